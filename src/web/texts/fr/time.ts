import type { timeTexts as English } from '../en/time.ts'
import type { Translated } from '../translated.ts'
import { counted } from './language.ts'

/** Spans of time, as deadlines and lists say them. */
export const timeTexts = {
  justNow: 'à l’instant',
  days: (days) => counted(days, 'jour', 'jours'),
  hours: (hours) => `${hours} h`,
  minutes: (minutes) => `${minutes} min`,
  left: (span) => `encore ${span}`,
  overdue: (span) => `retard de ${span}`,
  careCoins: (coins) => counted(coins, 'CareCoin', 'CareCoins'),
  units: (units) => counted(units, 'unité', 'unités'),
} satisfies Translated<typeof English>
