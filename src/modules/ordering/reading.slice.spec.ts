import { afterAll, expect, test } from 'vitest'
import { listOfficeOrders } from '#modules/ordering/desk/desk-contract.ts'
import { showOfficeOrder } from '#modules/ordering/desk/office-contract.ts'
import { listWaiting } from '#modules/ordering/list/waiting-contract.ts'
import { placeAgain } from '#modules/ordering/placing/changing-contract.ts'
import { startTrading } from '#tests/trading.ts'
import {
  cancelOrder,
  decideQuote,
  downloadQuote,
  listOrderFilters,
  listOrders,
  type OrderSort,
  placeOrder,
  showOrder,
  showOrderHistory,
} from './contract.ts'
import { ordering } from './module.ts'
import { turns } from './order-states.ts'

const { portal, call, andina, nordmed, folic, iron, sales, lineOf, orderOf, placed, quoted, done } =
  await startTrading()
afterAll(() => portal.stop())

test('both sides read who did what: the distributor in calm texts, staff with everything', async () => {
  const { orderId } = await quoted()
  await done(decideQuote, { orderId, status: 'CONFIRMED' }, andina.procurement)
  const history = await done(showOrderHistory, { id: orderId }, andina.marketing)
  expect(history.map(({ who, what, side }) => `${who} ${what} (${side})`)).toEqual([
    'Ines Restrepo confirmed the order (distributor)',
    'PartnerCare sent the quote (provider)',
    'Ines Restrepo placed the order (distributor)',
  ])
  const { history: all, distributor, order } = await done(showOfficeOrder, { id: orderId }, sales)
  expect(all.map(({ who, role, version }) => [who, role, version])).toEqual([
    ['Ines Restrepo', 'PROCUREMENT', 3],
    ['Sofia Restrepo', 'SALES', 2],
    ['Ines Restrepo', 'PROCUREMENT', 1],
  ])
  expect(all[1]).toMatchObject({
    data: { options: [{ freight: 8_000 }] },
    command: 'IssueQuote POST /office/orders/:id/quote',
  })
  expect(distributor.name).toBe('Andina Salud')
  const offered = (may: object) => Object.entries(may).flatMap(([command, is]) => (is ? [command] : []))
  expect(offered(order.may)).toEqual(['CancelOrderByStaff', 'WriteMessageByStaff', 'WriteNote'])
  expect(offered((await done(showOrder, { id: orderId }, andina.procurement)).may)).toEqual([
    ...['ChangePurchaseOrderNumber', 'ChangeWishedDelivery', 'WriteMessage'],
  ])
})

test('another company’s order is not there, whichever call names it', async () => {
  const { orderId } = await quoted()
  const ola = nordmed.procurement
  const answers = await Promise.all([
    call(showOrder, { id: orderId }, ola),
    call(showOrderHistory, { id: orderId }, ola),
    call(downloadQuote, { id: orderId }, ola),
    call(decideQuote, { orderId, status: 'CONFIRMED' }, ola),
    call(decideQuote, { orderId, status: 'CANCELLED' }, ola),
    call(cancelOrder, { orderId }, ola),
    call(placeAgain, { orderId }, ola),
  ])
  for (const { status, problem } of answers)
    expect([status, problem?.error]).toEqual([404, expect.stringMatching(/^(Order|Quote) not found$/)])
  expect((await call(showOfficeOrder, { id: orderId }, ola)).status).toBe(403)
  const theirs = await done(listOrders, {}, ola)
  expect(theirs.some(({ id }) => id === orderId)).toBe(false)
  const may = ordering.topics?.['order']
  const context = { ...portal.node.services, me: { ...ola, sessionId: '' } }
  expect(await may?.(context, orderId)).toBe(false)
  expect(await may?.({ ...context, me: { ...andina.marketing, sessionId: '' } }, orderId)).toBe(true)
})

test('lists are filtered by status, destination and product', async () => {
  for (const line of [lineOf(folic, 'pe'), lineOf(iron, 'co'), lineOf(iron, 'co')])
    await done(placeOrder, orderOf(andina, line), andina.procurement)
  await quoted(nordmed)
  const me = andina.marketing
  const { statuses, destinations, products: offered } = await done(listOrderFilters, {}, me)
  expect(destinations.map(({ name }) => name)).toEqual(['Colombia', 'Peru'])
  expect(offered.map(({ name }) => name)).toEqual(['Folic acid', 'Iron'])
  for (const { status, count } of statuses) {
    const filtered = await done(listOrders, { status }, me)
    expect(filtered).toHaveLength(count)
    expect((await done(listOrderFilters, { status }, me)).total).toBe(count)
  }
  const peru = await done(listOrders, { destination: 'pe' }, me)
  expect(peru.map(({ destination }) => destination)).toEqual(['Peru'])
  expect((await done(listOrders, { product: folic.id, destination: 'pe' }, me)).length).toBe(1)
  expect((await done(listOrders, { product: iron.id, destination: 'pe' }, me)).length).toBe(0)
  const desk = await done(listOfficeOrders, { distributorId: nordmed.id }, sales)
  expect(new Set(desk.orders.map(({ distributor }) => distributor.name))).toEqual(new Set(['NordMed']))
})

test('My orders are found by number, product and destination, and come sorted in pages', async () => {
  const me = andina.marketing
  const all = await done(listOrders, {}, me)
  const found = async (search: string) => {
    const rows = await done(listOrders, { search }, me)
    expect((await done(listOrderFilters, { search }, me)).total).toBe(rows.length)
    return rows.map(({ id }) => id)
  }
  expect(await found(all[0]!.num.replace('-', ' '))).toEqual([all[0]!.id])
  const peru = all.filter(({ destination }) => destination === 'Peru').map(({ id }) => id)
  expect(await found('PERÚ')).toEqual(peru)
  expect(await found('folic peru')).toEqual(peru)
  expect(await found('iron peru')).toEqual([])
  expect(await found('andina')).toEqual([])

  const sorted = (sort: OrderSort) => done(listOrders, { sort }, me)
  const totals = all.map(({ total }) => total).sort((a, b) => a - b)
  expect((await sorted('total')).map(({ total }) => total)).toEqual(totals)
  expect((await sorted('-total')).map(({ total }) => total)).toEqual(totals.toReversed())
  expect((await sorted('date')).map(({ id }) => id)).toEqual(all.map(({ id }) => id).toReversed())
  const places = (await sorted('-destination')).map(({ destination }) => destination)
  expect(places).toEqual(places.toSorted().toReversed())
  const far = (await sorted('-progress')).map(({ statusData }) => statusData.percentage)
  expect(far).toEqual(far.toSorted((a, b) => b - a))

  const [first, ...rest] = all.map(({ id }) => id)
  expect((await done(listOrders, { page: 1, pageSize: 1 }, me)).map(({ id }) => id)).toEqual([first])
  expect((await done(listOrders, { page: 2, pageSize: 1 }, me)).map(({ id }) => id)).toEqual([rest[0]])
  for (const wrong of [{ pageSize: 0 }, { pageSize: 51 }, { sort: 'id' as never }])
    expect((await call(listOrders, { page: 1, ...wrong }, me)).status).toBe(422)
})

test('those come first that need the distributor, then the provider, as the status says it', async () => {
  await placed(nordmed)
  await quoted(nordmed)
  const rows = await done(listOrders, { sort: 'needs' }, nordmed.marketing)
  const whose = rows.map(({ statusData }) => turns.indexOf(statusData.turn))
  expect(new Set(whose).size).toBeGreaterThan(1)
  expect(whose).toEqual(whose.toSorted((a, b) => a - b))
  const until = rows.filter(({ validUntil }) => validUntil).map(({ validUntil }) => validUntil)
  expect(until).toEqual(until.toSorted())
})

test('the order desk finds orders by number or company, counts them by status and sorts them all', async () => {
  const desk = (query: object) => done(listOfficeOrders, query, sales)
  const { orderId } = await quoted()
  const [newest] = (await desk({})).orders
  expect(newest?.id).toBe(orderId)
  expect((await desk({ search: newest?.num })).orders.map(({ id }) => id)).toEqual([orderId])

  const ofAndina = await desk({ search: 'ANDÍNA' })
  expect(new Set(ofAndina.orders.map(({ distributor }) => distributor.name))).toEqual(new Set(['Andina Salud']))
  expect(await desk({ search: '%' })).toMatchObject({ total: 0, orders: [], statuses: [] })

  const inQuoted = await desk({ search: 'andina', status: 'QUOTE_RECEIVED' })
  expect(inQuoted.statuses).toEqual(ofAndina.statuses)
  expect(inQuoted.total).toBe(inQuoted.orders.length)
  expect(inQuoted.total).toBe(ofAndina.statuses.find(({ status }) => status === 'QUOTE_RECEIVED')?.count)

  const totals = (await desk({ sort: 'total' })).orders.map(({ total }) => total)
  expect(totals).toEqual([...totals].sort((a, b) => b - a))
  const placed = (await desk({ sort: 'ordered' })).orders.map(({ creationDate }) => creationDate)
  expect(placed).toEqual([...placed].sort())
})

test('a list says how some of its orders are now, and leaves out those that are not under the filters or not theirs', async () => {
  const [mine, quotedOne, foreign] = [await placed(), await quoted(), await placed(nordmed)]
  const ids = [mine.orderId, quotedOne.orderId, foreign.orderId]
  const own = await done(listOrders, { ids }, andina.marketing)
  expect(own.map(({ id, status }) => [id, status])).toEqual([
    [quotedOne.orderId, 'QUOTE_RECEIVED'],
    [mine.orderId, 'WAITING_FOR_QUOTE'],
  ])
  const waiting = await done(listOrders, { ids, status: 'WAITING_FOR_QUOTE' }, andina.marketing)
  expect(waiting.map(({ id }) => id)).toEqual([mine.orderId])
  const desk = await done(listOfficeOrders, { ids, status: 'WAITING_FOR_QUOTE' }, sales)
  expect(desk.orders.map(({ id }) => id)).toEqual([foreign.orderId, mine.orderId])
  expect((await call(listOrders, { ids: ['no-order'] as never }, andina.marketing)).status).toBe(422)
})

test('what waits for a company is counted over all its orders, and another’s are not among them', async () => {
  const waiting = () => done(listWaiting, {}, nordmed.marketing)
  const toConfirm = (all: Awaited<ReturnType<typeof waiting>>) => all.find(({ status }) => status === 'QUOTE_RECEIVED')
  const before = toConfirm(await waiting())?.count ?? 0
  const { orderId, num } = await quoted(nordmed)
  const { validUntil } = await done(showOrder, { id: orderId }, nordmed.marketing)
  await quoted(andina)
  const now = toConfirm(await waiting())
  expect(now?.count).toBe(before + 1)
  for (const { id } of await done(listOrders, { status: 'QUOTE_RECEIVED' }, nordmed.marketing))
    if (id !== orderId) await done(cancelOrder, { orderId: id }, nordmed.procurement)
  expect(await waiting()).toEqual([
    { status: 'QUOTE_RECEIVED', toApprove: false, count: 1, until: validUntil, order: { id: orderId, num } },
  ])
})
