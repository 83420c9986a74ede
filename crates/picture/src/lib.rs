//! Pictures of games: one drawing of a [`GameView`](fourline_game::GameView), as SVG, as PNG, as a
//! strip, or as a film. Nothing here reads or writes files, and nothing decides about the game.
//!
//! ```
//! use fourline_game::{Game, GameView, Name, Player, Seat, Setup};
//! use fourline_picture::{Look, Size, Theme, svg};
//! use fourline_rules::Rules;
//!
//! let people = [Player::human(Name::new("Ann")?), Player::human(Name::new("<Bob>")?)];
//! let game = Game::new(Setup::new(Rules::CLASSIC, people)?);
//! let look = Look { theme: Theme::Squares, ..Look::default() };
//! let scene = look.scene(&GameView::of(&game, Seat::One));
//! let text = svg::write(&scene, Size::Natural);
//! assert!(text.contains("Ann (X) vs &lt;Bob&gt; (O)"));
//! assert_eq!((scene.width, scene.height), (512.0, 512.0));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Layout
//! - [`Tokens`]: the colours that all faces share, dark and light.
//! - [`Theme`]: colours and shapes; [`Layout`]: where things are.
//! - [`Look::scene`]: a game as a [`Scene`], a list of simple marks that the window paints as well.
//! - [`svg`]: a scene as text.
//! - [`strip()`]: a whole game.
//! - With the feature `raster`, `Pixels`: a scene as pixels and PNG; `Film`: a whole game as GIF or animated
//!   PNG.

mod board;
#[cfg(feature = "raster")]
mod film;
mod layout;
mod lettering;
mod note;
#[cfg(feature = "raster")]
mod raster;
mod scene;
mod size;
mod strip;
pub mod svg;
mod theme;
mod tokens;

pub use board::{Look, has_first_symbol, winning_lines};
#[cfg(feature = "raster")]
pub use film::{Film, Pace};
pub use layout::Layout;
#[cfg(feature = "font")]
pub use lettering::FONT;
pub use note::Note;
#[cfg(feature = "raster")]
pub use raster::{PictureError, Pixels};
pub use scene::{Form, Mark, Pen, Scene};
pub use size::{Size, SizeError};
pub use strip::strip;
pub use theme::{Colour, Palette, Theme, UnknownTheme};
pub use tokens::{Disc, Scheme, Tokens};
