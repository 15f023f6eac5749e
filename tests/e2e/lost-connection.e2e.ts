import type { Page, WebSocketRoute } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { callerOf, placesOrder } from './caller.ts'
import { isSound, type Stage, stage } from './portal.ts'

const PROCUREMENT = 'procurement@andina.example'
const SALES = 'sales@partnercare.example'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

/** A page whose live line can be cut and let through again. */
const withALine = async (
  path: string,
  email: string,
): Promise<{ page: Page; cut: () => Promise<void>; mend: () => void }> => {
  const page = await it.open('/quality-assurance', email)
  const open = new Set<WebSocketRoute>()
  let down = false
  await page.routeWebSocket(/\/api\/live$/, (line) => {
    if (down) return void line.close()
    line.connectToServer()
    open.add(line)
  })
  await page.goto(path)
  return {
    page,
    cut: async () => {
      down = true
      await Promise.all([...open].map((line) => line.close()))
      open.clear()
    },
    mend: () => {
      down = false
    },
  }
}

test('a lost line is told quietly, and nothing that happened meanwhile is missed', async () => {
  const { page, cut, mend } = await withALine('/profile/orders', PROCUREMENT)
  await page.getByText(/^Updated \d\d:\d\d/).waitFor()
  const buyer = await callerOf(it.portal.url, PROCUREMENT)
  const { orderId, num } = await placesOrder(buyer)
  await page.getByText('1 new order').waitFor()
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  const row = page.getByRole('row').filter({ hasText: num })
  await row.getByText('Waiting for the quote').waitFor()

  await cut()
  await page.getByText(/^Offline since \d\d:\d\d · Reconnecting/).waitFor()
  await isSound(page)
  const sales = await callerOf(it.portal.url, SALES)
  await sales.send('POST', `/office/orders/${orderId}/quote`, { freight: 186_000 })

  mend()
  await row.getByText('Quote received').waitFor()
  await page.getByText(/^Updated \d\d:\d\d/).waitFor()
})

test('the line ends with the session, on every page, and the visitor is asked to sign in', async () => {
  const page = await it.open('/profile/orders', 'imports@andina.example')
  await page.getByText(/^Updated \d\d:\d\d/).waitFor()
  const token = await page.context().request.post('/api/auth/refresh')
  const { jwt } = (await token.json()) as { jwt: string }
  await fetch(`${it.portal.url}/api/auth/signout`, { method: 'POST', headers: { authorization: `Bearer ${jwt}` } })
  await page.waitForURL('**/login*')
  expect(await page.getByText('N° order').count()).toBe(0)
})

test('a part of the program that cannot be loaded says so, with a reference to quote', async () => {
  const page = await it.open('/shop', PROCUREMENT)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.route(/OrdersPage-.*\.js$/, (call) => call.abort())
  await page.goto('/profile/orders')
  await page.getByRole('heading', { name: 'This page stopped working' }).waitFor()
  expect(await page.getByText(/^[0-9A-F]{8}$/).count()).toBe(1)
  await page.unroute(/OrdersPage-.*\.js$/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: 'My orders' }).waitFor()
})
