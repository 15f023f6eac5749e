import { addDays } from 'date-fns/addDays'
import { UserId } from '#modules/identity/events.ts'
import { mayDo } from '#modules/permissions/permissions.ts'
import { provePerson } from '#platform/access/own-password.ts'
import { calledBy } from '#platform/access/personal-data.ts'
import { invalid, type Refusal, RefusedError, refused } from '#platform/decision.ts'
import { type Context, serve } from '#platform/http/serve.ts'
import type { Module } from '#platform/module.ts'
import { moment } from '#platform/moment.ts'
import { namesOf } from '#projections/users.ts'
import { apiToken, expire, revoke, tokenExpires } from './api-token.ts'
import * as calls from './token-contract.ts'
import { ApiTokenCreated } from './token-events.ts'

const done = { success: true as const }
const nameTaken = invalid({ name: 'Another API token has this name' })

/** Of the company, or with null of the provider; likewise the next two. */
const listed = async (
  { apiTokens, db, personal }: Pick<Context<never>, 'apiTokens' | 'db' | 'personal'>,
  distributorId: string | null,
): Promise<calls.ApiTokenRow[]> => {
  const tokens = await apiTokens.of(distributorId)
  const creators = await namesOf(
    db,
    tokens.map(({ userId }) => userId),
  )
  const names = new Map<string, string>(
    (await personal.openAll([...creators.values()])).map((person) => [person.id, calledBy(person)]),
  )
  return tokens.map(({ id, name, permissions, userId, createdAt, expiresAt, lastUsedAt, lastNetwork, works }) => ({
    ...{ id, name, permissions, createdBy: names.get(userId) ?? '—', lastNetwork, works },
    ...{ createdAt: moment(createdAt), expiresAt: moment(expiresAt), lastUsedAt: lastUsedAt && moment(lastUsedAt) },
  }))
}

type CreateContext = Omit<Context<typeof calls.createToken | typeof calls.createOfficeToken>, 'me'> &
  Pick<Context<typeof calls.createOfficeToken>, 'me'>

const created = async (context: CreateContext, distributorId: string | null) => {
  const { apiTokens, log, me, newId, now, input } = context
  const { name, permissions, days } = input
  await provePerson(context)
  if (!permissions.every((permission) => mayDo(permission, me.role)))
    return invalid({ permissions: 'Choose permissions that you have yourself' })
  const others = await apiTokens.of(distributorId)
  if (others.length >= calls.MOST_TOKENS) return refused('Revoke an API token before you create another one')
  const id = newId()
  const token = {
    userId: UserId.make(me.userId),
    distributorId,
    name,
    permissions,
    expiresAt: addDays(now, days).toISOString(),
  }
  let secret: string | null = null
  await log.begin(apiToken, id, () => [ApiTokenCreated.make({ tokenId: id, ...token })], {
    answer: { ...done, id, secret: null },
    also: async (tx) => {
      secret = await apiTokens.create({ id, ...token }, tx)
      if (secret === null) throw new RefusedError(nameTaken)
    },
  })
  return { ...done, id, secret }
}

const revoked = async (
  { apiTokens, log, input }: Pick<Context<typeof calls.revokeToken>, 'apiTokens' | 'log' | 'input'>,
  distributorId: string | null,
): Promise<typeof done | Refusal> => {
  const also = (tx: Parameters<typeof apiTokens.end>[1]) => apiTokens.end(input.id, tx)
  return (await log.decide(apiToken, input.id, revoke(distributorId), { answer: done, also })).answer
}

export const tokenRoutes = [
  serve(calls.listTokens, (context) => listed(context, context.me.distributorId)),
  serve(calls.createToken, (context) => created(context, context.me.distributorId)),
  serve(calls.revokeToken, (context) => revoked(context, context.me.distributorId)),
  serve(calls.listOfficeTokens, (context) => listed(context, null)),
  serve(calls.createOfficeToken, (context) => created(context, null)),
  serve(calls.revokeOfficeToken, (context) => revoked(context, null)),
]

/** The token is over by its own moment; this records it. */
export const tokenDeadlines: Module['deadlines'] = {
  [tokenExpires]: {
    keep: async ({ logFor, now }, { kind, stream }) => {
      await logFor(kind).decide(apiToken, stream.key, expire(now))
    },
  },
}
