/* Fourline: four in a row, its rules, games, levels, and exact scores of every position.

   Handles are made by a function and given back to its _free. A function that fails says why through
   fourline_error(), for each thread by itself; null is always answered with an error. Columns and rows count from
   0, rows from the top; texts of moves count columns from 1. All texts are UTF-8. A handle is used by one thread
   at a time.

   Written by a test of crates/c from its Rust; do not change it by hand. Licence: MIT or Apache-2.0. */

#ifndef FOURLINE_H
#define FOURLINE_H

#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

/*
 What stands for a column that takes no disc, and for a score that there is not.
 */
#define FOURLINE_NO_SCORE INT32_MIN

/*
 A game in progress or over.
 */
typedef struct FourlineGame FourlineGame;

/*
 Discs on a board.
 */
typedef struct FourlinePosition FourlinePosition;

/*
 Finds exact scores. One thread may use it at a time.
 */
typedef struct FourlineSolver FourlineSolver;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/*
 Why the last call of this thread failed: a sentence, empty if none did. It is the library's, and valid until the
 next call in this thread.
 */
const char *fourline_error(void);

/*
 The version of the library, which is its own text.
 */
const char *fourline_version(void);

/*
 Gives a text back that a function has made. Null is fine.
 */
void fourline_text_free(char *text);

/*
 A game under rules: the name of a preset ("classic", "second-chance", "strict", "power") or a text such as
 "size=8x7 undo=3". The seed is for lots and computer players. Null if there are no such rules.
 */
FourlineGame *fourline_game_new(const char *rules, uint64_t seed);

/*
 The game that a record tells. Null if it can't be read.
 */
FourlineGame *fourline_game_from_record(const char *record);

/*
 Gives a game back. Null is fine.
 */
void fourline_game_free(FourlineGame *game);

/*
 Carries a command out for a seat, 1 or 2, or with 0 for the one whose business it is: "drop d", "remove d6",
 "block", "undo", "keep", "end", "pick X", "offer draw", "offer takeback", "accept", "decline", "resign", "abort",
 "abandon", "flag". The time is in milliseconds since the beginning. False if that is not possible; then nothing
 has changed.
 */
bool fourline_game_do(FourlineGame *game,
                      const char *command,
                      uint32_t seat,
                      uint64_t at_ms);

/*
 Lets a computer player do something for the seat to move: "1" to "10", "robot" or "random". False if the game is
 over or there is no such player.
 */
bool fourline_game_let_play(FourlineGame *game,
                            const char *player);

/*
 What the seat to move can do now, a command on each line. Give it back with fourline_text_free.
 */
char *fourline_game_actions(const FourlineGame *game);

/*
 The seat to move, 1 or 2; 0 if the game is over.
 */
uint32_t fourline_game_turn(const FourlineGame *game);

/*
 The seat that won, 1 or 2; 0 if none did, or not yet.
 */
uint32_t fourline_game_winner(const FourlineGame *game);

/*
 The board of a game. Give it back with fourline_position_free.
 */
FourlinePosition *fourline_game_position(const FourlineGame *game);

/*
 The record of a game: readable text from which it can be made again. Give it back with fourline_text_free.
 */
char *fourline_game_record(const FourlineGame *game);

/*
 The position after these moves on the usual board, such as "4453" or "ddec"; "" for the empty one. Null if they
 can't be played.
 */
FourlinePosition *fourline_position_new(const char *moves);

/*
 The same on a board with so many columns and rows, where so many discs in a line win.
 */
FourlinePosition *fourline_position_new_on(uint32_t columns,
                                           uint32_t rows,
                                           uint32_t connect,
                                           const char *moves);

/*
 Gives a position back. Null is fine.
 */
void fourline_position_free(FourlinePosition *position);

/*
 The side to move drops a disc into a column. False if it can't; then nothing has changed.
 */
bool fourline_position_play(FourlinePosition *position, uint32_t column);

/*
 How many columns the board has; 0 for null.
 */
uint32_t fourline_position_columns(const FourlinePosition *position);

/*
 How many rows the board has; 0 for null.
 */
uint32_t fourline_position_rows(const FourlinePosition *position);

/*
 Whose turn it is, 1 or 2; 0 if the game is over.
 */
uint32_t fourline_position_turn(const FourlinePosition *position);

/*
 The side with a line, 1 or 2; 0 if there is none; 3 if both have one.
 */
uint32_t fourline_position_winner(const FourlinePosition *position);

/*
 Writes all cells, row by row from the top: 0 is free, 1 and 2 are the sides. Gives how many there are, or 0 if
 there is not enough room.
 */
uintptr_t fourline_position_cells(const FourlinePosition *position,
                                  int8_t *cells,
                                  uintptr_t room);

/*
 The board as text, a line for each row. Give it back with fourline_text_free.
 */
char *fourline_position_text(const FourlinePosition *position);

/*
 A solver with so many bytes for its table (16777216 is a good number) and so many threads for one position. Null
 if there is not that much memory.
 */
FourlineSolver *fourline_solver_new(uintptr_t memory,
                                    uint32_t threads);

/*
 Gives a solver back. Null is fine.
 */
void fourline_solver_free(FourlineSolver *solver);

/*
 The exact score for the side to move: positive if it wins, the sooner the larger, 0 for a draw.
 FOURLINE_NO_SCORE if the position can't be solved.
 */
int32_t fourline_solver_score(FourlineSolver *solver, const FourlinePosition *position);

/*
 Writes what each column is worth, FOURLINE_NO_SCORE where it is full, and gives how many columns there are; 0 if
 the position can't be solved or there is not enough room.
 */
uintptr_t fourline_solver_scores(FourlineSolver *solver,
                                 const FourlinePosition *position,
                                 int32_t *scores,
                                 uintptr_t room);

/*
 Writes best play of both sides to the end as columns, and gives how many moves that are; 0 if the position can't
 be solved or there is not enough room. There is always enough with 128.
 */
uintptr_t fourline_solver_line(FourlineSolver *solver,
                               const FourlinePosition *position,
                               uint32_t *columns,
                               uintptr_t room);

/*
 Why the last call of this thread failed: a sentence, empty if none did. It is the library's, and valid until the
 next call in this thread.
 */
const char *fourline_error(void);

/*
 The version of the library, which is its own text.
 */
const char *fourline_version(void);

/*
 Gives a text back that a function has made. Null is fine.
 */
void fourline_text_free(char *text);

/*
 The position after these moves on the usual board, such as "4453" or "ddec"; "" for the empty one. Null if they
 can't be played.
 */
FourlinePosition *fourline_position_new(const char *moves);

/*
 The same on a board with so many columns and rows, where so many discs in a line win.
 */
FourlinePosition *fourline_position_new_on(uint32_t columns,
                                           uint32_t rows,
                                           uint32_t connect,
                                           const char *moves);

/*
 Gives a position back. Null is fine.
 */
void fourline_position_free(FourlinePosition *position);

/*
 The side to move drops a disc into a column. False if it can't; then nothing has changed.
 */
bool fourline_position_play(FourlinePosition *position, uint32_t column);

/*
 How many columns the board has; 0 for null.
 */
uint32_t fourline_position_columns(const FourlinePosition *position);

/*
 How many rows the board has; 0 for null.
 */
uint32_t fourline_position_rows(const FourlinePosition *position);

/*
 Whose turn it is, 1 or 2; 0 if the game is over.
 */
uint32_t fourline_position_turn(const FourlinePosition *position);

/*
 The side with a line, 1 or 2; 0 if there is none; 3 if both have one.
 */
uint32_t fourline_position_winner(const FourlinePosition *position);

/*
 Writes all cells, row by row from the top: 0 is free, 1 and 2 are the sides. Gives how many there are, or 0 if
 there is not enough room.
 */
uintptr_t fourline_position_cells(const FourlinePosition *position,
                                  int8_t *cells,
                                  uintptr_t room);

/*
 The board as text, a line for each row. Give it back with fourline_text_free.
 */
char *fourline_position_text(const FourlinePosition *position);

/*
 A solver with so many bytes for its table (16777216 is a good number) and so many threads for one position. Null
 if there is not that much memory.
 */
FourlineSolver *fourline_solver_new(uintptr_t memory,
                                    uint32_t threads);

/*
 Gives a solver back. Null is fine.
 */
void fourline_solver_free(FourlineSolver *solver);

/*
 The exact score for the side to move: positive if it wins, the sooner the larger, 0 for a draw.
 FOURLINE_NO_SCORE if the position can't be solved.
 */
int32_t fourline_solver_score(FourlineSolver *solver, const FourlinePosition *position);

/*
 Writes what each column is worth, FOURLINE_NO_SCORE where it is full, and gives how many columns there are; 0 if
 the position can't be solved or there is not enough room.
 */
uintptr_t fourline_solver_scores(FourlineSolver *solver,
                                 const FourlinePosition *position,
                                 int32_t *scores,
                                 uintptr_t room);

/*
 Writes best play of both sides to the end as columns, and gives how many moves that are; 0 if the position can't
 be solved or there is not enough room. There is always enough with 128.
 */
uintptr_t fourline_solver_line(FourlineSolver *solver,
                               const FourlinePosition *position,
                               uint32_t *columns,
                               uintptr_t room);

/*
 A game under rules: the name of a preset ("classic", "second-chance", "strict", "power") or a text such as
 "size=8x7 undo=3". The seed is for lots and computer players. Null if there are no such rules.
 */
FourlineGame *fourline_game_new(const char *rules, uint64_t seed);

/*
 The game that a record tells. Null if it can't be read.
 */
FourlineGame *fourline_game_from_record(const char *record);

/*
 Gives a game back. Null is fine.
 */
void fourline_game_free(FourlineGame *game);

/*
 Carries a command out for a seat, 1 or 2, or with 0 for the one whose business it is: "drop d", "remove d6",
 "block", "undo", "keep", "end", "pick X", "offer draw", "offer takeback", "accept", "decline", "resign", "abort",
 "abandon", "flag". The time is in milliseconds since the beginning. False if that is not possible; then nothing
 has changed.
 */
bool fourline_game_do(FourlineGame *game,
                      const char *command,
                      uint32_t seat,
                      uint64_t at_ms);

/*
 Lets a computer player do something for the seat to move: "1" to "10", "robot" or "random". False if the game is
 over or there is no such player.
 */
bool fourline_game_let_play(FourlineGame *game,
                            const char *player);

/*
 What the seat to move can do now, a command on each line. Give it back with fourline_text_free.
 */
char *fourline_game_actions(const FourlineGame *game);

/*
 The seat to move, 1 or 2; 0 if the game is over.
 */
uint32_t fourline_game_turn(const FourlineGame *game);

/*
 The seat that won, 1 or 2; 0 if none did, or not yet.
 */
uint32_t fourline_game_winner(const FourlineGame *game);

/*
 The board of a game. Give it back with fourline_position_free.
 */
FourlinePosition *fourline_game_position(const FourlineGame *game);

/*
 The record of a game: readable text from which it can be made again. Give it back with fourline_text_free.
 */
char *fourline_game_record(const FourlineGame *game);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* FOURLINE_H */
