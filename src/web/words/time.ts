import { counted } from './language.ts'

/** Spans of time, as deadlines and lists say them. */
export const timeWords = {
  justNow: 'just now',
  days: (days: number) => counted(days, 'day'),
  hours: (hours: number) => `${hours} h`,
  minutes: (minutes: number) => `${minutes} min`,
  left: (span: string) => `${span} left`,
  overdue: (span: string) => `Overdue by ${span}`,
  careCoins: (coins: number) => counted(coins, 'CareCoin'),
  units: (units: number) => counted(units, 'unit'),
}
