import { randomBytes, randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { mayDo } from '#modules/permissions/permissions.ts'
import { AUDIENCE, ISSUER } from '#platform/access/sessions/access-tokens.ts'
import { tokenKeys } from '#platform/access/token-keys.ts'
import type { Endpoint } from '#platform/http/endpoint.ts'
import { oneFreight } from '#tests/quote-terms.ts'
import { partOf } from '#tests/seed.ts'

import { calling, everyEndpoint, nameOf, recordingOf, sampleOf } from '#tests/whole/every-endpoint.ts'
import { findings, inputText } from '#tests/whole/findings.ts'
import type { Begin } from '#tests/whole/one-whole.ts'
import type { Whole } from '#tests/whole/two-companies.ts'

const closed = everyEndpoint.filter(({ may }) => !mayDo(may, 'ANONYMOUS'))
const endpointOf = (name: string) => everyEndpoint.find((endpoint) => nameOf(endpoint) === name)!

const isId = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(value)

/** An input once for each of its ids, with an id that was never given in its place. */
const withUnknownIds = (value: unknown): unknown[] => {
  if (isId(value)) return [randomUUID()]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    withUnknownIds(inner).map((changed) =>
      Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed },
    ),
  )
}

/** Tokens that are not ours, ids that do not exist, commands that come too early or too late. */
export const tokensAndStates = (begin: Begin) => {
  let whole: Whole
  let admin: { jwt: string }

  beforeAll(async () => {
    whole = await begin()
    admin = await whole.portal.as('ADMIN')
  })

  const callerOf = ({ may }: Endpoint) =>
    mayDo(may, 'PROCUREMENT') ? { role: 'PROCUREMENT', jwt: whole.andina.buyer.jwt } : { role: 'ADMIN', jwt: admin.jwt }

  const now = () => Math.floor(Date.now() / 1000)
  const ourSecret = () => tokenKeys(whole.portal.configuration.secrets, 'access tokens')[0]
  const openSession = () => {
    const { userId, role } = whole.andina.buyer
    const person = { userId, role, distributorId: whole.andina.distributorId }
    return whole.portal.node.services.sessions.open(person, { remember: false, userAgent: '' })
  }

  const signed = async (
    secret = ourSecret(),
    {
      sid,
      exp = now() + 600,
      typ = 'JWT',
      iss = ISSUER,
      aud = AUDIENCE,
    }: { sid?: string; exp?: number; typ?: string; iss?: string; aud?: string } = {},
  ) =>
    new SignJWT({ sid: sid ?? (await openSession()).sessionId })
      .setProtectedHeader({ alg: 'HS256', typ })
      .setIssuer(iss)
      .setAudience(aud)
      .setSubject(whole.andina.buyer.userId)
      .setIssuedAt()
      .setExpirationTime(exp)
      .sign(secret)

  const withPart = async (index: number, change: (part: object) => object) => {
    const parts = (await signed()).split('.')
    const part = JSON.parse(Buffer.from(parts[index]!, 'base64url').toString())
    parts[index] = Buffer.from(JSON.stringify(change(part))).toString('base64url')
    return parts.join('.')
  }

  const signedOut = async () => {
    const { sessionId, jwt } = await openSession()
    await whole.portal.node.services.sessions.close(whole.andina.buyer.userId, sessionId)
    return jwt
  }

  const forged: readonly (readonly [string, () => Promise<string>])[] = [
    ['of nonsense', async () => 'nonsense'],
    ['without a signature', async () => (await signed()).split('.').slice(0, 2).join('.')],
    [
      'of the algorithm none',
      async () => `${(await withPart(0, () => ({ alg: 'none', typ: 'JWT' }))).replace(/[^.]*$/, '')}`,
    ],
    ['of another algorithm', () => withPart(0, (header) => ({ ...header, alg: 'HS512' }))],
    ['of another person', () => withPart(1, (claims) => ({ ...claims, sub: whole.nordmed.buyer.userId }))],
    ['with another signature', () => signed(randomBytes(32))],
    ['that has expired', () => signed(ourSecret(), { exp: now() - 1 })],
    ['of another kind', () => signed(ourSecret(), { typ: 'at+jwt' })],
    ['of another issuer', () => signed(ourSecret(), { iss: 'another portal' })],
    ['for another audience', () => signed(ourSecret(), { aud: 'deadline-feed' })],
    ['of a session that never was', () => signed(ourSecret(), { sid: randomUUID() })],
    ['of a session that is no id', () => signed(ourSecret(), { sid: "' or 1=1--" })],
    ['of a session that was ended', signedOut],
  ]

  test('a token that the portal would make is taken', async () => {
    expect((await calling(whole)(endpointOf('GET /users/me'), {}, await signed())).status).toBe(200)
  })

  test('no endpoint takes a token that is forged, expired or of an ended session', async () => {
    const { check, expectNone } = findings()
    const expectNothingRecorded = await recordingOf(whole)
    for (const [kind, make] of forged) {
      const jwt = await make()
      for (const endpoint of partOf(`a token ${kind}`, closed, 8))
        await check(`a token ${kind}, ${nameOf(endpoint)}`, async () => {
          const { status, text } = await calling(whole)(endpoint, sampleOf(endpoint, whole.andina), jwt)
          expect(status, text).toBe(401)
        })
    }
    await check('nothing is recorded', expectNothingRecorded)
    expectNone(forged.length * 10)
  })

  test('an id that does not exist changes nothing', async () => {
    const { check, expectNone } = findings()
    const cases = closed.flatMap((endpoint) =>
      withUnknownIds(sampleOf(endpoint, whole.andina)).map((input) => ({ endpoint, input })),
    )
    const walked = partOf('ids that do not exist', cases, 4)
    const expectNothingRecorded = await recordingOf(whole)
    for (const { endpoint, input } of walked) {
      const { role, jwt } = callerOf(endpoint)
      await check(`${role}, ${nameOf(endpoint)}, ${inputText(input)}`, async () => {
        const { status, text } = await calling(whole)(endpoint, input as Record<string, unknown>, jwt)
        expect(status, text).toBeLessThan(500)
        if (endpoint.method === 'POST' || endpoint.method === 'PUT') expect(status, text).toBeGreaterThanOrEqual(400)
        await expectNothingRecorded()
      })
    }
    expectNone(walked.length)
  })

  type Order = 'waitingOrderId' | 'quotedOrderId' | 'confirmedOrderId'

  const inWrongState: readonly (readonly [string, Order, (orderId: string) => object])[] = [
    ['PUT /order/status', 'waitingOrderId', (orderId) => ({ orderId, status: 'CONFIRMED' })],
    ['PUT /order/status', 'waitingOrderId', (orderId) => ({ orderId, status: 'CANCELLED' })],
    ['PUT /order/status', 'confirmedOrderId', (orderId) => ({ orderId, status: 'CONFIRMED' })],
    ['PUT /order/status', 'confirmedOrderId', (orderId) => ({ orderId, status: 'CANCELLED' })],
    ['PUT /order/status', 'quotedOrderId', (orderId) => ({ orderId, status: 'CONFIRMED', quoteVersion: 2 })],
    ['PUT /order/status', 'quotedOrderId', (orderId) => ({ orderId, status: 'CONFIRMED', quoteVersion: 0 })],
    ['PUT /order/cancel', 'confirmedOrderId', (orderId) => ({ orderId })],
    ['POST /office/orders/:id/quote', 'confirmedOrderId', (id) => ({ id, ...oneFreight(1) })],
    ['POST /office/orders/:id/quote', 'waitingOrderId', (id) => ({ id, ...oneFreight(1), validUntil: '2020-01-01' })],
  ]

  test('a command that the status of an order does not allow is refused, and nothing is recorded', async () => {
    const { check, expectNone } = findings()
    const expectNothingRecorded = await recordingOf(whole)
    for (const [name, order, inputOf] of inWrongState) {
      const endpoint = endpointOf(name)
      const input = inputOf(whole.andina[order]) as Record<string, unknown>
      const { role, jwt } = callerOf(endpoint)
      await check(`${role}, ${name}, ${order}, ${inputText(input)}`, async () => {
        const { status, text } = await calling(whole)(endpoint, input, jwt)
        expect([409, 422], text).toContain(status)
        await expectNothingRecorded()
      })
    }
    expectNone(inWrongState.length)
  })

  test('a product that is sold from 10 in steps of 5 is not ordered in other quantities', async () => {
    const { check, expectNone } = findings()
    const placeOrder = endpointOf('POST /order')
    const sample = sampleOf(placeOrder, whole.andina) as { registrations: object[] }
    const quantities = [0, 5, 9, 12, 1_000_001, 999_999_999]
    const expectNothingRecorded = await recordingOf(whole)
    for (const quantity of quantities)
      await check(`PROCUREMENT, POST /order, a quantity of ${quantity}`, async () => {
        const input = { ...sample, registrations: [{ ...sample.registrations[0], quantity }] }
        const { status, text } = await calling(whole)(placeOrder, input, whole.andina.buyer.jwt)
        expect(status, text).toBe(422)
        expect(text).toContain('registrations.0.quantity')
        await expectNothingRecorded()
      })
    expectNone(quantities.length)
  })
}
