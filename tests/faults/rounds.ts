/** How often every race is run: a few times in every test run, `ROUNDS=500` for a long one. */
export const ROUNDS = Number(process.env['ROUNDS'] ?? 25)

/**
 * Whether so many rounds let everybody win at some time and every limit be reached: a test that expects this of fewer
 * would fail by chance, and of a single one always.
 */
export const isEverybodysTurn = ROUNDS >= 20
