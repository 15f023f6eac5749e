import * as Schema from 'effect/Schema'

import { RequestState } from '#modules/agreements/contract.ts'
import { OfficeDistributor } from '#modules/distributors/contract.ts'
import { CompanyDocument, RequirementStatus } from '#modules/distributors/file/file-contract.ts'
import { Day, Moment } from '#platform/event.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { Cents } from '#platform/money.ts'
import { CompanyNote, CompanyUser } from './desk-contract.ts'

const { Array: List, Int, Literals, NullOr, String: Text, Struct } = Schema
const uuid = Text.check(Schema.isUUID())

const Request = Struct({ id: uuid, reference: Text, subject: Text, status: Text, openedAt: Moment })

export const showCompanyThen = endpoint('GET /office/distributors/:id/then', {
  may: 'office.distributors.read',
  peopleOnly: true,
  does: 'One company as it stood at a moment, folded from the log: its account, people, file, orders, agreements and requests for them, labels, forecasts, tickets, reports, CareCoins and our notes; of what the caller may not read there is nothing',
  costly: true,
  params: { id: uuid },
  query: { asOf: Moment },
  answer: Struct({
    ...OfficeDistributor.fields,
    representative: NullOr(Text),
    users: List(CompanyUser),
    requirements: List(RequirementStatus),
    documents: List(CompanyDocument),
    notes: List(CompanyNote),
    orders: List(
      Struct({
        id: uuid,
        num: Text,
        placedAt: Moment,
        status: Text,
        total: Cents,
        /** What its quote waited for; null: it waited for none. */
        quote: NullOr(Literals(['TO_ISSUE', 'TO_CONFIRM'])),
      }),
    ),
    agreements: List(Struct({ id: uuid, type: Text, country: Text, signedOn: Day, productCode: Text })),
    agreementRequests: List(Struct({ id: Text, country: Text, state: RequestState, requestedAt: Moment })),
    labelIssues: List(
      Struct({ id: uuid, number: Text, product: Text, country: Text, state: Text, reportedAt: Moment }),
    ),
    forecasts: List(Struct({ id: Text, product: Text, country: Text, filedAt: Moment, quantity: Int })),
    forecastReminders: List(
      Struct({
        id: Text,
        ...{ product: Text, country: Text },
        at: Moment,
        ...{ year: Int, month: Int },
        maximumOrderDate: Day,
      }),
    ),
    /** Those that the whole company reads; private ones stay where they are. */
    tickets: List(Request),
    reports: List(Request),
    /** null: it had no account yet. */
    careCoins: NullOr(
      Struct({
        balance: Int,
        earned: Int,
        granted: Int,
        corrected: Int,
        spent: Int,
        redeemed: Int,
        level: NullOr(Text),
      }),
    ),
  }),
  reads: ['users'],
})
