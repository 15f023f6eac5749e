import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { forgottenPassword } from '#modules/identity/contract.ts'
import { notifications as notificationsModule } from '#modules/notifications/module.ts'
import { listOrders, placeOrder } from '#modules/ordering/contract.ts'
import { addressOf } from '#portal'
import { mailSettings } from '#projections/mail_settings.ts'
import { notifications } from '#projections/notifications.ts'
import { startCollector } from '#tests/collector.ts'
import { PASSWORD, person } from '#tests/people.ts'
import { startTrading } from '#tests/trading.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const SPAN_OF_PROXY = '00f067aa0ba902b7'

let collector: Awaited<ReturnType<typeof startCollector>>
let trading: Awaited<ReturnType<typeof startTrading>>
const lines: string[] = []

beforeAll(async () => {
  collector = await startCollector()
  trading = await startTrading({
    modules: [notificationsModule],
    projections: [notifications, mailSettings],
    addressOf,
    environment: { ...collector.environment, TRUST_PROXY: 'yes' },
    logTo: { write: (line) => lines.push(line) },
  })
  await trading.portal.node.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await trading.portal.stop()
  await collector.stop()
})

type Span = ReturnType<typeof collector.spans>[number]

/** A window that shows the orders of a company. */
const openOrders = async (jwt: string, distributorId: string) => {
  const { port } = trading.portal.node.app.server.address() as AddressInfo
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`)
  const received: string[] = []
  socket.on('message', (text) => received.push(String(text)))
  await new Promise((resolve) => socket.once('open', resolve))
  socket.send(JSON.stringify({ type: 'hello', jwt }))
  await expect.poll(() => received.join()).toContain('ready')
  // The answer to the second says that the first is done.
  socket.send(JSON.stringify({ type: 'subscribe', topics: [`orders:${distributorId}`], from: null }))
  socket.send(JSON.stringify({ type: 'subscribe', topics: ['user:last'], from: null }))
  await expect.poll(() => received.join()).toContain('refused')
  return { received, close: () => socket.terminate() }
}

const place = async (headers: Readonly<Record<string, string>> = {}) => {
  const { call, orderOf, lineOf, andina, folic } = trading
  const order = orderOf(andina, lineOf(folic, 'co'))
  const answer = await call(placeOrder, order, { jwt: andina.procurement.jwt, headers })
  expect(answer.status).toBe(200)
}

const spansOf = (traceId: string) => collector.spans().filter((span) => span.traceId === traceId)

/** From the span up to the first of its trace. */
const pathOf = (span: Span, trace: readonly Span[]): string[] => {
  const parent = trace.find(({ spanId }) => spanId === span.parentSpanId)
  return [...(parent ? pathOf(parent, trace) : []), span.name]
}

test('an order is one trace, from its request by way of its SQL to the frame of a window', async () => {
  const { andina } = trading
  const window = await openOrders(andina.procurement.jwt, andina.id)
  await place({ traceparent: `00-${TRACE}-${SPAN_OF_PROXY}-01` })
  const names = () => spansOf(TRACE).map(({ name }) => name)
  for (const last of ['POST /api/order', 'live frame', expect.stringMatching(/^react /)])
    await expect.poll(names).toContainEqual(last)
  window.close()

  const trace = spansOf(TRACE)
  const paths = trace.map((span) => pathOf(span, trace).join(' > '))
  const appended = 'POST /api/order > command PlaceOrder POST /order > append'
  expect(paths).toEqual(
    expect.arrayContaining([
      'POST /api/order',
      'POST /api/order > command PlaceOrder POST /order',
      'POST /api/order > command PlaceOrder POST /order > decide',
      appended,
      `${appended} > project`,
      `${appended} > live frame`,
    ]),
  )
  expect(paths).toContainEqual(expect.stringMatching(/append > SELECT es\.append(_all)?$/))
  expect(paths).toContainEqual(expect.stringMatching(/append > project > (INSERT|SELECT|WITH) /))
  expect(paths).toContainEqual(expect.stringMatching(/append > react .+ > command /))

  const request = trace.find(({ name }) => name === 'POST /api/order')
  expect(request).toMatchObject({ parentSpanId: SPAN_OF_PROXY, kind: 2 })
  expect(request?.attributes).toMatchObject({ 'http.route': '/api/order', 'http.response.status_code': 200 })
  const append = trace.find(({ name }) => name === 'append')
  expect(append?.attributes['partnercare.position']).toBeGreaterThan(0)
  const projected = trace.flatMap(({ attributes }) => attributes['partnercare.projections'] ?? [])
  expect(projected).toContain('orders')
  expect(new Set(collector.services())).toEqual(new Set(['partnercare']))
})

test('without a trace of the proxy it is the id of the request, which the log names', async () => {
  const { call, andina } = trading
  const before = lines.length
  await call(listOrders, {}, { jwt: andina.procurement.jwt })
  const answered = () =>
    lines.slice(before).map((line): { route?: string; request: string; trace?: string } => JSON.parse(line))
  await expect.poll(() => answered().some(({ route }) => route === '/api/order')).toBe(true)
  const line = answered().find(({ route }) => route === '/api/order')
  expect(line?.trace).toBe(line?.request.replaceAll('-', ''))
  await expect.poll(() => spansOf(line?.trace ?? '').map(({ name }) => name)).toContain('GET /api/order')
})

test('another node adds what it does with the order to the same trace', async () => {
  const other = await trading.portal.startAnother()
  trading.portal.node.readModels.hold(true)
  const before = lines.length
  await place({ prefer: 'respond-async' })
  const answered = () => lines.slice(before).find((text) => text.includes('"method":"POST","route":"/api/order"'))
  await expect.poll(answered).toBeDefined()
  const { trace } = JSON.parse(answered() ?? '{}')
  await expect
    .poll(() => spansOf(trace).map(({ name, parentSpanId }) => `${name} ${parentSpanId ?? ''}`))
    .toContain('project ')
  trading.portal.node.readModels.hold(false)
  await other.stop()
})

test('nothing in traces is what people are called, write or keep secret', async () => {
  const EMAIL = 'quilla.traced@andina.example'
  const { call, andina } = trading
  await call(forgottenPassword, { email: EMAIL })
  await expect.poll(() => collector.spans().some(({ name }) => name.includes('password'))).toBe(true)
  const secrets = [
    EMAIL,
    PASSWORD,
    person(EMAIL).lastname,
    andina.procurement.jwt,
    andina.procurement.userId,
    'Andina',
    'eyJ',
  ]
  expect(secrets.filter((secret) => collector.text().includes(secret))).toEqual([])
})
