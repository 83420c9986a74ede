/* Every function once, and what each makes of bad arguments. Run with a check for leaks and bad memory. */
#include "fourline.h"
#include <assert.h>
#include <stdio.h>
#include <string.h>

static void positions(void) {
    FourlinePosition *position = fourline_position_new("4453");
    assert(position && strlen(fourline_error()) == 0);
    assert(fourline_position_columns(position) == 7 && fourline_position_rows(position) == 6);
    assert(fourline_position_turn(position) == 1 && fourline_position_winner(position) == 0);
    int8_t cells[42];
    assert(fourline_position_cells(position, cells, 42) == 42);
    assert(cells[35 + 3] == 1 && cells[28 + 3] == 2 && cells[0] == 0);
    assert(fourline_position_cells(position, cells, 41) == 0 && strlen(fourline_error()) > 0);
    assert(fourline_position_cells(position, NULL, 42) == 0);
    assert(fourline_position_play(position, 3) && fourline_position_turn(position) == 2);
    assert(!fourline_position_play(position, 7) && !fourline_position_play(position, 4000000000u));
    char *text = fourline_position_text(position);
    assert(strstr(text, ". . O X X . ."));
    fourline_text_free(text);
    fourline_position_free(position);

    FourlinePosition *won = fourline_position_new("1122334");
    assert(fourline_position_winner(won) == 1 && fourline_position_turn(won) == 0);
    assert(!fourline_position_play(won, 0));
    fourline_position_free(won);

    FourlinePosition *other = fourline_position_new_on(9, 7, 5, "ee");
    assert(fourline_position_columns(other) == 9);
    fourline_position_free(other);
    assert(!fourline_position_new("8") && strlen(fourline_error()) > 10);
    assert(!fourline_position_new(NULL) && !fourline_position_new("\xff\xfe"));
    assert(!fourline_position_new_on(99, 1, 4, "") && !fourline_position_new_on(7, 6, 4, NULL));
    assert(!fourline_position_text(NULL) && fourline_position_columns(NULL) == 0);
    fourline_position_free(NULL);
    fourline_text_free(NULL);
}

static void solver(void) {
    FourlineSolver *solver = fourline_solver_new(16777216, 2);
    FourlinePosition *position = fourline_position_new("44444152555526313");
    assert(fourline_solver_score(solver, position) == 0);
    int32_t scores[7];
    static const int32_t expected[7] = {-2, 0, 0, -10, -10, 0, -4};
    assert(fourline_solver_scores(solver, position, scores, 7) == 7);
    assert(memcmp(scores, expected, sizeof scores) == 0);
    assert(fourline_solver_scores(solver, position, scores, 6) == 0);
    uint32_t line[128];
    assert(fourline_solver_line(solver, position, line, 128) == 42 - 17);
    fourline_position_free(position);

    FourlinePosition *full = fourline_position_new("444444");
    assert(fourline_solver_scores(solver, full, scores, 7) == 7 && scores[3] == FOURLINE_NO_SCORE);
    fourline_position_free(full);
    FourlinePosition *won = fourline_position_new("1122334");
    assert(fourline_solver_score(solver, won) == FOURLINE_NO_SCORE && strlen(fourline_error()) > 10);
    fourline_position_free(won);
    assert(fourline_solver_score(solver, NULL) == FOURLINE_NO_SCORE);
    assert(fourline_solver_score(NULL, NULL) == FOURLINE_NO_SCORE);
    fourline_solver_free(solver);
    fourline_solver_free(NULL);
    assert(!fourline_solver_new(0, 1) && !fourline_solver_new(16777216, 0));
}

static void games(void) {
    FourlineGame *game = fourline_game_new("power", 7);
    assert(fourline_game_do(game, "drop d", 0, 100));
    assert(fourline_game_do(game, "drop d", 0, 150) && !fourline_game_do(game, "accept", 0, 150));
    assert(!fourline_game_do(game, "jump", 0, 200) && strlen(fourline_error()) > 10);
    assert(!fourline_game_do(game, "drop d", 9, 200) && !fourline_game_do(game, NULL, 0, 200));
    while (fourline_game_turn(game) != 0) {
        char *actions = fourline_game_actions(game);
        assert(strlen(actions) > 0);
        fourline_text_free(actions);
        assert(fourline_game_let_play(game, fourline_game_turn(game) == 1 ? "6" : "robot"));
    }
    assert(!fourline_game_let_play(game, "6") && !fourline_game_do(game, "drop d", 0, 300));
    char *record = fourline_game_record(game);
    FourlineGame *again = fourline_game_from_record(record);
    assert(again && fourline_game_winner(again) == fourline_game_winner(game));
    FourlinePosition *board = fourline_game_position(again);
    assert(fourline_position_rows(board) == 6);
    fourline_position_free(board);
    fourline_game_free(again);
    fourline_text_free(record);
    assert(!fourline_game_let_play(game, "hal"));
    fourline_game_free(game);
    fourline_game_free(NULL);
    assert(!fourline_game_new("chess", 0) && !fourline_game_new(NULL, 0));
    assert(!fourline_game_from_record("nothing") && !fourline_game_actions(NULL));
}

int main(void) {
    positions();
    solver();
    games();
    printf("fourline %s: all is well\n", fourline_version());
    return 0;
}
