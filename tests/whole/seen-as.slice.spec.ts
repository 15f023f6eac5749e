import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchAudit } from '#modules/audit/contract.ts'
import { seeAsCompany } from '#modules/distributors/desk/look-contract.ts'
import { currentUser } from '#modules/identity/contract.ts'
import { listOrders } from '#modules/ordering/contract.ts'
import { mayDo } from '#platform/access/permissions.ts'
import { distributorRoles, type Role, staffRoles } from '#platform/access/roles.ts'
import type { Endpoint } from '#platform/http/endpoint.ts'
import { requestOf } from '#tests/portal.ts'
import { everyEndpoint, nameOf, recorded, sampleOf } from './every-endpoint.ts'
import { startWhole, type Whole } from './two-companies.ts'

let whole: Whole
let jwt: string
let look: string
const reason = 'They asked where their invoice is'

const begin = (as: { jwt: string }) =>
  whole.portal.call(seeAsCompany, { id: whole.andina.distributorId, reason }, { jwt: as.jwt })

beforeAll(async () => {
  whole = await startWhole()
  ;({ jwt } = whole.sales)
  look = (await begin(whole.sales)).body.look
})
afterAll(() => whole.portal.stop())

const seen = async (endpoint: Endpoint, input: Record<string, unknown>, by = jwt, with_ = look) => {
  const response = await whole.portal.node.app.inject({
    ...requestOf(endpoint, input),
    headers: { authorization: `Bearer ${by}`, 'x-seen-as': with_ },
  })
  return { status: response.statusCode, text: response.body }
}

test.each([...staffRoles, ...distributorRoles] as readonly Role[])(
  '%s begins a look where the table says so',
  async (role) => {
    const person = await whole.portal.as(role)
    const { status } = await begin(person)
    expect(status).toBe(mayDo('office.distributors.see-as', role) ? 200 : 403)
  },
)

test('a look shows the company’s own portal', async () => {
  const me = JSON.parse((await seen(currentUser, {})).text)
  expect(me).toMatchObject({ role: 'MARKETING', distributor: { id: whole.andina.distributorId } })
  const orders = await seen(listOrders, {})
  expect(orders.status).toBe(200)
  expect(orders.text).toContain(whole.andina.waitingOrderId)
  expect(orders.text).not.toContain(whole.nordmed.waitingOrderId)
})

test('a look is nobody else’s, and one that nobody began shows nothing', async () => {
  for (const role of [...staffRoles, ...distributorRoles] as readonly Role[]) {
    const other = await whole.portal.as(role)
    expect((await seen(listOrders, {}, other.jwt)).status, role).toBe(403)
  }
  expect((await seen(listOrders, {}, jwt, `${look.slice(0, -2)}AA`)).status).toBe(403)
  expect((await seen(listOrders, {}, whole.nordmed.buyer.jwt)).status).toBe(403)
})

test('it is recorded who looked, at whom and why', async () => {
  const { entries } = await whole.world.done(
    searchAudit,
    { about: whole.andina.distributorId, type: 'CompanySeenAs' },
    whole.sales,
  )
  expect(entries.at(-1)).toMatchObject({ kind: 'company-looks', key: whole.andina.distributorId, reason })
})

describe.each(everyEndpoint.map((endpoint) => ({ endpoint, name: nameOf(endpoint) })))('$name', ({ endpoint }) => {
  test('is only read in a look, and tells of no other company', async () => {
    const before = await recorded(whole)
    for (const side of [whole.andina, whole.nordmed]) {
      const { status, text } = await seen(endpoint, sampleOf(endpoint, side))
      expect(status, text).toBeLessThan(500)
      if (endpoint.method !== 'GET') expect(status).toBe(403)
      expect(whole.nordmed.secrets.filter((secret) => text.includes(secret))).toEqual([])
    }
    expect(await recorded(whole)).toBe(before)
  })
})

test('a look is over after half an hour', async () => {
  await whole.portal.owner.query(`update es.clock set shift = shift + interval '31 minutes'`)
  await whole.portal.node.clock.follow()
  const late = await seen(listOrders, {})
  expect([late.status, JSON.parse(late.text).look]).toEqual([403, 'over'])
})
