import { decider, refused } from '#platform/decision.ts'
import { describeEvents } from '#platform/text/event-descriptions.ts'
import { dayWritten } from '#platform/text/formats.ts'
import { say } from '#platform/text/say.ts'
import { ApiTokenExpired, ApiTokenRevoked, apiTokenStream } from './token-events.ts'

export const tokenExpires = 'identity.api-token-expires'

export type ApiTokenState = {
  readonly id: string
  readonly distributorId: string | null
  readonly name: string
  readonly expiresAt: string
  readonly hasEnded: boolean
}

export const apiToken = decider<ApiTokenState>()({
  stream: apiTokenStream,
  initial: (id) => ({ id, distributorId: null, name: '', expiresAt: '', hasEnded: false }),
  owner: ({ distributorId }) => (distributorId === null ? {} : { distributorId }),
  evolve: {
    ApiTokenCreated: (state, { distributorId, name, expiresAt }) => ({ ...state, distributorId, name, expiresAt }),
    ApiTokenRevoked: (state) => ({ ...state, hasEnded: true }),
    ApiTokenExpired: (state) => ({ ...state, hasEnded: true }),
  },
  deadlines: {
    ApiTokenCreated: ({ expiresAt }) => [{ kind: tokenExpires, at: new Date(expiresAt) }],
  },
})

/** Of the company, or with null of the provider. */
export const revoke = (distributorId: string | null) => (token: ApiTokenState) => {
  if (token.distributorId !== distributorId) return refused('This API token does not exist', { status: 404 })
  if (token.hasEnded) return refused('This API token has already ended')
  return [ApiTokenRevoked.make({ tokenId: token.id })]
}

export const expire = (now: Date) => (token: ApiTokenState) =>
  token.hasEnded || new Date(token.expiresAt) > now ? [] : [ApiTokenExpired.make({ tokenId: token.id })]

/** What happened to API tokens, described for staff. */
export const apiTokenDescriptions = describeEvents([apiTokenStream], {
  ApiTokenCreated: ({ name, permissions, expiresAt }) => ({
    what: say('created the API token {0}', name),
    detail: say('{0}; expires on {1}', permissions.join(', '), dayWritten(expiresAt.slice(0, 10))),
  }),
  ApiTokenRevoked: () => ({ what: say('revoked the API token'), detail: null }),
  ApiTokenExpired: () => ({ what: say('closed the expired API token'), detail: null }),
})
