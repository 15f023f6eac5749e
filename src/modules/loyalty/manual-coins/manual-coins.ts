import { correct, grant, type LoyaltyAccount, loyaltyAccount } from '#modules/loyalty/account.ts'
import type { LoyaltyEvent, RewardedActivity } from '#modules/loyalty/events.ts'
import { decider, notFound, type RecordedBy, type Refusal, refused } from '#platform/decision.ts'
import type { Day } from '#platform/event.ts'
import { type Recorded, supervised } from '#platform/log/second-person.ts'
import { unchecked } from '#platform/typed.ts'
import {
  ManualCoinsApproved,
  ManualCoinsBooked,
  ManualCoinsRejected,
  ManualCoinsRequested,
  manualCoinsStream,
} from './manual-coins-events.ts'

/** CareCoins that one person grants or corrects by within a day of the office; more waits for a second administrator. */
export const ALONE_PER_DAY = 10_000

/** A grant for an activity, or with `activity` null a correction, which always has a reason. */
export type Movement = {
  readonly change: number
  readonly activity: RewardedActivity | null
  readonly reason: string | null
}

type ManualCoins = {
  readonly userId: string
  readonly day: Day | null
  readonly booked: number
  readonly waiting: Readonly<Record<string, Movement>>
}

const without = ({ waiting, ...state }: ManualCoins, requestId: string): ManualCoins => {
  const { [requestId]: _, ...others } = waiting
  return { ...state, waiting: others }
}

/** What one member of staff grants and corrects. Of the provider: no company's log reaches it. */
export const manualCoins = decider<ManualCoins>()({
  stream: manualCoinsStream,
  implicit: true,
  owner: () => ({}),
  initial: (userId) => ({ userId, day: null, booked: 0, waiting: {} }),
  evolve: {
    ManualCoinsBooked: (state, { day, coins }) => ({
      ...state,
      day,
      booked: (state.day === day ? state.booked : 0) + coins,
    }),
    ManualCoinsRequested: (state, { requestId, change, activity, reason }) => ({
      ...state,
      waiting: { ...state.waiting, [requestId]: { change, activity, reason } },
    }),
    ManualCoinsApproved: (state, { requestId }) => without(state, requestId),
    ManualCoinsRejected: (state, { requestId }) => without(state, requestId),
  },
})

type States = { readonly hand: ManualCoins; readonly account: LoyaltyAccount }
type ManualRecords = {
  readonly hand: readonly RecordedBy<typeof manualCoins>[]
  readonly account?: readonly LoyaltyEvent[]
}

const bookingOf = ({ change, activity, reason }: Movement) =>
  activity === null ? correct(change, reason ?? '') : grant(change, activity)

export const giveByHand =
  (movement: Movement, { requestId, today }: { readonly requestId: string; readonly today: Day }) =>
  ({ hand, account }: States): ManualRecords | Refusal => {
    const booking = bookingOf(movement)(account)
    if ('refused' in booking) return booking
    const coins = Math.abs(movement.change)
    if ((hand.day === today ? hand.booked : 0) + coins <= ALONE_PER_DAY)
      return { hand: [ManualCoinsBooked.make({ day: today, coins })], account: booking }
    const { distributorId } = account
    return { hand: [ManualCoinsRequested.make({ requestId, distributorId, ...movement })] }
  }

const decidedAlready = refused('This request was decided already')

/** By another administrator than the one who wants it. The balance may have moved since. */
export const approveManualCoins =
  (requestId: string, by: string) =>
  ({ hand, account }: States): ManualRecords | Refusal => {
    const movement = hand.waiting[requestId]
    if (!movement) return decidedAlready
    if (by === hand.userId)
      return refused('Another administrator has to approve what you grant or correct', { status: 403 })
    const booking = bookingOf(movement)(account)
    return 'refused' in booking ? booking : { hand: [ManualCoinsApproved.make({ requestId })], account: booking }
  }

export const rejectManualCoins =
  (requestId: string, reason: string) =>
  ({ waiting }: ManualCoins): ManualRecords['hand'] | Refusal =>
    waiting[requestId] ? [ManualCoinsRejected.make({ requestId, reason })] : decidedAlready

export const noSuchRequest = notFound('This request does not exist')

type Booked = Parameters<typeof ManualCoinsBooked.make>[0]

/** With what the person has booked before on the same day; null: nothing is booked by hand. */
const bookedToday = (together: readonly Recorded[]): number | null => {
  const own = together.find(({ stream }) => stream.decider === manualCoins)
  const booked = own?.events.find(({ type }) => type === ManualCoinsBooked.type)
  if (!own || !booked) return null
  const { day, coins } = unchecked<Booked>(booked.data)
  const before = unchecked<ManualCoins>(own.stream.state)
  return (before.day === day ? before.booked : 0) + coins
}

const byHand = (distributorId: string, approved: unknown, together: readonly Recorded[]) => {
  const amount = bookedToday(together)
  return amount === null ? null : { matter: 'careCoins', amount, approved, concerns: [distributorId] }
}

/** What goes beyond `ALONE_PER_DAY` waits for an administrator anyway. */
export const supervisedCoins = supervised(loyaltyAccount, {
  CareCoinsGranted: ({ distributorId, amount, activity }, _, together) =>
    byHand(distributorId, { amount, activity }, together),
  CareCoinsCorrected: ({ distributorId, change }, _, together) => byHand(distributorId, { change }, together),
})
