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
    pub(crate) fn cookie(&self, id: &str, secure: bool) -> String {
        let sign = self.sign("cookie", id);
        let secure = if secure { "; Secure" } else { "" };
        format!("{NAME}={id}.{sign}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax{secure}")
    }

    /// The person of a `Cookie` header, if it is genuine.
    pub(crate) fn person<'h>(&self, header: &'h str) -> Option<&'h str> {
        let cookies = header.split(';').map(str::trim);
        let mut mine = cookies.filter_map(|c| c.strip_prefix(NAME)?.strip_prefix('='));
        self.verify("cookie", mine.next()?)
    }

    /// A secret that brings this person back on another device; `count` tells it from
    /// the ones before.
    pub(crate) fn recovery(&self, id: &str, count: i64) -> String {
        format!("{id}.{}", self.sign(&format!("recovery {count}"), id))
    }

    /// The person whom a secret claims to bring back.
    pub(crate) fn claimed(secret: &str) -> Option<&str> {
        Some(secret.trim().split_once('.')?.0)
    }

    /// Whether it is this secret that brings the person back.
    pub(crate) fn recovers(&self, secret: &str, id: &str, count: i64) -> bool {
        self.verify(&format!("recovery {count}"), secret.trim()) == Some(id)
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
        let cookie = key.cookie("someone", false);
        assert!(key.cookie("someone", true).ends_with("; Secure"));
        let header = format!("other=1; {}", cookie.split(';').next().expect("a value"));
        assert_eq!(key.person(&header), Some("someone"));
        assert_eq!(Key::new([2; 32]).person(&header), None);
        assert_eq!(key.person(&header.replace("someone", "another")), None);
        let secret = key.recovery("someone", 2);
        assert_eq!(Key::claimed(&secret), Some("someone"));
        assert!(key.recovers(&secret, "someone", 2));
        assert!(!key.recovers(&secret, "someone", 3), "a new one was made");
        assert!(!key.recovers(&secret.replace("someone", "another"), "another", 2));
        let as_cookie = format!("{NAME}={secret}");
        assert_eq!(key.person(&as_cookie), None);
    }
}
