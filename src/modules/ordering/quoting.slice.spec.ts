import { afterAll, describe, expect, test } from 'vitest'

import { cents } from '#platform/money.ts'
import { startTrading } from '#tests/trading.ts'

import { decideQuote, downloadQuote, showOrder } from './contract.ts'
import { cancelOrderByStaff, downloadOfficeQuote, issueQuote, listQuoteQueue } from './office-contract.ts'

const { portal, call, world, andina, nordmed, sales, placed, quoted, done } = await startTrading()
afterAll(() => portal.stop())

describe('a quote', () => {
  test('goes from the queue to the distributor, who confirms it', async () => {
    const { orderId, num } = await placed()
    const queue = await done(listQuoteQueue, {}, sales)
    expect(queue.quotes.find(({ id }) => id === orderId)).toMatchObject({
      num,
      distributor: { name: 'Andina Salud' },
      units: 20,
      overdue: false,
    })
    expect(queue.quotes.map(({ quoteDueAt }) => quoteDueAt)).toEqual(
      queue.quotes.map(({ quoteDueAt }) => quoteDueAt).sort(),
    )

    const quote = await done(issueQuote, { id: orderId, freight: cents(8_000), note: 'By the next flight' }, sales)
    expect(quote).toMatchObject({ version: 1, grandTotal: 30_500 })
    expect((await done(listQuoteQueue, {}, sales)).quotes.some(({ id }) => id === orderId)).toBe(false)
    expect(await done(showOrder, { id: orderId }, andina.procurement)).toMatchObject({
      status: 'QUOTE_RECEIVED',
      grandTotal: 30_500,
      quote: { note: 'By the next flight' },
      downloads: [{ name: `quote-${num}.pdf`, url: `/api/order/${orderId}/quote.pdf` }],
    })

    const confirmed = await done(decideQuote, { orderId, status: 'CONFIRMED', quoteVersion: 1 }, andina.procurement)
    expect(confirmed.updatedFields).toMatchObject({
      orderId,
      fields: { status: 'CONFIRMED', statusData: { percentage: 30 } },
    })
    const again = await call(decideQuote, { orderId, status: 'CONFIRMED' }, andina.procurement)
    expect(again).toMatchObject({ status: 409, problem: { error: 'Only a quoted order can be confirmed' } })
  })

  test('is read as a PDF by its company and by staff', async () => {
    const { orderId } = await quoted()
    const pdf = await call(downloadQuote, { id: orderId }, andina.marketing)
    expect(pdf.headers['content-type']).toContain('application/pdf')
    expect(String(pdf.body).slice(0, 5)).toBe('%PDF-')
    expect((await call(downloadOfficeQuote, { id: orderId }, sales)).status).toBe(200)
    expect((await call(downloadQuote, { id: orderId, version: 2 }, andina.marketing)).status).toBe(404)
    expect((await call(downloadQuote, { id: orderId }, nordmed.procurement)).status).toBe(404)
  })

  test('that was revised cannot be confirmed by its old version', async () => {
    const { orderId } = await quoted()
    await done(issueQuote, { id: orderId, freight: cents(6_000) }, sales)
    const stale = await call(decideQuote, { orderId, status: 'CONFIRMED', quoteVersion: 1 }, andina.procurement)
    expect(stale).toMatchObject({ status: 409, problem: { quoteVersion: 2 } })
  })

  test('that is rejected ends the order', async () => {
    const { orderId } = await quoted()
    await done(decideQuote, { orderId, status: 'CANCELLED', reason: 'Too dear' }, andina.procurement)
    expect(await done(showOrder, { id: orderId }, andina.procurement)).toMatchObject({
      status: 'CANCELLED',
      cancelReason: 'QUOTE_REJECTED',
      cancelText: 'Too dear',
    })
  })

  test('is given by sales, and decided on by those who buy', async () => {
    const { orderId } = await quoted()
    const operations = await world.person('Omar', 'OPERATIONS', null)
    expect((await call(issueQuote, { id: orderId, freight: cents(1) }, operations)).status).toBe(403)
    expect((await call(decideQuote, { orderId, status: 'CONFIRMED' }, andina.marketing)).status).toBe(403)
    await done(cancelOrderByStaff, { id: orderId, reason: 'Out of stock' }, operations)
    expect(await done(showOrder, { id: orderId }, andina.procurement)).toMatchObject({
      cancelReason: 'CANCELLED_BY_PROVIDER',
      cancelText: 'Out of stock',
    })
  })
})
