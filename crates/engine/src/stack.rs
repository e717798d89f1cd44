//! A bounded stack that is copied as plain bytes, unlike `ArrayVec`.

use core::ops::{Deref, DerefMut};

/// At most `N` items, the last on top.
#[derive(Clone, Copy)]
pub struct Stack<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy, const N: usize> Stack<T, N> {
    /// An empty stack; `filler` occupies the unused places.
    pub const fn new(filler: T) -> Self {
        Self {
            len: 0,
            items: [filler; N],
        }
    }

    #[inline(always)]
    pub fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    #[inline(always)]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[self.len as usize])
    }

    #[inline(always)]
    pub fn last(&self) -> Option<&T> {
        self.items.get((self.len as usize).wrapping_sub(1))
    }

    #[inline(always)]
    pub fn last_mut(&mut self) -> Option<&mut T> {
        self.items.get_mut((self.len as usize).wrapping_sub(1))
    }

    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T, const N: usize> Deref for Stack<T, N> {
    type Target = [T];

    #[inline(always)]
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for Stack<T, N> {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}
