import type { TimeZone } from '#platform/time/time-zone.ts'
import { counted } from './language.ts'

/** Cities of time zones whose names have signs that the names of zones leave out. */
const cities: Readonly<Record<string, string>> = {
  Asuncion: 'Asunción',
  Bogota: 'Bogotá',
  Cancun: 'Cancún',
  Chisinau: 'Chișinău',
  Cordoba: 'Córdoba',
  Mazatlan: 'Mazatlán',
  Merida: 'Mérida',
  'Sao Paulo': 'São Paulo',
  'Sao Tome': 'São Tomé',
}

/** 'America/Bogota' → 'Bogotá'. */
export const cityOf = (zone: TimeZone): string => {
  const name = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
  return cities[name] ?? name
}

/** Spans of time, as deadlines and lists say them. */
export const timeTexts = {
  exclVat: (amount: string) => `${amount} (excl. VAT)`,
  justNow: 'just now',
  days: (days: number) => counted(days, 'day'),
  hours: (hours: number) => `${hours} h`,
  minutes: (minutes: number) => `${minutes} min`,
  left: (span: string) => `${span} left`,
  overdue: (span: string) => `Overdue by ${span}`,
  careCoins: (coins: number) => counted(coins, 'CareCoin'),
  units: (units: number) => counted(units, 'unit'),
}
