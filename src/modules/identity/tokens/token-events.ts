import * as Schema from 'effect/Schema'
import { UserId } from '#modules/identity/events.ts'
import { event, stream } from '#platform/event.ts'

const { Array: List, NullOr, String: Text } = Schema
const uuid = Text.check(Schema.isUUID())

/** Never with its secret, nor a hash of it. `name`: of a program, chosen by the person. */
export const ApiTokenCreated = event('ApiTokenCreated', {
  tokenId: uuid,
  userId: UserId,
  /** null: of the provider. */
  distributorId: NullOr(uuid),
  name: Text.check(Schema.isMaxLength(60)),
  /** Lines of the permission table of that day. */
  permissions: List(Text),
  expiresAt: Text,
})
export const ApiTokenRevoked = event('ApiTokenRevoked', { tokenId: uuid })
export const ApiTokenExpired = event('ApiTokenExpired', { tokenId: uuid })

export const apiTokenStream = stream('api-token', [ApiTokenCreated, ApiTokenRevoked, ApiTokenExpired])
