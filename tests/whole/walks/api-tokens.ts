import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { UserId } from '#modules/identity/events.ts'
import { mayDo } from '#modules/permissions/permissions.ts'
import { accessPolicy } from '#modules/permissions/policy.ts'
import type { Permission } from '#platform/access/permissions.ts'
import { type Endpoint, isForTokens } from '#platform/http/endpoint.ts'
import { inTransaction } from '#platform/postgres/transaction.ts'
import { present } from '#platform/typed.ts'
import { partOf } from '#tests/seed.ts'
import { calling, everyEndpoint, nameOf, recordingOf, sampleOf } from '#tests/whole/every-endpoint.ts'
import { findings, inputText } from '#tests/whole/findings.ts'
import type { Begin } from '#tests/whole/one-whole.ts'
import type { Whole } from '#tests/whole/two-companies.ts'

/** What only people may do, whatever a token was given: by the beginning of its path, or by its whole name. */
const ofPeople = [
  / \/(auth|users|tokens|approvals\/rules)(\/|$)/,
  / \/office\/(people|tokens|settings|audit|log|outbox)(\/|$)/,
  /^(POST|PUT|DELETE) .*(approval|looks)/,
  /^PUT \/order(\/status)?$/,
]
/** Of these paths what is read is the company's: its users are seen by all who see the company. */
const readByTokens = ['GET /users', 'GET /users/team', 'GET /users/:id', 'GET /approvals/rules']

const { given, always } = accessPolicy.tokens

/** Andina's buyer and an administrator, each with one token that has all that there is, and one that has the least. */
export const apiTokens = (begin: Begin) => {
  let whole: Whole
  let tokens: readonly { readonly whose: string; readonly given: readonly Permission[]; readonly secret: string }[]
  let may: (endpoint: Endpoint, whose: string) => boolean

  beforeAll(async () => {
    whole = await begin()
    const { portal, andina } = whole
    const admin = await portal.as('ADMIN')
    const tokenOf = async (whose: 'PROCUREMENT' | 'ADMIN', permissions: readonly Permission[]) => {
      const [userId, distributorId] =
        whose === 'ADMIN' ? [admin.userId, null] : [andina.buyer.userId, andina.distributorId]
      const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
      const name = `${whose} ${permissions.length}`
      const token = { id: randomUUID(), userId: UserId.make(userId), distributorId, name, permissions, expiresAt }
      const { apiTokens } = portal.node.services
      const secret = await inTransaction(portal.owner, (tx) => apiTokens.create(token, tx))
      return { whose, given: permissions, secret: present(secret) }
    }
    tokens = [
      await tokenOf('PROCUREMENT', given),
      await tokenOf('PROCUREMENT', ['library.read']),
      await tokenOf('ADMIN', given),
      await tokenOf('ADMIN', ['office.news.manage']),
    ]
    may = (endpoint, whose) => mayDo(endpoint.may, whose === 'ADMIN' ? 'ADMIN' : 'PROCUREMENT')
  })

  const isLetIn = (endpoint: Endpoint, token: (typeof tokens)[number]) =>
    isForTokens(accessPolicy, endpoint) &&
    may(endpoint, token.whose) &&
    [...token.given, ...always].includes(endpoint.may)

  test('what only people may do is for no token', () => {
    const open = everyEndpoint.filter((endpoint) => isForTokens(accessPolicy, endpoint)).map(nameOf)
    const wrong = open.filter((name) => ofPeople.some((form) => form.test(name)) && !readByTokens.includes(name))
    expect(wrong).toEqual([])
  })

  test('a token is refused by every endpoint that it was not given, and nothing is recorded', async () => {
    const { check, expectNone } = findings()
    const expectNothingRecorded = await recordingOf(whole)
    for (const token of tokens)
      for (const endpoint of everyEndpoint.filter((each) => !isLetIn(each, token)))
        await check(`${token.whose} with ${token.given.length}, ${nameOf(endpoint)}`, async () => {
          const { status, text } = await calling(whole)(endpoint, sampleOf(endpoint, whole.andina), token.secret)
          expect(status, text).toBe(403)
        })
    await check('nothing is recorded', expectNothingRecorded)
    expectNone(everyEndpoint.length)
  })

  test('a token is let in where it was given the permission, and reads nothing of another company', async () => {
    const { check, expectNone } = findings()
    const cases = tokens.flatMap((token) =>
      everyEndpoint
        .filter((endpoint) => isLetIn(endpoint, token) && endpoint.method === 'GET')
        .flatMap((endpoint) =>
          [whole.andina, whole.nordmed].map((side) => ({ token, endpoint, input: sampleOf(endpoint, side) })),
        ),
    )
    const walked = partOf('reads by tokens', cases, 2)
    for (const { token, endpoint, input } of walked)
      await check(`${token.whose}, ${nameOf(endpoint)}, ${inputText(input)}`, async () => {
        const { status, text } = await calling(whole)(endpoint, input, token.secret)
        expect([401, 403], text).not.toContain(status)
        expect(status, text).toBeLessThan(500)
        if (token.whose !== 'ADMIN') expect(whole.nordmed.secrets.filter((secret) => text.includes(secret))).toEqual([])
      })
    expectNone(walked.length)
  })

  test('a token changes what it was given, and nothing of another company', async () => {
    const { check, expectNone } = findings()
    const [company] = tokens
    const commands = everyEndpoint.filter((endpoint) => isLetIn(endpoint, company!) && endpoint.method !== 'GET')
    for (const endpoint of commands)
      await check(nameOf(endpoint), async () => {
        const { status, text } = await calling(whole)(endpoint, sampleOf(endpoint, whole.nordmed), company!.secret)
        expect([401, 403], text).not.toContain(status)
        expect(status, text).toBeLessThan(500)
        expect(whole.nordmed.secrets.filter((secret) => text.includes(secret))).toEqual([])
      })
    expectNone(commands.length)
  })
}
