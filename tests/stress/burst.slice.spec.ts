import { afterAll, beforeAll, expect, test } from 'vitest'
import { listNotifications, markNotificationsRead } from '#modules/notifications/contract.ts'
import { startWholeTrading } from '#tests/whole-trading.ts'
import { burstOf } from './burst.ts'
import { watchTransactions } from './open-transactions.ts'

const EVENTS = 10_000
const PEOPLE = 2
/** Of one minute; of two where a minute ends meanwhile, and fewer than ten of one are entries of their own. */
const MOST_ENTRIES = 10
const WARNING = 40

const lines: string[] = []
let trading: Awaited<ReturnType<typeof startWholeTrading>>
const transactions = watchTransactions()

beforeAll(async () => {
  trading = await startWholeTrading({ logTo: { write: (line) => lines.push(line) } })
})
afterAll(async () => {
  transactions.stop()
  await trading.portal.stop()
})

test('a burst is worked off behind people’s commands, without a warning and without a transaction that waits', async () => {
  const { node, owner } = trading.portal
  const burst = burstOf(node.log, trading.andina)
  node.work.reactions.hold(true)
  while (burst.recorded() < EVENTS) await Promise.all([burst.next(), burst.next(), burst.next(), burst.next()])
  node.work.reactions.hold(false)

  await trading.placed(trading.nordmed)
  expect((await node.work.reactions.status()).some(({ lag }) => lag > 0)).toBe(true)

  expect(await node.work.reactions.quiet(60_000)).toBe(true)
  const head = await node.log.seal()
  expect(await node.readModels.waitFor([...node.readModels.positions().keys()], head, 60_000)).toBe(true)
  const count = async (where: string) =>
    (await owner.query<{ n: number }>(`select count(*)::int as n from ${where}`)).rows[0]!.n
  expect(await count(`es.event where type = 'NotificationSent' and data ->> 'type' = 'FORECAST_REMINDER'`)).toBe(
    PEOPLE * burst.reminders(),
  )
  const unread = async () =>
    (await trading.done(listNotifications, { unread: 'true' }, trading.andina.procurement)).filter(
      ({ type }) => type === 'FORECAST_REMINDER',
    )
  const entries = await unread()
  expect(entries.length).toBeLessThanOrEqual(MOST_ENTRIES)
  const notificationIds = entries.map(({ id }) => id)
  await trading.done(markNotificationsRead, { notificationIds }, trading.andina.procurement)
  expect(await unread()).toEqual([])

  expect(await count('es.parked')).toBe(0)
  expect(transactions.waitedFor).toEqual([])
  expect(lines.filter((line) => JSON.parse(line).level >= WARNING)).toEqual([])
})
