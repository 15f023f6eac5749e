import { addDays } from 'date-fns/addDays'
import { countryOf } from '#modules/catalogue/events.ts'
import { addLines, type Cart } from '#modules/ordering/cart/cart.ts'
import type { CartEvent } from '#modules/ordering/cart/cart-events.ts'
import { type Deadline, decider, invalid, isRefusal, type Refusal, refused } from '#platform/decision.ts'
import type { Day, Moment } from '#platform/event.ts'
import { moment, utcDay } from '#platform/moment.ts'
import { describeEvents, listed } from '#platform/text/event-descriptions.ts'
import { dayWritten } from '#platform/text/formats.ts'
import { say, sayCounted } from '#platform/text/say.ts'
import { startOfDay, type TimeZone } from '#platform/time/time-zone.ts'
import { firstDay, nextDay, type Schedule } from './standing-days.ts'
import {
  type StandingLine,
  type StandingOrder,
  StandingOrderChanged,
  StandingOrderCreated,
  StandingOrderDrafted,
  StandingOrderEnded,
  type StandingOrderEvent,
  StandingOrderPaused,
  StandingOrderResumed,
  StandingOrderReviewed,
  StandingOrderReviewRequested,
  standingOrderBegun,
  standingOrderSteps,
  standingOrderStream,
  type TermChange,
} from './standing-order-events.ts'
import { isActive, isEnded, isPaused, waitsForReview } from './standing-order-states.ts'
import { changedTerms, type TermFacts } from './standing-terms.ts'

export const standingOrderDue = 'ordering.standing-order'

/** A week, as forecasts remind a week before. */
const PLACE_WITHIN_DAYS = 7

export const MOST_STANDING_ORDERS = 50

const dueAt = ({ nextAt }: { readonly nextAt: Moment | null }): readonly Deadline[] =>
  nextAt ? [{ kind: standingOrderDue, at: new Date(nextAt) }] : []

/** Before its first event no one reads it: it is begun by its creation. */
const unbegun = (id: string): StandingOrder => ({
  ...{ id, distributorId: '', countryId: countryOf('any').id, state: 'ENDED', lines: [], everyMonths: 1, day: 1 },
  ...{ until: null, nextOn: null, nextAt: null, userId: '', review: null, placeBy: null, version: 0 },
  changedAt: moment(new Date(0)),
})

export const standingOrder = decider<StandingOrder>()({
  stream: standingOrderStream,
  initial: unbegun,
  owner: ({ distributorId }) => ({ distributorId }),
  evolve: { StandingOrderCreated: (_, data, stamp) => standingOrderBegun(data, stamp), ...standingOrderSteps },
  deadlines: {
    StandingOrderCreated: dueAt,
    StandingOrderChanged: dueAt,
    StandingOrderDrafted: dueAt,
    StandingOrderReviewed: dueAt,
    StandingOrderResumed: dueAt,
  },
})

type Decided = readonly StandingOrderEvent[] | Refusal
/** In the company's time zone. */
type Today = { readonly today: Day; readonly zone: TimeZone }
type Wanted = Schedule & { readonly lines: readonly StandingLine[] }

const nextOf = (nextOn: Day, { zone }: Today) => ({ nextOn, nextAt: moment(startOfDay(nextOn, zone)) })
const tooEarly = invalid({ until: 'The last month is over before the first order' })

export const createStandingOrder =
  (
    of: { readonly standingOrderId: string; readonly distributorId: string; readonly countryId: string },
    { lines, ...schedule }: Wanted,
    today: Today,
  ) =>
  (): Decided => {
    const first = firstDay(schedule, today.today)
    if (first === null) return tooEarly
    const { id: countryId } = countryOf(of.countryId)
    return [StandingOrderCreated.make({ ...of, countryId, lines, ...schedule, ...nextOf(first, today) })]
  }

const notThis = (it: StandingOrder, version?: number): Refusal | null => {
  if (isEnded(it.state)) return refused('This standing order has ended')
  return version !== undefined && version !== it.version
    ? refused('This standing order has changed meanwhile. Please look at it again.', {
        members: { version: it.version },
      })
    : null
}

/** The day that it waits for stays while the rhythm does. */
export const changeStandingOrder =
  ({ lines, ...schedule }: Wanted, version: number, today: Today) =>
  (it: StandingOrder): Decided => {
    const no = notThis(it, version)
    if (no) return no
    const goesOn = it.everyMonths === schedule.everyMonths && it.day === schedule.day && it.nextOn !== null
    const waited = goesOn && (waitsForReview(it.state) || it.nextOn > today.today) ? it.nextOn : null
    const nextOn = waited ?? firstDay(schedule, today.today)
    if (nextOn === null || (schedule.until !== null && monthOf(nextOn) > schedule.until)) return tooEarly
    return [StandingOrderChanged.make({ standingOrderId: it.id, lines, ...schedule, ...nextOf(nextOn, today) })]
  }

const monthOf = (day: Day): string => day.slice(0, 7).replace('-', '')

/** Accepts what has changed: it is drafted at once, since its day has passed. */
export const acceptStandingOrder =
  (version: number) =>
  (it: StandingOrder): Decided => {
    const no = notThis(it, version)
    if (no) return no
    if (!(waitsForReview(it.state) && it.review && it.nextAt))
      return refused('This standing order is not waiting for a review')
    const blocking = it.review.changes.find(({ blocks }) => blocks)
    if (blocking)
      return refused(`${blocking.productName ?? 'A product'} cannot be ordered like this. Change the standing order.`)
    return [StandingOrderReviewed.make({ standingOrderId: it.id, lines: it.review.lines, nextAt: it.nextAt })]
  }

export const pauseStandingOrder = (it: StandingOrder): Decided =>
  notThis(it) ?? (isPaused(it.state) ? [] : [StandingOrderPaused.make({ standingOrderId: it.id })])

export const resumeStandingOrder =
  (today: Today) =>
  (it: StandingOrder): Decided => {
    const no = notThis(it)
    if (no) return no
    if (!isPaused(it.state) || it.nextOn === null) return []
    const nextOn = it.nextOn > today.today ? it.nextOn : nextDay(it, it.nextOn, today.today)
    return nextOn === null
      ? refused('The last month of this standing order is over. Change it, or end it.')
      : [StandingOrderResumed.make({ standingOrderId: it.id, ...nextOf(nextOn, today) })]
  }

export const endStandingOrder = (it: StandingOrder): Decided =>
  notThis(it) ?? [StandingOrderEnded.make({ standingOrderId: it.id })]

export type DraftFacts = TermFacts &
  Today & {
    readonly now: Date
    /** Whose cart was read. */
    readonly userId: string
    /** This person is active, and orders for the company. */
    readonly mayOrder: boolean
  }

const ofPerson: TermChange = { what: 'PERSON', productName: null, from: null, to: null, blocks: false }
const ofCart: TermChange = { ...ofPerson, what: 'CART' }

type Drafted = { readonly standing: readonly StandingOrderEvent[]; readonly cart: readonly CartEvent[] }

/** Puts its products into the cart, or stops where something is not as it was agreed. It never places an order. */
export const draftStandingOrder =
  (facts: DraftFacts) =>
  ({ standing: it, cart }: { readonly standing: StandingOrder; readonly cart: Cart }): Drafted => {
    const isDue = isActive(it.state) && it.nextOn !== null && it.nextAt !== null && facts.now >= new Date(it.nextAt)
    if (!isDue || it.userId !== facts.userId) return { standing: [], cart: [] }
    const of = { standingOrderId: it.id, countryId: it.countryId, userId: it.userId }
    const { changes, lines } = changedTerms(it.lines, it.countryId, facts)
    const added = addLines(
      it.distributorId,
      lines.map(({ productId, packaging, quantity }) => ({
        ...{ countryId: it.countryId, productId, packagingId: packaging?.id ?? null, quantity },
      })),
    )(cart)
    const reasons = [...(facts.mayOrder ? [] : [ofPerson]), ...changes, ...(isRefusal(added) ? [ofCart] : [])]
    if (isRefusal(added) || reasons.length > 0)
      return { standing: [StandingOrderReviewRequested.make({ ...of, changes: reasons, lines })], cart: [] }
    const nextOn = nextDay(it, it.nextOn, facts.today)
    const next = nextOn === null ? { nextOn, nextAt: null } : nextOf(nextOn, facts)
    const drafted = StandingOrderDrafted.make({
      ...of,
      added: added.flatMap(({ type, data }) => (type === 'CartLineAdded' ? [data.productId] : [])),
      placeBy: utcDay(addDays(new Date(facts.today), PLACE_WITHIN_DAYS)),
      ...next,
    })
    const ended = nextOn === null ? [StandingOrderEnded.make({ standingOrderId: it.id })] : []
    return { standing: [drafted, ...ended], cart: added }
  }

const rhythm = ({ everyMonths, day, until }: Schedule): string =>
  listed([
    everyMonths === 1 ? say('every month on day {0}', day) : say('every {0} months on day {1}', everyMonths, day),
    until !== null && say('until {0}/{1}', until.slice(4), until.slice(0, 4)),
  ]) ?? ''

const unitsOf = (lines: readonly StandingLine[]): string =>
  listed(lines.map(({ productName, quantity }) => `${productName}: ${sayCounted(quantity, 'unit', 'units')}`)) ?? ''

/** Described for staff. */
export const standingOrderDescriptions = describeEvents([standingOrderStream], {
  StandingOrderCreated: ({ countryId, lines, ...schedule }) => ({
    what: say('created a standing order for {0}', countryOf(countryId).name),
    detail: `${unitsOf(lines)}, ${rhythm(schedule)}`,
  }),
  StandingOrderChanged: ({ lines, ...schedule }) => ({
    what: say('changed the standing order'),
    detail: `${unitsOf(lines)}, ${rhythm(schedule)}`,
  }),
  StandingOrderDrafted: ({ added, placeBy }) => ({
    what: say('put the standing order into the cart'),
    detail: say('{0} added, to be placed by {1}', sayCounted(added.length, 'product', 'products'), dayWritten(placeBy)),
  }),
  StandingOrderReviewRequested: ({ changes }) => ({
    what: say('stopped the standing order for a review'),
    detail: listed(
      changes.map(({ what, productName }) => [what.toLowerCase(), productName].filter(Boolean).join(' of ')),
    ),
  }),
  StandingOrderReviewed: () => ({ what: say('accepted the changes of the standing order'), detail: null }),
  StandingOrderPaused: () => ({ what: say('paused the standing order'), detail: null }),
  StandingOrderResumed: ({ nextOn }) => ({
    what: say('resumed the standing order'),
    detail: say('Next on {0}', dayWritten(nextOn)),
  }),
  StandingOrderEnded: () => ({ what: say('ended the standing order'), detail: null }),
})
