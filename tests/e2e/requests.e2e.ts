import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isSound, type Look, looks, type Stage, stage } from './portal.ts'

const BUYER = 'procurement@andina.example'
const SALES = 'sales@partnercare.example'
const ADMIN = 'admin@partnercare.example'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

const asks = async (subject: string, look?: Look): Promise<Page> => {
  const page = await it.open('/partnercare/customer-service', BUYER, look)
  await page.getByRole('button', { name: 'New request' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('combobox', { name: 'Department' }).click()
  await page.getByRole('option', { name: 'Logistics' }).click()
  await form.getByRole('textbox', { name: 'Subject' }).fill(subject)
  await form.getByRole('textbox', { name: 'Comment' }).fill('When will it be here?')
  await isSound(page)
  await form.getByRole('button', { name: 'Send request' }).click()
  await page.getByText('sent to your sales representative').waitFor()
  await page.getByRole('link', { name: 'Open the request' }).click()
  await page.getByText('We answer by').waitFor()
  return page
}

const opens = async (subject: string, email: string): Promise<Page> => {
  const page = await it.open('/office/requests', email)
  await page.getByRole('region', { name: 'Customer requests' }).getByRole('link', { name: subject }).click()
  await page.getByRole('heading', { name: subject }).waitFor()
  return page
}

test.each(looks)('customer service, the report pages and the office queue are sound: $width, $scheme', async (look) => {
  const page = await it.open('/partnercare/customer-service', BUYER, look)
  await page.getByRole('table').waitFor()
  await isSound(page)
  const tender = await it.open('/partnercare/report/tender', BUYER, look)
  await tender.getByRole('button', { name: 'Send report' }).click()
  await tender.getByText('Missing mandatory fields').first().waitFor()
  await tender.getByText('In an emergency, call').waitFor()
  await isSound(tender)
  const queue = await it.open('/office/requests?kind=TICKET', SALES, look)
  await queue.getByRole('region', { name: 'Customer requests' }).getByRole('link').first().click()
  await queue.getByRole('button', { name: 'Send answer' }).waitFor()
  await isSound(queue)
})

test('a request is answered and solved, and of two who answer at once the second reads first', async () => {
  const subject = 'Container of next week'
  const buyer = await asks(subject)
  const [anna, jonas] = [await opens(subject, SALES), await opens(subject, ADMIN)]
  await jonas.getByRole('button', { name: 'Take it' }).click()
  await anna.getByText('Nadia Haddad has this request.').waitFor()
  await jonas.getByRole('textbox', { name: 'Answer' }).fill('In week 49')

  await anna.getByRole('textbox', { name: 'Answer' }).fill('In week 48')
  await anna.getByRole('button', { name: 'Send answer' }).click()
  await jonas.getByText('Something new has arrived').waitFor()
  expect(await jonas.getByRole('button', { name: 'Send answer' }).getAttribute('aria-disabled')).toBe('true')
  await jonas.getByRole('button', { name: 'I have read it' }).click()
  await jonas.getByRole('textbox', { name: 'New note' }).fill('They ask every week')
  await jonas.getByRole('button', { name: 'Save note' }).click()
  await anna.getByText('They ask every week', { exact: true }).waitFor()

  await buyer.getByText('In week 48').waitFor()
  expect(await buyer.getByText('They ask every week').count()).toBe(0)
  await buyer.getByRole('button', { name: 'Mark as solved' }).click()
  await buyer.getByText('It can be reopened until').waitFor()
  await buyer.getByRole('button', { name: 'Reopen' }).click()
  await buyer.getByText('We answer by').waitFor()
})

test.each(looks)(
  'a tender is reported, accepted, and brings CareCoins that its author sees: $width, $scheme',
  async (look) => {
    const page = await it.open('/partnercare/report/tender', BUYER, look)
    await page.getByRole('combobox', { name: 'Country' }).fill('Colombia')
    await page.getByRole('option', { name: 'Colombia' }).click()
    await page.getByRole('textbox', { name: 'Comment' }).fill('The ministry buys')
    await page.getByRole('textbox', { name: 'Authority' }).fill('Ministry of Health')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Send report' }).click()
    const result = page.getByRole('dialog')
    await result.getByText('Your request has been saved.').waitFor()
    const reference = (await result.getByText(/^R-\d{4}-\d{6}$/).textContent()) as string
    await result.getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('link', { name: reference }).click()

    const desk = await it.open('/office/requests?kind=REPORT', SALES, look)
    await desk.getByRole('link', { name: reference }).click()
    await desk.getByRole('heading', { name: reference }).waitFor()
    await desk.getByRole('button', { name: 'Accept' }).click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByText('The company receives').waitFor()
    await isSound(desk)
    await dialog.getByRole('button', { name: 'Accept' }).click()
    await page.getByText('CareCoins earned').waitFor()
    await isSound(page)
  },
)

test.each(looks)(
  'two of the staff at one request see each other, one solves it first, and its author judges: $width, $scheme',
  async (look) => {
    const subject = `Pallets of ${look.width} trucks`
    const buyer = await asks(subject, look)
    const id = new URL(buyer.url()).searchParams.get('ticket') as string
    const at = `/office/requests?request=${id}`
    const [anna, jonas] = [await it.open(at, SALES, look), await it.open(at, ADMIN, look)]
    await jonas.getByText('has it open.').first().waitFor()
    await anna.getByRole('button', { name: 'Manage templates' }).click()
    await anna.getByRole('button', { name: 'Remove Dispatch day' }).click()
    await anna.getByText('Dispatch day was removed.').waitFor()
    await isSound(anna)
    await anna.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
    await anna.getByRole('button', { name: 'Remove Dispatch day' }).waitFor()
    await anna.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await anna.getByRole('combobox', { name: 'Template' }).click()
    await anna.getByRole('option', { name: 'Dispatch day (en)' }).click()
    await jonas.getByText('is writing an answer.').first().waitFor()
    await isSound(jonas)
    await anna.getByRole('button', { name: 'Send answer' }).click()
    await buyer.getByText('Your goods leave our warehouse on Monday.').first().waitFor()

    await jonas.getByText('Your goods leave our warehouse on Monday.').first().waitFor()
    for (const desk of [anna, jonas]) {
      await desk.getByRole('button', { name: 'Solve' }).click()
      await desk.getByRole('dialog').getByRole('textbox').fill('It is on its way')
    }
    await anna.getByRole('dialog').getByRole('button', { name: 'Solve' }).click()
    await anna.getByText('Request solved.').waitFor()
    await jonas.getByRole('dialog').getByRole('button', { name: 'Solve' }).click()
    await jonas.getByText('This request is solved already').waitFor()
    await buyer.getByText('Did our answer help?').first().waitFor()
    await isSound(buyer)
    await buyer.getByRole('button', { name: 'Send your answer' }).click()
    await buyer.getByText('Thank you.').waitFor()
    await anna.getByText('Did our answer help?').first().waitFor()
  },
)

test('what is not sent yet comes back, on whichever machine', async () => {
  const write = async (): Promise<Page> => {
    const page = await it.open('/partnercare/customer-service', BUYER)
    await page.getByRole('button', { name: 'New request' }).click()
    return page
  }
  const page = await write()
  const kept = page.waitForResponse(
    (answer) => answer.url().includes('/drafts/ticket') && answer.request().method() === 'PUT',
  )
  await page.getByRole('dialog').getByRole('textbox', { name: 'Subject' }).fill('Half a thought')
  await kept
  const other = await write()
  await other.getByText('Your unsent text is back.').waitFor()
  expect(await other.getByRole('dialog').getByRole('textbox', { name: 'Subject' }).inputValue()).toBe('Half a thought')
  await other.getByRole('button', { name: 'Discard it' }).click()
  await other.getByText('Your unsent text is back.').waitFor({ state: 'detached' })
})

test('the queue is searched and worked through by keyboard', async () => {
  const page = await it.open('/office/requests', SALES)
  const queue = page.getByRole('region', { name: 'Customer requests' })
  await queue.getByRole('link').first().waitFor()
  await page.keyboard.press('j')
  await page.waitForURL(/request=/)
  await queue.getByLabel('Search requests').fill('zzz nothing')
  await page.waitForURL(/search=/)
  await queue.getByText('Nothing waits here.').waitFor()
  await page.goto('/office/requests?kind=AGREEMENT')
  await queue.getByRole('link').first().waitFor()
  await page.getByText('Quality and administrators answer requests for agreements.').waitFor()
})

test('a request says which label it is about', async () => {
  const page = await it.open('/partnercare/customer-service', BUYER)
  await page.getByRole('button', { name: 'New request' }).click()
  const form = page.getByRole('dialog')
  const choose = async (field: string, option: string | RegExp) => {
    await form.getByRole('combobox', { name: field, exact: true }).click()
    await page.getByRole('option', { name: option }).first().click()
  }
  await choose('Department', 'Regulatory')
  await choose('About (optional)', 'A label')
  await choose('Label', /\(.+\), /)
  await form.getByRole('textbox', { name: 'Subject' }).fill('A second language')
  await form.getByRole('textbox', { name: 'Comment' }).fill('Is one planned?')
  await form.getByRole('button', { name: 'Send request' }).click()
  await page.getByRole('link', { name: 'Open the request' }).click()
  await page.getByRole('link', { name: /\(.+\)$/ }).waitFor()
})

test('an order asks about itself', async () => {
  const page = await it.open('/profile/orders', BUYER)
  await page
    .getByRole('link', { name: /^\d{4}-\d{6}$/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Ask about this' }).click()
  await page
    .getByRole('dialog')
    .getByText(/^About: \d{4}-\d{6}$/)
    .waitFor()
})
