//! Files as they are read: tables with their places, marks and errors.

mod bound;
mod item;
mod log;
mod provenance;
pub(crate) mod value;

pub(crate) use item::{Cx, Item, entries};
pub(crate) use log::{Log, Site, Source};
pub(crate) use provenance::Provenance;
