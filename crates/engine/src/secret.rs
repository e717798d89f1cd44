//! What one seat knows and the others do not.

/// A hidden value. It has no `Debug` and is never serialised; reading the state
/// shows what is secret. A public fact about it is a named method of `Game`.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Secret<T>(T);

impl<T: Copy> Secret<T> {
    pub const fn new(value: T) -> Self {
        Self(value)
    }

    /// The value itself: for the rules, and for whoever may see everything
    /// (records, scenarios). Views and bots go through `Game::view_of`-like doors.
    #[inline(always)]
    pub const fn open(&self) -> T {
        self.0
    }

    #[inline(always)]
    pub(crate) fn open_mut(&mut self) -> &mut T {
        &mut self.0
    }
}
