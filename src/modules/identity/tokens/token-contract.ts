import * as Schema from 'effect/Schema'
import { givenToTokens } from '#modules/permissions/tokens.ts'
import { Moment } from '#platform/event.ts'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'

const { Array: List, Boolean: Truth, Int, Literals, NullOr, String: Text, Struct } = Schema
const uuid = Text.check(Schema.isUUID())

export const LONGEST_TOKEN_NAME = 60
export const LONGEST_TOKEN_DAYS = 365
/** Of a company, or of the provider. */
export const MOST_TOKENS = 20

const Tokens = List(
  Struct({
    id: uuid,
    name: Text,
    permissions: List(Text),
    createdBy: Text,
    createdAt: Moment,
    expiresAt: Moment,
    /** To the minute; null: never. */
    lastUsedAt: NullOr(Moment),
    /** An address, or of IPv6 its /64. */
    lastNetwork: NullOr(Text),
    /** false: its creator may not sign in, so that it opens nothing. */
    works: Truth,
  }),
)
export type ApiTokenRow = (typeof Tokens.Type)[number]

const terms = {
  name: Schema.Trimmed.check(Schema.isBetweenLength(1, LONGEST_TOKEN_NAME)),
  permissions: List(Literals(givenToTokens)).check(Schema.isBetweenLength(1, givenToTokens.length), Schema.isUnique()),
  days: Int.check(Schema.isBetween({ minimum: 1, maximum: LONGEST_TOKEN_DAYS })),
}

const Created = Struct({
  ...Done.fields,
  id: uuid,
  /** Shown this once. null: the answer is a repeat, and the secret is not kept anywhere. */
  secret: NullOr(Text),
})

export const listTokens = endpoint('GET /tokens', {
  may: 'users.manage',
  does: 'The API tokens of the company that have not ended, the newest first',
  answer: Tokens,
  reads: ['users'],
})

export const createToken = endpoint('CreateToken POST /tokens', {
  may: 'users.manage',
  does: 'Creates an API token for a program of the company, with permissions of the signed-in person, for up to a year. Requires the password when it was given more than ten minutes ago',
  body: terms,
  answer: Created,
})

export const revokeToken = endpoint('RevokeToken DELETE /tokens/:id', {
  may: 'users.manage',
  does: 'Ends an API token of the company at once',
  params: { id: uuid },
  answer: Done,
})

export const listOfficeTokens = endpoint('GET /office/tokens', {
  may: 'office.accounts.manage',
  does: "The API tokens of the provider's own programs that have not ended, the newest first",
  answer: Tokens,
  reads: ['users'],
})

export const createOfficeToken = endpoint('CreateOfficeToken POST /office/tokens', {
  may: 'office.accounts.manage',
  does: 'Creates an API token for a program of the provider, with permissions of the signed-in administrator, for up to a year. Requires the password when it was given more than ten minutes ago',
  body: terms,
  answer: Created,
})

export const revokeOfficeToken = endpoint('RevokeOfficeToken DELETE /office/tokens/:id', {
  may: 'office.accounts.manage',
  does: 'Ends an API token of the provider at once',
  params: { id: uuid },
  answer: Done,
})
