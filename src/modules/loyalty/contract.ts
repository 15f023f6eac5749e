import * as Schema from 'effect/Schema'

import { endpoint } from '#platform/http/endpoint.ts'
import { CareCoins } from '#platform/money.ts'

import { rewardedActivities } from './events.ts'

const Id = Schema.String.check(Schema.isBetweenLength(1, 64))
const Done = Schema.Struct({ success: Schema.Literal(true), balance: CareCoins })

export const countCareCoins = endpoint('GET /carecoins/count', {
  may: 'orders.read',
  does: "The company's CareCoins. One is worth 10 cents.",
  answer: Schema.Struct({ success: Schema.Literal(true), data: Schema.Struct({ balance: CareCoins }) }),
  reads: ['loyalty_accounts'],
})

export const grantCareCoins = endpoint('POST /office/distributors/:distributorId/carecoins/grant', {
  may: 'office.loyalty.correct',
  does: 'Grants CareCoins for a rewarded activity.',
  params: { distributorId: Id },
  body: {
    amount: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1_000_000 })),
    activity: Schema.Literals(rewardedActivities),
  },
  answer: Done,
  awaits: ['loyalty_accounts'],
})

export const correctCareCoins = endpoint('POST /office/distributors/:distributorId/carecoins/correct', {
  may: 'office.loyalty.correct',
  does: 'Puts a balance right, with a reason. It never becomes negative.',
  params: { distributorId: Id },
  body: {
    change: Schema.Int.check(Schema.isBetween({ minimum: -1_000_000, maximum: 1_000_000 })),
    reason: Schema.Trimmed.check(Schema.isBetweenLength(1, 1_000)),
  },
  answer: Done,
  awaits: ['loyalty_accounts'],
})
