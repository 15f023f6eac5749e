/** What was typed as a whole number, with or without a sign and grouping spaces; null: it is none. */
export const wholeNumber = (typed: string): number | null => {
  const bare = typed.replaceAll(/\s/g, '').replace('−', '-')
  return /^[+-]?\d{1,9}$/.test(bare) ? Number(bare) : null
}
