import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { PASSWORD } from '#fixtures/companies/staff.ts'
import type { Label } from '#modules/labels/contract.ts'
import type { OrderDetail } from '#modules/ordering/contract.ts'
import { samples } from '#tests/files/samples.ts'

import { callerOf } from './caller.ts'
import { type Stage, stage } from './portal.ts'

const BUYER = 'procurement@andina.example'
const MARKETING = 'marketing@andina.example'
const QUALITY = 'quality@partnercare.example'
const SALES = 'sales@partnercare.example'
const ADMIN = 'admin@partnercare.example'
const CONTENT = 'content@partnercare.example'
const OPERATIONS = 'operations@partnercare.example'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

const dialog = (page: Page) => page.getByRole('dialog')
const give = (page: Page, decision: string) => dialog(page).getByRole('button', { name: decision, exact: true }).click()
const sends = (page: Page, name: string) =>
  dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: samples.pdf })
    .then(() => dialog(page).getByText('Uploaded', { exact: true }).waitFor())

/** A label with orders, none of which is on hold. */
const labelOfAnOrder = async () => {
  const buyer = await callerOf(it.portal.url, BUYER)
  for (const label of await buyer.get<Label[]>('/labels')) {
    const orders = await buyer.get<{ id: string; num: string; held: boolean }[]>(`/labels/${label.id}/orders`)
    const [order] = orders
    if (order && orders.every(({ held }) => !held)) return { label, order, count: orders.length, buyer }
  }
  throw new Error('No order waits for a label')
}

test('a label issue, from its report to its release, by two people at once', async () => {
  const { label, order, count, buyer } = await labelOfAnOrder()
  const [page, office] = [await it.open('/profile/labels', BUYER), await it.open('/office/labels', QUALITY)]

  await page.getByRole('searchbox').or(page.getByLabel('Product, code or country')).first().fill(label.code)
  await page.getByRole('button', { name: `Report an issue with label ${label.code}` }).click()
  await dialog(page)
    .getByText(`${count === 1 ? '1 order' : `${count} orders`} will be on hold`, { exact: false })
    .waitFor()
  await dialog(page).getByText(order.num, { exact: false }).waitFor()
  await give(page, 'Report issue')
  await dialog(page).getByText('Enter what is wrong').waitFor()
  await dialog(page).getByLabel('Detail', { exact: false }).fill('The dosage reads 40 instead of 400.')
  await sends(page, 'photo.pdf')
  await give(page, 'Report issue')
  await page.getByText('Issue successfully reported').waitFor()

  const own = (of: Page) =>
    of.getByRole('main').locator('section', { hasText: 'The dosage reads 40 instead of 400.' }).last()
  await own(page).getByText('Round 1: awaiting artwork').waitFor()
  const reported = office
    .getByRole('row')
    .filter({ hasText: label.code })
    .filter({ hasText: 'Round 1: awaiting artwork' })
  await reported.getByRole('link').click()
  await own(office).getByText('Round 1: awaiting artwork').waitFor()
  await expect.poll(async () => (await buyer.get<OrderDetail>(`/order/${order.id}`)).held).toBe(true)

  await own(office).getByRole('button', { name: 'Propose artwork' }).click()
  await sends(office, 'artwork.pdf')
  await dialog(office).getByLabel('Code of the new label', { exact: false }).fill('ARTWORK-E2E-1')
  await give(office, 'Send to distributor')
  await own(page).getByText('Round 1: awaiting your reply').waitFor()
  await own(page).getByRole('button', { name: 'Request changes' }).click()
  await dialog(page).getByLabel('What is to be changed', { exact: false }).fill('The logo is missing.')
  await give(page, 'Request changes')
  await own(office).getByText('The logo is missing.').waitFor()

  await own(office).getByRole('button', { name: 'Propose artwork' }).click()
  await sends(office, 'artwork.pdf')
  await dialog(office).getByLabel('Code of the new label', { exact: false }).fill('ARTWORK-E2E-2')
  await give(office, 'Send to distributor')
  await own(page).getByText('Round 2: awaiting your reply').waitFor()

  const orderPage = await it.open(`/profile/order/${order.id}`, BUYER)
  await orderPage.getByRole('link', { name: 'Round 2: awaiting your reply' }).waitFor()
  await own(page).getByRole('button', { name: 'Accept artwork' }).click()
  await give(page, 'Accept artwork')
  await orderPage.getByRole('link', { name: 'Round 2: awaiting quality' }).waitFor()

  await own(office).getByRole('button', { name: 'Release', exact: true }).click()
  await dialog(office).getByLabel('What was checked', { exact: false }).fill('Text compared with the leaflet.')
  await dialog(office).getByLabel('Your password', { exact: false }).first().fill('Not.My.Password1')
  await give(office, 'Release')
  await dialog(office).getByText('Your current password is not correct').waitFor()
  await dialog(office).getByLabel('Your password', { exact: false }).first().fill(PASSWORD)
  await give(office, 'Release')
  await own(page).getByText('The new label is ARTWORK-E2E-2.').waitFor()
  await expect.poll(async () => (await buyer.get<OrderDetail>(`/order/${order.id}`)).held).toBe(false)
  await page.getByLabel('Product, code or country').fill('ARTWORK-E2E-2')
  await page.getByRole('button', { name: 'Download label ARTWORK-E2E-2' }).first().waitFor()
})

/** The buyer writes a request, and stays on its page. */
const writesRequest = async (subject: string): Promise<Page> => {
  const page = await it.open('/partnercare/customer-service', BUYER)
  await page.getByRole('button', { name: 'New request' }).click()
  await dialog(page).getByRole('combobox', { name: 'Department' }).click()
  await page.getByRole('option', { name: 'Logistics' }).click()
  await dialog(page).getByRole('textbox', { name: 'Subject' }).fill(subject)
  await dialog(page).getByRole('textbox', { name: 'Comment' }).fill('When will it be here?')
  await give(page, 'Send request')
  await page.getByText('sent to your sales representative').waitFor()
  await page.getByRole('link', { name: 'Open the request' }).click()
  await page.getByText('We answer by').waitFor()
  return page
}

test('two of the staff answer a request at once: they see each other, the second reads first, and its author judges', async () => {
  const subject = 'Container of next week'
  const buyer = await writesRequest(subject)
  const opens = async (email: string) => {
    const page = await it.open('/office/requests', email)
    await page.getByRole('region', { name: 'Customer requests' }).getByRole('link', { name: subject }).click()
    await page.getByRole('heading', { name: subject }).waitFor()
    return page
  }
  const [anna, nadia] = [await opens(SALES), await opens(ADMIN)]
  await nadia.getByText('has it open.').first().waitFor()
  await nadia.getByRole('button', { name: 'Assign to me' }).click()
  await anna.getByText('Nadia Haddad has this request.').waitFor()
  await nadia.getByRole('textbox', { name: 'Answer' }).fill('In week 49')
  await anna.getByText('is writing an answer.').first().waitFor()

  await anna.getByRole('textbox', { name: 'Answer' }).fill('In week 48')
  await anna.getByRole('button', { name: 'Send answer' }).click()
  await nadia.getByText('Something new has arrived').waitFor()
  expect(await nadia.getByRole('button', { name: 'Send answer' }).getAttribute('aria-disabled')).toBe('true')
  await nadia.getByRole('button', { name: 'I have read it' }).click()
  await nadia.getByRole('textbox', { name: 'New note' }).fill('They ask every week')
  await nadia.getByRole('button', { name: 'Save note' }).click()
  await anna.getByText('They ask every week', { exact: true }).waitFor()

  await buyer.getByText('In week 48').waitFor()
  expect(await buyer.getByText('They ask every week').count()).toBe(0)
  for (const desk of [anna, nadia]) {
    await desk.getByRole('button', { name: /^Solve/ }).click()
    await dialog(desk).getByRole('textbox').fill('It is on its way')
  }
  await give(anna, 'Solve')
  await anna.getByText('Request solved.').waitFor()
  await give(nadia, 'Solve')
  await nadia.getByText('This request is solved already').waitFor()
  await buyer.getByText('Did our answer help?').first().waitFor()
  await buyer.getByRole('button', { name: 'Send your answer' }).click()
  await buyer.getByText('Thank you.').waitFor()
  await anna.getByText('Did our answer help?').first().waitFor()
  await buyer.getByRole('button', { name: 'Reopen' }).click()
  await buyer.getByText('We answer by').waitFor()
})

test('marketing orders material for CareCoins, and staff send it with a note that marketing reads', async () => {
  const content = await callerOf(it.portal.url, CONTENT)
  await content.send('POST', '/office/loyalty/products', {
    name: 'Window sticker',
    description: 'For the reception',
    kind: 'DISPLAY',
    priceInCC: 40,
  })
  const office = await it.open('/office/loyalty?tab=orders', CONTENT)
  await office.getByRole('tab', { name: 'Ordered material' }).waitFor()
  const page = await it.open('/partnercare/my-loyalty-program', MARKETING)
  await page.getByRole('button', { name: 'Redeem Window sticker' }).click()
  await give(page, 'Redeem')
  await page.getByText('“Window sticker” is ordered.').waitFor()
  const ledger = page.getByRole('table', { name: 'CareCoins history' })
  await ledger.getByRole('row').nth(1).getByText('Window sticker').waitFor()

  const waiting = office.getByRole('table', { name: 'Ordered material' }).getByRole('row').filter({
    hasText: 'Window sticker',
  })
  await waiting.getByRole('button', { name: /^Mark as sent: / }).click()
  await office.getByLabel('Note for the company').fill('With the next delivery')
  await give(office, 'Mark as sent')
  const mine = page.getByRole('table', { name: 'Materials you ordered' }).getByRole('row')
  await mine.filter({ hasText: 'Window sticker' }).getByText('With the next delivery').waitFor()
})

test('a price list is pasted, repaired and put in force while a buyer looks at a product', async () => {
  const buyer = await callerOf(it.portal.url, BUYER)
  const registrations = await buyer.get<{ product: { id: string; reference: string } }[]>(
    '/registrations/current-distributor',
  )
  const { product } = registrations.find((one) => one.product.reference === 'PC-1042')!
  const looking = await it.open(`/product/${product.id}`, BUYER)
  await looking.getByRole('heading', { level: 1 }).waitFor()

  const page = await it.open('/office/prices/import', OPERATIONS)
  await page
    .getByRole('textbox', { name: 'Rows' })
    .fill('Reference\tCountry\tPrice\nPC-1042\tColombia\t3.10\nPC-1010\tNowhere\t9.90')
  await page.getByRole('button', { name: 'Check these rows' }).click()
  await page.getByText('The product is not registered there.').waitFor()
  await page.getByRole('textbox', { name: 'Country, row 1' }).press('ArrowDown')
  await page.keyboard.type('Colombia')
  await page.getByText('2 rows, all right.').waitFor()
  await page.getByRole('button', { name: 'Apply' }).click()
  const question = page.getByRole('dialog', { name: 'Are these prices right?' })
  await question.getByText('by more than 50 %', { exact: false }).waitFor()
  await question.getByRole('button', { name: 'Apply' }).click()
  await page.waitForURL(/\/office\/prices$/)
  await page.getByText('2 prices applied.').waitFor()
  await looking.getByRole('button', { name: 'Prices by country' }).first().hover()
  await looking.getByText('$3.10').filter({ visible: true }).first().waitFor()
})
