import type { TimeZone } from '#platform/time/time-zone.ts'
import { unchecked } from '#platform/typed.ts'
import type { CountryId } from './events.ts'

/** The zone of the capital or of the trade, where a country has several (IANA's zone.tab). */
const mainZones: Readonly<Record<string, TimeZone>> = {
  ar: 'America/Argentina/Buenos_Aires',
  au: 'Australia/Sydney',
  br: 'America/Sao_Paulo',
  ca: 'America/Toronto',
  cd: 'Africa/Kinshasa',
  cl: 'America/Santiago',
  cn: 'Asia/Shanghai',
  cy: 'Asia/Nicosia',
  de: 'Europe/Berlin',
  ec: 'America/Guayaquil',
  es: 'Europe/Madrid',
  fm: 'Pacific/Pohnpei',
  id: 'Asia/Jakarta',
  ki: 'Pacific/Tarawa',
  kz: 'Asia/Almaty',
  mn: 'Asia/Ulaanbaatar',
  mx: 'America/Mexico_City',
  my: 'Asia/Kuala_Lumpur',
  nz: 'Pacific/Auckland',
  pf: 'Pacific/Tahiti',
  pg: 'Pacific/Port_Moresby',
  ps: 'Asia/Hebron',
  pt: 'Europe/Lisbon',
  ru: 'Europe/Moscow',
  ua: 'Europe/Kyiv',
  us: 'America/New_York',
  uz: 'Asia/Tashkent',
}

/** Of Intl's locale information, which TypeScript does not know yet. */
const zonesOf = (countryId: string): readonly string[] =>
  unchecked<{ getTimeZones(): string[] | undefined }>(new Intl.Locale(`und-${countryId}`)).getTimeZones() ?? []

const known = new Map<CountryId, TimeZone>()

/** The time zone of a country's main place of business; a country that is none has UTC. Intl takes long to say. */
export const mainTimeZone = (countryId: CountryId): TimeZone => {
  const zone =
    known.get(countryId) ??
    mainZones[countryId] ??
    (countryId.length === 2 ? zonesOf(countryId)[0] : undefined) ??
    'UTC'
  known.set(countryId, zone)
  return zone
}
