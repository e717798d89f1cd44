//! The only functions that change pieces, goods and rooms. Each notes its event
//! and keeps the derived sets true.

mod cubes;
mod cylinders;
mod goods;
mod rooms;
mod supply;
mod units;
