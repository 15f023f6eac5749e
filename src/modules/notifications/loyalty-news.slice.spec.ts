import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { LevelAtRisk, LevelGained, LevelLost } from '#modules/loyalty/events.ts'
import {
  PartnerOrderCancelled,
  PartnerOrderPlaced,
  PartnerOrderSent,
} from '#modules/loyalty/partners/partner-events.ts'
import { PromoCodeChanged, PromoCodeCreated } from '#modules/promotions/events.ts'
import type { Me } from '#platform/access/permissions.ts'
import type { Day, Moment } from '#platform/event.ts'
import { cents, percent } from '#platform/money.ts'
import { startNotifying } from '#tests/notifying-node.ts'
import { admin, andina, ines, nordmed, ola, SYSTEM, sofia } from '#tests/people-and-orders.ts'
import { listNotifications } from './contract.ts'

let node: Awaited<ReturnType<typeof startNotifying>>
const recorded: typeof node.recorded = (...it) => node.recorded(...it)
const feedOf = (me: Me) => node.ask(me, listNotifications, {})

beforeAll(async () => {
  node = await startNotifying()
})
afterAll(() => node.stop())

test('the company, and no one else, is notified of a level that is gained or lost', async () => {
  const review = {
    distributorId: nordmed,
    figures: { orders: 1, units: 40, turnover: cents(50_000) },
    reviewedAt: '2026-11-21T10:00:00.000Z' as Moment,
  }
  const nextReviewAt = '2026-12-01T00:00:00.000Z' as Moment
  const gained = LevelGained.make({ ...review, from: null, to: 'BLUE', nextReviewAt })
  const lost = LevelLost.make({ ...review, from: 'BLUE', to: null, nextReviewAt: null })
  await recorded('loyalty-account', nordmed, SYSTEM, gained)
  await recorded('loyalty-account', nordmed, SYSTEM, lost)
  const ofLevels = async (me: Me) => (await feedOf(me)).filter(({ type }) => type === 'LOYALTY_PROGRAM')
  expect((await ofLevels(ola)).map(({ content, link }) => [content, link])).toEqual([
    ['Your status Blue partner has ended.', '/partnercare/my-loyalty-program'],
    ['Congratulations! You have received the status Blue partner.', '/partnercare/my-loyalty-program'],
  ])
  for (const me of [ines, sofia, admin]) expect(await ofLevels(me)).toEqual([])
})

test('the company, and no one else, is notified of a level at risk, once for each warning', async () => {
  const warning = LevelAtRisk.make({
    distributorId: nordmed,
    ...{ from: 'GOLD' as const, to: 'SILVER' as const, days: 7 },
    reviewAt: '2026-12-01T00:00:00.000Z' as Moment,
    missing: { orders: 0, units: 1_906, turnover: cents(0) },
  })
  await recorded('loyalty-account', nordmed, SYSTEM, warning)
  const atRisk = async (me: Me) => (await feedOf(me)).filter(({ content }) => content.includes('unless you receive'))
  expect((await atRisk(ola)).map(({ content }) => content)).toEqual([
    expect.stringMatching(
      /^Your status Gold partner will change to Silver partner on .* unless you receive 1.906 units more/,
    ),
  ])
  for (const me of [ines, sofia, admin]) expect(await atRisk(me)).toEqual([])
})

test('each company that a promo code is made for is notified once, whatever changes later', async () => {
  const conditions = {
    validFrom: '2026-11-01' as Day,
    validUntil: '2026-12-31' as Day,
    productIds: null,
    distributorIds: [nordmed],
    maximumUses: null,
    maximumUsesPerDistributor: null,
  }
  const terms = {
    type: 'DISCOUNT',
    discount: percent(10),
    cashBackAmount: cents(0),
    shippingDiscount: percent(0),
  } as const
  await recorded('promo-code', 'NORD-10', SYSTEM, PromoCodeCreated.make({ code: 'NORD-10', ...terms, ...conditions }))
  const open = { ...conditions, distributorIds: null }
  await recorded('promo-code', 'ALL-10', SYSTEM, PromoCodeCreated.make({ code: 'ALL-10', ...terms, ...open }))
  const codesOf = async (me: Me) =>
    (await feedOf(me)).filter(({ type }) => type === 'PROMO_CODE').map(({ content, link }) => [content, link])
  const expected = ['The promo code NORD-10 is yours. Use it until 31/12/2026.', '/partnercare/my-loyalty-program']
  expect(await codesOf(ola)).toEqual([expected])
  for (const me of [ines, sofia, admin]) expect(await codesOf(me)).toEqual([])
  const wider = { ...conditions, distributorIds: [nordmed, andina] }
  await recorded('promo-code', 'NORD-10', SYSTEM, PromoCodeChanged.make({ code: 'NORD-10', ...wider }))
  expect(await codesOf(ola)).toEqual([expected])
  expect(await codesOf(ines)).toEqual([expected])
})

test('the company, and no one else, is notified of what became of material that was ordered for CareCoins', async () => {
  const of = { partnerOrderId: randomUUID(), distributorId: nordmed }
  const placed = {
    ...of,
    partnerProductId: 'stand',
    name: 'Display stand',
    costInCC: 300 as never,
    placedBy: ola.userId,
  }
  const other = { ...of, partnerOrderId: randomUUID() }
  await recorded('partner-order', of.partnerOrderId, ola.userId, PartnerOrderPlaced.make(placed))
  await recorded('partner-order', other.partnerOrderId, ola.userId, PartnerOrderPlaced.make({ ...placed, ...other }))
  const sent = PartnerOrderSent.make({ ...of, note: 'DHL 4711, on Friday' })
  await recorded('partner-order', of.partnerOrderId, SYSTEM, sent)
  const cancelled = PartnerOrderCancelled.make({ ...other, reason: 'Out of stock' })
  await recorded('partner-order', other.partnerOrderId, SYSTEM, cancelled)
  const ofMaterial = async (me: Me) => (await feedOf(me)).filter(({ content }) => content.startsWith('Display stand'))
  expect((await ofMaterial(ola)).map(({ type, content, link }) => [type, content, link])).toEqual([
    [
      'LOYALTY_PROGRAM',
      'Display stand was cancelled: Out of stock. Its CareCoins are yours again.',
      '/partnercare/my-loyalty-program#material',
    ],
    [
      'LOYALTY_PROGRAM',
      'Display stand is on its way to you: DHL 4711, on Friday.',
      '/partnercare/my-loyalty-program#material',
    ],
  ])
  for (const me of [ines, sofia, admin]) expect(await ofMaterial(me)).toEqual([])
})
