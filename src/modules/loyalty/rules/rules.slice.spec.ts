import { afterAll, expect, test } from 'vitest'

import { assignLoyaltyGroup } from '#modules/distributors/contract.ts'
import { grantCareCoins, listLoyaltyStatuses, programmeActivities } from '#modules/loyalty/contract.ts'
import { showRules } from '#modules/loyalty/office-contract.ts'
import type { Day } from '#platform/event.ts'
import { cents } from '#platform/money.ts'
import { setDatabaseClock } from '#platform/time/clock.ts'
import { startTrading } from '#tests/trading.ts'
import { previewRules, scheduleRules, withdrawRules } from './rules-contract.ts'

const { portal, call, done, world, andina, sales } = await startTrading()
const { admin } = world
const { node, owner } = portal
afterAll(() => portal.stop())

const dayAhead = (days: number) =>
  new Date(node.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10) as Day
const isDay = async (day: Day) => {
  const to = new Date(`${day}T09:00:00Z`)
  await setDatabaseClock(owner, to)
  await node.clock.follow(to)
}
const grant = () =>
  done(grantCareCoins, { distributorId: andina.id, activity: 'COMPLETED_SURVEY' }, sales).then(({ balance }) => balance)

await done(assignLoyaltyGroup, { id: andina.id as never, group: 1 }, admin)

test('the file gives the first rules; a change counts from its day on, and what was earned before stays', async () => {
  const { inForce, history } = await done(showRules, {}, sales)
  expect(inForce.activities.COMPLETED_SURVEY).toBe(100)
  expect(history).toEqual([])
  const before = await grant()

  const from = dayAhead(3)
  const rules = { ...inForce, activities: { ...inForce.activities, COMPLETED_SURVEY: 175 }, limits: { grant: 900 } }
  await done(scheduleRules, { from, rules, reason: 'More surveys next year' }, admin)
  expect((await done(showRules, {}, sales)).history).toMatchObject([
    { from, state: 'SCHEDULED', reason: 'More surveys next year', before: inForce },
  ])
  expect(await grant()).toBe(before + 100)

  await isDay(from)
  expect(await grant()).toBe(before + 275)
  expect((await done(programmeActivities, {}, andina.procurement)).COMPLETED_SURVEY).toBe(175)
  expect((await done(showRules, {}, sales)).history[0]!.state).toBe('IN_FORCE')
  const much = { distributorId: andina.id, activity: 'COMPLETED_SURVEY' as const, amount: 901, reason: 'Ten surveys' }
  expect(await call(grantCareCoins, much, sales)).toMatchObject({
    status: 422,
    problem: { errors: { amount: 'At most 900 CareCoins are granted at once' } },
  })
  expect(await call(withdrawRules, { from }, admin)).toMatchObject({ status: 409 })
})

test('a change is taken back before its day, and stays in the history', async () => {
  const { inForce } = await done(showRules, {}, admin)
  const from = dayAhead(10)
  const levels = { ...inForce.levels, BLUE: { ...inForce.levels.BLUE, orders: 0 } }
  await done(scheduleRules, { from, rules: { ...inForce, levels } }, admin)
  await done(withdrawRules, { from }, admin)
  expect((await done(showRules, {}, admin)).history[0]).toMatchObject({ from, state: 'WITHDRAWN', before: inForce })
  await isDay(from)
  expect((await done(listLoyaltyStatuses, {}, andina.procurement))[0]!.criteria.orders).toBe(1)
})

test('only an administrator changes rules, and sees before whose level they touch', async () => {
  const { inForce } = await done(showRules, {}, admin)
  const none = { orders: 0, units: 0, turnover: cents(0) }
  const levels = { BLUE: none, BRONZE: none, SILVER: none, GOLD: { ...none, orders: 1 } }
  expect(await done(previewRules, { levels }, admin)).toMatchObject([
    { distributor: { id: andina.id }, before: null, after: 'SILVER' },
  ])
  expect(await done(previewRules, { levels: inForce.levels }, admin)).toEqual([])
  const change = { from: dayAhead(3), rules: { ...inForce, levels } }
  expect((await call(scheduleRules, change, sales)).status).toBe(403)
})
