import { decider, invalid, type Refusal } from '#platform/decision.ts'
import type { EventOf } from '#platform/event.ts'

import { LeadTimesSet, leadTimesStream } from './events.ts'
import { DEFAULT_LEAD_TIMES } from './rules.ts'

/** More rules a month help no one. */
const MOST = 4

export type LeadTimes = { readonly productId: string; readonly countryId: string; readonly days: readonly number[] }

export const leadTimesKey = (productId: string, countryId: string): string => `${productId}.${countryId}`

/** How long a product takes to a country. Forecasts take them over when they are filed. */
export const leadTimesOfProduct = decider<LeadTimes>()({
  stream: leadTimesStream,
  implicit: true,
  initial: (key) => {
    const [productId = '', countryId = ''] = key.split('.')
    return { productId, countryId, days: DEFAULT_LEAD_TIMES }
  },
  owner: () => ({}),
  evolve: { LeadTimesSet: (before, { days }) => ({ ...before, days }) },
})

/** The same days in another order change nothing. */
export const setDays =
  (wanted: readonly number[]) =>
  ({ productId, countryId, days }: LeadTimes): readonly EventOf<typeof leadTimesStream.events>[] | Refusal => {
    const sorted = [...new Set(wanted)].sort((a, b) => a - b)
    if (sorted.length === 0 || sorted.length > MOST) return invalid({ days: 'Enter 1 to 4 lead times' })
    return JSON.stringify(sorted) === JSON.stringify(days)
      ? []
      : [LeadTimesSet.make({ productId, countryId, days: sorted })]
  }
