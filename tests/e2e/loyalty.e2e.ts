import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { callerOf } from './caller.ts'
import { usesListTools } from './list-tools.ts'
import { isSound, type Look, looks, type Stage, stage } from './portal.ts'

const BUYER = 'procurement@andina.example'
const READER = 'marketing@andina.example'
const OUTSIDE = 'procurement@lumiere.example'
const SALES = 'sales@partnercare.example'
const CONTENT = 'content@partnercare.example'
let it: Stage
beforeAll(async () => {
  it = await stage()
  const content = await callerOf(it.portal.url, CONTENT)
  for (const [name, priceInCC] of [
    ['Window sticker', 40],
    ['Pelvic model', 900_000],
  ] as const)
    await content.send('POST', '/office/loyalty/products', {
      name,
      description: 'For the reception',
      kind: 'DISPLAY',
      priceInCC,
    })
})
afterAll(() => it.close())

const balanceOf = async (email: string) =>
  (await (await callerOf(it.portal.url, email)).get<{ data: { balance: number } }>('/carecoins/count')).data.balance

const redeemTable = (page: Page) => page.getByRole('table', { name: 'Redeem your CareCoins' })
const ledger = (page: Page) => page.getByRole('table', { name: 'Where your CareCoins come from and go' })

const openProgramme = async (email: string, look?: Look): Promise<Page> => {
  const page = await it.open('/partnercare/my-loyalty-program', email, look)
  await ledger(page).getByRole('row').nth(1).waitFor()
  await redeemTable(page).getByRole('row').nth(1).waitFor()
  return page
}

describe.each(looks)('$width, $scheme', (look) => {
  test('the programme is sound', async () => {
    const page = await openProgramme(BUYER, look)
    await page.getByText('How to earn CareCoins').waitFor()
    await page.getByRole('heading', { name: 'Gold partner' }).waitFor()
    await isSound(page)
    await redeemTable(page).getByRole('button', { name: 'Redeem Window sticker' }).click()
    await page.getByRole('dialog').waitFor()
    await isSound(page)
  })

  test('the hub is sound and leads to the programme and back', async () => {
    const page = await it.open('/partnercare', BUYER, look)
    await page.getByText('We respond within 48 hours.').waitFor()
    await isSound(page)
    await page.getByRole('link', { name: 'My loyalty program' }).click()
    await page.getByRole('link', { name: 'BACK TO PARTNERCARE' }).click()
    await page.getByText('We respond within 48 hours.').waitFor()
  })

  test('the office’s lists and an account are sound', async () => {
    const page = await it.open('/office/loyalty', SALES, look)
    const companies = page.getByRole('table', { name: 'Companies' })
    await companies.getByRole('row').nth(1).waitFor()
    await isSound(page)
    await page.getByRole('tab', { name: 'Ordered material' }).click()
    await isSound(page)
    await page.getByRole('tab', { name: 'Material', exact: true }).click()
    await page.getByText('Window sticker').waitFor()
    await isSound(page)
    await page.getByRole('tab', { name: 'Companies' }).click()
    await companies.getByRole('link', { name: 'Andina Salud S.A.S.', exact: true }).click()
    await page.getByRole('table', { name: 'Ledger' }).getByRole('row').nth(1).waitFor()
    await isSound(page)
  })
})

test('an item that is too dear cannot be redeemed', async () => {
  const page = await openProgramme(READER)
  const dear = redeemTable(page).getByRole('button', { name: 'Redeem Pelvic model' })
  expect(await dear.getAttribute('aria-disabled')).toBe('true')
  await dear.click({ force: true })
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('marketing redeems: the balance drops, the item is in progress, and the ledger says so; staff see it live', async () => {
  const office = await it.open('/office/loyalty?tab=orders', CONTENT)
  const queue = office.getByRole('table', { name: 'Ordered material' })
  await office.getByRole('tab', { name: 'Ordered material' }).waitFor()
  const before = await balanceOf(READER)

  const page = await openProgramme(READER)
  await redeemTable(page).getByRole('button', { name: 'Redeem Window sticker' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Redeem' }).click()
  await page.getByText('“Window sticker” is ordered.').waitFor()
  expect(await balanceOf(READER)).toBe(before - 40)
  const item = redeemTable(page).getByRole('row').filter({ hasText: 'Window sticker' })
  await item.getByText('1 order in progress').waitFor()
  await ledger(page).getByRole('row').nth(1).getByText('Window sticker').waitFor()

  const waiting = queue.getByRole('row').filter({ hasText: 'Window sticker' })
  await waiting.getByRole('button', { name: /^Mark as sent: / }).click()
  await office.getByLabel('Note for the company').fill('With the next delivery')
  await office.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }).click()
  const mine = page.getByRole('table', { name: 'Your ordered material' }).getByRole('row')
  await mine.filter({ hasText: 'Window sticker' }).getByText('With the next delivery').waitFor()

  await office.goto('/office/loyalty?tab=orders&status=SENT&search=sticker&sort=-ordered')
  await queue.getByText('With the next delivery').waitFor()
  expect(await usesListTools(office, { column: 'Ordered by', file: 'partner-orders.csv' })).toMatch(
    /^Window sticker,Andina Salud S\.A\.S\.,.*,Sent,With the next delivery/m,
  )
})

test('material that cannot be sent is cancelled with a reason, which both sides read in the ledger', async () => {
  const buyer = await callerOf(it.portal.url, READER)
  const materials = await buyer.get<{ id: string; name: string }[]>('/partner-products')
  const partnerProductId = materials.find(({ name }) => name === 'Window sticker')?.id
  await buyer.send('POST', '/partner-orders', { partnerProductId })

  const office = await it.open('/office/loyalty?tab=orders', CONTENT)
  await office.getByRole('button', { name: /^Cancel Window sticker for Andina/ }).click()
  await office.getByText('40 CareCoins are returned to Andina Salud S.A.S.', { exact: true }).waitFor()
  await office.getByLabel('Reason').fill('Out of print')
  await office.getByRole('dialog').getByRole('button', { name: 'Cancel and give back' }).click()
  await office.getByText('“Window sticker” cancelled and CareCoins returned.').waitFor()

  for (const [path, who] of [
    ['/partnercare/my-loyalty-program', READER],
    ['/office/loyalty?tab=companies', SALES],
  ] as const) {
    const page = await it.open(path, who)
    if (who === SALES) await page.getByRole('link', { name: 'Andina Salud S.A.S.', exact: true }).click()
    const newest = page
      .getByRole('table', { name: /Ledger|Where your CareCoins/ })
      .getByRole('row')
      .nth(1)
    await newest.getByText('Came back, material cancelled').waitFor()
    await newest.getByText('Window sticker').waitFor()
    await newest.getByText('Out of print').waitFor()
  }
})

test('sales grant what the programme gives and correct with a reason, and the company sees both at once', async () => {
  const page = await openProgramme(BUYER)
  const office = await it.open('/office/loyalty', SALES)
  await office.getByRole('link', { name: 'Andina Salud S.A.S.', exact: true }).click()

  await office.getByRole('button', { name: 'Grant CareCoins' }).click()
  await office.getByRole('combobox', { name: 'Rewarded activity' }).click()
  await office.getByRole('option', { name: 'Training conducted' }).click()
  expect(await office.getByLabel('CareCoins', { exact: false }).last().inputValue()).toBe('500')
  await office.getByRole('dialog').getByRole('button', { name: 'Grant' }).click()
  await ledger(page).getByRole('row').nth(1).getByText('Training conducted').waitFor()

  await office.getByRole('button', { name: 'Grant CareCoins' }).click()
  await office.getByRole('combobox', { name: 'Rewarded activity' }).click()
  await office.getByRole('option', { name: 'Sell-out data' }).click()
  await office.getByLabel('CareCoins', { exact: false }).last().fill('300')
  await office.getByRole('dialog').getByRole('button', { name: 'Grant' }).click()
  await office.getByText('Enter why it is another amount').waitFor()
  await office.getByLabel('Reason').fill('Two quarters at once')
  await office.getByRole('dialog').getByRole('button', { name: 'Grant' }).click()
  await ledger(page).getByRole('row').nth(1).getByText('Two quarters at once').waitFor()

  await office.getByRole('button', { name: 'Correct the balance' }).click()
  await office.getByRole('dialog').getByRole('button', { name: 'Correct' }).click()
  await office.getByText('Enter a whole number other than 0').waitFor()
  await office.getByText('Enter a reason').waitFor()
  await office.getByLabel('Change in CareCoins').fill('-20')
  await office.getByLabel('Reason').fill('Counted twice')
  await office.getByRole('dialog').getByRole('button', { name: 'Correct' }).click()
  const newest = ledger(page).getByRole('row').nth(1)
  await newest.getByText('Counted twice').waitFor()
  await newest.getByText('−20').waitFor()

  const corrected = office.locator('dl > div').filter({ has: office.getByText('Corrected', { exact: true }) })
  await expect.poll(() => corrected.innerText()).toMatch(/^Corrected\s+−20\b/)
  await office.getByRole('button', { name: 'Correct the balance' }).click()
  await office.getByLabel('Change in CareCoins').fill('50')
  await office.getByLabel('Reason').fill('Forgotten last year')
  await office.getByRole('dialog').getByRole('button', { name: 'Correct' }).click()
  await expect.poll(() => corrected.innerText()).toMatch(/^Corrected\s+\+30\b/)
})

test('outside of the programme the page leads home and the hub has no loyalty tile', async () => {
  const page = await it.open('/partnercare/my-loyalty-program', OUTSIDE)
  await page.waitForURL('**/home')
  await page.goto('/partnercare')
  await page.getByText('We respond within 48 hours.').waitFor()
  expect(await page.getByRole('link', { name: 'My loyalty program' }).count()).toBe(0)
})

test('sales see the material and cannot change it', async () => {
  const page = await it.open('/office/loyalty?tab=material', SALES)
  await page.getByText('Window sticker').waitFor()
  expect(await page.getByRole('button', { name: /^(Add|Edit|Withdraw)/ }).count()).toBe(0)
})
