import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { type OrderDetail, showOrderHistory } from '#modules/ordering/contract.ts'
import { OrderHeld, OrderReleased } from '#modules/ordering/fulfilment-events.ts'
import { named } from '#modules/ordering/order.ts'
import { checkTrail } from '#platform/log/proof/checking-trail.ts'
import { dollars } from '#platform/text/formats.ts'
import { type CompleteOrder, completeOrder } from '#tests/complete-order.ts'
import { startTrading } from '#tests/trading.ts'
import {
  checkOrderTrail,
  explainFigure,
  explainOfficeFigure,
  exportSignedTrail,
  exportTrailTable,
  replayOfficeOrder,
  replayOrder,
  showOrderTrail,
} from './replay-contract.ts'

let trading: Awaited<ReturnType<typeof startTrading>>
let { id, num, records, staffSaw, buyerSaw } = {} as CompleteOrder

beforeAll(async () => {
  trading = await startTrading()
  ;({ id, num, records, staffSaw, buyerSaw } = await completeOrder(trading))
})
afterAll(() => trading.portal.stop())

const past = ({ may, ...seen }: OrderDetail) => ({
  ...seen,
  may: Object.fromEntries(Object.keys(may).map((command) => [command, false])),
})

const toCome = { status: 422, problem: { errors: { asOf: 'This moment is still to come' } } }

describe('for staff', () => {
  test('an order is shown as it stood after each of its events', async () => {
    for (const [version, seen] of staffSaw) {
      const then = await trading.done(replayOfficeOrder, { id, at: version }, trading.sales)
      expect(then).toMatchObject({ at: version, from: version - 1, steps: 7 })
      expect(then.order, `after event ${version}`).toEqual(past(seen))
    }
  })

  test('changes are listed field by field, between neighbours and between any two', async () => {
    const between = async (step: number, from?: number) =>
      (await trading.done(replayOfficeOrder, { id, at: step, ...(from !== undefined && { from }) }, trading.sales))
        .changes
    expect(await between(4)).toEqual(
      expect.arrayContaining([
        { id: 'status', label: 'Status', before: 'Waiting for the quote', after: 'Quote received' },
        { id: 'shippingPrice', label: 'Shipping price', before: null, after: '$80.00' },
        { id: 'overdue', label: 'Quote overdue', before: 'Yes', after: null },
      ]),
    )
    expect(await between(3)).toEqual([]) // a note changes nothing of the order
    expect(await between(6)).toEqual([
      { id: 'held', label: 'On hold', before: null, after: 'Yes' },
      { id: 'holdReason', label: 'Why it is on hold', before: null, after: 'Label looks counterfeit' },
    ])
    expect(await between(7, 5)).toEqual([])
    expect((await between(1)).every(({ before }) => before === null)).toBe(true)
    expect((await between(1, 7)).find(({ id: field }) => field === 'status')).toMatchObject({
      after: 'Waiting for the quote',
    })
  })

  test('as of a moment is after the last event until then', async () => {
    const { steps } = await trading.done(showOrderTrail, { id }, trading.sales)
    const asOf = steps[3]!.at
    expect(await trading.done(replayOfficeOrder, { id, asOf }, trading.sales)).toMatchObject({ at: 4, from: 3 })
    expect(await trading.done(showOrderTrail, { id, asOf }, trading.sales)).toMatchObject({ asOf: 4 })
    expect((await trading.done(showOrderTrail, { id }, trading.sales)).asOf).toBeNull()
    const before = await trading.call(
      replayOfficeOrder,
      { id, asOf: '2020-01-01T00:00:00.000Z' as never },
      trading.sales,
    )
    expect(before.status).toBe(404)
  })

  test('nothing is known of a moment that is still to come', async () => {
    const asOf = new Date(trading.portal.node.clock.now().getTime() + 86_400_000).toISOString() as never
    for (const endpoint of [showOrderTrail, replayOfficeOrder])
      expect(await trading.call(endpoint, { id, asOf }, trading.sales)).toMatchObject(toCome)
    expect(await trading.call(replayOrder, { id, asOf }, trading.andina.procurement)).toMatchObject(toCome)
  })

  test('the trail says who, what and from where, as text and as data', async () => {
    const trail = await trading.done(showOrderTrail, { id }, trading.sales)
    expect(trail).toMatchObject({ num, distributor: { id: trading.andina.id, name: 'Andina Salud' } })
    expect(trail.steps.map(({ version, type }) => `${version} ${type}`)).toEqual([
      '1 OrderPlaced',
      '2 QuoteFellOverdue',
      '3 NoteWritten',
      '4 QuoteIssued',
      '5 QuoteApproved',
      '6 OrderHeld',
      '7 OrderReleased',
    ])
    expect(trail.steps[3]).toMatchObject({
      who: 'Sofia Restrepo',
      side: 'provider',
      role: 'SALES',
      what: 'sent the quote',
      command: 'IssueQuote POST /office/orders/:id/quote',
      from: 'from Chrome on Linux, 127.0.0.1',
    })
    expect(trail.steps[2]!.data).toMatchObject({ text: 'Hagglers: do not go below 90' })
  })

  test('its chain is looked at now: whole, and then from which step on nothing is proven', async () => {
    const { done, sales, portal } = trading
    // How far it is signed is up to the signer, which works by itself once a minute.
    expect(await done(checkOrderTrail, { id }, sales)).toMatchObject({ steps: 7, fault: null })
    const { steps } = await done(showOrderTrail, { id }, sales)
    const place = steps[3]!.position
    const edit = (reason: string) =>
      portal.owner.query(`update es.commit set reason = ${reason}
        where id = (select commit_id from es.log where position = ${place})`)
    await portal.owner.query('alter table es.commit disable trigger refuse')
    await edit(`'because'`)
    const fault = { what: 'edited', step: 4, position: place }
    expect(await done(checkOrderTrail, { id }, sales)).toMatchObject({ steps: 7, fault })
    await edit('null')
    expect(await done(checkOrderTrail, { id }, sales)).toMatchObject({ fault: null })
  })

  test('what there is not is not found', async () => {
    const { call, sales } = trading
    expect((await call(checkOrderTrail, { id: randomUUID() as never }, sales)).status).toBe(404)
    for (const input of [{ id: randomUUID() as never }, { id, at: 8 }, { id, at: 1, from: 9 }])
      expect((await call(replayOfficeOrder, input, sales)).status, JSON.stringify(input)).toBe(404)
    expect((await call(showOrderTrail, { id: randomUUID() as never }, sales)).status).toBe(404)
  })
})

describe('where a figure comes from', () => {
  test('is explained by the events that changed it, for staff and the distributor alike', async () => {
    const { done, call, andina, nordmed, sales } = trading
    const grandTotal = { id, figure: 'grandTotal' as const }
    const staff = await done(explainOfficeFigure, grandTotal, sales)
    const quoted = { before: null, after: dollars(staffSaw.get(4)!.grandTotal as number) }
    expect(staff).toMatchObject([{ step: 4, who: 'Sofia Restrepo', what: 'sent the quote', ...quoted }])
    const own = await done(explainFigure, grandTotal, andina.procurement)
    expect(own).toMatchObject([{ step: 2, who: 'PartnerCare', what: 'sent the quote', ...quoted }])
    const [placed] = await done(explainFigure, { id, figure: 'careCoinsUsed' }, andina.procurement)
    expect(placed).toMatchObject({ step: 1, what: 'placed the order', before: null, after: '100' })
    expect((await call(explainFigure, grandTotal, nordmed.procurement)).status).toBe(404)
  })
})

describe('taken along', () => {
  test('as a table, in which nothing is computed', async () => {
    const analyst = await trading.portal.as('ANALYST')
    await records((it) => OrderHeld.make({ ...named(it), labelIssueId: null, reason: '=1+1' }))
    await records((it) => OrderReleased.make({ ...named(it), labelIssueId: null, note: null }))
    const answered = await trading.call(exportTrailTable, { id }, analyst)
    expect(answered.headers['content-disposition']).toContain(`order-${num}-trail.csv`)
    const lines = String(answered.body).trimEnd().split('\r\n')
    expect(lines[0]).toBe(
      '\uFEFFStep,Position,Time (UTC),Who,Role,User id,What,Detail,From,Event,Command,Reason,Recorded',
    )
    const { steps } = await trading.done(showOrderTrail, { id }, trading.sales)
    expect(lines).toHaveLength(1 + steps.length)
    expect(lines[1]).toContain(',"an unknown device, 127.0.0.1",OrderPlaced,PlaceOrder POST /order,')
    expect(lines.find((line) => line.includes('=1+1'))).toContain(`put the order on hold,'=1+1,`)
  })

  test('as a signed file that verifies, with every event of the order', async () => {
    const analyst = await trading.portal.as('ANALYST')
    const { body } = await trading.call(exportSignedTrail, { id }, analyst)
    const verdict = checkTrail(JSON.stringify(body))
    expect(verdict).toMatchObject({ fault: null, stream: { kind: 'order', key: id } })
    const { steps } = await trading.done(showOrderTrail, { id }, trading.sales)
    expect(verdict.events).toBe(steps.length)
    expect(checkTrail(JSON.stringify(body).replace('Label looks counterfeit', 'Label looks good'))).toMatchObject({
      fault: { what: 'edited' },
    })
  })

  test('by every member of staff who may read it', async () => {
    for (const endpoint of [exportTrailTable, exportSignedTrail])
      expect((await trading.call(endpoint, { id }, trading.sales)).status).toBe(200)
  })
})

describe('for its distributor', () => {
  test('the same order, in the steps of its own history', async () => {
    const { done, andina } = trading
    await trading.portal.settle()
    const history = (await done(showOrderHistory, { id }, andina.procurement)).toReversed()
    const versions = [1, 4, 5, 6]
    for (const [at, version] of versions.entries()) {
      const then = await done(replayOrder, { id, at: at + 1 }, andina.procurement)
      expect(then.steps).toBe(history.length)
      expect(then.step).toEqual(history[at])
      expect(then.order).toEqual(past(buyerSaw.get(version)!))
    }
    expect((await done(replayOrder, { id, at: 2 }, andina.procurement)).changes).toContainEqual({
      id: 'status',
      label: 'Status',
      before: 'Waiting for the quote',
      after: 'Quote received',
    })
  })

  test('no byte of what is staff’s own', async () => {
    const { call, andina, sales } = trading
    const own = [
      'Hagglers',
      'counterfeit',
      'genuine',
      'Sofia',
      'Restrepo@',
      sales.userId,
      'Chrome',
      '127.0.0.1',
      'NoteWritten',
    ]
    const { body: latest } = await call(replayOrder, { id }, andina.procurement)
    for (let at = 1; at <= latest.steps; at++) {
      for (let from = 0; from <= latest.steps; from++) {
        const since = from === 0 ? { against: 'nothing' as const } : { from }
        const answered = await call(replayOrder, { id, at, ...since }, andina.procurement)
        expect(answered.status).toBe(200)
        const text = JSON.stringify([answered.body, answered.headers])
        expect(own.filter((privateText) => text.includes(privateText))).toEqual([])
      }
    }
  })

  test('another company finds nothing, and no distributor reads the trail', async () => {
    const { call, nordmed, andina } = trading
    expect((await call(replayOrder, { id }, nordmed.procurement)).status).toBe(404)
    expect((await call(replayOrder, { id, at: 1 }, nordmed.procurement)).status).toBe(404)
    for (const endpoint of [showOrderTrail, replayOfficeOrder, exportTrailTable, exportSignedTrail])
      expect((await call(endpoint, { id }, andina.procurement)).status).toBe(403)
  })
})
