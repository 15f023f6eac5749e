import { type Percent, percent } from '#platform/money.ts'

/** 12.5 or 12,5, with or without its sign; at most two decimals. null: no percent from 0 to 100. */
export const readPercent = (text: string): Percent | null => {
  const [, digits] = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*%?$/.exec(text.trim()) ?? []
  const value = Number(digits?.replace(',', '.'))
  return value >= 0 && value <= 100 ? percent(value) : null
}
