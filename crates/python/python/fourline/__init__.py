"""Four in a row: rules, games, levels, pictures, and exact scores of every position."""

from ._fourline import (
    Analysis,
    Event,
    FourlineError,
    Game,
    IllegalMove,
    Level,
    Position,
    Rules,
    Solver,
    SolverError,
    __version__,
)

__all__ = [
    "Analysis",
    "Event",
    "FourlineError",
    "Game",
    "IllegalMove",
    "Level",
    "Position",
    "Rules",
    "Solver",
    "SolverError",
    "__version__",
]
