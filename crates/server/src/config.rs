//! What the one who runs a server decides.

use crate::limits::Rate;
use crate::public::PublicUrl;
use std::net::IpAddr;
use std::str::FromStr;

/// The settings of a server, with defaults that are safe.
#[derive(Clone, Debug)]
pub struct Config {
    /// What people type to come here; `None` for a server that only this machine can reach.
    pub public_url: Option<PublicUrl>,
    /// Whose word about a visitor's address is believed.
    pub trusted_proxies: Vec<AddressRange>,
    /// How long a side has to be away before the other may claim the game.
    pub grace_ms: u64,
    /// How often things may be done.
    pub rates: Rates,
    /// How many connections at once.
    pub most_sockets: usize,
    /// How many of them from one address.
    pub most_sockets_per_address: usize,
    /// How many tables in memory at once.
    pub most_tables: usize,
    /// How many threads let computers think.
    pub computers: usize,
    /// A table without connections is forgotten after this; the store has it.
    pub idle_ms: u64,
    /// How often a connection has to give a sign of life, and after how long a silence it is ended.
    pub heartbeat_ms: [u64; 2],
    /// When old games are deleted.
    pub keep: Keep,
    /// Do other nodes use the same store?
    pub has_peers: bool,
    /// How long sockets have to end when the server stops.
    pub stop_ms: u64,
}

/// How often things may be done: by an address, or by a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rates {
    /// Inviting, by address.
    pub create: Rate,
    /// Joining and withdrawing, by address.
    pub join: Rate,
    /// Looking, by address.
    pub read: Rate,
    /// Questions about positions, by address.
    pub solve: Rate,
    /// Opening a connection, by address.
    pub connect: Rate,
    /// Messages on one connection.
    pub messages: Rate,
    /// Commands of one seat, on all its connections.
    pub commands: Rate,
    /// Reactions of one seat.
    pub reactions: Rate,
}

/// How long games are kept, in days.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Keep {
    /// Invitations that were not taken.
    pub open_days: u32,
    /// Finished games.
    pub over_days: u32,
    /// Games that are not continued.
    pub idle_days: u32,
}

impl Default for Rates {
    fn default() -> Rates {
        Rates {
            create: Rate { per_minute: 20, burst: 20 },
            join: Rate { per_minute: 60, burst: 30 },
            read: Rate { per_minute: 600, burst: 200 },
            solve: Rate { per_minute: 600, burst: 100 },
            connect: Rate { per_minute: 120, burst: 60 },
            messages: Rate { per_minute: 600, burst: 60 },
            commands: Rate { per_minute: 300, burst: 40 },
            reactions: Rate { per_minute: 20, burst: 4 },
        }
    }
}

impl Default for Keep {
    fn default() -> Keep {
        Keep { open_days: 7, over_days: 365, idle_days: 90 }
    }
}

impl Default for Config {
    fn default() -> Config {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            public_url: None,
            trusted_proxies: Vec::new(),
            grace_ms: 60_000,
            rates: Rates::default(),
            most_sockets: 20_000,
            most_sockets_per_address: 200,
            most_tables: 50_000,
            computers: cores.saturating_sub(1).max(1),
            idle_ms: 60_000,
            heartbeat_ms: [15_000, 30_000],
            keep: Keep::default(),
            has_peers: false,
            stop_ms: 10_000,
        }
    }
}

/// An address, or all that begin like it: `10.0.0.1`, `10.0.0.0/8`, `fd00::/8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AddressRange {
    start: IpAddr,
    bits: u8,
}

/// A text is no range of addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoRange;

impl AddressRange {
    /// Is it one address alone?
    pub fn is_single(&self) -> bool {
        self.bits == if self.start.is_ipv4() { 32 } else { 128 }
    }

    /// Is the address in it?
    pub fn contains(&self, address: IpAddr) -> bool {
        match (self.start, address.to_canonical()) {
            (IpAddr::V4(start), IpAddr::V4(address)) => {
                let shift = 32 - u32::from(self.bits);
                start.to_bits().checked_shr(shift) == address.to_bits().checked_shr(shift)
            }
            (IpAddr::V6(start), IpAddr::V6(address)) => {
                let shift = 128 - u32::from(self.bits);
                start.to_bits().checked_shr(shift) == address.to_bits().checked_shr(shift)
            }
            _ => false,
        }
    }
}

impl FromStr for AddressRange {
    type Err = NoRange;

    fn from_str(text: &str) -> Result<AddressRange, NoRange> {
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits)),
            None => (text, None),
        };
        let start = address.parse::<IpAddr>().map_err(|_| NoRange)?.to_canonical();
        let most = if start.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), |bits| bits.parse().map_err(|_| NoRange))?;
        if bits > most { Err(NoRange) } else { Ok(AddressRange { start, bits }) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_contain_what_begins_like_them() {
        let within = |range: &str, address: &str| {
            range.parse::<AddressRange>().unwrap().contains(address.parse().unwrap())
        };
        assert!(within("10.0.0.1", "10.0.0.1") && !within("10.0.0.1", "10.0.0.2"));
        assert!(within("10.0.0.0/8", "10.255.0.1") && !within("10.0.0.0/8", "11.0.0.1"));
        assert!(within("0.0.0.0/0", "1.2.3.4") && !within("0.0.0.0/0", "::1"));
        assert!(within("fd00::/8", "fdff::1") && within("::1", "::1"));
        assert!(within("127.0.0.1", "::ffff:127.0.0.1"));
        for bad in ["", "10.0.0", "10.0.0.0/33", "::/129", "x/8", "10.0.0.0/-1"] {
            assert_eq!(bad.parse::<AddressRange>(), Err(NoRange), "{bad}");
        }
    }
}
