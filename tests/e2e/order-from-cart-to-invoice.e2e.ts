import { readFileSync } from 'node:fs'

import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { PASSWORD } from '#fixtures/companies/staff.ts'
import type { OrderDetail, OrderRow } from '#modules/ordering/contract.ts'
import { samples } from '#tests/files/samples.ts'
import { pdfPages } from '#tests/pdf-text.ts'
import { oneFreight } from '#tests/quote-terms.ts'
import { TODAY } from '#tests/today.ts'
import { day } from '#web/ui/figures/format.ts'

import { callerOf, orderNumber, placesOrder } from './caller.ts'
import { dialog, openStep } from './order-step.ts'
import { type Stage, stage } from './portal.ts'
import { typesFreight } from './quote-form.ts'

const PRODUCT = 'Disposable trocar for two-rod implants'
const BUYER = 'procurement@andina.example'
const OPERATIONS = 'operations@partnercare.example'
const QUALITY = 'quality@partnercare.example'
const SALES = 'sales@partnercare.example'

let portal: Stage
beforeAll(async () => {
  portal = await stage()
})
afterAll(() => portal.close())

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name })
const choose = async (page: Page, field: string, option: string) => {
  await page.getByRole('combobox', { name: field, exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** A browser in which this person signs in. A reload in it is noticed: the mark would be gone. */
const signIn = async (email: string): Promise<Page> => {
  const page = await portal.open('/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await button(page, /^Sign in$/).click()
  await page.waitForURL(/\/(home|office)$/)
  if (email === SALES) await page.goto('/office/quotes')
  await page.evaluate(() => Object.assign(window, { neverReloaded: true }))
  return page
}
const wasNeverReloaded = async (page: Page) =>
  expect(await page.evaluate(() => 'neverReloaded' in window), 'the page was not reloaded').toBe(true)

const unread = async (page: Page): Promise<number> => {
  const name = await button(page, /^Notifications/)
    .first()
    .getAttribute('aria-label')
  return Number(/(\d+) unread/.exec(name ?? '')?.[1] ?? 0)
}

/** What the bell shows once it is loaded. */
const unreadOf = async (email: string): Promise<number> => {
  const caller = await callerOf(portal.portal.url, email)
  return (await caller.get<{ unread: number }>('/notification/unread-count')).unread
}

const intoTheCart = async (page: Page, country: string) => {
  await page.getByRole('combobox', { name: 'Quantity', exact: true }).fill('150')
  await choose(page, 'Packaging', 'Box of 10')
  await button(page, 'Add to cart').click()
  const modal = page.getByRole('dialog')
  await modal.waitFor()
  await choose(page, 'Destination country', country)
  await modal.getByRole('button', { name: 'Yes, add to cart' }).click()
  await modal.getByText('Your product was successfully added to the cart').waitFor()
}

/** From the cart through the five steps; answers the number of the order. The main warehouse is chosen already, another is picked. */
const order = async (page: Page, country: string, warehouse?: string, ownNumber?: string): Promise<string> => {
  await button(page, `Place my order ${country}: Contraceptive implants`).click()
  await heading(page, 'Shipping & Billing addresses')
  if (warehouse) {
    await button(page, /^(Choose a|Change the) shipping address/).click()
    await button(page.getByRole('dialog'), new RegExp(`^Choose this address.*${warehouse}`)).click()
  }
  await button(page, 'Continue to Shipping method').click()
  await heading(page, 'Shipping method')
  for (const name of [/^CPT/, /^Airport/]) {
    const choice = page.getByRole('radio', { name })
    if (!(await choice.isChecked())) await choice.check()
  }
  await button(page, 'Continue to Certificates').click()
  await heading(page, 'Certificates')
  await page.getByLabel('Certificate of analysis').check()
  await button(page, 'Continue to Validation').click()
  await heading(page, 'Validation')
  if (ownNumber) await page.getByLabel('Your purchase order number').fill(ownNumber)
  await button(page, 'Place the order').click()
  await heading(page, 'Thank you for your order')
  if (ownNumber) await page.getByText(ownNumber).waitFor()
  return page.getByText(orderNumber).first().innerText()
}

/** Sales quotes an order that waits in its queue. */
const quote = async (sales: Page, num: string, freight: string) => {
  const queue = sales.getByRole('region', { name: 'Quotes to send' })
  const chosen = sales.getByRole('region', { name: 'The chosen order' })
  if (!(await queue.isVisible())) await sales.getByRole('link', { name: 'All quotes' }).click()
  const row = queue.getByRole('listitem').filter({ hasText: num })
  expect(await row.innerText()).toMatch(/^(3 days|7[12] h) left/)
  await row.getByRole('link').click()
  await chosen.getByRole('heading', { name: num }).waitFor()
  await typesFreight(chosen, freight)
  await chosen.getByRole('button', { name: 'Send quote' }).click()
  await sales.getByRole('dialog').getByRole('button', { name: 'Send quote' }).click()
  await sales.getByText(`Quote for order ${num} sent.`).first().waitFor()
}

test('a distributor orders for two countries, sales quotes, and both see it live', async () => {
  const buyer = await signIn(BUYER)
  const sales = await signIn(SALES)
  await sales.getByRole('region', { name: 'Quotes to send' }).getByRole('listitem').first().waitFor()
  const salesUnread = await unreadOf(SALES)

  await buyer.keyboard.press('g')
  await buyer.keyboard.press('s')
  await buyer.getByRole('combobox', { name: 'Search the portfolio' }).fill(PRODUCT)
  await buyer.getByRole('option', { name: PRODUCT }).first().click()
  await heading(buyer, PRODUCT)
  await intoTheCart(buyer, 'Colombia')
  await buyer.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
  await intoTheCart(buyer, 'Peru')
  await buyer.getByRole('link', { name: 'See my cart' }).click()
  await heading(buyer, 'My cart')
  const first = await order(buyer, 'Colombia')
  await buyer
    .getByRole('link', { name: /^My cart/ })
    .first()
    .click()
  const second = await order(buyer, 'Peru', 'Lima warehouse', 'PO-LIMA')
  expect(Number(second.slice(5))).toBe(Number(first.slice(5)) + 1)

  await button(sales, '2 new orders · Show').click()
  await expect.poll(() => unread(sales)).toBe(salesUnread + 2)

  await buyer.getByRole('link', { name: 'See my orders' }).click()
  await heading(buyer, 'My orders')
  const row = (num: string) => buyer.getByRole('row').filter({ hasText: num })
  for (const num of [first, second]) await row(num).getByText('Waiting for the quote', { exact: true }).waitFor()
  const buyersUnread = await unreadOf(BUYER)

  await quote(sales, first, '1 860.00')
  await row(first).getByText('Quote received', { exact: true }).waitFor()
  await row(second).getByText('Waiting for the quote', { exact: true }).waitFor()
  await expect.poll(() => unread(buyer)).toBe(buyersUnread + 1)

  await row(second).getByRole('link', { name: second, exact: true }).click()
  await heading(buyer, second)
  expect(await button(buyer, 'Confirm the order').count()).toBe(0)
  await quote(sales, second, '742.5')
  await buyer.getByText('Quote received', { exact: true }).first().waitFor()
  await buyer.getByText('$742.50', { exact: true }).first().waitFor()
  // 150 units at $1.14 and the freight.
  await buyer
    .getByText(/^\$913\.50\s\(excl\.\sVAT\)$/)
    .first()
    .waitFor()
  await expect.poll(() => unread(buyer)).toBe(buyersUnread + 2)

  const pdf = buyer.waitForEvent('download')
  await button(buyer, 'Download Sales quote').click()
  const pdfText = pdfPages(readFileSync(await (await pdf).path())).join(' ')
  for (const text of [second, '$913.50', 'Peru', 'PO-LIMA']) expect(pdfText).toContain(text)

  await sales.getByRole('link', { name: /with the distributor$/ }).click()
  await sales.getByRole('link', { name: second, exact: true }).click()
  await sales.getByRole('heading', { level: 1, name: second }).waitFor()

  await button(buyer, 'Confirm the order').click()
  await buyer.getByRole('dialog').getByRole('button', { name: 'Confirm the order' }).click()
  await buyer.getByText(`Order ${second} is confirmed.`).first().waitFor()
  await sales.getByText('Confirmed', { exact: true }).waitFor()

  const events = ['confirmed the order', 'sent the quote', 'set the purchase order number', 'placed the order']
  const trail = sales.getByRole('list', { name: 'History of this order, newest first' }).getByRole('listitem')
  const history = buyer.getByRole('tabpanel').getByRole('listitem')
  // Above what happened is what comes next.
  for (const [index, what] of events.entries()) {
    await trail.nth(index).getByText(what).waitFor()
    await history
      .nth(index + 1)
      .getByText(what)
      .waitFor()
  }
  expect(await trail.allInnerTexts()).toEqual([
    expect.stringContaining('Lucía Herrera Montoya'),
    expect.stringContaining('Claire Fontaine'),
    expect.stringContaining('Lucía Herrera Montoya'),
    expect.stringContaining('Lucía Herrera Montoya'),
  ])
  await wasNeverReloaded(buyer)
  await wasNeverReloaded(sales)
})

/** An order that the distributor has confirmed. */
const confirmedOrder = async (): Promise<OrderDetail> => {
  const [buyer, sales] = await Promise.all([callerOf(portal.portal.url, BUYER), callerOf(portal.portal.url, SALES)])
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
  // Reviewers decide by keyboard; what can be taken back does not ask.
  await page.keyboard.press('a')
  await page
    .getByText(new RegExp(`of order ${num} approved`))
    .first()
    .waitFor()
}

test('an order goes from its confirmation to its invoice between three people', async () => {
  const { id, num } = await confirmedOrder()
  const buyer = await portal.open(`/profile/order/${id}`, BUYER)
  const operations = await portal.open(`/office/orders/${id}`, OPERATIONS)
  const quality = await portal.open('/office/documents', QUALITY)

  // The pre-payment: requested in part, proved, rejected, proved again, approved.
  await openStep(operations, 'Request pre-payment')
  await dialog(operations).getByText('Percentage').click()
  await dialog(operations).getByLabel('Percent of the grand total').fill('150')
  await give(operations, 'Request pre-payment')
  await dialog(operations).getByText('Enter a whole number from 1 to 100').waitFor()
  await dialog(operations).getByLabel('Percent of the grand total').fill('50')
  await give(operations, 'Request pre-payment')
  await status(operations, 'Waiting for pre-payment')
  // The step is no longer offered, and the focus is still on the page.
  await expect.poll(() => operations.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')

  await buyer.getByRole('heading', { name: 'Pre-payment' }).waitFor()
  await buyer.getByText('To be paid in advance').first().waitFor()
  await operations.getByRole('button', { name: 'Preview of Proforma invoice' }).waitFor()
  await choosesFile(buyer, 'film.mp4', samples.program, 'video/mp4')
  await buyer.getByText(/^film\.mp4 is not a PDF, PNG/).waitFor()
  await buyer.getByRole('button', { name: 'Remove film.mp4' }).click()
  await sendsDocument(buyer, 'proof.pdf')
  await buyer.getByText(/ sent\. We will check it/).waitFor()

  await opensReview(quality, num)
  await quality.getByRole('button', { name: /^Reject/ }).click()
  await give(quality, 'Reject')
  await dialog(quality).getByText('Enter why the document is rejected').waitFor()
  await expect.poll(() => isFocused(dialog(quality).getByLabel('Reason'))).toBe(true)
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
  // It is replaced during the review: the reviewer is led to the newer one.
  await quality.getByText('The distributor sent a newer document in place of this one.').waitFor()
  // Also after a reload, when the page no longer knows the old one.
  await quality.reload()
  await quality.getByText('The distributor sent a newer document in place of this one.').waitFor()
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

  const watch = await portal.open(`/office/orders/${id}`, QUALITY)
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
  await give(operations, 'Send for approval')
  await buyer.getByRole('heading', { name: 'Documents to approve' }).waitFor()
  await buyer.getByRole('button', { name: 'Preview of Packing slip' }).first().click()
  await dialog(buyer).locator('iframe').waitFor()
  await dialog(buyer).getByRole('button', { name: 'Close' }).last().click()
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
  await give(operations, 'Ship the order')
  await buyer.getByText(/^In transit since [A-Z][a-z]+ \d+ \d{4}$/).waitFor()
  expect(await buyer.getByRole('link', { name: 'Track order' }).getAttribute('href')).toBe(
    'https://carrier.example/track/7',
  )
  await openStep(operations, 'Record delivery')
  expect(await dialog(operations).getByRole('textbox', { name: 'Delivered on' }).inputValue()).toBe(
    day(TODAY.toISOString().slice(0, 10)),
  )
  await give(operations, 'Record delivery')
  await buyer.getByText(/^Delivered on [A-Z][a-z]+ \d+ \d{4}$/).waitFor()
  await openStep(operations, 'Send the invoice')
  await give(operations, 'Send the invoice')
  await status(buyer, 'Billed')
  await buyer.getByRole('button', { name: 'Preview of Invoice' }).waitFor()
  await buyer.getByRole('link', { name: 'Compare quote versions' }).waitFor()
})
