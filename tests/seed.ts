import { chanceOf } from '#tests/faults/seed.ts'

/** Of the whole run: `npm test` draws one and prints it, TEST_SEED repeats it. A file that is run by itself has 1. */
export const seed: number = Number(process.env['TEST_SEED'] ?? 1)

/** `npm run test:all` looks at every case, `npm test` at a seeded part of them. */
export const isWhole: boolean = process.env['TEST_DEPTH'] === 'whole'

/** One in `oneIn` of these, drawn by this seed and the subject's name; at least one of any, in their own order. */
export const drawnOf = <T>(by: number, subject: string, cases: readonly T[], oneIn: number): readonly T[] => {
  if (cases.length === 0) return cases
  const drawn = chanceOf(by, subject)
    .shuffled(cases.map((_, index) => index))
    .slice(0, Math.ceil(cases.length / oneIn))
  const chosen = new Set(drawn)
  return cases.filter((_, index) => chosen.has(index))
}

/**
 * The cases of a generated walk that are looked at in this run: all of them with TEST_DEPTH=whole, else one in `oneIn`,
 * drawn by the seed and the walk's name. At least one; in their own order.
 */
export const partOf = <T>(walk: string, cases: readonly T[], oneIn: number): readonly T[] => {
  return isWhole ? cases : drawnOf(seed, walk, cases, oneIn)
}
