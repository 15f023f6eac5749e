import type { TimeZone } from '#platform/time/time-zone.ts'
import type { timeTexts as English } from '#texts/time.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'

/** Cities of time zones whose names here differ from those of the zones. */
const cities: Readonly<Record<string, string>> = {
  Algiers: 'Alger',
  Asuncion: 'Asunción',
  Bogota: 'Bogotá',
  Brussels: 'Bruxelles',
  Cairo: 'Le Caire',
  Cancun: 'Cancún',
  Chisinau: 'Chișinău',
  Cordoba: 'Córdoba',
  Lisbon: 'Lisbonne',
  London: 'Londres',
  Mazatlan: 'Mazatlán',
  Merida: 'Mérida',
  'Mexico City': 'Mexico',
  'Sao Paulo': 'São Paulo',
  'Sao Tome': 'São Tomé',
  Warsaw: 'Varsovie',
}

/** 'America/Bogota' → 'Bogotá'. */
export const cityOf = (zone: TimeZone): string => {
  const name = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
  return cities[name] ?? name
}

/** Spans of time, as deadlines and lists say them. */
export const timeTexts = {
  exclVat: (amount) => `${amount} (HT)`,
  justNow: 'à l’instant',
  days: (days) => counted(days, 'jour', 'jours'),
  hours: (hours) => `${hours} h`,
  minutes: (minutes) => `${minutes} min`,
  left: (span) => `encore ${span}`,
  overdue: (span) => `retard de ${span}`,
  careCoins: (coins) => counted(coins, 'CareCoin', 'CareCoins'),
  units: (units) => counted(units, 'unité', 'unités'),
} satisfies Translated<typeof English>
