import { randomBytes, randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { mayDo } from '#platform/access/permissions.ts'
import type { Endpoint } from '#platform/http/endpoint.ts'
import { oneFreight } from '#tests/quote-terms.ts'
import { calling, everyEndpoint, nameOf, recorded, sampleOf } from './every-endpoint.ts'
import { startWhole, type Whole } from './two-companies.ts'

let whole: Whole
let admin: { jwt: string }

beforeAll(async () => {
  whole = await startWhole()
  admin = await whole.portal.as('ADMIN')
})
afterAll(() => whole.portal.stop())

const closed = everyEndpoint.filter(({ may }) => !mayDo(may, 'ANONYMOUS'))
const callerOf = ({ may }: Endpoint) => (mayDo(may, 'PROCUREMENT') ? whole.andina.buyer : admin)

describe('a token', () => {
  const now = () => Math.floor(Date.now() / 1000)
  const ours = () => Buffer.from(whole.portal.configuration.secrets.tokens, 'base64')

  const signed = async (
    secret = ours(),
    { sid, exp = now() + 600, typ = 'JWT' }: { sid?: string; exp?: number; typ?: string } = {},
  ) => {
    const { userId } = whole.andina.buyer
    const session =
      sid ??
      (
        await whole.portal.node.services.sessions.open(
          { ...whole.andina.buyer, distributorId: whole.andina.distributorId },
          { remember: false, userAgent: '' },
        )
      ).sessionId
    return new SignJWT({ sid: session })
      .setProtectedHeader({ alg: 'HS256', typ })
      .setSubject(userId)
      .setIssuedAt()
      .setExpirationTime(exp)
      .sign(secret)
  }
  const withPart = async (at: number, change: (part: object) => object) => {
    const parts = (await signed()).split('.')
    const part = JSON.parse(Buffer.from(parts[at]!, 'base64url').toString())
    parts[at] = Buffer.from(JSON.stringify(change(part))).toString('base64url')
    return parts.join('.')
  }
  const signedOut = async () => {
    const { userId, role } = whole.andina.buyer
    const who = { userId, role, distributorId: whole.andina.distributorId }
    const { sessionId, jwt } = await whole.portal.node.services.sessions.open(who, { remember: false, userAgent: '' })
    await whole.portal.node.services.sessions.close(userId, sessionId)
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
    ['signed by somebody else', () => signed(randomBytes(32))],
    ['that has expired', () => signed(ours(), { exp: now() - 1 })],
    ['of another kind', () => signed(ours(), { typ: 'at+jwt' })],
    ['of a session that never was', () => signed(ours(), { sid: randomUUID() })],
    ['of a session that is no id', () => signed(ours(), { sid: "' or 1=1--" })],
    ['of a session that was ended', signedOut],
  ]

  test('as we make them opens the door', async () => {
    const me = everyEndpoint.find((endpoint) => nameOf(endpoint) === 'GET /users/me')!
    expect((await calling(whole)(me, {}, await signed())).status).toBe(200)
  })

  test.each(forged)('%s opens nothing', async (_, make) => {
    const before = await recorded(whole)
    const jwt = await make()
    for (const endpoint of closed) {
      const { status } = await calling(whole)(endpoint, sampleOf(endpoint, whole.andina), jwt)
      expect(status, nameOf(endpoint)).toBe(401)
    }
    expect(await recorded(whole)).toBe(before)
  })
})

describe('an id that is nobody’s', () => {
  const isId = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(value)

  /** Every id in it, one after the other, replaced by one that was never given. */
  const strangers = (value: unknown): unknown[] => {
    if (isId(value)) return [randomUUID()]
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([name, inner]) =>
      strangers(inner).map((changed) =>
        Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed },
      ),
    )
  }

  test.each(closed.map((endpoint) => ({ endpoint, name: nameOf(endpoint) })))(
    'in $name changes nothing',
    async ({ endpoint }) => {
      for (const input of strangers(sampleOf(endpoint, whole.andina))) {
        const before = await recorded(whole)
        const { status, text } = await calling(whole)(
          endpoint,
          input as Record<string, unknown>,
          callerOf(endpoint).jwt,
        )
        expect(status, text).toBeLessThan(500)
        if (endpoint.method === 'POST' || endpoint.method === 'PUT') expect(status, text).toBeGreaterThanOrEqual(400)
        expect(await recorded(whole), JSON.stringify(input)).toBe(before)
      }
    },
  )
})

describe('a command that comes in the wrong state', () => {
  const named = (name: string) => everyEndpoint.find((endpoint) => nameOf(endpoint) === name)!
  type Order = 'waitingOrderId' | 'quotedOrderId' | 'confirmedOrderId'

  test.each<[string, Order, (orderId: string) => object]>([
    ['PUT /order/status', 'waitingOrderId', (orderId) => ({ orderId, status: 'CONFIRMED' })],
    ['PUT /order/status', 'waitingOrderId', (orderId) => ({ orderId, status: 'CANCELLED' })],
    ['PUT /order/status', 'confirmedOrderId', (orderId) => ({ orderId, status: 'CONFIRMED' })],
    ['PUT /order/status', 'confirmedOrderId', (orderId) => ({ orderId, status: 'CANCELLED' })],
    ['PUT /order/status', 'quotedOrderId', (orderId) => ({ orderId, status: 'CONFIRMED', quoteVersion: 2 })],
    ['PUT /order/status', 'quotedOrderId', (orderId) => ({ orderId, status: 'CONFIRMED', quoteVersion: 0 })],
    ['PUT /order/cancel', 'confirmedOrderId', (orderId) => ({ orderId })],
    ['POST /office/orders/:id/quote', 'confirmedOrderId', (id) => ({ id, ...oneFreight(1) })],
    ['POST /office/orders/:id/quote', 'waitingOrderId', (id) => ({ id, ...oneFreight(1), validUntil: '2020-01-01' })],
  ])('%s of %s is refused with a sentence', async (name, which, inputOf) => {
    const before = await recorded(whole)
    const endpoint = named(name)
    const input = inputOf(whole.andina[which]) as Record<string, unknown>
    const { status, text } = await calling(whole)(endpoint, input, callerOf(endpoint).jwt)
    expect([409, 422], text).toContain(status)
    expect(await recorded(whole)).toBe(before)
  })

  test.each([0, 5, 9, 12, 1_000_001, 999_999_999])(
    'an order of %d of what is sold from 10 in steps of 5',
    async (quantity) => {
      const before = await recorded(whole)
      const place = named('POST /order')
      const sample = sampleOf(place, whole.andina) as { registrations: object[] }
      const input = { ...sample, registrations: [{ ...sample.registrations[0], quantity }] }
      const { status, text } = await calling(whole)(place, input, whole.andina.buyer.jwt)
      expect(status, text).toBe(422)
      expect(text).toContain('registrations.0.quantity')
      expect(await recorded(whole)).toBe(before)
    },
  )
})
