import { addDays } from 'date-fns/addDays'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Day } from '#platform/event.ts'
import { day } from '#web/ui/figures/format.ts'
import { type Caller, callerOf, type PlacedOrder, placesAgain, placesOrder } from './caller.ts'
import { isSound, looks, type Stage, stage } from './portal.ts'
import { typesFreight } from './quote-form.ts'

/** A day of sales: a quote taken from the queue and given, a promo code from a day on, and a view to come back to. */

const SALES = 'sales@partnercare.example'
const ADMIN = 'admin@partnercare.example'
const BUYER = 'procurement@andina.example'

let it: Stage
let buyer: Caller
let first: PlacedOrder
beforeAll(async () => {
  it = await stage()
  buyer = await callerOf(it.portal.url, BUYER)
  first = await placesOrder(buyer)
})
afterAll(() => it.close())

const whose = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Whose' }).getByRole('button', { name: new RegExp(`^${name} `) })
const chooses = async (page: Page, field: string, option: RegExp) => {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option }).click()
}

describe.each(looks)('$width, $scheme', (look) => {
  test('sales take a quote from the queue, find it under theirs, and give it', async () => {
    const { orderId, num } = await placesAgain(buyer, first.orderId)
    const page = await it.open('/office', SALES, look)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.goto('/office/quotes')
    await page.getByRole('link', { name: new RegExp(num) }).click()
    const record = page.getByRole('region', { name: 'Chosen order' })
    await record.getByRole('heading', { name: num }).waitFor()
    await record.getByRole('button', { name: 'Take it' }).click()
    await record.getByRole('button', { name: 'Take it' }).waitFor({ state: 'detached' })
    await isSound(page)

    await page.goto('/office/quotes')
    await whose(page, 'Mine').click()
    await expect.poll(() => new URL(page.url()).searchParams.get('who')).toBe('MINE')
    await page.getByRole('link', { name: new RegExp(num) }).waitFor()
    await isSound(page)
    await whose(page, 'Unassigned').click()
    await page.getByRole('link', { name: new RegExp(num) }).waitFor({ state: 'detached' })
    await whose(page, 'Mine').click()
    await page.getByRole('link', { name: new RegExp(num) }).click()
    await record.getByRole('heading', { name: num }).waitFor()

    // A colleague who opens the same quote is seen, and sees who is there.
    const colleague = await it.open(`/office/orders/${orderId}`, ADMIN, look)
    await colleague
      .getByText(/ (has it open|is writing an answer)\.$/)
      .first()
      .waitFor()
    await page
      .getByText(/ has it open\.$/)
      .first()
      .waitFor()
    await colleague.context().close()

    await typesFreight(page, '1 860.00')
    await page.getByRole('button', { name: 'Send quote' }).last().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send quote' }).click()
    await expect
      .poll(async () => (await buyer.get<{ status: string }>(`/order/${orderId}`)).status)
      .toBe('QUOTE_RECEIVED')
  })

  test('they make a promo code from a day on, keep a view of such codes, and open it again', async () => {
    const code = `DAY-${Math.random().toString(36).slice(2, 8)}`.toUpperCase()
    const page = await it.open('/office/promo-codes', SALES, look)
    await page.getByRole('link', { name: 'New promo code' }).click()
    await page.getByRole('textbox', { name: 'Code', exact: true }).fill(code)
    await page.getByRole('textbox', { name: 'Percent' }).fill('10')
    await page
      .getByRole('textbox', { name: 'First day' })
      .fill(day(addDays(new Date(), 20).toISOString().slice(0, 10) as Day))
    await page.getByRole('button', { name: 'Create promo code' }).click()
    await page.getByRole('heading', { level: 1, name: code }).waitFor()

    await page.goto(`/office/promo-codes?search=${code}&sort=-uses`)
    await page.getByRole('link', { name: code }).waitFor()
    await page.getByRole('button', { name: 'Views' }).click()
    const dialog = page.getByRole('dialog', { name: 'Views of this list' })
    await dialog.getByRole('button', { name: 'Keep view' }).click()
    await dialog.getByText('Enter a name').waitFor()
    await dialog.getByLabel('Name').fill(`Codes of ${code}`)
    await isSound(page)
    await dialog.getByRole('button', { name: 'Keep view' }).click()
    await page.getByRole('button', { name: `View: Codes of ${code}` }).waitFor()

    await page.goto('/office/promo-codes')
    await page.getByRole('button', { name: 'Views' }).click()
    await dialog.getByRole('link', { name: `Codes of ${code}` }).click()
    await page.getByRole('button', { name: `View: Codes of ${code}` }).waitFor()
    expect(new URL(page.url()).search).toBe(`?search=${code}&sort=-uses`)
    const rows = page.getByRole('table', { name: 'Promo codes' }).getByRole('row')
    await expect.poll(() => rows.filter({ hasText: code }).count()).toBe(1)
    await isSound(page)

    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: /^CSV/ }).click()
    expect((await file).suggestedFilename()).toBe('promo-codes.csv')

    await page.getByRole('button', { name: `View: Codes of ${code}` }).click()
    await dialog.getByRole('button', { name: `Remove Codes of ${code}` }).click()
    await dialog.getByRole('link', { name: `Codes of ${code}` }).waitFor({ state: 'detached' })
  })
})

test('an order of the desk is given to a colleague, several at once, and found by whose it is', async () => {
  const page = await it.open('/office/orders?sort=newest', SALES)
  const table = page.getByRole('table', { name: 'Orders' })
  const given = () => table.getByRole('cell', { name: 'Nadia Haddad' }).count()
  const before = await given()
  const giveAll = async () => {
    await page.getByRole('checkbox', { name: 'Select all on this page' }).setChecked(true)
    await page.getByRole('combobox', { name: 'Assign to…' }).click()
    await page.getByRole('option', { name: 'Nadia Haddad' }).click()
    await page.getByText('25 orders assigned.').first().waitFor()
    await expect.poll(given).toBe(25)
  }
  await giveAll()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(given).toBe(before)
  await giveAll()
  await chooses(page, 'Whose', /^Unassigned/)
  await expect.poll(() => new URL(page.url()).searchParams.get('who')).toBe('UNASSIGNED')
  await isSound(page)
})
