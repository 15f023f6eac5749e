/** SQL of the next try, by the real clock: after 1, 2, 4 … seconds for an exponent of 0, 1, 2 …, at most `longestSeconds`. */
export const backoffAt = (exponent: string, longestSeconds: number): string =>
  `clock_timestamp() + least(${longestSeconds}, 2 ^ least(${exponent}, 20)) * interval '1 second'`
