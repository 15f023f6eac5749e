import { chanceOf } from '#tests/faults/seed.ts'

/** Of the whole run: `npm test` draws one and prints it, TEST_SEED repeats it. A file that is run by itself has 1. */
export const seed: number = Number(process.env['TEST_SEED'] ?? 1)

/** `npm run test:all` looks at every case, `npm test` at a seeded part of them. */
export const isWhole: boolean = process.env['TEST_DEPTH'] === 'whole'

/**
 * The cases of a generated walk that are looked at in this run: all of them with TEST_DEPTH=whole, else one in `oneIn`,
 * drawn by the seed and the walk's name. At least one; in their own order.
 */
export const partOf = <T>(walk: string, cases: readonly T[], oneIn: number): readonly T[] => {
  if (isWhole || cases.length === 0) return cases
  const drawn = chanceOf(seed, walk)
    .shuffled(cases.map((_, index) => index))
    .slice(0, Math.ceil(cases.length / oneIn))
  const chosen = new Set(drawn)
  return cases.filter((_, index) => chosen.has(index))
}
