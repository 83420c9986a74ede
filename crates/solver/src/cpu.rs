//! The kinds of processors for which the search is compiled, and whether this machine is of a kind.
//! The source is the same for all; only the instructions that the compiler may use differ.
//!
//! This is one of the few places with `unsafe`: a function compiled for more instructions than the
//! rest of the program may only be called where they exist. What it brings is in `docs/solver.md`.

use crate::children::Node;
use crate::search::Search;
use crate::table::Slot;

/// Instructions that one build of the search may use.
pub(crate) trait Cpu {
    /// Whether several columns fit one register, so that computing all of them costs like one.
    const WIDE: bool;

    /// [`Search::visit`], compiled for this processor.
    fn visit<const W: usize, const H: usize, const L: usize>(
        search: &mut Search<W, H, L>,
        node: &Node,
        moves: i32,
        alpha: i32,
        slot: Option<&Slot>,
    ) -> i32;
}

/// Any processor of the target.
pub(crate) struct Baseline;

impl Cpu for Baseline {
    const WIDE: bool = false;

    fn visit<const W: usize, const H: usize, const L: usize>(
        search: &mut Search<W, H, L>,
        node: &Node,
        moves: i32,
        alpha: i32,
        slot: Option<&Slot>,
    ) -> i32 {
        search.visit::<Self>(node, moves, alpha, slot)
    }
}

#[cfg(target_arch = "x86_64")]
pub(crate) use x86::{Avx2, Avx512};

#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
mod x86 {
    use super::{Cpu, Node, Search, Slot};
    use std::sync::LazyLock;

    /// Declares a processor type and the search compiled for it.
    macro_rules! processor {
        ($(#[$doc:meta])* $name:ident: $enable:literal, $($feature:tt)+) => {
            $(#[$doc])*
            pub(crate) struct $name(());

            impl $name {
                /// Whether this machine has the instructions. Only then may the type be used.
                pub(crate) fn is_here() -> bool {
                    static HERE: LazyLock<bool> =
                        LazyLock::new(|| processor!(@all $($feature)+));
                    *HERE
                }
            }

            impl Cpu for $name {
                const WIDE: bool = true;

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
            }
        };
        (@all $first:tt $($rest:tt)*) => {
            is_x86_feature_detected!($first) $(&& is_x86_feature_detected!($rest))*
        };
    }

    processor! {
        /// Vectors of 512 bits, all lanes of 7x6 in one register.
        Avx512: "avx512f,avx512bw,avx512dq,avx512vl,avx512vpopcntdq,bmi1,bmi2,popcnt,lzcnt",
        "avx512f" "avx512bw" "avx512dq" "avx512vl" "avx512vpopcntdq" "bmi1" "bmi2" "popcnt" "lzcnt"
    }

    processor! {
        /// Vectors of 256 bits.
        Avx2: "avx2,bmi1,bmi2,popcnt,lzcnt",
        "avx2" "bmi1" "bmi2" "popcnt" "lzcnt"
    }
}
