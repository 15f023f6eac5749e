import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { PASSWORD } from '#fixtures/staff.ts'
import type { Label } from '#modules/labels/contract.ts'
import type { OrderDetail } from '#modules/ordering/contract.ts'
import { samples } from '#tests/files/samples.ts'

import { callerOf } from './caller.ts'
import { usesListTools } from './list-tools.ts'
import { isSound, looks, type Stage, stage } from './portal.ts'

const BUYER = 'procurement@andina.example'
const QUALITY = 'quality@partnercare.example'

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

/** A label of one order that nothing holds yet. */
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
  await dialog(page).getByText('Describe what is wrong').waitFor()
  await dialog(page).getByLabel('Detail', { exact: false }).fill('The dosage reads 40 instead of 400.')
  await sends(page, 'photo.pdf')
  await isSound(page)
  await give(page, 'Report issue')
  await page.getByText('Issue successfully reported').waitFor()

  const own = (of: Page) =>
    of.getByRole('main').locator('section', { hasText: 'The dosage reads 40 instead of 400.' }).last()
  await own(page).getByText('Round 1: waits for artwork').waitFor()
  const reported = office
    .getByRole('row')
    .filter({ hasText: label.code })
    .filter({ hasText: 'Round 1: waits for artwork' })
  await reported.getByRole('link').click()
  await own(office).getByText('Round 1: waits for artwork').waitFor()
  await expect.poll(async () => (await buyer.get<OrderDetail>(`/order/${order.id}`)).held).toBe(true)

  await own(office).getByRole('button', { name: 'Propose artwork' }).click()
  await sends(office, 'artwork.pdf')
  await dialog(office).getByLabel('Code of the new label', { exact: false }).fill('ARTWORK-E2E-1')
  await isSound(office)
  await give(office, 'Send to distributor')
  await own(page).getByText('Round 1: waits for you').waitFor()
  await own(page).getByRole('button', { name: 'Request changes' }).click()
  await dialog(page).getByLabel('What is to be changed', { exact: false }).fill('The logo is missing.')
  await give(page, 'Request changes')
  await own(office).getByText('The logo is missing.').waitFor()

  await own(office).getByRole('button', { name: 'Propose artwork' }).click()
  await sends(office, 'artwork.pdf')
  await dialog(office).getByLabel('Code of the new label', { exact: false }).fill('ARTWORK-E2E-2')
  await give(office, 'Send to distributor')
  await own(page).getByText('Round 2: waits for you').waitFor()

  const orderPage = await it.open(`/profile/order/${order.id}`, BUYER)
  await orderPage.getByRole('link', { name: 'Round 2: waits for you' }).waitFor()
  await isSound(orderPage)
  await own(page).getByRole('button', { name: 'Accept artwork' }).click()
  await give(page, 'Accept artwork')
  await orderPage.getByRole('link', { name: 'Round 2: waits for quality' }).waitFor()

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

test('issues, requests and agreements are found, sorted, kept as a view and taken along', async () => {
  const page = await it.open('/office/labels?state=RELEASED&sort=-reported', QUALITY)
  await page.getByRole('searchbox', { name: 'Number, company, product or code' }).fill('ARTWORK-E2E-2')
  await page.getByText('No label issue matches these filters.').waitFor()
  await page.getByRole('searchbox', { name: 'Number, company, product or code' }).fill('40 instead of 400')
  const issue = page.getByRole('table', { name: 'Issues' }).getByRole('row').filter({ hasText: 'Released' })
  await issue.waitFor()
  const number = await issue.getByRole('link').textContent()
  const issues = await usesListTools(page, { column: 'What is wrong', file: 'label-issues.csv' })
  expect(issues).toContain(`${number},Andina Salud S.A.S.,`)
  expect(issues).toContain(',Released,')
  await issue.getByRole('link').click()
  await page.getByText('Text compared with the leaflet.').waitFor()
  await isSound(page)
  await page.goBack()
  await issue.waitFor()

  await page.goto('/office/agreements?sort=company')
  await page.getByRole('table', { name: 'Requests' }).getByRole('row').nth(1).waitFor()
  expect(await usesListTools(page, { column: 'Requested by', file: 'agreement-requests.csv' })).toContain(
    'Status,Answer',
  )
  await page.goto('/office/agreements?tab=agreements&sort=-country&search=andina')
  await page.getByRole('table', { name: 'Signed agreements' }).getByRole('row').nth(1).waitFor()
  await usesListTools(page, { column: 'Version', file: 'agreements.csv' })
})

test('labels and agreements are sound at both widths, on both sides', async () => {
  for (const { width, scheme } of looks)
    for (const [path, who] of [
      ['/profile/labels', BUYER],
      ['/profile/agreements', BUYER],
      ['/office/labels', QUALITY],
      ['/office/labels?tab=labels', QUALITY],
      ['/office/agreements', QUALITY],
      ['/office/agreements?tab=agreements', QUALITY],
    ] as const) {
      const page = await it.open(path, who, { width, scheme })
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      await isSound(page)
      await page.close()
    }
})

test('an agreement is requested, prepared and answered, seen on the other side as it happens', async () => {
  const [page, office] = [await it.open('/profile/agreements', BUYER), await it.open('/office/agreements', QUALITY)]
  await page.getByRole('button', { name: 'Request access' }).click()
  await give(page, 'Send request')
  await dialog(page).getByText('Select at least one country').waitFor()
  await dialog(page).getByRole('combobox', { name: 'Countries' }).fill('Uruguay')
  await page.getByRole('option', { name: 'Uruguay' }).click()
  await page.keyboard.press('Tab')
  await give(page, 'Send request')
  await page.getByText('Agreement successfully requested').waitFor()
  const row = page.getByRole('row', { name: 'Uruguay', exact: false })
  await row.getByText('Sent', { exact: true }).waitFor()
  await office.getByRole('button', { name: 'Prepare the agreement of Andina Salud S.A.S. for Uruguay' }).click()
  await row.getByText('In preparation').waitFor()
  await office.getByRole('button', { name: 'Answer the request of Andina Salud S.A.S. for Uruguay' }).click()
  await dialog(office).getByRole('radio', { name: 'Refused' }).check({ force: true })
  await give(office, 'Send answer')
  await dialog(office).getByText('Say why it is refused').waitFor()
  await dialog(office).getByLabel('Answer', { exact: false }).last().fill('Not registered there yet.')
  await give(office, 'Send answer')
  await row.getByText('Not registered there yet.').waitFor()
})
