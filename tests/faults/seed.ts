import { createHash, randomInt } from 'node:crypto'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** A number that all randomness of a run follows from; handed in, a run makes the same choices again. */
export const seedOf = (given: string | undefined): number => (given ? Number(given) : randomInt(2 ** 31))

export type Chance = {
  /** A whole number from 0 to below n. */
  readonly below: (n: number) => number
  readonly pick: <T>(list: readonly T[]) => T
  readonly shuffled: <T>(list: readonly T[]) => T[]
}

/**
 * The choices of one subject, such as one customer. Each has its own generator: who comes first is up to the machine,
 * what they choose is not.
 */
export const chanceOf = (seed: number, subject: string): Chance => {
  const generator = xoroshiro128plus(createHash('sha256').update(`${seed} ${subject}`).digest().readInt32BE())
  const below = (n: number) => uniformInt(generator, 0, n - 1)
  return {
    below,
    pick: (list) => list[below(list.length)]!,
    shuffled: (list) =>
      list
        .map((it) => [below(2 ** 30), it] as const)
        .toSorted(([a], [b]) => a - b)
        .map(([, it]) => it),
  }
}
