import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { loyaltyAccount } from '#modules/loyalty/account.ts'
import { OrderPlaced } from '#modules/ordering/events.ts'
import { DocumentSubmitted } from '#modules/ordering/fulfilment-events.ts'
import { type Order, order } from '#modules/ordering/order.ts'
import { isRefusal } from '#platform/decision.ts'
import type { Day } from '#platform/event.ts'
import { cents, percent } from '#platform/money.ts'
import { evolved, given } from '#tests/given.ts'
import { draftId, livesOf, submittedId } from '#tests/order-lives.ts'
import { account, orderId, placed } from '#tests/sample-orders.ts'
import { decideOnDocuments, sendShippingDocuments } from './deciding-documents.ts'
import { billOrder, deliverOrder, type Shipment, shipOrder, startProduction } from './fulfilling.ts'
import { requestPrepayment } from './requesting-documents.ts'
import { reviewDocument, submitDocument } from './reviewing-documents.ts'

const today = '2026-11-20' as Day
const lives = livesOf(placed)
const day = (text: string) => text as Day
const standing = (stage: keyof typeof lives): Order => evolved(order, order.initial(orderId), lives[stage])

describe('a pre-payment', () => {
  const requested = (wanted: Partial<Parameters<typeof requestPrepayment>[0]>) =>
    given(order, ...lives.CONFIRMED).when(
      requestPrepayment({ amount: null, percent: null, dueOn: null, note: null, ...wanted }, today),
    )

  test('is the grand total, a part of it in percent or an amount, and never more', () => {
    expect(requested({}).decided).toMatchObject([{ data: { amount: 30_500 } }])
    expect(requested({ percent: percent(30) }).decided).toMatchObject([{ data: { amount: 9_150 } }])
    expect(requested({ amount: cents(30_500) }).decided).toMatchObject([{ data: { amount: 30_500 } }])
    requested({ amount: cents(30_501) }).refuses('Enter at most the grand total', { status: 422 })
    requested({ amount: cents(0) }).refuses('Enter at least $0.01', { status: 422 })
    requested({ amount: cents(5), percent: percent(5) }).refuses('Enter an amount or a percentage, not both')
  })

  test('is not due in the past', () => requested({ dueOn: day('2026-11-19') }).refuses('The due date is in the past'))

  test('is due within ten years', () => {
    expect(requested({ dueOn: day('2036-11-20') }).decided).toMatchObject([{ data: { dueOn: '2036-11-20' } }])
    requested({ dueOn: day('9999-12-31') }).refuses('Must be from 20/11/2016 to 20/11/2036')
  })
})

describe('a document', () => {
  const file = { documentId: draftId, fileId: 'order-documents/new.pdf', filename: 'new.pdf' }
  const review = (documentId: string, decision: 'APPROVED' | 'REJECTED', reason: string | null = null) =>
    given(order, ...lives.PREPAYMENT_SUBMITTED).when(reviewDocument(documentId, { decision, reason }))

  test('takes the place of the one that is not reviewed yet', () => {
    const { decided } = given(order, ...lives.PREPAYMENT_SUBMITTED).when(submitDocument('PROOF_OF_PREPAYMENT', file))
    expect(decided).toMatchObject([{ type: 'DocumentSubmitted', data: { documentId: draftId, replaces: submittedId } }])
  })

  test('cannot be another than the requested one, nor come after its approval', () => {
    given(order, ...lives.WAITING_FOR_PREPAYMENT)
      .when(submitDocument('LICENSE_DOCUMENT', file))
      .refuses('No import license document is required')
    given(order, ...lives.PREPAYMENT_APPROVED)
      .when(submitDocument('PROOF_OF_PREPAYMENT', file))
      .refuses('No proof of pre-payment is required')
  })

  test('is reviewed as it was looked at: one that was replaced meanwhile is not meant', () => {
    review(draftId, 'APPROVED').refuses('A newer document has been sent. Please check the new one.')
    const replaced = DocumentSubmitted.make({
      orderId,
      num: placed.data.num,
      distributorId: placed.data.distributorId,
      ...file,
      type: 'PROOF_OF_PREPAYMENT',
      replaces: submittedId,
    })
    given(order, ...lives.PREPAYMENT_SUBMITTED, replaced)
      .when(reviewDocument(submittedId, { decision: 'APPROVED', reason: null }))
      .refuses('A newer document has been sent. Please check the new one.')
  })

  test('is rejected with a reason', () => {
    review(submittedId, 'REJECTED').refuses('Enter a reason', { status: 422, errors: { reason: 'Enter a reason' } })
    expect(review(submittedId, 'REJECTED', 'Unreadable').decided).toMatchObject([{ type: 'DocumentRejected' }])
  })
})

describe('shipping documents', () => {
  const slip = { documentId: draftId, fileId: null, filename: 'slip.pdf', type: 'PACKING_SLIP' } as const

  test('are sent in rounds until the distributor agrees', () => {
    const again = [
      ...lives.PENDING_APPROVAL,
      ...(decideOnDocuments('REJECTED', 'Wrong')(standing('PENDING_APPROVAL')) as []),
    ]
    const { decided } = given(order, ...again).when(sendShippingDocuments([slip], null))
    expect(decided).toMatchObject([{ data: { round: 2 } }])
  })

  test('are each sent once, and no import license is made up', () => {
    const send = (documents: Parameters<typeof sendShippingDocuments>[0]) =>
      given(order, ...lives.IN_PRODUCTION).when(sendShippingDocuments(documents, null))
    send([slip, slip]).refuses('Each document can be sent only once', { status: 422 })
    send([{ ...slip, type: 'IMPORT_LICENSE' }]).refuses('Please upload the import license', { status: 422 })
  })

  test('are rejected with a reason', () =>
    given(order, ...lives.PENDING_APPROVAL)
      .when(decideOnDocuments('REJECTED', null))
      .refuses('Enter a reason', { status: 422 }))
})

test('a production is not ready in the past', () =>
  given(order, ...lives.CONFIRMED)
    .when(startProduction(day('2026-11-19'), today))
    .refuses('This day is in the past', { errors: { readyOn: 'This day is in the past' } }))

describe('a shipment', () => {
  const shipment: Shipment = {
    carrier: 'Blue Line',
    trackingUrl: 'https://track.example/1',
    shippedOn: day('2026-11-10'),
    expectedOn: null,
    documents: [],
  }
  const shipped = (changes: Partial<Shipment>) =>
    given(order, ...lives.IN_PRODUCTION).when(shipOrder({ ...shipment, ...changes }, today))

  test('leaves between the confirmation and today', () => {
    for (const shippedOn of ['2026-11-03', '2026-11-20'])
      expect(shipped({ shippedOn: day(shippedOn) }).decided).toMatchObject([{ type: 'OrderShipped' }])
    shipped({ shippedOn: day('2026-11-02') }).refuses('An order cannot be shipped before it was confirmed')
    shipped({ shippedOn: day('2026-11-21') }).refuses('This day is in the future')
    shipped({ expectedOn: day('2026-11-09') }).refuses('It cannot arrive before it was shipped')
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://track.example/1',
    'track.example/1',
    'https://me:secret@track.example/1',
    '//track.example',
  ])('is not followed at %s', (trackingUrl) =>
    shipped({ trackingUrl }).refuses('Enter a link that begins with https:// or http://', { status: 422 }),
  )
})

describe('a delivery', () => {
  const deliver = (
    life: readonly (typeof lives.SHIPPED)[number][],
    on: string,
    rewards = new Map<string, number>(),
  ) => {
    const state = evolved(order, order.initial(orderId), life)
    return deliverOrder(day(on), rewards, today)({ order: state, account: account(100) })
  }

  test('lies between the shipping and today', () => {
    for (const on of ['2026-11-10', '2026-11-20']) expect(deliver(lives.SHIPPED, on)).not.toHaveProperty('error')
    expect(deliver(lives.SHIPPED, '2026-11-09')).toMatchObject({
      error: 'An order cannot arrive before it was shipped',
    })
    expect(deliver(lives.SHIPPED, '2026-11-21')).toMatchObject({ error: 'This day is in the future' })
  })

  test('earns each unit’s CareCoins and the cash-back of the promo code, in the same append', () => {
    const promo = {
      code: 'BACK',
      type: 'CASH_BACK',
      discount: percent(0),
      productIds: null,
      cashBackAmount: cents(2_555),
      shippingDiscount: percent(0),
    } as const
    const life = livesOf(OrderPlaced.make({ ...placed.data, promo })).SHIPPED
    const delivered = deliver(life, '2026-11-15', new Map([['product-1', 3]]))
    if (isRefusal(delivered)) throw new Error(delivered.error)
    expect(delivered.order).toMatchObject([{ data: { careCoinsEarned: 60, cashBackCareCoins: 255 } }])
    expect(evolved(loyaltyAccount, account(100), delivered.account).balance).toBe(100 + 60 + 255)
  })

  test('brings the account exactly what the order says, whatever it earns', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000 }), (reward) => {
        const delivered = deliver(lives.SHIPPED, '2026-11-15', new Map([['product-1', reward]]))
        if (isRefusal(delivered)) throw new Error(delivered.error)
        const [said] = delivered.order
        expect(evolved(loyaltyAccount, account(100), delivered.account).balance - 100).toBe(said?.data.careCoinsEarned)
        expect(delivered.account.length).toBe(reward === 0 ? 0 : 1)
      }),
    ))
})

test('an invoice is numbered in a way that no order is', () =>
  expect(
    billOrder({ dueOn: null, invoice: null }, today)({ order: standing('DELIVERED') }, { number: '2026-000174' }),
  ).toMatchObject({ order: [{ data: { invoiceNumber: 'INV-2026-000174' } }] }))

test('an invoice is not due in the past', () =>
  expect(
    billOrder({ dueOn: day('2026-11-19'), invoice: null }, today)({ order: standing('DELIVERED') }, { number: '1' }),
  ).toMatchObject({ error: 'The due date is in the past' }))
