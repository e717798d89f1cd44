//! Who somebody is, in a cookie that only this server can have written.

use crate::random;

/// The name of the cookie.
pub(crate) const NAME: &str = "ark_id";

/// What signs cookies and recovery secrets. All nodes on one database share it.
#[derive(Clone)]
pub(crate) struct Key([u8; 32]);

impl Key {
    pub(crate) const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    fn sign(&self, purpose: &str, id: &str) -> blake3::Hash {
        blake3::keyed_hash(&self.0, format!("{purpose} {id}").as_bytes())
    }

    /// The header that sets the cookie of this person.
    pub(crate) fn cookie(&self, id: &str) -> String {
        let sign = self.sign("cookie", id);
        format!("{NAME}={id}.{sign}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax")
    }

    /// The person of a `Cookie` header, if it is genuine.
    pub(crate) fn person<'h>(&self, header: &'h str) -> Option<&'h str> {
        let cookies = header.split(';').map(str::trim);
        let mut mine = cookies.filter_map(|c| c.strip_prefix(NAME)?.strip_prefix('='));
        self.verify("cookie", mine.next()?)
    }

    /// A secret that brings this person back on another device.
    pub(crate) fn recovery(&self, id: &str) -> String {
        format!("{id}.{}", self.sign("recovery", id))
    }

    pub(crate) fn recovered<'s>(&self, secret: &'s str) -> Option<&'s str> {
        self.verify("recovery", secret.trim())
    }

    fn verify<'s>(&self, purpose: &str, signed: &'s str) -> Option<&'s str> {
        let (id, sign) = signed.split_once('.')?;
        let sign = random::from_hex::<32>(sign)?;
        // Compared in constant time.
        (self.sign(purpose, id) == blake3::Hash::from(sign)).then_some(id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_this_key_signed_for_this_purpose_is_believed() {
        let key = Key::new([1; 32]);
        let cookie = key.cookie("someone");
        let header = format!("other=1; {}", cookie.split(';').next().expect("a value"));
        assert_eq!(key.person(&header), Some("someone"));
        assert_eq!(Key::new([2; 32]).person(&header), None);
        assert_eq!(key.person(&header.replace("someone", "another")), None);
        assert_eq!(key.recovered(&key.recovery("someone")), Some("someone"));
        let as_cookie = format!("{NAME}={}", key.recovery("someone"));
        assert_eq!(key.person(&as_cookie), None);
    }
}
