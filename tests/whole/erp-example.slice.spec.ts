import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Problem, partnerCare } from '#client/partnercare.ts'
import { synchronize } from '#examples/erp/sync.ts'
import { createOfficeToken } from '#modules/identity/tokens/token-contract.ts'
import { decideQuote, showOrder } from '#modules/ordering/contract.ts'
import { showOfficeOrder } from '#modules/ordering/desk/office-contract.ts'
import { utcDay } from '#platform/moment.ts'
import { startTrading } from '#tests/trading.ts'

let trading: Awaited<ReturnType<typeof startTrading>>
let folder: string
let url: string
let token: string
beforeAll(async () => {
  trading = await startTrading()
  folder = await mkdtemp(join(tmpdir(), 'erp-'))
  const { portal, world } = trading
  url = await portal.node.app.listen({ port: 0, host: '127.0.0.1' })
  const permissions = ['office.orders.read', 'office.orders.fulfil'] as const
  const answer = await portal.call(createOfficeToken, { name: 'ERP', permissions, days: 30 }, world.admin)
  token = answer.body.secret!
})
afterAll(async () => {
  await trading.portal.stop()
  await rm(folder, { recursive: true, force: true })
})

const confirmed = async () => {
  const { done, andina, quoted } = trading
  const order = await quoted()
  await done(decideQuote, { orderId: order.orderId, status: 'CONFIRMED' }, andina.procurement)
  return order
}
const statusOf = async (id: string) => {
  const { done, andina } = trading
  return (await done(showOrder, { id: id as never }, andina.procurement)).status
}

test('the ERP takes confirmed orders, and its shipments reach the portal', async () => {
  const portal = partnerCare({ url, token })
  const orders = [await confirmed(), await confirmed()]
  const waiting = await trading.quoted()
  expect([...(await synchronize(portal, folder))].toSorted()).toEqual(orders.map(({ num }) => num).toSorted())
  const [first, second] = orders
  expect(JSON.parse(await readFile(join(folder, 'orders', `${first!.num}.json`), 'utf8'))).toMatchObject({
    orderId: first!.orderId,
    company: 'Andina Salud',
    lines: [{ name: 'Folic acid', quantity: 20 }],
  })
  expect(await statusOf(first!.orderId)).toBe('IN_PRODUCTION')
  expect(await statusOf(waiting.orderId)).toBe('QUOTE_RECEIVED')

  const shipped = { carrier: 'Andes Air', shippedOn: utcDay(new Date()) }
  const write = (num: string, orderId: string) =>
    writeFile(join(folder, 'shipments', `${num}.json`), JSON.stringify({ orderId, ...shipped }))
  await write(first!.num, first!.orderId)
  await write(waiting.num, waiting.orderId)
  expect(await synchronize(portal, folder)).toEqual([])
  expect(await statusOf(first!.orderId)).toBe('SHIPPED')
  expect(await statusOf(second!.orderId)).toBe('IN_PRODUCTION')
  expect(await readdir(join(folder, 'sent'))).toEqual([`${first!.num}.json`])
  expect(await readdir(join(folder, 'refused'))).toEqual([`${waiting.num}.json`, `${waiting.num}.json.txt`])

  const { history } = await trading.done(showOfficeOrder, { id: first!.orderId as never }, trading.sales)
  expect(history.map(({ from }) => from)).toContainEqual(expect.stringContaining('through the token ERP'))
})

test('what the client is refused is a problem with its reasons', async () => {
  const portal = partnerCare({ url, token })
  const refusal = (call: Promise<unknown>) =>
    call.then(
      () => null,
      (error: unknown) => error,
    )
  const scope = await refusal(portal.call('POST /office/orders/:id/hold', { id: 'none', reason: 'Why not' }))
  expect(scope).toBeInstanceOf(Problem)
  expect(scope).toMatchObject({ status: 403, members: { permission: 'office.orders.hold' } })
  const wrong = await refusal(
    portal.call('POST /office/orders/:id/delivery', { id: crypto.randomUUID(), deliveredOn: 'soon' }),
  )
  expect(wrong).toMatchObject({ status: 422, errors: { deliveredOn: expect.any(String) } })
  const revoked = partnerCare({ url, token: `pc_${'0'.repeat(72)}` })
  expect(await refusal(revoked.call('GET /office/orders', {}))).toMatchObject({ status: 401 })
})
