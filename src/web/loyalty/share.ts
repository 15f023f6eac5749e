/** How much of what is required was reached, in percent: 100 only when it is all reached. */
export const share = (reached: number, required: number): number =>
  reached >= required ? 100 : Math.min(99, Math.floor((reached * 100) / required))
