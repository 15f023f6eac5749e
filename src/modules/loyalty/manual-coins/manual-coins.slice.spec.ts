import { afterAll, beforeAll, expect, test } from 'vitest'
import { assignLoyaltyGroup } from '#modules/distributors/contract.ts'
import { correctCareCoins, countCareCoins, grantCareCoins, readLedger } from '#modules/loyalty/contract.ts'
import { unchecked } from '#platform/typed.ts'
import { startTrading } from '#tests/trading.ts'
import { approveManualCoins, listManualCoins, rejectManualCoins } from './manual-coins-contract.ts'

const { portal, call, done, andina, sales, world } = await startTrading()
afterAll(() => portal.stop())

let [ada, ben] = unchecked<[Awaited<ReturnType<typeof world.person>>, Awaited<ReturnType<typeof world.person>>]>([])
beforeAll(async () => {
  await done(assignLoyaltyGroup, { id: andina.id as never, group: 1 }, sales)
  ada = await world.person('Ada', 'ADMIN', null)
  ben = await world.person('Ben', 'ADMIN', null)
})

const balance = async () => (await done(countCareCoins, {}, andina.marketing)).data.balance
const grant = (amount: number) =>
  ({ distributorId: andina.id, amount, activity: 'SELL_OUT_DATA', reason: 'A whole year' }) as const
const newest = async () => (await done(listManualCoins, {}, ada)).rows[0]!

test('a large grant waits for another administrator, whose approval books it; both stand in the trail', async () => {
  const before = await balance()
  expect(await done(grantCareCoins, grant(20_000), ada)).toEqual({ success: true, balance: before, waits: true })
  expect(await balance()).toBe(before)
  const request = await newest()
  expect(request).toMatchObject({
    ...{ status: 'WAITING', change: 20_000, activity: 'SELL_OUT_DATA', reason: 'A whole year', decidedBy: null },
    ...{ distributor: { id: andina.id }, requestedBy: { id: ada.userId } },
  })
  const { id } = request

  expect((await call(approveManualCoins, { id }, sales)).status).toBe(403)
  expect(await call(approveManualCoins, { id }, ada)).toMatchObject({
    status: 403,
    problem: { error: 'Another administrator has to approve what you grant or correct' },
  })
  expect(await balance()).toBe(before)
  await done(approveManualCoins, { id }, ben)
  expect(await balance()).toBe(before + 20_000)
  expect((await done(readLedger, {}, andina.marketing)).entries[0]).toMatchObject({
    ...{ kind: 'GRANTED', change: 20_000, reason: 'A whole year' },
  })
  expect(await newest()).toMatchObject({ id, status: 'APPROVED', decidedBy: { id: ben.userId } })
  expect((await call(approveManualCoins, { id }, ben)).status).toBe(409)

  const { rows } = await portal.owner.query(
    `select e.type, c.actor from es.event e join es.commit c on c.id = e.commit_id join es.stream s on s.id = e.stream_id
     where s.kind = 'manual-coins' and s.key = $1 order by e.version`,
    [ada.userId],
  )
  expect(rows).toEqual([
    { type: 'ManualCoinsRequested', actor: ada.userId },
    { type: 'ManualCoinsApproved', actor: ben.userId },
  ])
})

test('a rejection needs a reason and books nothing', async () => {
  const before = await balance()
  const correction = { distributorId: andina.id, change: -10_001, reason: 'Counted twice' }
  expect(await done(correctCareCoins, correction, sales)).toMatchObject({ waits: true })
  const { id } = await newest()
  expect((await call(rejectManualCoins, { id, reason: '  ' }, ben)).status).toBe(422)
  await done(rejectManualCoins, { id, reason: 'Not agreed' }, ben)
  expect((await done(listManualCoins, {}, sales)).rows.find((it) => it.id === id)).toMatchObject({
    ...{ status: 'REJECTED', rejection: 'Not agreed', activity: null },
  })
  expect((await call(approveManualCoins, { id }, ada)).status).toBe(409)
  expect(await balance()).toBe(before)
})

test('grants of one person that race are counted together', async () => {
  const before = await balance()
  const answers = await Promise.all([1, 2, 3].map(() => done(grantCareCoins, grant(4_000), sales)))
  expect(answers.filter(({ waits }) => waits)).toHaveLength(1)
  expect(await balance()).toBe(before + 8_000)
})

test('what was never requested is not found', async () => {
  expect((await call(approveManualCoins, { id: 'none' }, ben)).status).toBe(404)
})
