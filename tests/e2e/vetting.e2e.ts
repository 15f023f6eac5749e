import { Buffer } from 'node:buffer'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { samples } from '#tests/files/samples.ts'
import { callerOf } from './caller.ts'
import { orderForTheFirstTime } from './first-order.ts'
import { isSound, looks, type Stage, stage } from './portal.ts'

const QUALITY = 'quality@partnercare.example'
const ADMIN = 'admin@partnercare.example'
const SALES = 'sales@partnercare.example'
const ANALYST = 'analyst@partnercare.example'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

type Companies = { companies: { id: string; name: string }[] }
const idOf = async (name: string): Promise<string> => {
  const quality = await callerOf(it.portal.url, QUALITY)
  const { companies } = await quality.get<Companies>(`/office/companies?search=${encodeURIComponent(name)}`)
  return companies[0]?.id as string
}

const queue = (page: Page) => page.getByRole('region', { name: 'Vetting desk' })
const file = (page: Page) => page.getByRole('region', { name: 'The chosen file' })

describe.each(looks)('$width, $scheme', (look) => {
  test('the list, a company, the desk and its dialogs are sound', async () => {
    const page = await it.open('/office/distributors?view=waiting', QUALITY, look)
    await page.getByText('Mekong Women’s Care Co').waitFor()
    await isSound(page)
    await page.goto(`/office/distributors/${await idOf('Pampa')}`)
    await page.getByText('The second page has no signature.', { exact: false }).first().waitFor()
    await isSound(page)
    await page.getByRole('button', { name: 'Activate' }).click()
    await page.getByRole('dialog').getByText('Register of members').waitFor()
    await isSound(page)
    await page.goto(`/office/vetting/${await idOf('Kilimani')}`)
    await file(page)
      .getByRole('button', { name: /^Approve( A)?$/ })
      .waitFor()
    await isSound(page)
    await page.keyboard.press('r')
    await page.getByRole('dialog').getByLabel('Words for the applicant', { exact: false }).waitFor()
    await isSound(page)
  })
})

test('a file is worked through by keyboard: one paper comes back, is sent anew, the account is activated and orders', async () => {
  const id = await idOf('Atlas Pharma')
  const page = await it.open(`/office/vetting/${id}`, QUALITY)
  const applicant = await it.open('/profile/documents', 'procurement@atlaspharma.example')
  await applicant.evaluate(() => Object.assign(window, { neverReloaded: true }))
  const sends = (count: number) =>
    file(page)
      .getByRole('button', { name: `Send to applicant (${count})` })
      .waitFor()
  const shows = (name: string) => file(page).locator('h3 + p strong').filter({ hasText: name }).waitFor()

  await shows('Certificate of incorporation')
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Reason' }).waitFor()
  await page.keyboard.type('signed')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('The last page.')
  await page.keyboard.press('Control+Enter')
  await sends(1)

  // Taken back and returned again: nothing has left the house.
  await page.keyboard.press('k')
  await shows('Certificate of incorporation')
  await page.keyboard.press('u')
  await file(page)
    .getByRole('button', { name: /^Return/ })
    .waitFor()
  await page.keyboard.press('r')
  await dialog.getByRole('combobox', { name: 'Reason' }).waitFor()
  await page.keyboard.type('signed')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('The last page.')
  await page.keyboard.press('Control+Enter')
  await sends(1)
  expect(await applicant.getByText('The last page.', { exact: false }).count()).toBe(0)

  const approve = file(page).getByRole('button', { name: /^Approve( A)?$/ })
  for (let decided = 2; decided <= 6; decided++) {
    await approve.waitFor()
    await page.keyboard.press('a')
    await sends(decided)
  }
  await page.keyboard.press('s')
  await page.getByText('Sent: 5 approved, 1 returned.', { exact: false }).waitFor()
  await queue(page).getByText('Waits for the company').waitFor()

  await applicant.getByText('The last page.', { exact: false }).first().waitFor()
  await applicant.getByRole('button', { name: 'Send: Certificate of incorporation' }).click()
  const sending = applicant.getByRole('dialog')
  const buffer = Buffer.concat([samples.pdf, Buffer.from('\n%signed\n')])
  await sending.locator('input[type=file]').setInputFiles({ name: 'signed.pdf', mimeType: 'application/pdf', buffer })
  await sending.getByText('Uploaded').waitFor()
  await sending.getByRole('button', { name: 'Send', exact: true }).click()

  await approve.waitFor()
  await file(page).getByText('Version 1 was returned', { exact: false }).waitFor()
  await page.keyboard.press('a')
  await sends(1)
  await page.keyboard.press('s')
  await file(page).getByRole('button', { name: 'Activate' }).waitFor()
  await page.keyboard.press('v')
  await dialog.getByLabel('Region', { exact: false }).waitFor()
  await page.keyboard.type('North Africa')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Morocco')
  await page.keyboard.press('Enter')
  await dialog.getByText('portfolio and prices of Morocco', { exact: false }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await dialog.getByText('as its contact on the dashboard', { exact: false }).waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByText('Atlas Pharma Distribution SARL activated.').waitFor()
  await file(page).getByText('Active', { exact: true }).waitFor()
  const company = await callerOf(it.portal.url, 'procurement@atlaspharma.example')
  expect(await company.get('/distributors/current')).toMatchObject({ state: 'ACTIVE', region: 'North Africa' })
  await orderForTheFirstTime(applicant, 'Disposable trocar for two-rod implants')
  expect(await applicant.evaluate(() => 'neverReloaded' in window), 'nothing was reloaded').toBe(true)
})

test('two reviewers see each other, and one document has one of them', async () => {
  const id = await idOf('Kilimani')
  const first = await it.open(`/office/vetting/${id}`, QUALITY)
  const second = await it.open(`/office/vetting/${id}`, ADMIN)
  await file(first).getByText('Being looked at by Nadia Haddad').waitFor()
  await file(second).getByText('Being looked at by Priya Raman').waitFor()
  await first.keyboard.press('a')
  await file(second).getByText('Approved, not sent yet').first().waitFor()
})

test('a company is suspended with a reason that it reads, and comes back', async () => {
  const id = await idOf('Baltic')
  const page = await it.open(`/office/distributors/${id}`, QUALITY)
  await page.getByRole('button', { name: 'Suspend' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('What stops: new orders', { exact: false }).waitFor()
  await dialog.getByLabel('Reason', { exact: false }).fill('An invoice is late')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await page.getByText('An invoice is late').waitFor()
  const company = await callerOf(it.portal.url, 'procurement@balticfemina.example')
  expect(await company.get('/distributors/current')).toMatchObject({ suspendedBecause: 'An invoice is late' })
  await page.getByRole('button', { name: 'End suspension' }).click()
  await dialog.getByLabel('Reason', { exact: false }).fill('It is paid')
  await dialog.getByRole('button', { name: 'End suspension' }).click()
  await page.getByText('Active', { exact: true }).first().waitFor()
})

test('staff who do not review read all of it and decide nothing', async () => {
  const page = await it.open(`/office/distributors/${await idOf('Danube')}`, SALES)
  await page.getByText('New orders are stopped.').waitFor()
  expect(await page.getByRole('button', { name: /Suspend|Activate|Ask for|Grant/ }).count()).toBe(0)
  await page.getByLabel('Note').fill('Call before noon')
  await page.getByRole('button', { name: 'Keep note' }).click()
  await page.getByText('Call before noon').waitFor()
  await page.goto(`/office/vetting/${await idOf('Kilimani')}`)
  await page.getByText('Only users with the role QUALITY can decide on documents.').waitFor()
})

describe.each(looks)('$width, $scheme', (look) => {
  test('the page of a company has a section for each thing that it has, and one timeline', async () => {
    const page = await it.open(`/office/distributors/${await idOf('Nordmed')}`, ANALYST, look)
    for (const section of ['Orders', 'Quotes', 'Agreements', 'Labels', 'CareCoins', 'Forecasts']) {
      await page.getByRole('tab', { name: section, exact: true }).click()
      await page.getByRole('tabpanel', { name: section, exact: true }).getByRole('link').first().waitFor()
    }
    await isSound(page)
    await page.getByRole('tab', { name: 'Timeline' }).click()
    await page.getByRole('list', { name: 'Timeline' }).getByRole('listitem').first().waitFor()
    await isSound(page)
    await page.reload()
    await page.getByRole('tabpanel', { name: 'Timeline' }).getByRole('listitem').first().waitFor()
  })

  test('what a company changes of its data is asked about, answered and confirmed', async () => {
    const id = await idOf('Nordmed')
    const buyer = await callerOf(it.portal.url, 'procurement@nordmed.example')
    type Company = Record<string, string | null>
    const data = await buyer.get<Company>('/distributors/current')
    const names = ['address', 'address2', 'zipCode', 'countryId', 'email', 'phone', 'contactName', 'contactPhone']
    const kept = Object.fromEntries(names.map((name) => [name, data[name]]))
    const city = `Bergen ${look.width}`
    await buyer.send('POST', '/distributors/set-data', { ...kept, organizationName: data['organizationName'], city })

    const desk = await it.open(`/office/vetting/${id}`, QUALITY, look)
    await desk.getByRole('heading', { name: 'Changed company data' }).waitFor()
    await desk.getByText(`→ ${city}`, { exact: false }).waitFor()
    await isSound(desk)
    await desk.getByRole('button', { name: 'Ask the company' }).click()
    await desk.getByRole('dialog').getByLabel('Question').fill('Since when?')
    await desk.getByRole('button', { name: 'Send the question' }).click()
    await desk.getByText('The company has not answered yet.').waitFor()

    const company = await it.open('/profile/company', 'procurement@nordmed.example', look)
    await company.getByText('Since when?').waitFor()
    await isSound(company)
    await company.getByRole('button', { name: 'Answer' }).click()
    await company.getByRole('dialog').getByLabel('Answer').fill('Since May')
    await company.getByRole('button', { name: 'Send the answer' }).click()
    await company.getByText(/We look at what you changed: City/).waitFor()

    await desk.getByText('Since May').waitFor()
    await desk.getByRole('button', { name: 'Confirm the change' }).click()
    await desk.getByText('The changed data is confirmed.').waitFor()
    await desk.getByRole('heading', { name: 'Changed company data' }).waitFor({ state: 'detached' })
  })
})
