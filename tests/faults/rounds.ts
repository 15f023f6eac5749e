import { isWhole } from '#tests/seed.ts'

/** How often every race is run; `ROUNDS=500` for a long hunt. */
export const ROUNDS = Number(process.env['ROUNDS'] ?? (isWhole ? 25 : 6))

/**
 * Whether so many rounds let everybody win at some time and every limit be reached: a test that expects this of fewer
 * would fail by chance, and of a single one always.
 */
export const isEverybodysTurn = ROUNDS >= 20
