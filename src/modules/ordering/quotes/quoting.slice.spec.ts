import { afterAll, describe, expect, test } from 'vitest'
import { countCareCoins } from '#modules/loyalty/contract.ts'
import { decideQuote, downloadQuote, showOrder } from '#modules/ordering/contract.ts'
import {
  cancelOrderByStaff,
  downloadOfficeQuote,
  issueQuote,
  listQuoteQueue,
} from '#modules/ordering/desk/office-contract.ts'
import type { Input } from '#platform/http/endpoint.ts'
import { cents } from '#platform/money.ts'
import { unchecked } from '#platform/typed.ts'
import { oneFreight } from '#tests/quote-terms.ts'
import { startTrading } from '#tests/trading.ts'
import { compareRounds } from './comparing-rounds.ts'
import { previewQuote, showOfficeRounds, showQuoteBasis, showRounds } from './quote-contract.ts'

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

    const quote = await done(issueQuote, { id: orderId, ...oneFreight(8_000), note: 'By the next flight' }, sales)
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
    expect(again).toMatchObject({
      status: 409,
      problem: { error: 'Only a quoted order can be confirmed. This one is confirmed already.' },
    })
  })

  test('is confirmed by APPROVE_QUOTE as well', async () => {
    const { orderId } = await quoted()
    const confirmed = await done(decideQuote, { orderId, status: 'APPROVE_QUOTE', quoteVersion: 1 }, andina.procurement)
    expect(confirmed.updatedFields.fields.status).toBe('CONFIRMED')
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
    await done(issueQuote, { id: orderId, ...oneFreight(6_000) }, sales)
    const stale = await call(decideQuote, { orderId, status: 'CONFIRMED', quoteVersion: 1 }, andina.procurement)
    expect(stale).toMatchObject({
      status: 409,
      problem: { quoteVersion: 2, total: 22_500, options: [{ name: 'Air freight', grandTotal: 28_500 }] },
    })
  })

  test('offers several freights of which the distributor picks one, at adjusted prices', async () => {
    const { orderId } = await placed()
    const { lines } = await done(showQuoteBasis, { id: orderId }, sales)
    const lineId = lines[0]!.lineId
    const sent = await done(
      issueQuote,
      {
        id: orderId,
        options: [
          { name: 'Sea freight', transportMode: 'Harbor', transitDays: 35, freight: cents(8_000) },
          { name: 'Air freight', transportMode: 'Airport', transitDays: 4, freight: cents(20_000) },
        ],
        adjustments: [{ lineId, unitPrice: cents(1_000), reason: 'Yearly volume' }],
      },
      sales,
    )
    const options = [{ grandTotal: 28_000 }, { grandTotal: 40_000 }]
    expect(sent).toMatchObject({ version: 1, total: 20_000, options, grandTotal: null })
    expect(await done(showOrder, { id: orderId }, andina.marketing)).toMatchObject({
      total: 20_000,
      orderItems: [{ effectivePrice: 1_000, total: 20_000 }],
      freight: null,
      shippingPrice: null,
      grandTotal: null,
      quote: {
        grandTotal: null,
        options: [{ name: 'Sea freight' }, { name: 'Air freight', transitDays: 4 }],
        adjustments: [{ lineId, from: 1_125, to: 1_000, reason: 'Yearly volume' }],
      },
    })

    const confirm = { orderId, status: 'CONFIRMED', quoteVersion: 1 } as const
    expect(await call(decideQuote, confirm, andina.procurement)).toMatchObject({
      status: 422,
      problem: { error: 'Please choose a freight option', errors: { optionId: 'Please choose a freight option' } },
    })
    await done(decideQuote, { ...confirm, optionId: sent.options[1]!.optionId }, andina.procurement)
    expect(await done(showOrder, { id: orderId }, andina.procurement)).toMatchObject({
      status: 'CONFIRMED',
      freight: 20_000,
      grandTotal: 40_000,
      quote: { chosenOptionId: '1.2' },
    })
  })

  test('that lowers the total gives CareCoins back at once', async () => {
    const balance = async () => (await done(countCareCoins, {}, andina.procurement)).data.balance
    const before = await balance()
    const { orderId } = await placed(andina, { careCoinsUsed: 500 })
    const { lines } = await done(showQuoteBasis, { id: orderId }, sales)
    const adjustments = [{ lineId: lines[0]!.lineId, unitPrice: cents(100), reason: 'Damaged boxes' }]
    const sent = await done(issueQuote, { id: orderId, ...oneFreight(0), adjustments }, sales)
    expect(sent).toMatchObject({ careCoinsUsed: 200, total: 0 })
    expect(await balance()).toBe(before - 200)
    await done(decideQuote, { orderId, status: 'CANCELLED', quoteVersion: 1 }, andina.procurement)
    expect(await balance()).toBe(before)
  })

  test.each([
    ['transportMode', 'Must be one of Airport, Road, Harbor'],
    ['transitDays', 'Must be a number'],
  ])('of one freight is not sent without its %s, nor looked at', async (field, reason) => {
    const { orderId } = await placed()
    const [air] = oneFreight(8_000).options
    const without = unchecked<Input<typeof issueQuote>>({ id: orderId, options: [{ ...air, [field]: null }] })
    for (const endpoint of [issueQuote, previewQuote])
      expect(await call(endpoint, without, sales)).toMatchObject({
        status: 422,
        problem: { errors: { [`options.0.${field}`]: reason } },
      })
  })

  test('can be looked at before it is sent, and nothing is recorded', async () => {
    const { orderId } = await placed()
    const recorded = () => portal.everythingRecorded()
    const before = await recorded()
    const draft = { id: orderId, ...oneFreight(8_000), note: 'A note before' }
    const pdf = await call(previewQuote, draft, sales)
    expect(pdf.headers['content-type']).toContain('application/pdf')
    expect((await call(previewQuote, draft, andina.procurement)).status).toBe(403)
    expect(await recorded()).toBe(before)
  })

  test('is one of the rounds that both sides read; another company reads none of them', async () => {
    const { orderId } = await quoted()
    await done(issueQuote, { id: orderId, ...oneFreight(6_000), note: 'A better freight' }, sales)
    await done(decideQuote, { orderId, status: 'CONFIRMED', quoteVersion: 2 }, andina.procurement)
    const own = await done(showRounds, { id: orderId }, andina.marketing)
    expect(own.map(({ number, kind, quoteVersion, who }) => [number, kind, quoteVersion, who])).toEqual([
      [1, 'PLACED', null, expect.stringMatching(/^Ines /)],
      [2, 'QUOTE', 1, 'PartnerCare'],
      [3, 'QUOTE', 2, 'PartnerCare'],
    ])
    expect(own.map(({ confirmedOptionId }) => confirmedOptionId)).toEqual([null, null, '2.1'])
    const [first, , revised] = own
    const { terms, differences } = compareRounds(first!, revised!, 'America/Bogota')
    expect(terms.note).toEqual({ before: null, after: 'A better freight', changed: true })
    expect(differences).toBe(3)
    const theirs = await done(showOfficeRounds, { id: orderId }, sales)
    expect(theirs[1]).toMatchObject({ who: expect.stringMatching(/^Sofia /), total: 22_500 })
    expect((await call(showRounds, { id: orderId }, nordmed.procurement)).status).toBe(404)
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
    expect((await call(issueQuote, { id: orderId, ...oneFreight(1) }, operations)).status).toBe(403)
    expect((await call(decideQuote, { orderId, status: 'CONFIRMED' }, andina.marketing)).status).toBe(403)
    await done(cancelOrderByStaff, { id: orderId, reason: 'Out of stock' }, operations)
    expect(await done(showOrder, { id: orderId }, andina.procurement)).toMatchObject({
      cancelReason: 'CANCELLED_BY_PROVIDER',
      cancelText: 'Out of stock',
    })
  })
})
