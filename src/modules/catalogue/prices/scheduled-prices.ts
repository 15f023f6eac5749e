import {
  PriceScheduled,
  RegistrationPriced,
  type registrationStream,
  ScheduledPriceReached,
  ScheduledPriceWithdrawn,
} from '#modules/catalogue/events.ts'
import type { ScheduledPrice } from '#modules/catalogue/products/product-contract.ts'
import type { Registration } from '#modules/catalogue/registrations/registration.ts'
import { type Decision, invalid, notFound, refused } from '#platform/decision.ts'
import type { Day, EventOf } from '#platform/event.ts'

type Change = Decision<Registration, EventOf<typeof registrationStream.events>>

export const NO_PRICE = 'A price is more than nothing'
/** Days that prices of one registration can be scheduled for. */
const MOST = 24

const unknown = notFound('Registration not found')
const hasCome = (effectiveAt: string, now: Date) => new Date(effectiveAt) <= now

/** The same price for the same day again records nothing. */
export const schedulePrice =
  (next: ScheduledPrice, now: Date): Change =>
  ({ id: registrationId, of, scheduled }) => {
    if (!of) return unknown
    if (next.price === 0) return invalid({ price: NO_PRICE })
    if (hasCome(next.effectiveAt, now)) return invalid({ effectiveOn: 'Choose a day that lies ahead' })
    const before = scheduled.find(({ effectiveOn }) => effectiveOn === next.effectiveOn)
    if (
      before &&
      before.price === next.price &&
      before.discount === next.discount &&
      before.effectiveAt === next.effectiveAt
    )
      return []
    if (!before && scheduled.length >= MOST)
      return refused(`At most ${MOST} prices can be scheduled for a product in a country`)
    return [PriceScheduled.make({ registrationId, ...of, ...next })]
  }

/** What has come is in force, or will be in a moment: it cannot be withdrawn any more. */
export const withdrawScheduledPrice =
  (effectiveOn: Day, now: Date): Change =>
  ({ id: registrationId, of, scheduled }) => {
    if (!of) return unknown
    const found = scheduled.find((it) => it.effectiveOn === effectiveOn)
    if (!found || hasCome(found.effectiveAt, now)) return refused('No price is scheduled for this day any more')
    return [ScheduledPriceWithdrawn.make({ registrationId, ...of, effectiveOn })]
  }

/** The moment of a price has come: all that were due by then are done with, and the last of them is what it costs. */
export const reachScheduledPrices =
  (due: Date): Change =>
  ({ id: registrationId, of, scheduled, ...before }) => {
    const reached = scheduled.filter(({ effectiveAt }) => hasCome(effectiveAt, due))
    const last = reached.at(-1)
    if (!of || !last) return []
    const { price, discount } = last
    const isNew = price !== before.price || discount !== before.discount
    return [
      ...reached.map(({ effectiveOn }) => ScheduledPriceReached.make({ registrationId, ...of, effectiveOn })),
      ...(isNew ? [RegistrationPriced.make({ registrationId, ...of, price, discount })] : []),
    ]
  }
