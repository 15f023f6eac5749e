import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { OfficeOrderRow } from '#modules/ordering/desk/office-contract.ts'

import { callerOf } from './caller.ts'
import { ownOrder } from './own-order.ts'
import { isSound, type Look, looks, type Stage, stage } from './portal.ts'

const OPERATIONS = 'operations@partnercare.example'
const ANALYST = 'analyst@partnercare.example'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

const desk = (page: Page) => page.getByRole('table', { name: 'Orders' })
const rows = (page: Page) =>
  desk(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
const openDesk = async (query = '', email = OPERATIONS, look?: Look): Promise<Page> => {
  const page = await it.open(`/office/orders${query}`, email, look)
  await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor()
  return page
}
const listed = async (query: string) =>
  (await callerOf(it.portal.url, OPERATIONS)).get<{ total: number; orders: OfficeOrderRow[] }>(`/office/orders${query}`)

describe.each(looks)('$width, $scheme', (look) => {
  test('the desk is sound with orders chosen, narrowed, and without any', async () => {
    const page = await openDesk('', OPERATIONS, look)
    await rows(page).first().waitFor()
    await rows(page).first().getByRole('checkbox').check()
    await page.getByText('1 selected').waitFor()
    await isSound(page)
    await page.goto('/office/orders?search=nobody+orders+this')
    await page.getByText('No order matches these filters.').waitFor()
    await isSound(page)
  })

  test('the review of documents is sound', async () => {
    const page = await it.open('/office/documents', OPERATIONS, look)
    await page.getByRole('heading', { level: 2, name: 'Documents to review' }).waitFor()
    await isSound(page)
  })
})

test('filters stand in the address: a copied link opens the same view', async () => {
  const { orders } = await listed('')
  const [first] = orders
  const page = await openDesk()
  await page.getByRole('combobox', { name: 'Distributor' }).click()
  await page.getByRole('option', { name: first?.distributor.name ?? '', exact: true }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('company')).toBe(first?.distributor.id)
  const { total } = await listed(`?distributorId=${first?.distributor.id}`)
  await expect.poll(() => rows(page).count()).toBe(Math.min(total, 25))
  const copied = await openDesk(new URL(page.url()).search)
  await copied.getByRole('button', { name: `Remove filter Distributor: ${first?.distributor.name}` }).waitFor()
  expect(await rows(copied).count()).toBe(await rows(page).count())
  await copied.getByRole('button', { name: 'Reset' }).click()
  await expect.poll(() => new URL(copied.url()).search).toBe('')
})

test('the desk hides the columns that somebody does not want, and keeps boxes and rows', async () => {
  const page = await openDesk()
  await rows(page).first().getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('group', { name: 'Columns' }).getByRole('checkbox', { name: 'Deadline' }).uncheck()
  await page.getByRole('columnheader', { name: 'Deadline' }).waitFor({ state: 'detached' })
  const kept = page.waitForResponse('**/api/users/me/columns/order-desk')
  await page.getByText('1 selected').click()
  await kept
  await page.reload()
  await rows(page).first().getByRole('checkbox').waitFor()
  expect(await page.getByRole('columnheader', { name: 'Deadline' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('button', { name: 'Reset columns' }).click()
  await page.getByRole('columnheader', { name: 'Deadline' }).waitFor()
  await page.keyboard.press('Escape')
})

test('what is asked for now and then is one click away, and the button counts it', async () => {
  const page = await openDesk()
  expect(await page.getByRole('combobox', { name: 'Destination' }).isVisible()).toBe(false)
  await page.getByRole('button', { name: 'More filters', exact: true }).click()
  await page.getByRole('textbox', { name: 'Ordered from', exact: true }).fill('01/01/2020')
  await page.getByRole('button', { name: 'Remove filter Ordered from: 01/01/2020' }).waitFor()
  await page.getByRole('button', { name: 'Fewer filters' }).click()
  await page.getByRole('button', { name: 'More filters (1)' }).waitFor()
  const copied = await openDesk(new URL(page.url()).search)
  await copied.getByRole('button', { name: 'More filters (1)' }).waitFor()
})

test('E takes what is asked for along as a file', async () => {
  const page = await openDesk('?status=QUOTE_RECEIVED')
  await rows(page).first().waitFor()
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('e')])
  expect(file.suggestedFilename()).toBe('order-desk.xlsx')
})

test('it is searched by number, company and product', async () => {
  const { orders } = await listed('')
  const [first] = orders
  const page = await openDesk()
  for (const typed of [first?.num ?? '', first?.distributor.name ?? '']) {
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill(typed)
    const { total } = await listed(`?search=${encodeURIComponent(typed)}`)
    await expect.poll(() => rows(page).count()).toBe(Math.min(total, 25))
  }
})

const showing = async (page: Page, num: string) => {
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill(num)
  await page.getByRole('checkbox', { name: `Select order ${num}` }).waitFor()
  await expect.poll(() => rows(page).count()).toBe(1)
}

test('the desk keeps its rows while orders arrive, and shows the last page for one after it', async () => {
  const page = await openDesk()
  await rows(page).nth(24).waitFor()
  const { orders, total } = await listed('')
  const buyer = await callerOf(it.portal.url, 'procurement@andina.example')
  await ownOrder(buyer, 1)
  await page.getByText('1 new order').waitFor()
  await ownOrder(buyer, 1)
  await page.getByText('2 new orders').waitFor()
  expect(await rows(page).count()).toBe(25)
  const numbered = (at: number, num = '') => rows(page).nth(at).getByRole('link', { name: num, exact: true })
  for (const at of [0, 24]) await numbered(at, orders[at]?.num).waitFor()
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await numbered(2, orders[0]?.num).waitFor()

  const beyond = await openDesk('?page=99')
  await beyond.getByText(`–${total + 2} of ${total + 2}`).waitFor()
  await rows(beyond).first().waitFor()
})

test('several orders move on at once, chosen on whatever page: what cannot says why, the others have moved', async () => {
  const confirmed = (await listed('?status=CONFIRMED')).orders.filter(({ held }) => !held)
  const [moves, late] = confirmed
  const [cannot] = (await listed('?status=QUOTE_RECEIVED')).orders
  if (!moves || !late || !cannot) throw new Error('The demo world holds two confirmed orders and a quoted one')
  const page = await openDesk()
  for (const { num } of [moves, cannot]) {
    await showing(page, num)
    await page.getByRole('checkbox', { name: `Select order ${num}` }).check()
  }
  await page.getByText('2 selected · 1 of them on another page').waitFor()
  await page.getByRole('button', { name: 'Start production (1)' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('This order stays as it is:').waitFor()
  await dialog.getByText('Production can only start once the order is confirmed').waitFor()
  await dialog.getByRole('button', { name: 'Start production of 1 order' }).click()
  await dialog.getByText('1 order moved on.').waitFor()
  await dialog.getByRole('heading', { name: 'Start production', exact: true }).waitFor()
  await isSound(page)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await page.getByText('1 selected').waitFor()
  await page.getByRole('button', { name: 'Clear the selection' }).click()

  // A colleague is quicker than this dialog: the server refuses, and its words are shown.
  await showing(page, late.num)
  await page.getByRole('checkbox', { name: `Select order ${late.num}` }).check()
  await page.getByRole('button', { name: 'Request pre-payment' }).click()
  await (await callerOf(it.portal.url, OPERATIONS)).send('POST', `/office/orders/${late.id}/production`, {})
  await dialog.getByRole('button', { name: 'Request 1 pre-payment' }).click()
  await dialog.getByText('0 of 1 order moved on.').waitFor()
  await dialog.getByText('A pre-payment can only be asked for once the order is confirmed').waitFor()
})

test('orders stay chosen from page to page, and the box of a page chooses that page', async () => {
  const page = await openDesk()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByText('25 selected').waitFor()
  await page.getByRole('button', { name: 'Page 02' }).click()
  await page.getByText('25 selected · 25 of them on other pages').waitFor()
  await rows(page).first().getByRole('checkbox').check()
  await page.getByText('26 selected · 25 of them on other pages').waitFor()
  const box = page.getByRole('checkbox', { name: 'Select all on this page' })
  expect(await box.evaluate((it: HTMLInputElement) => it.indeterminate)).toBe(true)
  await page.getByRole('button', { name: 'Clear the selection' }).click()
  await page.getByText('26 selected').waitFor({ state: 'detached' })
})

test('statuses with one label among distributors have names of their own for staff, wherever they stand', async () => {
  for (const [status, name] of [
    ['IMPORT_LICENSE_DOCUMENT_REQUIRED', 'License required'],
    ['PENDING_APPROVAL', 'Documents with the distributor'],
  ] as const) {
    const page = await openDesk(`?status=${status}`)
    await rows(page).first().getByText(name, { exact: true }).waitFor()
    await rows(page).first().getByRole('link').first().click()
    await page.getByRole('main').getByText(name, { exact: true }).first().waitFor()
  }
})

test('an order that is not among the newest is found from everywhere', async () => {
  const { orders } = await listed('?sort=oldest')
  const oldest = orders[0]?.num ?? ''
  const page = await it.open('/office/promo-codes', ANALYST)
  await page.getByRole('heading', { level: 1, name: 'Promo codes' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill(oldest)
  await page.getByRole('option', { name: `Orders with “${oldest}”` }).click()
  await rows(page).getByRole('link', { name: oldest }).waitFor()
})

test('on a telephone an order is a line with its status and its box, and the rest unfolds', async () => {
  const page = await openDesk('', OPERATIONS, { width: 'narrow' })
  const [first] = (await listed('')).orders
  const row = rows(page).first()
  await row.getByText(first?.distributor.name ?? '').waitFor()
  const destination = row.locator('td', { hasText: first?.destination ?? '' })
  expect(await destination.isVisible()).toBe(false)
  await row.getByRole('checkbox').check()
  await page.getByText('1 selected').waitFor()
  expect(await destination.isVisible()).toBe(false)
  await row.getByRole('button', { name: `Details of Order ${first?.num}` }).click()
  await destination.waitFor()
  await row.getByRole('checkbox').tap()
  await page.getByText('1 selected').waitFor({ state: 'detached' })
  await row.getByRole('checkbox').tap()
  const bar = page.getByText('1 selected')
  await bar.waitFor()

  await rows(page).last().scrollIntoViewIfNeeded()
  const top = (await bar.boundingBox())?.y ?? -1
  expect(top).toBeGreaterThan(0)
  expect(top).toBeLessThan(page.viewportSize()?.height ?? 0)
})

test('who only reads is offered no boxes and no steps', async () => {
  const page = await openDesk('', ANALYST)
  await rows(page).first().waitFor()
  expect(await desk(page).getByRole('checkbox').count()).toBe(0)
  await rows(page).first().getByRole('link').first().click()
  await page.getByRole('heading', { name: 'History' }).waitFor()
  expect(await page.getByRole('button', { name: 'More steps' }).count()).toBe(0)
})
