//! Host names: every test has the page at one of its own, so that it finds nothing of what another has stored.

use crate::environment::setting;
use crate::unique_number::unique_number;

/// The host of every address that `cargo xtask test` tells.
const THIS_MACHINE: &str = "127.0.0.1";

/// A host name that nobody has used: all that end like this lead to this machine (RFC 6761, 6.3).
pub(crate) fn unused_host() -> String {
    format!("test-{}.localhost", unique_number())
}

/// An address on this machine by another name of its host.
pub(crate) fn at_host(address: &str, host: &str) -> String {
    address.replacen(THIS_MACHINE, host, 1)
}

/// The address of the built page by a host name.
pub(crate) fn page_at_host(host: &str) -> String {
    at_host(&setting("SESSA_URL"), host)
}

/// What stands before the path of an address: scheme, host and port.
pub(crate) fn origin_of(address: &str) -> &str {
    let host = address.find("://").map_or(0, |at| at + 3);
    let end = address[host..].find('/');
    end.map_or(address, |end| &address[..host + end])
}

/// The name of the host in an address.
pub(crate) fn host_of(address: &str) -> &str {
    let origin = origin_of(address);
    let host = origin.split_once("://").map_or(origin, |(_, host)| host);
    host.split_once(':').map_or(host, |(name, _)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_taken_apart_and_moved_to_another_host() {
        let address = "http://127.0.0.1:4000/some/where/";
        assert_eq!(origin_of(address), "http://127.0.0.1:4000");
        assert_eq!(host_of(address), THIS_MACHINE);
        assert_eq!(origin_of("http://h"), "http://h");
        assert_eq!(host_of("http://h"), "h");
        let moved = at_host(address, "test-1.localhost");
        assert_eq!(moved, "http://test-1.localhost:4000/some/where/");
        assert_eq!(host_of(&moved), "test-1.localhost");
        assert_ne!(unused_host(), unused_host());
    }
}
