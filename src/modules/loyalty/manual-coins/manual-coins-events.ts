import * as Schema from 'effect/Schema'
import { rewardedActivities } from '#modules/loyalty/rewarded-activities.ts'
import { Day, event, stream } from '#platform/event.ts'

const text = (maximum: number) => Schema.String.check(Schema.isBetweenLength(1, maximum))
const Id = text(64)

/** Booked without a second administrator; counts for the person's day. */
export const ManualCoinsBooked = event('ManualCoinsBooked', { day: Day, coins: Schema.Int })
/** More than one person may book: nothing is booked yet. `activity` null: a correction; `change` is signed. */
export const ManualCoinsRequested = event('ManualCoinsRequested', {
  requestId: Id,
  distributorId: Id,
  change: Schema.Int,
  activity: Schema.NullOr(Schema.Literals(rewardedActivities)),
  reason: Schema.NullOr(text(1_000)),
})
export const ManualCoinsApproved = event('ManualCoinsApproved', { requestId: Id })
export const ManualCoinsRejected = event('ManualCoinsRejected', { requestId: Id, reason: text(1_000) })

/** Key: the member of staff who grants or corrects. */
export const manualCoinsStream = stream('manual-coins', [
  ManualCoinsBooked,
  ManualCoinsRequested,
  ManualCoinsApproved,
  ManualCoinsRejected,
])
