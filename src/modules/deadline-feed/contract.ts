import * as Schema from 'effect/Schema'

import { Moment } from '#platform/event.ts'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'

export const showFeed = endpoint('GET /calendar/feed', {
  may: 'company.read',
  does: 'Since when there is an address of your own deadlines; the address itself was shown when it was made.',
  answer: Schema.Struct({ madeAt: Schema.NullOr(Moment) }),
})

export const makeFeed = endpoint('MakeFeed POST /calendar/feed', {
  may: 'company.read',
  does: 'Makes the secret address of your own deadlines for calendar programs, and shows it this once. The one before is over.',
  answer: Schema.Struct({ success: Schema.Literal(true), url: Schema.String }),
})

export const withdrawFeed = endpoint('WithdrawFeed POST /calendar/feed/withdraw', {
  may: 'company.read',
  does: 'Withdraws the address of your own deadlines.',
  answer: Done,
})

export const readFeed = endpoint('GET /calendar/feed/:token/deadlines.ics', {
  may: 'portal.visit',
  does: 'The deadlines of the owner of this address: quotes, documents, last order days, standing orders, artwork, tenders.',
  params: { token: Schema.String.check(Schema.isMaxLength(300)) },
  answer: Schema.Unknown,
  reads: ['users', 'orders', 'company_files', 'forecasts', 'standing_orders', 'label_issues', 'reports'],
})
