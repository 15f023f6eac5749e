/** SQL: after 1, 2, 4 … seconds by the real clock, at most `longestSeconds`. */
export const backoffAt = (exponent: string, longestSeconds: number): string =>
  `clock_timestamp() + least(${longestSeconds}, 2 ^ least(${exponent}, 20)) * interval '1 second'`
