//! Tests of the crate from outside, linked once.

mod archive;
mod ark;
mod content;
mod crash;
mod engine;
mod explain;
mod help;
mod lab;
mod perft;
mod play;
mod replay;
mod rules;
mod scenario;
mod serve;
mod sim;
