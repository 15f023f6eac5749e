import { beforeAll, expect, test } from 'vitest'

import { searchAudit } from '#modules/audit/contract.ts'
import { seeAsCompany } from '#modules/distributors/desk/look-contract.ts'
import { currentUser } from '#modules/identity/contract.ts'
import { listOrders } from '#modules/ordering/contract.ts'
import { distributorRoles, type Role, staffRoles } from '#modules/permissions/roles.ts'
import type { Endpoint } from '#platform/http/endpoint.ts'
import { requestOf } from '#tests/portal.ts'
import { partOf } from '#tests/seed.ts'

import { everyEndpoint, nameOf, recordingOf, sampleOf } from '#tests/whole/every-endpoint.ts'
import { findings } from '#tests/whole/findings.ts'
import type { Begin } from '#tests/whole/one-whole.ts'
import { rolesOf } from '#tests/whole/specified-permissions-table.ts'
import type { Whole } from '#tests/whole/two-companies.ts'

const roles: readonly Role[] = [...staffRoles, ...distributorRoles]

/** SALES sees the portal as Andina. At its end half an hour has passed: every earlier token is over. */
export const seenAs = (begin: Begin) => {
  let whole: Whole
  let jwt: string
  let look: string
  const reason = 'A question about their invoice'

  const beginLook = (by: { jwt: string }) =>
    whole.portal.call(seeAsCompany, { id: whole.andina.distributorId, reason }, { jwt: by.jwt })

  beforeAll(async () => {
    whole = await begin()
    ;({ jwt } = whole.sales)
    look = (await beginLook(whole.sales)).body.look
  })

  const seen = async (endpoint: Endpoint, input: Record<string, unknown>, by = jwt, with_ = look) => {
    const response = await whole.portal.node.app.inject({
      ...requestOf(endpoint, input),
      headers: { authorization: `Bearer ${by}`, 'x-seen-as': with_ },
    })
    return { status: response.statusCode, text: response.body }
  }

  test('a look is begun by the roles that the specification names, and by no others', async () => {
    const allowed = rolesOf(nameOf(seeAsCompany))
    const answers = await Promise.all(
      roles.map(async (role) => [role, (await beginLook(await whole.portal.as(role))).status]),
    )
    expect(answers).toEqual(roles.map((role) => [role, allowed.includes(role) ? 200 : 403]))
  })

  test('a look shows the portal of this company', async () => {
    const me = JSON.parse((await seen(currentUser, {})).text)
    expect(me).toMatchObject({ role: 'MARKETING', distributor: { id: whole.andina.distributorId } })
    const orders = await seen(listOrders, {})
    expect(orders.status).toBe(200)
    expect(orders.text).toContain(whole.andina.waitingOrderId)
    expect(orders.text).not.toContain(whole.nordmed.waitingOrderId)
  })

  test('a look belongs to the person who began it, and one that was never begun shows nothing', async () => {
    for (const role of roles) {
      const other = await whole.portal.as(role)
      expect((await seen(listOrders, {}, other.jwt)).status, role).toBe(403)
    }
    expect((await seen(listOrders, {}, jwt, `${look.slice(0, -2)}AA`)).status).toBe(403)
    expect((await seen(listOrders, {}, whole.nordmed.buyer.jwt)).status).toBe(403)
  })

  test('it is recorded who looked, at which company and why', async () => {
    const { entries } = await whole.world.done(
      searchAudit,
      { about: whole.andina.distributorId, type: 'CompanySeenAs', notifications: 'yes' },
      whole.sales,
    )
    expect(entries.at(-1)).toMatchObject({ kind: 'company-looks', key: whole.andina.distributorId, reason })
  })

  test('a look only reads, and shows nothing of another company, whatever is called', async () => {
    const { check, expectNone } = findings()
    const cases = everyEndpoint.flatMap((endpoint) => [
      { endpoint, company: 'Andina', side: whole.andina },
      { endpoint, company: 'NordMed', side: whole.nordmed },
    ])
    const walked = partOf('a look', cases, 2)
    const expectNothingRecorded = await recordingOf(whole)
    for (const { endpoint, company, side } of walked)
      await check(`SALES as Andina, ${nameOf(endpoint)} with what is ${company}’s`, async () => {
        const { status, text } = await seen(endpoint, sampleOf(endpoint, side))
        expect(status, text).toBeLessThan(500)
        if (endpoint.method !== 'GET') expect(status).toBe(403)
        expect(whole.nordmed.secrets.filter((secret) => text.includes(secret))).toEqual([])
        await expectNothingRecorded()
      })
    expectNone(walked.length)
  })

  test('a look is over after half an hour', async () => {
    await whole.portal.owner.query(`update es.clock set shift = shift + interval '31 minutes'`)
    await whole.portal.node.clock.follow()
    const late = await seen(listOrders, {})
    expect([late.status, JSON.parse(late.text).look]).toEqual([403, 'over'])
  })
}
