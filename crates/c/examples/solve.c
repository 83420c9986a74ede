/* cc solve.c -I include -L folder-of-libfourline -lfourline */
#include "fourline.h"
#include <stdio.h>

int main(int count, char **arguments) {
    FourlineSolver *solver = fourline_solver_new(16777216, 1);
    FourlinePosition *position = fourline_position_new(count > 1 ? arguments[1] : "4453");
    int32_t scores[16];
    size_t columns = fourline_solver_scores(solver, position, scores, 16);
    for (size_t column = 0; column < columns; column++) printf("column %zu: %d\n", column + 1, scores[column]);
    if (columns == 0) printf("%s\n", fourline_error());
    fourline_position_free(position);
    fourline_solver_free(solver);
    return columns == 0;
}
