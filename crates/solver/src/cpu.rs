//! The kinds of processors for which the search is compiled, and whether this machine is of a kind.
//! The source is the same for all; only the instructions that the compiler may use differ.
//!
//! This is one of the few places with `unsafe`: a function compiled for more instructions than the
//! rest of the program may only be called where they exist. What it brings is in `docs/solver.md`.

use crate::children::{Lanes, Node};
use crate::groups::{self, SmallGame};
use crate::search::Search;
use crate::table::Slot;

/// Instructions that one build of the search may use.
pub(crate) trait Cpu {
    /// Whether several columns fit one register, so that computing all of them costs like one.
    const WIDE: bool;

    /// Those of `cells` that are in each of the `columns`.
    #[inline(always)]
    fn by_column<const L: usize>(cells: u64, columns: &Lanes<L>) -> Lanes<L> {
        columns.map(|column| column & cells)
    }

    /// The lanes that are not zero, one bit each.
    #[inline(always)]
    fn not_zero<const L: usize>(lanes: &Lanes<L>) -> u32 {
        let mut set = 0;
        for (lane, &value) in lanes.iter().enumerate() {
            set |= ((value != 0) as u32) << lane;
        }
        set
    }

    /// [`Search::visit`], compiled for this processor.
    fn visit<const W: usize, const H: usize, const L: usize>(
        search: &mut Search<W, H, L>,
        node: &Node,
        moves: i32,
        alpha: i32,
        slot: Option<&Slot>,
    ) -> i32;

    /// [`groups::promised`], compiled for this processor.
    fn promised<const W: usize, const H: usize>(node: &Node, left: i32, needed: i32)
    -> Option<i32>;

    /// [`SmallGame::follower_succeeds`], compiled for this processor.
    fn follower_succeeds<const W: usize, const H: usize>(
        game: &mut SmallGame<W, H>,
        attacker: u64,
        follower: u64,
        filled: u64,
        wins: u64,
    ) -> bool;
}

/// Any processor of the target.
pub(crate) struct Baseline;

impl Cpu for Baseline {
    // WebAssembly's vectors hold two columns; that is just enough to be worth it.
    const WIDE: bool = cfg!(target_feature = "simd128");

    fn visit<const W: usize, const H: usize, const L: usize>(
        search: &mut Search<W, H, L>,
        node: &Node,
        moves: i32,
        alpha: i32,
        slot: Option<&Slot>,
    ) -> i32 {
        search.visit::<Self>(node, moves, alpha, slot)
    }

    #[inline(never)]
    fn promised<const W: usize, const H: usize>(
        node: &Node,
        left: i32,
        needed: i32,
    ) -> Option<i32> {
        groups::promised::<W, H, Self>(node, left, needed)
    }

    fn follower_succeeds<const W: usize, const H: usize>(
        game: &mut SmallGame<W, H>,
        attacker: u64,
        follower: u64,
        filled: u64,
        wins: u64,
    ) -> bool {
        game.follower_succeeds::<Self>(attacker, follower, filled, wins)
    }
}

#[cfg(target_arch = "x86_64")]
pub(crate) use x86::{Avx2, Avx512};

#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
mod x86 {
    use super::{Cpu, Lanes, Node, Search, Slot, SmallGame, groups};
    use std::arch::x86_64::{
        __m512i, _mm512_and_si512, _mm512_set1_epi64, _mm512_setr_epi64, _mm512_test_epi64_mask,
    };
    use std::sync::LazyLock;

    /// Lanes of a board that has eight, as all do that are compiled for these processors.
    #[inline(always)]
    fn eight<const L: usize>(lanes: &Lanes<L>) -> &[u64; 8] {
        const { assert!(L == 8) };
        lanes.first_chunk().expect("eight lanes")
    }

    #[inline]
    #[target_feature(enable = "avx512f")]
    fn vector(lanes: &[u64; 8]) -> __m512i {
        let [a, b, c, d, e, f, g, h] = lanes.map(|lane| lane as i64);
        _mm512_setr_epi64(a, b, c, d, e, f, g, h)
    }

    /// Declares a processor type and the search compiled for it.
    macro_rules! processor {
        (
            $(#[$doc:meta])*
            $name:ident unless $left_out:meta: $enable:literal, [$($feature:tt)+] $($lanes:item)*
        ) => {
            $(#[$doc])*
            pub(crate) struct $name(());

            impl $name {
                /// Whether this machine has the instructions. Only then may the type be used. A build
                /// for a comparison can leave them out.
                pub(crate) fn is_here() -> bool {
                    static HERE: LazyLock<bool> =
                        LazyLock::new(|| !cfg!($left_out) && processor!(@all $($feature)+));
                    *HERE
                }
            }

            impl Cpu for $name {
                const WIDE: bool = true;

                $($lanes)*

                #[inline(always)]
                fn visit<const W: usize, const H: usize, const L: usize>(
                    search: &mut Search<W, H, L>,
                    node: &Node,
                    moves: i32,
                    alpha: i32,
                    slot: Option<&Slot>,
                ) -> i32 {
                    #[target_feature(enable = $enable)]
                    fn compiled<const W: usize, const H: usize, const L: usize>(
                        search: &mut Search<W, H, L>,
                        node: &Node,
                        moves: i32,
                        alpha: i32,
                        slot: Option<&Slot>,
                    ) -> i32 {
                        search.visit::<$name>(node, moves, alpha, slot)
                    }
                    // SAFETY: the type is used only after `is_here` said yes.
                    unsafe { compiled(search, node, moves, alpha, slot) }
                }

                #[inline(always)]
                fn promised<const W: usize, const H: usize>(
                    node: &Node,
                    left: i32,
                    needed: i32,
                ) -> Option<i32> {
                    #[inline(never)]
                    #[target_feature(enable = $enable)]
                    fn compiled<const W: usize, const H: usize>(
                        node: &Node,
                        left: i32,
                        needed: i32,
                    ) -> Option<i32> {
                        groups::promised::<W, H, $name>(node, left, needed)
                    }
                    // SAFETY: the type is used only after `is_here` said yes.
                    unsafe { compiled::<W, H>(node, left, needed) }
                }

                #[inline(always)]
                fn follower_succeeds<const W: usize, const H: usize>(
                    game: &mut SmallGame<W, H>,
                    attacker: u64,
                    follower: u64,
                    filled: u64,
                    wins: u64,
                ) -> bool {
                    #[target_feature(enable = $enable)]
                    fn compiled<const W: usize, const H: usize>(
                        game: &mut SmallGame<W, H>,
                        attacker: u64,
                        follower: u64,
                        filled: u64,
                        wins: u64,
                    ) -> bool {
                        game.follower_succeeds::<$name>(attacker, follower, filled, wins)
                    }
                    // SAFETY: the type is used only after `is_here` said yes.
                    unsafe { compiled(game, attacker, follower, filled, wins) }
                }
            }
        };
        (@all $first:tt $($rest:tt)*) => {
            is_x86_feature_detected!($first) $(&& is_x86_feature_detected!($rest))*
        };
    }

    processor! {
        /// Vectors of 512 bits, all lanes of 7x6 in one register.
        Avx512 unless any(fourline_vectors = "none", fourline_vectors = "256"):
        "avx512f,avx512bw,avx512dq,avx512vl,avx512vpopcntdq,bmi1,bmi2,popcnt,lzcnt",
        ["avx512f" "avx512bw" "avx512dq" "avx512vl" "avx512vpopcntdq" "bmi1" "bmi2" "popcnt" "lzcnt"]
        #[inline(always)]
        fn by_column<const L: usize>(cells: u64, columns: &Lanes<L>) -> Lanes<L> {
            #[target_feature(enable = "avx512f")]
            fn by_column(cells: u64, columns: &[u64; 8]) -> [u64; 8] {
                let lanes = _mm512_and_si512(vector(columns), _mm512_set1_epi64(cells as i64));
                // SAFETY: both are 64 bytes without invalid values.
                unsafe { std::mem::transmute::<__m512i, [u64; 8]>(lanes) }
            }
            // SAFETY: the type is used only after `is_here` said yes.
            let lanes = unsafe { by_column(cells, eight(columns)) };
            std::array::from_fn(|lane| lanes[lane])
        }

        #[inline(always)]
        fn not_zero<const L: usize>(lanes: &Lanes<L>) -> u32 {
            #[target_feature(enable = "avx512f")]
            fn not_zero(lanes: &[u64; 8]) -> u32 {
                let lanes = vector(lanes);
                u32::from(_mm512_test_epi64_mask(lanes, lanes))
            }
            // SAFETY: the type is used only after `is_here` said yes.
            unsafe { not_zero(eight(lanes)) }
        }
    }

    processor! {
        /// Vectors of 256 bits.
        Avx2 unless fourline_vectors = "none": "avx2,bmi1,bmi2,popcnt,lzcnt",
        ["avx2" "bmi1" "bmi2" "popcnt" "lzcnt"]
    }
}
