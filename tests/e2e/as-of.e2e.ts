import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { callerOf } from './caller.ts'
import { isSound, looks, type Stage, stage } from './portal.ts'

const SALES = 'sales@partnercare.example'
const OPERATIONS = 'operations@partnercare.example'
const BUYER = 'procurement@andina.example'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

/** The moment, as the field takes it. */
const written = (at: Date): string => {
  const [day = '', time = ''] = at.toISOString().split('T')
  return `${day.split('-').toReversed().join('/')} ${time.slice(0, 5)}`
}

const goTo = async (page: Page, moment: string) => {
  await page.getByRole('button', { name: 'As of…' }).click()
  await page.getByRole('dialog').getByLabel(/As of/).first().fill(moment)
  await page.getByRole('dialog').getByRole('button', { name: 'Go there' }).click()
}

describe.each(looks)('$width, $scheme', (look) => {
  test('prices are shown as of a moment, with the way back to now', async () => {
    const page = await it.open('/office/prices', SALES, look)
    await page.getByRole('table', { name: 'Prices' }).getByText('Algeria').first().waitFor()
    await isSound(page)
    await page.getByRole('button', { name: 'As of…' }).click()
    await isSound(page)
    await page.keyboard.press('Escape')
    await goTo(page, '01/01/2020 10:00')
    await page.getByText('No product was registered at that point.').waitFor()
    await isSound(page)
    await page.getByRole('link', { name: 'Back to now' }).click()
    await page.getByRole('table', { name: 'Prices' }).getByText('Algeria').first().waitFor()
  })

  test('a company sees its own CareCoins as of a moment, with the way back to now', async () => {
    const page = await it.open('/partnercare/my-loyalty-program', BUYER, look)
    await page.getByRole('heading', { name: 'Redeem your CareCoins' }).waitFor()
    await goTo(page, '01/01/2020 10:00')
    await page.getByRole('note').getByText('View at this point.').waitFor()
    await page.getByText('Your CareCoins appear here with their reason.').waitFor()
    expect(await page.getByRole('heading', { name: 'Redeem your CareCoins' }).count()).toBe(0)
    await isSound(page)
    await page.getByRole('link', { name: 'Back to now' }).click()
    await page.getByRole('heading', { name: 'Redeem your CareCoins' }).waitFor()
  })

  test('how long orders take is sound, and each figure leads to its orders', async () => {
    const page = await it.open('/office/data?tab=lead-times', OPERATIONS, look)
    const figure = page.getByRole('button', { name: /Until the quote, / }).first()
    await figure.waitFor()
    await isSound(page)
    await figure.click()
    const behind = page.getByRole('region', { name: /^Until the quote: / })
    await behind.getByRole('link').first().waitFor()
    await isSound(page)
  })
})

test('an account of CareCoins is shown as of a moment, and nothing can be changed there', async () => {
  const sales = await callerOf(it.portal.url, SALES)
  const accounts = await sales.get<{ distributor: { id: string; name: string } }[]>('/office/loyalty/accounts')
  const { id } = accounts.find(({ distributor }) => distributor.name.startsWith('Andina'))!.distributor
  const page = await it.open(`/office/loyalty/${id}`, SALES)
  await page.getByRole('button', { name: 'Correct the balance' }).waitFor()
  await goTo(page, '31/12/2999 10:00')
  await page.getByText('That moment is still to come.').waitFor()
  await page.keyboard.press('Escape')
  await goTo(page, written(new Date()))
  await page.getByText('Read-only view.').waitFor()
  expect(await page.getByRole('button', { name: 'Correct the balance' }).count()).toBe(0)
  await isSound(page)
  await page.getByRole('link', { name: 'Back to now' }).click()
  await page.getByRole('button', { name: 'Correct the balance' }).waitFor()
})

test('before a company was there its account keeps its name, another moment can be asked for, and the way back is there', async () => {
  const sales = await callerOf(it.portal.url, SALES)
  const [first] = await sales.get<{ distributor: { id: string; name: string } }[]>('/office/loyalty/accounts')
  const { id, name } = first!.distributor
  const page = await it.open(`/office/loyalty/${id}?asOf=2020-01-01T00:00:00.000Z`, SALES)
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByText('The company was not here yet at that moment.').waitFor()
  await isSound(page)
  await goTo(page, written(new Date()))
  await page.getByRole('heading', { name: 'Ledger' }).waitFor()
  await page.goBack()
  await page.getByRole('link', { name: 'Back to now' }).click()
  await page.getByRole('button', { name: 'Correct the balance' }).waitFor()
})

test('a moment that is still to come leaves the address, and an account that there is not says so', async () => {
  const page = await it.open('/office/prices?asOf=2190-01-01T00:00:00.000Z', SALES)
  await page.getByRole('table', { name: 'Prices' }).getByText('Algeria').first().waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  expect(await page.getByText('View at this point').count()).toBe(0)
  await page.goto('/office/loyalty/nope')
  await page.getByRole('heading', { level: 1, name: 'This account cannot be shown' }).waitFor()
  await isSound(page)
})

test('an order leads to itself as of a moment', async () => {
  const sales = await callerOf(it.portal.url, SALES)
  const { orders } = await sales.get<{ orders: { id: string }[] }>('/office/orders')
  const page = await it.open(`/office/orders/${orders[0]!.id}`, SALES)
  await goTo(page, written(new Date()))
  await page.getByRole('heading', { name: 'Replay' }).waitFor()
  await page.getByText('Read-only view.').waitFor()
  await isSound(page)
})

test('operations set how long a product takes to a country', async () => {
  const page = await it.open('/office/data?tab=lead-times', OPERATIONS)
  await page.getByRole('combobox', { name: 'Product' }).click()
  await page.getByRole('option').first().click()
  await page
    .getByRole('button', { name: /^Change / })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByLabel(/^Days before the month/)
    .fill('sixty')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByText('Write between one and four whole numbers', { exact: false }).waitFor()
  await isSound(page)
  await page
    .getByRole('dialog')
    .getByLabel(/^Days before the month/)
    .fill('75, 45')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('table', { name: 'Lead times of forecasts' }).getByText('45, 75').first().waitFor()
})

test('a company asks its balance where it comes from', async () => {
  const page = await it.open('/home', BUYER)
  await page.getByRole('button', { name: /^Where does this come from\? Balance/ }).click()
  await page.getByRole('dialog').getByRole('row').nth(1).waitFor()
  await isSound(page)
})
