import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { CountryId } from '#modules/catalogue/events.ts'
import { deactivateUser } from '#modules/identity/contract.ts'
import {
  decideQuote,
  listOrders,
  requestApproval,
  showOrder,
  showOrderHistory,
  withdrawApproval,
} from '#modules/ordering/contract.ts'
import { showOfficeOrder } from '#modules/ordering/desk/office-contract.ts'
import { listWaiting } from '#modules/ordering/list/waiting-contract.ts'
import { changeOrder } from '#modules/ordering/placing/changing-contract.ts'
import { cents } from '#platform/money.ts'
import { setDatabaseClock } from '#platform/time/clock.ts'
import { startTrading } from '#tests/trading.ts'
import { declineApproval } from './approval-contract.ts'
import type { ApprovalRule } from './approval-events.ts'
import { changeApprovalRules, showApprovalRules } from './rules-contract.ts'

const HOUR = 3_600_000

const { portal, call, world, andina, nordmed, sales, quoted, done } = await startTrading()
const ines = andina.procurement
let ana: Awaited<ReturnType<typeof world.person>>
let luis: typeof ana
beforeAll(async () => {
  ana = await world.person('Ana', 'PROCUREMENT', andina.id)
  luis = await world.person('Luis', 'PROCUREMENT', andina.id)
})
afterEach(() => setDatabaseClock(portal.owner, null).then(() => portal.node.clock.follow()))
afterAll(() => portal.stop())

const rule = (changes: Partial<ApprovalRule> = {}): ApprovalRule => ({
  ...{
    aboveAmount: null,
    countryIds: [],
    placedBy: [],
    approver: ana.userId,
    deputy: luis.userId,
    passesOnAfterHours: 48,
  },
  ...changes,
})
const setRules = async (...rules: readonly ApprovalRule[]) => {
  const { version } = await done(showApprovalRules, {}, ines)
  await done(changeApprovalRules, { version, rules }, ines)
}
const approvalOf = async (id: Awaited<ReturnType<typeof quoted>>['orderId'], reader = ines) =>
  (await done(showOrder, { id }, reader)).approval
const confirm = (orderId: Awaited<ReturnType<typeof quoted>>['orderId'], by: { jwt: string }) =>
  call(decideQuote, { orderId, status: 'CONFIRMED' }, by)

describe('the rules of a company', () => {
  test('are off at first, and change nothing then', async () => {
    const { rules, changed, people } = await done(showApprovalRules, {}, andina.marketing)
    expect({ rules, changed }).toEqual({ rules: [], changed: null })
    expect(people.map(({ id }) => id).toSorted()).toEqual([ines.userId, ana.userId, luis.userId].toSorted())
    const { orderId } = await quoted()
    expect(await approvalOf(orderId)).toBeNull()
    expect(await confirm(orderId, ines)).toMatchObject({ status: 200 })
  })

  test('are set by procurement, for its own company and with its own people', async () => {
    const rules = [rule()]
    expect((await call(changeApprovalRules, { version: 0, rules }, andina.marketing)).status).toBe(403)
    expect((await call(changeApprovalRules, { version: 0, rules }, sales)).status).toBe(403)
    expect((await call(showApprovalRules, {}, sales)).status).toBe(403)
    expect(await call(changeApprovalRules, { version: 0, rules }, nordmed.procurement)).toMatchObject({
      status: 422,
      problem: { errors: { approver: 'Choose a procurement user of your company' } },
    })
    expect(await call(changeApprovalRules, { version: 3, rules }, ines)).toMatchObject({ status: 409 })
    await done(changeApprovalRules, { version: 0, rules }, ines)
    const read = await done(showApprovalRules, {}, andina.marketing)
    expect(read).toMatchObject({ version: 1, rules, changed: { by: 'Ines Restrepo' } })
    expect((await done(showApprovalRules, {}, nordmed.procurement)).rules).toEqual([])
    const many = Array.from({ length: 21 }, () => rule())
    expect((await call(changeApprovalRules, { version: 1, rules: many }, ines)).status).toBe(422)
  })
})

describe('an order that a rule is about', () => {
  test('is confirmed by the approver once it was requested', async () => {
    await setRules(rule({ aboveAmount: cents(10_000_000) }), rule({ countryIds: ['co' as CountryId] }))
    const { orderId: id, num } = await quoted()
    expect(await approvalOf(id)).toMatchObject({
      ...{ needed: true, mine: false, since: null, problem: null },
      ...{ by: { id: ana.userId }, deputy: { id: luis.userId } },
    })
    expect(await approvalOf(id, ana)).toBeNull()
    expect(await confirm(id, ines)).toMatchObject({
      status: 409,
      problem: { error: 'This order needs the approval of a colleague. Request it first.' },
    })

    expect((await call(requestApproval, { id }, andina.marketing)).status).toBe(403)
    expect((await call(requestApproval, { id }, nordmed.procurement)).status).toBe(404)
    await done(requestApproval, { id }, ines)
    const waiting = { needed: false, by: { id: ana.userId }, requestedBy: 'Ines Restrepo', optionId: '1.1' }
    expect(await approvalOf(id)).toMatchObject({ ...waiting, mine: false, passesOnAt: expect.any(String) })
    expect(await approvalOf(id, ana)).toMatchObject({ ...waiting, mine: true })
    expect((await done(showOfficeOrder, { id }, sales)).order.approval).toMatchObject({ ...waiting, mine: false })
    const listed = async (reader: typeof ines) =>
      (await done(listOrders, { page: 1 }, reader)).find((order) => order.id === id)?.approval?.mine
    expect([await listed(ines), await listed(ana)]).toEqual([false, true])
    const toApprove = async (reader: typeof ines) =>
      (await done(listWaiting, {}, reader)).filter((it) => it.toApprove).map(({ order }) => order)
    expect(await toApprove(ana)).toEqual([{ id, num }])
    expect(await toApprove(ines)).toEqual([])

    for (const person of [ines, luis]) expect((await confirm(id, person)).status).toBe(409)
    expect(await confirm(id, ana)).toMatchObject({ status: 200 })
    expect(await done(showOrder, { id }, ines)).toMatchObject({ status: 'CONFIRMED', approval: null })
    const history = await done(showOrderHistory, { id }, andina.marketing)
    expect(history.slice(0, 2).map(({ who, what }) => [who, what])).toEqual([
      ['Ana Restrepo', 'confirmed the order'],
      ['Ines Restrepo', 'requested an approval to confirm the order'],
    ])
  })

  test('goes back to who requested it when the approver declines', async () => {
    const { orderId: id } = await quoted()
    await done(requestApproval, { id }, ines)
    const decline = { id, reason: 'Too much freight' }
    expect((await call(declineApproval, decline, andina.marketing)).status).toBe(403)
    expect((await call(declineApproval, decline, nordmed.procurement)).status).toBe(404)
    expect((await call(declineApproval, decline, luis)).status).toBe(409)
    await done(declineApproval, decline, ana)
    expect(await approvalOf(id)).toMatchObject({ needed: true, since: null })
    const [last] = await done(showOrderHistory, { id }, ines)
    expect(last).toMatchObject({ what: 'declined the approval', detail: 'Too much freight' })
  })

  test('is requested again once who requested the approval has withdrawn it', async () => {
    const { orderId: id } = await quoted()
    await done(requestApproval, { id }, ines)
    expect([(await approvalOf(id))?.own, (await approvalOf(id, ana))?.own]).toEqual([true, false])
    expect((await call(withdrawApproval, { id }, andina.marketing)).status).toBe(403)
    expect((await call(withdrawApproval, { id }, nordmed.procurement)).status).toBe(404)
    expect((await call(withdrawApproval, { id }, ana)).status).toBe(409)
    await done(withdrawApproval, { id }, ines)
    expect(await approvalOf(id)).toMatchObject({ needed: true, own: false, since: null })
    expect(await confirm(id, luis)).toMatchObject({ status: 409 })
    const [last] = await done(showOrderHistory, { id }, ines)
    expect(last).toMatchObject({ what: 'withdrew the approval request' })
    expect((await call(withdrawApproval, { id }, ines)).status).toBe(409)
    await done(requestApproval, { id }, ines)
    expect(await confirm(id, ana)).toMatchObject({ status: 200 })
  })

  test('loses the approval that waits with its quote', async () => {
    const { orderId } = await quoted()
    await done(requestApproval, { id: orderId }, ines)
    await done(changeOrder, { orderId, fields: { certificates: ['Certificate of analysis'] } }, ines)
    expect(await done(showOrder, { id: orderId }, ines)).toMatchObject({ status: 'WAITING_FOR_QUOTE', approval: null })
  })

  test('passes on to the deputy in time', async () => {
    const { orderId: id } = await quoted()
    await done(requestApproval, { id }, ines)
    await setDatabaseClock(portal.owner, new Date(Date.now() + 49 * HOUR))
    await portal.node.clock.follow()
    await expect
      .poll(async () => (await done(showOrder, { id }, await portal.as('PROCUREMENT', andina.id))).approval?.by?.id)
      .toBe(luis.userId)
  })

  test('passes on when the approver leaves', async () => {
    const { orderId: id } = await quoted()
    await done(requestApproval, { id }, ines)
    await done(deactivateUser, { id: ana.userId }, ines)
    await expect.poll(async () => (await approvalOf(id))?.by?.id).toBe(luis.userId)
  })
})
