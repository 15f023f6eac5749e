import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type CountryId,
  PriceScheduled,
  ProductRegistered,
  RegistrationPriced,
  ScheduledPriceReached,
  ScheduledPriceWithdrawn,
} from '#modules/catalogue/events.ts'
import { productIdOf } from '#modules/catalogue/products/product.ts'
import { registration, registrationIdOf, setPrice } from '#modules/catalogue/registrations/registration.ts'
import { isRefusal } from '#platform/decision.ts'
import type { Day, Moment } from '#platform/event.ts'
import { moment } from '#platform/moment.ts'
import { cents, percent } from '#platform/money.ts'
import { startOfDay } from '#platform/time/time-zone.ts'
import { evolved, givenFor } from '#tests/given.ts'
import { reachScheduledPrices, schedulePrice, withdrawScheduledPrice } from './scheduled-prices.ts'

const productId = productIdOf('PC-5040')
const countryId = 'co' as CountryId
const registrationId = registrationIdOf(productId, countryId)
const its = { registrationId, productId, countryId }
const registered = ProductRegistered.make({ ...its, status: 'REGISTERED' })
const priced = RegistrationPriced.make({ ...its, price: cents(500), discount: percent(0) })
const ZONE = 'Europe/Zurich'
const from = (effectiveOn: string, price = 600, discount = 0) => ({
  effectiveOn: effectiveOn as Day,
  effectiveAt: moment(startOfDay(effectiveOn, ZONE)),
  price: cents(price),
  discount: percent(discount),
})
const firstOfMay = from('2026-05-01')
const scheduled = PriceScheduled.make({ ...its, ...firstOfMay })
const reached = ScheduledPriceReached.make({ ...its, effectiveOn: firstOfMay.effectiveOn })
const due = new Date(firstOfMay.effectiveAt)
const april = new Date('2026-04-10T08:00:00Z')
const on = (...happened: Parameters<typeof givenFor<typeof registration>>[2][]) =>
  givenFor(registrationId, registration, registered, ...happened)

describe('a price from a day on', () => {
  test('begins at midnight of the office, and promises a deadline for then', () => {
    on(priced).when(schedulePrice(firstOfMay, april)).records(scheduled)
    expect(firstOfMay.effectiveAt).toBe('2026-04-30T22:00:00.000Z')
    expect(registration.deadlines?.PriceScheduled?.(scheduled.data, april)).toEqual([
      { kind: 'registration-price-due', at: due },
    ])
  })

  test('lies ahead, is more than nothing and is of a registration that there is', () => {
    on(priced)
      .when(schedulePrice(firstOfMay, due))
      .refuses('Choose a day that lies ahead', { errors: { effectiveOn: 'Choose a day that lies ahead' } })
    on()
      .when(schedulePrice(from('2026-05-01', 0), april))
      .refuses('A price is more than nothing')
    givenFor(registrationId, registration)
      .when(schedulePrice(firstOfMay, april))
      .refuses('Registration not found', { status: 404 })
  })

  test('takes the place of another one for the same day; the same again is nothing new', () => {
    on(scheduled).when(schedulePrice(firstOfMay, april)).records()
    const other = PriceScheduled.make({ ...its, ...from('2026-05-01', 700) })
    on(scheduled)
      .when(schedulePrice(from('2026-05-01', 700), april))
      .records(other)
    on(priced, scheduled, other)
      .when(reachScheduledPrices(due))
      .records(reached, RegistrationPriced.make({ ...its, price: cents(700), discount: percent(0) }))
  })

  test('is withdrawn before its day, not on it', () => {
    const withdrawn = ScheduledPriceWithdrawn.make({ ...its, effectiveOn: firstOfMay.effectiveOn })
    on(scheduled).when(withdrawScheduledPrice(firstOfMay.effectiveOn, april)).records(withdrawn)
    for (const given of [on(scheduled, withdrawn), on(), on(scheduled, reached)])
      given
        .when(withdrawScheduledPrice(firstOfMay.effectiveOn, april))
        .refuses('No price is scheduled for this day any more')
    on(scheduled)
      .when(withdrawScheduledPrice(firstOfMay.effectiveOn, due))
      .refuses('No price is scheduled for this day any more')
    on(priced, scheduled, withdrawn).when(reachScheduledPrices(due)).records()
  })

  test('becomes true once, also when it is what it cost before', () => {
    const now = RegistrationPriced.make({ ...its, price: cents(600), discount: percent(0) })
    on(priced, scheduled).when(reachScheduledPrices(due)).records(reached, now)
    on(priced, scheduled, reached, now).when(reachScheduledPrices(due)).records()
    on(now, scheduled).when(reachScheduledPrices(due)).records(reached)
  })

  test('of two that were missed the later one counts, whichever alarm rings first', () => {
    const june = PriceScheduled.make({ ...its, ...from('2026-06-01', 800) })
    on(priced, scheduled, june)
      .when(reachScheduledPrices(new Date(june.data.effectiveAt)))
      .records(
        reached,
        ScheduledPriceReached.make({ ...its, effectiveOn: june.data.effectiveOn }),
        RegistrationPriced.make({ ...its, price: cents(800), discount: percent(0) }),
      )
  })
})

const days = fc.integer({ min: 0, max: 11 })
const steps = fc.array(
  fc.oneof(
    fc.record({ does: fc.constant('schedule' as const), day: days, price: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ does: fc.constant('withdraw' as const), day: days, price: fc.constant(0) }),
    fc.record({ does: fc.constant('set' as const), day: fc.constant(0), price: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ does: fc.constant('wait' as const), day: fc.integer({ min: 1, max: 4 }), price: fc.constant(0) }),
    fc.record({ does: fc.constant('ring' as const), day: days, price: fc.constant(0) }),
  ),
  { maxLength: 40 },
)
const dayAt = (index: number) => `2026-10-${String(20 + index).padStart(2, '0')}` as Day

test('whatever is scheduled, withdrawn and set while clocks run and alarms ring late or twice, each day counts once', () => {
  fc.assert(
    fc.property(steps, fc.constantFrom('Europe/Zurich', 'America/New_York', 'Asia/Kolkata'), (all, zone) => {
      const at = (day: Day): Moment => moment(startOfDay(day, zone))
      let state = evolved(registration, registration.initial(registrationId), [registered, priced])
      let now = new Date(startOfDay(dayAt(0), zone).getTime() - 1)
      const promised: Date[] = []
      const toCome = new Map<Day, number>()
      let price = 500
      const take = (decided: ReturnType<ReturnType<typeof reachScheduledPrices>>) => {
        if (isRefusal(decided)) return false
        state = evolved(registration, state, decided)
        for (const { type, data } of decided)
          if (type === 'PriceScheduled') promised.push(new Date((data as typeof scheduled.data).effectiveAt))
        return true
      }
      /** Alarms ring for what is due by now, in any order and again and again. */
      const ring = () => {
        for (const moment of promised.filter((it) => it <= now).toReversed()) take(reachScheduledPrices(moment)(state))
        for (const day of [...toCome.keys()].toSorted())
          if (new Date(at(day)) <= now) {
            price = toCome.get(day) as number
            toCome.delete(day)
          }
        expect({ price: state.price, toCome: state.scheduled.map(({ effectiveOn }) => effectiveOn) }).toEqual({
          price,
          toCome: [...toCome.keys()].toSorted(),
        })
      }
      for (const step of all) {
        const day = dayAt(step.day)
        if (step.does === 'wait') now = new Date(now.getTime() + step.day * 86_400_000)
        ring()
        if (step.does === 'schedule') {
          const scheduled = { effectiveOn: day, effectiveAt: at(day), price: cents(step.price), discount: percent(0) }
          if (take(schedulePrice(scheduled, now)(state))) toCome.set(day, step.price)
        }
        if (step.does === 'withdraw' && take(withdrawScheduledPrice(day, now)(state))) toCome.delete(day)
        if (step.does === 'set' && take(setPrice(cents(step.price), percent(0))(state))) price = step.price
        ring()
      }
    }),
    { numRuns: 300 },
  )
})
