import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { OrderDetail, OrderRow } from '#modules/ordering/contract.ts'
import { samples } from '#tests/files/samples.ts'
import { oneFreight } from '#tests/quote-terms.ts'
import { day } from '#web/ui/figures/format.ts'

import { callerOf, placesOrder } from './caller.ts'
import { dialog, openStep } from './order-step.ts'
import { isSound, looks, type Stage, stage, widths } from './portal.ts'

const BUYER = 'procurement@andina.example'
const MARKETING = 'marketing@andina.example'
const OPERATIONS = 'operations@partnercare.example'
const QUALITY = 'quality@partnercare.example'
const SALES = 'sales@partnercare.example'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

const today = () => day(new Date().toISOString().slice(0, 10))

/** Orders that the distributor has confirmed: each test takes one of its own. */
const confirmedOrder = async (): Promise<OrderDetail> => {
  const [buyer, sales] = await Promise.all([callerOf(it.portal.url, BUYER), callerOf(it.portal.url, SALES)])
  const open = (await buyer.get<OrderRow[]>('/order')).filter(({ statusData }) => statusData.editable)
  const quoted = open.find(({ status }) => status === 'QUOTE_RECEIVED')
  const id = quoted?.id ?? open[0]?.id ?? (await placesOrder(buyer)).orderId
  if (!quoted) await sales.send('POST', `/office/orders/${id}/quote`, oneFreight(1_000_00))
  const { quote } = await buyer.get<OrderDetail>(`/order/${id}`)
  await buyer.send('PUT', '/order/status', {
    orderId: id,
    status: 'CONFIRMED',
    quoteVersion: quote?.version,
    optionId: quote?.options[0]?.optionId,
  })
  return buyer.get<OrderDetail>(`/order/${id}`)
}

const status = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true }).first().waitFor()

const isFocused = (field: Locator) => field.evaluate((it) => it === document.activeElement)
const give = (page: Page, decision: string) => dialog(page).getByRole('button', { name: decision, exact: true }).click()

const choosesFile = (page: Page, name: string, buffer = samples.pdf, mimeType = 'application/pdf') =>
  page.getByRole('main').locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
const sendsDocument = async (page: Page, name: string) => {
  await choosesFile(page, name)
  await page.getByText('Uploaded', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Send the document' }).click()
  await page.getByText('Document already submitted. Waiting for approval.').waitFor()
}

const queueRow = (page: Page, num: string) =>
  page.getByRole('region', { name: 'Documents to review' }).getByRole('listitem').filter({ hasText: num })
const opensReview = async (page: Page, num: string) => {
  const all = page.getByRole('link', { name: 'All documents' })
  if (await all.isVisible()) await all.click()
  const arrived = page.getByRole('button', { name: /new documents? · Show/ })
  await queueRow(page, num).or(arrived).first().waitFor()
  if (await arrived.isVisible()) await arrived.click()
  await queueRow(page, num).getByRole('link').click()
  await page.getByRole('region', { name: 'The chosen document' }).getByRole('link', { name: num }).waitFor()
}
const approves = async (page: Page, num: string) => {
  // Anew, so that no document is opened that was replaced a moment ago.
  await page.goto('/office/documents')
  await opensReview(page, num)
  const approve = page.getByRole('button', { name: /^Approve/ })
  await approve.waitFor()
  // Who has a keyboard decides by it: the step, then what the question's own button says.
  const byKeys = page.viewportSize()?.width === widths.wide
  await (byKeys ? page.keyboard.press('1') : approve.click())
  await dialog(page).getByText(num).waitFor()
  // The key is the dialog's once the focus is in it, a frame after it is shown.
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') != null)).toBe(true)
  await (byKeys ? page.keyboard.press('Enter') : give(page, 'Approve'))
  await page
    .getByText(new RegExp(`of order ${num} approved`))
    .first()
    .waitFor()
}

describe.each(looks)('$width, $scheme', (look) => {
  test('an order goes from its confirmation to its invoice between three people, each in a window of their own', async () => {
    const { id, num } = await confirmedOrder()
    const buyer = await it.open(`/profile/order/${id}`, BUYER, look)
    const operations = await it.open(`/office/orders/${id}`, OPERATIONS, look)
    const quality = await it.open('/office/documents', QUALITY, look)

    // The pre-payment: asked for in part, proved, rejected, proved again, approved.
    await openStep(operations, 'Request pre-payment')
    await dialog(operations).getByText('A part in percent').click()
    await dialog(operations).getByLabel('Percent of the grand total').fill('150')
    await give(operations, 'Request pre-payment')
    await dialog(operations).getByText('Enter a whole number from 1 to 100').waitFor()
    await isSound(operations)
    await dialog(operations).getByLabel('Percent of the grand total').fill('50')
    await give(operations, 'Request pre-payment')
    await status(operations, 'Waiting for pre-payment')
    // The step is offered no more, and the keyboard is still on the page.
    await expect.poll(() => operations.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')

    await buyer.getByRole('heading', { name: 'Pre-payment' }).waitFor()
    await buyer.getByText('To be paid in advance').first().waitFor()
    await operations.getByRole('button', { name: 'Preview of Proforma invoice' }).waitFor()
    await choosesFile(buyer, 'film.mp4', samples.program, 'video/mp4')
    await buyer.getByText(/^film\.mp4 is not a PDF, PNG/).waitFor()
    await isSound(buyer)
    await buyer.getByRole('button', { name: 'Remove film.mp4' }).click()
    await sendsDocument(buyer, 'proof.pdf')
    await buyer.getByText(/ sent\. We will check it/).waitFor()
    await isSound(buyer)

    await opensReview(quality, num)
    await isSound(quality)
    await quality.getByRole('button', { name: /^Reject/ }).click()
    await give(quality, 'Reject')
    await dialog(quality).getByText('Enter why the document is rejected').waitFor()
    await expect.poll(() => isFocused(dialog(quality).getByLabel('Reason'))).toBe(true)
    await isSound(quality)
    await dialog(quality).getByLabel('Reason').fill('The amount cannot be read')
    await quality.keyboard.press('Control+Enter')
    await dialog(quality).waitFor({ state: 'detached' })

    await operations
      .getByText(/Rejected: The amount cannot be read$/)
      .first()
      .waitFor()
    await buyer.getByText('The amount cannot be read').first().waitFor()
    await buyer.getByText(/ sent\. We will check it/).waitFor({ state: 'detached' })
    await sendsDocument(buyer, 'proof-2.pdf')
    await opensReview(quality, num)
    await buyer.getByRole('button', { name: 'Replace the document' }).click()
    await choosesFile(buyer, 'proof-3.pdf')
    await buyer.getByText('Uploaded', { exact: true }).waitFor()
    await buyer.getByRole('button', { name: 'Send the document' }).click()
    await buyer.getByText('proof-3.pdf').first().waitFor()
    // It is replaced while it is looked at: whoever reviews is led to the newer one.
    await quality.getByText('The distributor sent a newer document in place of this one.').waitFor()
    await isSound(quality)
    // So is who loads the page again, where the old one is known no more.
    await quality.reload()
    await quality.getByText('The distributor sent a newer document in place of this one.').waitFor()
    await isSound(quality)
    await quality.getByRole('button', { name: 'Show the newer document' }).click()
    await quality.getByRole('button', { name: /^Approve/ }).waitFor()
    await approves(quality, num)

    // The import license, then production; quality holds and releases it.
    await openStep(operations, 'Request import license')
    await give(operations, 'Request import license')
    await buyer.getByRole('heading', { name: 'Import license' }).waitFor()
    await sendsDocument(buyer, 'license.pdf')
    await approves(quality, num)
    await openStep(operations, 'Start production')
    await give(operations, 'Start production')
    await status(buyer, 'In production')

    const watch = await it.open(`/office/orders/${id}`, QUALITY, look)
    await openStep(watch, 'Put on hold')
    await dialog(watch).getByLabel('Reason').fill('The label of lot 7 is under review')
    await give(watch, 'Put on hold')
    await buyer.getByText('This order is on hold.').waitFor()
    const mark = buyer.locator('header').getByText('On hold', { exact: true })
    await mark.waitFor()
    expect(await buyer.getByText('lot 7').count()).toBe(0)
    await operations.getByText('The label of lot 7 is under review').first().waitFor()
    await operations.getByRole('button', { name: 'Send shipping documents' }).waitFor({ state: 'detached' })
    await openStep(watch, 'Release the order')
    await give(watch, 'Release the order')
    await mark.waitFor({ state: 'detached' })
    await watch.context().close()

    // The shipping documents: rejected once.
    await openStep(operations, 'Send shipping documents')
    await isSound(operations)
    await give(operations, 'Send for approval')
    await buyer.getByRole('heading', { name: 'Documents to approve' }).waitFor()
    await buyer.getByRole('button', { name: 'Preview of Packing slip' }).first().click()
    await dialog(buyer).locator('iframe').waitFor()
    await dialog(buyer).getByRole('button', { name: 'Close' }).last().click()
    await isSound(buyer)
    await buyer.getByRole('button', { name: 'Reject the documents' }).click()
    await dialog(buyer).getByLabel('What is wrong with them').fill('The consignee is our Lima branch')
    await give(buyer, 'Reject the documents')
    await operations.getByText('The consignee is our Lima branch').first().waitFor()
    await openStep(operations, 'Send shipping documents')
    await give(operations, 'Send for approval')
    await buyer.getByText('Version 2, corrected').waitFor()
    await buyer.getByRole('button', { name: 'Approve the documents' }).click()
    const approved = buyer.getByRole('status').getByText(/^You approved the documents/)
    await approved.waitFor()
    await operations.getByText(/^Shipping documents of order .* sent for approval/).waitFor({ state: 'detached' })

    // Pre-inspection, shipment, delivery, invoice.
    await operations.getByRole('button', { name: 'Ship the order', exact: true }).waitFor()
    await openStep(operations, 'Request pre-inspection')
    await give(operations, 'Request pre-inspection')
    await buyer.getByRole('heading', { name: 'Pre-inspection' }).waitFor()
    await approved.waitFor({ state: 'detached' })
    await sendsDocument(buyer, 'inspection.pdf')
    await approves(quality, num)
    await openStep(operations, 'Ship the order')
    await give(operations, 'Ship the order')
    await dialog(operations).getByText('Enter the carrier').waitFor()
    await dialog(operations).getByLabel('Carrier').fill('Andes Cargo')
    await dialog(operations)
      .getByLabel(/^Tracking link/)
      .fill('https://carrier.example/track/7')
    await isSound(operations)
    await give(operations, 'Ship the order')
    await buyer.getByText(/^In transit since [A-Z][a-z]+ \d+ \d{4}$/).waitFor()
    expect(await buyer.getByRole('link', { name: 'Track order' }).getAttribute('href')).toBe(
      'https://carrier.example/track/7',
    )
    await isSound(buyer)
    await openStep(operations, 'Record delivery')
    expect(await dialog(operations).getByRole('textbox', { name: 'Delivered on' }).inputValue()).toBe(today())
    await give(operations, 'Record delivery')
    await buyer.getByText(/^Delivered on [A-Z][a-z]+ \d+ \d{4}$/).waitFor()
    await openStep(operations, 'Send the invoice')
    await give(operations, 'Send the invoice')
    await status(buyer, 'Billed')
    await buyer.getByRole('button', { name: 'Preview of Invoice' }).waitFor()
    await buyer.getByRole('link', { name: 'Compare the rounds' }).waitFor()
    await isSound(buyer)
    await isSound(operations)
  })

  test('both sides write to each other, and notes stay in the house', async () => {
    const { id } = await confirmedOrder()
    const buyer = await it.open(`/profile/order/${id}?tab=messages`, BUYER, look)
    const operations = await it.open(`/office/orders/${id}`, OPERATIONS, look)
    await buyer.getByLabel('Your message').fill('When does it leave?')
    await buyer.getByRole('button', { name: 'Send message' }).click()
    await operations.getByRole('tab', { name: 'Messages (1)' }).waitFor()
    await operations.getByText('When does it leave?').first().waitFor()
    await operations.getByLabel('Message to the distributor').fill('On Friday.')
    await operations.keyboard.press('Control+Enter')
    await buyer.getByText('On Friday.').first().waitFor()
    expect(await buyer.getByLabel('Your message').inputValue()).toBe('')

    await operations.getByRole('tab', { name: /^Internal notes/ }).click()
    await operations.getByLabel('New note').fill('They always ask twice')
    await operations.getByRole('button', { name: 'Save note' }).click()
    await operations.getByRole('tab', { name: 'Internal notes (1)' }).waitFor()
    await isSound(operations)
    await buyer.reload()
    await buyer.getByText('On Friday.').first().waitFor()
    expect(await buyer.getByText('They always ask twice').count()).toBe(0)
    await isSound(buyer)

    const reader = await it.open(`/profile/order/${id}?tab=messages`, MARKETING, look)
    await reader.getByText('On Friday.').first().waitFor()
    await reader.getByText(/^Only users with the role PROCUREMENT can write messages/).waitFor()
    expect(await reader.getByLabel('Your message').count()).toBe(0)
  })
})
