import { addSeconds } from 'date-fns/addSeconds'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { departure, release } from '#modules/departures/departure.ts'
import { files } from '#modules/files/module.ts'
import {
  listEvents,
  listNews,
  officeArticles,
  publishArticle,
  saveEvent,
  writeArticle,
} from '#modules/news/contract.ts'
import { news } from '#modules/news/module.ts'
import { listPosts, savePost } from '#modules/news/social-contract.ts'
import { decideQuote, showOrder } from '#modules/ordering/contract.ts'
import { issueQuote, listQuoteQueue, showOfficeOrder } from '#modules/ordering/desk/office-contract.ts'
import { submitDocument } from '#modules/ordering/fulfilment/documents-contract.ts'
import {
  billOrder,
  deliverOrder,
  requestPrepayment,
  reviewDocument,
  shipOrder,
  startProduction,
} from '#modules/ordering/fulfilment/fulfilment-contract.ts'
import { ordering } from '#modules/ordering/module.ts'
import type { Day } from '#platform/event.ts'
import { setDatabaseClock } from '#platform/time/clock.ts'
import { articles } from '#projections/articles.ts'
import { calendarEvents } from '#projections/calendar_events.ts'
import { departures } from '#projections/departures.ts'
import { socialCards } from '#projections/social_cards.ts'
import { oneFreight } from '#tests/quote-terms.ts'
import { startTrading } from '#tests/trading.ts'
import { uploadedBy } from '#tests/uploads.ts'
import { ownDepartures, seeRefusal, takeBack } from './contract.ts'
import { departuresFrom } from './module.ts'

const business = [ordering, news]
const { portal, world, call, done, andina, sales, placed } = await startTrading({
  modules: [news, files, departuresFrom(business)],
  projections: [articles, calendarEvents, socialCards, departures],
  environment: { TAKE_BACK_SECONDS: '10' },
})
const content = await world.person('Carla', 'MARKETING_STAFF', null)
const operations = await world.person('Olga', 'OPERATIONS', null)
const { node, owner } = portal
afterAll(() => portal.stop())

/** The database's clock moves on, and what is due then is done. */
const pass = async (seconds: number) => {
  const to = addSeconds(node.clock.now(), seconds)
  await setDatabaseClock(owner, to)
  await node.clock.follow(to)
  await node.work.deadlines.fireDue()
  await node.readModels.waitFor([...node.readModels.positions().keys()], await node.log.seal(), 60_000)
}
beforeEach(() => node.work.deadlines.hold(true))
const waiting = (as = sales) => done(ownDepartures, {}, as)
const send = async (orderId: string) => done(issueQuote, { id: orderId as never, ...oneFreight(8_000) }, sales)
const seen = (orderId: string) => done(showOrder, { id: orderId as never }, andina.procurement)

describe('a quote that is sent', () => {
  test('waits ten seconds, of which the distributor sees nothing, and counts from the moment that it left', async () => {
    const { orderId, num } = await placed()
    const before = await seen(orderId)
    const { leavesAt, total } = await send(orderId)
    expect(total).toBe(22_500)
    expect(await waiting()).toMatchObject([{ label: num, error: null }])
    await pass(8)
    expect(await seen(orderId)).toEqual(before)
    expect((await done(listQuoteQueue, {}, sales)).quotes.some(({ id }) => id === orderId)).toBe(true)
    await pass(3)
    const left = await seen(orderId)
    expect(left).toMatchObject({ status: 'QUOTE_RECEIVED', quote: { version: 1 } })
    expect(await waiting()).toEqual([])
    const days = (Date.parse(left.quote!.validUntil) - Date.parse(leavesAt!)) / 86_400_000
    expect(days).toBeGreaterThanOrEqual(30)
    const { history } = await done(showOfficeOrder, { id: orderId }, sales)
    expect(history.find(({ type }) => type === 'QuoteIssued')?.who).toContain('Sofia')
  })

  test('is taken back by the sender, and by no one else; then it never leaves', async () => {
    const { orderId } = await placed()
    await send(orderId)
    const { id } = (await waiting())[0]!
    expect((await call(takeBack, { id }, content)).status).toBe(404)
    await done(takeBack, { id }, sales)
    await done(takeBack, { id }, sales)
    await pass(60)
    expect(await waiting()).toEqual([])
    expect((await seen(orderId)).status).toBe('WAITING_FOR_QUOTE')
    await send(orderId)
    await pass(11)
    expect((await seen(orderId)).status).toBe('QUOTE_RECEIVED')
  })

  test('cannot be taken back once it has left', async () => {
    const { orderId } = await placed()
    await send(orderId)
    const { id } = (await waiting())[0]!
    await pass(11)
    expect(await call(takeBack, { id }, sales)).toMatchObject({
      status: 409,
      problem: { error: 'This has left already and cannot be taken back' },
    })
  })

  test('is refused at once where it would be, and nothing waits', async () => {
    const { orderId } = await placed()
    const late = { id: orderId, ...oneFreight(8_000), validUntil: '2020-01-01' as Day }
    expect(await call(issueQuote, late, sales)).toMatchObject({ status: 422, problem: { errors: {} } })
    expect(await waiting()).toEqual([])
  })

  test('a second one of the same order is refused because the first was earlier', async () => {
    const { orderId } = await placed()
    const { quoteDueAt } = (await done(listQuoteQueue, {}, sales)).quotes.find(({ id }) => id === orderId)!
    const quote = { id: orderId, ...oneFreight(8_000), quoteDueAt }
    await done(issueQuote, quote, sales)
    await done(issueQuote, quote, sales)
    await pass(11)
    const refused = await waiting()
    expect(refused).toMatchObject([{ error: 'The order has changed. Please check it again.' }])
    expect((await seen(orderId)).quotes).toHaveLength(1)
    await done(seeRefusal, { id: refused[0]!.id }, sales)
    expect(await waiting()).toEqual([])
  })

  test('leaves once after a crash between the end of its time and the quote', async () => {
    const { orderId } = await placed()
    await send(orderId)
    const { id } = (await waiting())[0]!
    await portal.asSystem().decide(departure, id, release)
    await pass(11)
    await pass(11)
    expect((await seen(orderId)).quotes).toHaveLength(1)
  })
})

describe('a step of an order', () => {
  const today = () => node.clock.now().toISOString().slice(0, 10) as Day
  const statusOf = async (orderId: string) => (await seen(orderId)).status
  const prepaid = async () => {
    const { orderId, num } = await placed()
    const id = orderId as never
    await send(orderId)
    await pass(11)
    await done(decideQuote, { orderId: id, status: 'CONFIRMED', quoteVersion: 1 }, andina.procurement)
    await done(requestPrepayment, { id }, operations)
    const file = await uploadedBy(portal)(andina.procurement.jwt, 'order-documents')
    const proof = { orderId: id, type: 'PROOF_OF_PREPAYMENT', file } as const
    const { id: documentId } = (await done(submitDocument, proof, andina.procurement)).file
    return { orderId, id, num, documentId }
  }

  test('that the distributor learns of is taken back, or done once: approval, shipment, delivery, invoice', async () => {
    const { orderId, id, num, documentId } = await prepaid()
    const steps = [
      {
        give: () => done(reviewDocument, { id, documentId, decision: 'APPROVED' }, operations),
        label: `${num} · Proof of pre-payment · Andina Salud`,
      },
      {
        before: () => done(startProduction, { id }, operations),
        give: () => done(shipOrder, { id, carrier: 'Maersk', shippedOn: today() }, operations),
        label: num,
        becomes: 'SHIPPED',
      },
      { give: () => done(deliverOrder, { id, deliveredOn: today() }, operations), label: num, becomes: 'DELIVERED' },
      { give: () => done(billOrder, { id }, operations), label: num, becomes: 'BILLED' },
    ]
    for (const { before, give, label, becomes } of steps) {
      await before?.()
      const earlier = await seen(orderId)
      expect((await give()).leavesAt).toBeDefined()
      const [one] = await waiting(operations)
      expect(one).toMatchObject({ label, error: null })
      await done(takeBack, { id: one!.id }, operations)
      await pass(11)
      expect(await seen(orderId)).toEqual(earlier)
      await give()
      await pass(11)
      expect(await waiting(operations)).toEqual([])
      if (becomes) expect(await statusOf(orderId)).toBe(becomes)
      else expect((await seen(orderId)).submittedDocuments[0]!.state).toBe('APPROVED')
    }
  })

  test('a rejection requires a reason, and takes effect immediately', async () => {
    const { orderId, id, documentId } = await prepaid()
    await done(reviewDocument, { id, documentId, decision: 'REJECTED', reason: 'It cannot be read' }, operations)
    expect(await waiting(operations)).toEqual([])
    expect((await seen(orderId)).submittedDocuments[0]!.state).toBe('REJECTED')
  })
})

describe('a publication', () => {
  const text = { introduction: null, content1: 'A text.', content2: null, image: null, attachment: null }

  test('of an article waits, and a schedule does not', async () => {
    const { id } = await done(writeArticle, { title: 'Our stand', ...text }, content)
    const publishAt = addSeconds(node.clock.now(), 3_600).toISOString() as never
    expect(await done(publishArticle, { id, revision: 1, publishAt }, content)).toEqual({ success: true })
    expect(await waiting(content)).toEqual([])
    await done(publishArticle, { id, revision: 1 }, content)
    expect(await waiting(content)).toMatchObject([{ label: 'Our stand', command: 'POST /office/news/:id/publish' }])
    await pass(5)
    expect(await done(listNews, {}, andina.procurement)).toEqual([])
    await pass(6)
    expect(await done(listNews, {}, andina.procurement)).toMatchObject([{ id, title: 'Our stand' }])
    expect((await done(officeArticles, {}, content)).rows[0]).toMatchObject({ scheduled: null, publishedRevision: 1 })
  })

  test('of an event and of a post keeps the id that was answered', async () => {
    const facts = { title: 'Congress', description: 'A text.', location: 'Lyon', endDate: null }
    const planned = await done(saveEvent, { ...facts, date: '2027-03-01' as Day }, content)
    const post = { network: 'LinkedIn', text: 'We are there', link: 'https://www.linkedin.com/posts/1' }
    const posted = await done(savePost, { ...post, date: '2026-11-01' as Day }, content)
    expect(await waiting(content)).toHaveLength(2)
    expect(await done(listPosts, {}, content)).toEqual([])
    await pass(11)
    expect(await done(listEvents, {}, content)).toMatchObject([{ id: planned.id }])
    expect(await done(listPosts, {}, content)).toMatchObject([{ id: posted.id }])
  })
})
