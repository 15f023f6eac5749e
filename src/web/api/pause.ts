/** Milliseconds until the next try: doubling from half a second to 20 s, spread so that not everybody returns at once. */
export const pause = (tries: number, random: number): number => Math.min(500 * 2 ** tries, 20_000) * (0.5 + random / 2)
