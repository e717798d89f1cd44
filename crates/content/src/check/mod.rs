//! What must hold for the content as a whole.

mod counts;

use crate::read::Draft;
use crate::source::Log;

pub(crate) fn all(log: &Log, draft: &Draft<'_>) {
    counts::check(log, draft);
}
