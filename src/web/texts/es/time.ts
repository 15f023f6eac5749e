import type { timeTexts as English } from '../en/time.ts'
import type { Translated } from '../translated.ts'
import { counted } from './language.ts'

/** Spans of time, as deadlines and lists say them. */
export const timeTexts = {
  justNow: 'ahora mismo',
  days: (days) => counted(days, 'día', 'días'),
  hours: (hours) => `${hours} h`,
  minutes: (minutes) => `${minutes} min`,
  left: (span) => `${span} ${/^1 \D/.test(span) ? 'restante' : 'restantes'}`,
  overdue: (span) => `Con ${span} de atraso`,
  careCoins: (coins) => counted(coins, 'CareCoin', 'CareCoins'),
  units: (units) => counted(units, 'unidad', 'unidades'),
} satisfies Translated<typeof English>
