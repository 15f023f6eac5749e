import type { timeTexts as English } from '../en/time.ts'
import type { Translated } from '../translated.ts'
import { counted } from './language.ts'

/** Spans of time, as deadlines and lists say them. */
export const timeTexts = {
  justNow: 'agora mesmo',
  days: (days) => counted(days, 'dia', 'dias'),
  hours: (hours) => `${hours} h`,
  minutes: (minutes) => `${minutes} min`,
  left: (span) => `ainda ${span}`,
  overdue: (span) => `Em atraso há ${span}`,
  careCoins: (coins) => counted(coins, 'CareCoin', 'CareCoins'),
  units: (units) => counted(units, 'unidade', 'unidades'),
} satisfies Translated<typeof English>
