import type { TimeZone } from '#platform/time/time-zone.ts'
import type { timeTexts as English } from '#texts/time.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'

/** Cities of time zones whose names here differ from those of the zones. */
const cities: Readonly<Record<string, string>> = {
  Asuncion: 'Assunção',
  Berlin: 'Berlim',
  Bogota: 'Bogotá',
  Brussels: 'Bruxelas',
  Cancun: 'Cancún',
  Chisinau: 'Chișinău',
  Cordoba: 'Córdoba',
  Istanbul: 'Istambul',
  Johannesburg: 'Joanesburgo',
  Lisbon: 'Lisboa',
  London: 'Londres',
  Mazatlan: 'Mazatlán',
  Merida: 'Mérida',
  'Mexico City': 'Cidade do México',
  'New York': 'Nova Iorque',
  Panama: 'Panamá',
  'Sao Paulo': 'São Paulo',
  'Sao Tome': 'São Tomé',
  Warsaw: 'Varsóvia',
  Zurich: 'Zurique',
}

/** 'America/Bogota' → 'Bogotá'. */
export const cityOf = (zone: TimeZone): string => {
  const name = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
  return cities[name] ?? name
}

/** Spans of time, as deadlines and lists say them. */
export const timeTexts = {
  exclVat: (amount) => `${amount} (sem IVA)`,
  justNow: 'agora mesmo',
  days: (days) => counted(days, 'dia', 'dias'),
  hours: (hours) => `${hours} h`,
  minutes: (minutes) => `${minutes} min`,
  left: (span) => `ainda ${span}`,
  overdue: (span) => `Em atraso há ${span}`,
  careCoins: (coins) => counted(coins, 'CareCoin', 'CareCoins'),
  units: (units) => counted(units, 'unidade', 'unidades'),
} satisfies Translated<typeof English>
