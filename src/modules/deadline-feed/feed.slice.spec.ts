import { afterAll, beforeAll, expect, test } from 'vitest'
import { listForecasts, removeForecast } from '#modules/forecasting/contract.ts'
import { deactivateUser } from '#modules/identity/contract.ts'
import { cancelOrder } from '#modules/ordering/contract.ts'
import { pauseStandingOrder } from '#modules/ordering/standing-orders/standing-order-contract.ts'
import { copiedWhole } from '#tests/copied-whole.ts'
import type { Whole } from '#tests/whole/two-companies.ts'
import { makeFeed, showFeed, withdrawFeed } from './contract.ts'

let whole: Whole
beforeAll(async () => {
  whole = await copiedWhole()
})
afterAll(() => whole.portal.stop())

const made = async ({ jwt }: { jwt: string }) =>
  new URL((await whole.portal.call(makeFeed, {}, { jwt })).body.url).pathname
const read = (url: string) => whole.portal.node.app.inject({ url })

test('a secret address shows the deadlines of its own company, and of no other', async () => {
  const { andina, nordmed } = whole
  expect((await whole.portal.call(showFeed, {}, andina.buyer)).body).toEqual({ madeAt: null })
  const url = await made(andina.buyer)
  const { statusCode, body, headers } = await read(url)
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(body).toContain(`quote-${andina.quotedOrderId}@`)
  expect(body).toContain('forecast-')
  expect(body).toContain(`standing-order-${andina.standingOrderId}@`)
  expect(body).toContain('SEQUENCE:1')
  const theirs = (await read(await made(nordmed.buyer))).body
  expect(theirs).toContain(`quote-${nordmed.quotedOrderId}@`)
  for (const secret of nordmed.secrets) expect(body).not.toContain(secret)
  for (const id of [nordmed.quotedOrderId, nordmed.reportId, nordmed.standingOrderId]) expect(body).not.toContain(id)
  const uids = (text: string) => [...text.matchAll(/UID:(\S+)/g)].map(([, uid]) => uid)
  expect(uids(body).filter((uid) => uids(theirs).includes(uid))).toEqual([])
})

test('what is settled is no deadline any more', async () => {
  const url = await made(whole.andina.buyer)
  const { status } = await whole.portal.call(
    cancelOrder,
    { orderId: whole.andina.quotedOrderId as never },
    whole.andina.buyer,
  )
  expect(status).toBe(200)
  expect((await read(url)).body).not.toContain(`quote-${whole.andina.quotedOrderId}@`)
})

test('what is paused or deleted is cancelled', async () => {
  const { portal, andina } = whole
  const url = await made(andina.buyer)
  expect((await read(url)).body).not.toContain('STATUS:CANCELLED')
  await portal.call(pauseStandingOrder, { id: andina.standingOrderId }, andina.buyer)
  const statusOf = async (uid: string) => {
    const unfolded = (await read(url)).body.replaceAll('\r\n ', '')
    const event = unfolded.split('BEGIN:VEVENT').find((text) => text.includes(`UID:${uid}`))
    return /STATUS:(\w+)/.exec(event ?? '')?.[1]
  }
  expect(await statusOf(`standing-order-${andina.standingOrderId}`)).toBe('CANCELLED')
  const [forecast] = (await portal.call(listForecasts, {}, andina.buyer)).body
  expect(await statusOf(`forecast-${forecast!.id}`)).toBe('CONFIRMED')
  await portal.call(removeForecast, { id: forecast!.id }, andina.buyer)
  expect(await statusOf(`forecast-${forecast!.id}`)).toBe('CANCELLED')
})

test('an address that was renewed, withdrawn or never made answers 404, and so does one of a person who left', async () => {
  const { andina } = whole
  const first = await made(andina.buyer)
  const second = await made(andina.buyer)
  expect(second).not.toBe(first)
  expect((await read(first)).statusCode).toBe(404)
  expect((await read(second)).statusCode).toBe(200)
  await whole.portal.call(withdrawFeed, {}, andina.buyer)
  for (const url of [second, '/api/calendar/feed/nonsense/deadlines.ics'])
    expect((await read(url)).statusCode).toBe(404)
  const leaver = await made(andina.reader)
  expect((await read(leaver)).statusCode).toBe(200)
  expect((await whole.portal.call(deactivateUser, { id: andina.reader.userId as never }, andina.buyer)).status).toBe(
    200,
  )
  expect((await read(leaver)).statusCode).toBe(404)
})
