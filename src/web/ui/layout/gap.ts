/** A step of the scale of spaces, `--s-1` to `--s-6`: 2, 4, 8, 12, 16 and 22 px. */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6
