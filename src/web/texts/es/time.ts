import type { TimeZone } from '#platform/time/time-zone.ts'
import type { timeTexts as English } from '#texts/time.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'

/** Cities of time zones whose names here differ from those of the zones. */
const cities: Readonly<Record<string, string>> = {
  Asuncion: 'Asunción',
  Berlin: 'Berlín',
  Bogota: 'Bogotá',
  Brussels: 'Bruselas',
  Cancun: 'Cancún',
  Chisinau: 'Chisináu',
  Cordoba: 'Córdoba',
  Istanbul: 'Estambul',
  Johannesburg: 'Johannesburgo',
  Lisbon: 'Lisboa',
  London: 'Londres',
  Mazatlan: 'Mazatlán',
  Merida: 'Mérida',
  'Mexico City': 'Ciudad de México',
  'New York': 'Nueva York',
  Panama: 'Panamá',
  Paris: 'París',
  'Sao Paulo': 'São Paulo',
  'Sao Tome': 'Santo Tomé',
  Warsaw: 'Varsovia',
  Zurich: 'Zúrich',
}

/** 'America/Bogota' → 'Bogotá'. */
export const cityOf = (zone: TimeZone): string => {
  const name = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
  return cities[name] ?? name
}

/** Spans of time, as deadlines and lists say them. */
export const timeTexts = {
  exclVat: (amount) => `${amount} (sin IVA)`,
  justNow: 'ahora mismo',
  days: (days) => counted(days, 'día', 'días'),
  hours: (hours) => `${hours} h`,
  minutes: (minutes) => `${minutes} min`,
  left: (span) => `${span} ${/^1 \D/.test(span) ? 'restante' : 'restantes'}`,
  overdue: (span) => `Con ${span} de atraso`,
  careCoins: (coins) => counted(coins, 'CareCoin', 'CareCoins'),
  units: (units) => counted(units, 'unidad', 'unidades'),
} satisfies Translated<typeof English>
