import { countryOf, isCountry } from '#modules/catalogue/events.ts'
import { asLabel, type FactTexts } from '#platform/facts.ts'
import { dayWritten, dollars, minuteOf, percentage } from '#platform/text/formats.ts'

import { isId, type Names } from './names-routes.ts'

const amounts = /(price|total|amount|discount value|freight|turnover)$/i
const shares = /^(discount|shippingDiscount)$/
const DAY = /^\d{4}-\d\d-\d\d$/
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
/** Places in the log, which the events show themselves, and how far an order counted its items. */
const places = /^(position|addedAt|itemsNumbered)$/
/** An order item's id ends in its number. */
const ITEM = /\.\d+$/
const CONSTANT = /^[A-Z][A-Z_]{4,}$/
const choices = /(state|status|stage|role|type|kind|activity|reason|level)$/i
const country = /^(country|countries$)/i

const numberSaid = (value: number, name: string): string | null => {
  if (places.test(name)) return null
  if (shares.test(name)) return percentage(value)
  return amounts.test(name) ? dollars(value) : String(value)
}

const textSaid = (value: string, name: string, names: Names, own: string): string | null => {
  if (name === 'id' || value === own) return null
  if (country.test(name) && isCountry(value)) return countryOf(value).name
  if (names.has(value)) return names.get(value) ?? null
  if (isId(value.replace(ITEM, '')) || /Ids?$/.test(name)) return null
  if (MOMENT.test(value)) return minuteOf(value)
  if (DAY.test(value)) return dayWritten(value)
  return CONSTANT.test(value) && choices.test(name) ? asLabel(value) : value
}

/** 'salesRepresentativeId' as 'Sales representative', 'countryIds' as 'Countries', 'isPrimary' as 'Primary'. */
const calls = (name: string, names: Names): string =>
  names.get(name) ??
  asLabel(
    name
      .replace(/^is(?=[A-Z])/, '')
      .replace(/^countryIds$/, 'countries')
      .replace(/Ids$/, 's')
      .replace(/Id$/, ''),
  )

/** Ids become names, or are left out. `own`: the id of the page's subject. */
export const factTexts = (names: Names, own: string): FactTexts => ({
  says: (value, name) => {
    if (typeof value === 'boolean') return value ? 'Yes' : 'No'
    return typeof value === 'number' ? numberSaid(value, name) : textSaid(value, name, names, own)
  },
  calls: (name) => calls(name, names),
})
