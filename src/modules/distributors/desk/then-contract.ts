import * as Schema from 'effect/Schema'

import { OfficeDistributor } from '#modules/distributors/contract.ts'
import { CompanyDocument, RequirementStatus } from '#modules/distributors/file/file-contract.ts'
import { Role } from '#platform/access/roles.ts'
import { Day, Moment } from '#platform/event.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { Cents } from '#platform/money.ts'

const { Array: List, Int, NullOr, String: Text, Struct } = Schema
const uuid = Text.check(Schema.isUUID())

export const showCompanyThen = endpoint('GET /office/distributors/:id/then', {
  may: 'office.distributors.read',
  does: 'One company as it stood at a moment, folded from the log: its account, people, file, orders, agreements, labels, tickets and CareCoins',
  costly: true,
  params: { id: uuid },
  query: { asOf: Moment },
  answer: Struct({
    ...OfficeDistributor.fields,
    representative: NullOr(Text),
    users: List(
      Struct({
        id: uuid,
        name: Text,
        email: Text,
        job: Text,
        role: Role,
        active: Schema.Boolean,
        creationDate: Moment,
      }),
    ),
    requirements: List(RequirementStatus),
    documents: List(CompanyDocument),
    orders: List(Struct({ id: uuid, num: Text, placedAt: Moment, status: Text, total: Cents })),
    agreements: List(Struct({ id: uuid, type: Text, country: Text, signedOn: Day, productCode: Text })),
    labelIssues: List(
      Struct({ id: uuid, number: Text, product: Text, country: Text, state: Text, reportedAt: Moment }),
    ),
    /** Those that the whole company reads; private ones stay where they are. */
    tickets: List(Struct({ id: uuid, reference: Text, subject: Text, status: Text, openedAt: Moment })),
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
