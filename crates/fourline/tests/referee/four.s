# Four in a row in MIPS assembly, for two people, as spim runs it. Cell = 7 * row + column, row 0 at the
# bottom; 0 is empty, 1 is X, 2 is O. The offsets of the falling diagonal are those that were once
# published for such a program, and they are wrong: 6, 18, 24 from columns 0 to 3.
        .data
board:  .space 42
height: .space 7
ask:    .asciiz ", choose a column: "
full:   .asciiz "Not possible.\n"
wins:   .asciiz " wins!\n"
draw:   .asciiz "It is a draw.\n"
newline:.asciiz "\n"
signs:  .byte '.', 'X', 'O'

        .text
        .globl main
main:
        li   $s0, 1                 # the side to move
        li   $s1, 0                 # discs so far
turn:
        jal  show
again:
        la   $t0, signs
        add  $t0, $t0, $s0
        lb   $a0, 0($t0)
        li   $v0, 11
        syscall
        la   $a0, ask
        li   $v0, 4
        syscall
        li   $v0, 5                 # read a number
        syscall
        move $s2, $v0
        bltz $s2, refuse
        bgt  $s2, 6, refuse
        la   $t0, height
        add  $t0, $t0, $s2
        lb   $t1, 0($t0)
        bge  $t1, 6, refuse
        mul  $s3, $t1, 7            # the cell
        add  $s3, $s3, $s2
        addi $t1, $t1, 1
        sb   $t1, 0($t0)
        la   $t0, board
        add  $t0, $t0, $s3
        sb   $s0, 0($t0)
        addi $s1, $s1, 1
        # Rows: offset 1 from columns 0 to 3.
        li   $a0, 1
        li   $a1, 2
        li   $a2, 3
        li   $a3, 4
        jal  check
        # Columns: offset 7 from every column.
        li   $a0, 7
        li   $a1, 14
        li   $a2, 21
        li   $a3, 7
        jal  check
        # Rising diagonals: offset 8 from columns 0 to 3.
        li   $a0, 8
        li   $a1, 16
        li   $a2, 24
        li   $a3, 4
        jal  check
        # Falling diagonals, as published.
        li   $a0, 6
        li   $a1, 18
        li   $a2, 24
        li   $a3, 4
        jal  check
        beq  $s1, 42, isdraw
        li   $t0, 3
        sub  $s0, $t0, $s0
        j    turn
refuse:
        la   $a0, full
        li   $v0, 4
        syscall
        j    again
isdraw:
        jal  show
        la   $a0, draw
        li   $v0, 4
        syscall
        li   $v0, 10
        syscall

# Looks for four discs of the side to move: a cell and the cells at three offsets, from the first $a3
# columns of every row.
check:
        li   $t0, 0
next:   bge  $t0, 42, none
        add  $t1, $t0, $a2
        bge  $t1, 42, none
        rem  $t2, $t0, 7
        bge  $t2, $a3, skip
        la   $t3, board
        add  $t4, $t3, $t0
        lb   $t5, 0($t4)
        bne  $t5, $s0, skip
        add  $t6, $t4, $a0
        lb   $t5, 0($t6)
        bne  $t5, $s0, skip
        add  $t6, $t4, $a1
        lb   $t5, 0($t6)
        bne  $t5, $s0, skip
        add  $t6, $t4, $a2
        lb   $t5, 0($t6)
        bne  $t5, $s0, skip
        jal  show
        la   $t0, signs
        add  $t0, $t0, $s0
        lb   $a0, 0($t0)
        li   $v0, 11
        syscall
        la   $a0, wins
        li   $v0, 4
        syscall
        li   $v0, 10
        syscall
skip:   addi $t0, $t0, 1
        j    next
none:   jr   $ra

# Shows the board, the top row first.
show:
        li   $t0, 5
row:    bltz $t0, shown
        li   $t1, 0
cell:   bge  $t1, 7, endrow
        mul  $t2, $t0, 7
        add  $t2, $t2, $t1
        la   $t3, board
        add  $t3, $t3, $t2
        lb   $t4, 0($t3)
        la   $t5, signs
        add  $t5, $t5, $t4
        lb   $a0, 0($t5)
        li   $v0, 11
        syscall
        addi $t1, $t1, 1
        j    cell
endrow: la   $a0, newline
        li   $v0, 4
        syscall
        addi $t0, $t0, -1
        j    row
shown:  jr   $ra
