import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { isSound, looks, type Stage, stage } from './portal.ts'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

const buyer = 'procurement@andina.example'
const soldInThree = 'Disposable trocar for two-rod implants'
const notSold = 'Etonogestrel implant 68 mg'

const search = (page: Page) => page.getByRole('combobox', { name: 'Search the portfolio' })
const openProduct = async (page: Page, name: string) => {
  await search(page).fill(name)
  await page.getByRole('option', { name }).first().click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}
const choose = async (page: Page, field: string, option: string) => {
  await page.getByRole('combobox', { name: field, exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

describe.each(looks)('$width, $scheme', (look) => {
  test('shop, suggestions, product page and label modal are sound', async () => {
    const page = await it.open('/shop', buyer, look)
    await page.getByRole('link', { name: soldInThree, exact: true }).waitFor()
    await isSound(page)
    await search(page).fill('im')
    await page.getByRole('group', { name: 'Sub-categories' }).waitFor()
    await isSound(page)
    await openProduct(page, soldInThree)
    await page.getByRole('region', { name: 'Frequently purchased with' }).waitFor()
    await isSound(page)
    await choose(page, 'Packaging', 'Box of 10')
    await page.getByRole('button', { name: 'Add to cart' }).click()
    // Nothing to ask about before the country is chosen.
    const modal = page.getByRole('dialog', { name: 'Check the label' })
    await modal.getByText('Destination country').waitFor()
    expect(await modal.getByText('Is this correct?').count()).toBe(0)
    await isSound(page)
    await choose(page, 'Destination country', 'Colombia')
    await modal.getByText('Is this correct?').waitFor()
    await isSound(page)
  })

  test('a product that is not sold here is sound', async () => {
    const page = await it.open('/shop', buyer, look)
    await openProduct(page, notSold)
    await page.getByText('Your sales representative').waitFor()
    await isSound(page)
  })
})

test('12 products a page; the page is in the address', async () => {
  const page = await it.open('/shop', buyer)
  await page.getByText('Products 1–12 of').waitFor()
  expect(await page.getByRole('article').count()).toBe(12)
  await page.getByRole('button', { name: 'Page 02' }).click()
  await page.getByText('Products 13–24 of').waitFor()
  await page.reload()
  await page.getByText('Products 13–24 of').waitFor()
})

test('suggestions are categories, then sub-categories, then products; choosing one resets the filters', async () => {
  const page = await it.open('/shop?country=pe', buyer)
  await page.getByRole('button', { name: 'Remove filter Country: Peru' }).waitFor()
  await search(page).fill('contracept')
  const groups = page.getByRole('listbox').getByRole('group')
  await groups.first().waitFor()
  const names = await groups.evaluateAll((all) => all.map((group) => group.getAttribute('aria-label')))
  expect(names.slice(0, 3)).toEqual(['Categories', 'Sub-categories', 'Products'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Remove filter Category: Contraception' }).waitFor()
  expect(await page.getByRole('button', { name: /Remove filter Country/ }).count()).toBe(0)
  // What is set is read before what it leaves.
  const topOf = async (seen: Locator) => (await seen.first().boundingBox())?.y ?? Number.NaN
  expect(await topOf(page.getByRole('button', { name: /Remove filter Category/ }))).toBeLessThan(
    await topOf(page.getByRole('article')),
  )
})

test('a reference is found in any case; nothing found offers the way back', async () => {
  const page = await it.open('/shop', buyer)
  await search(page).fill('pc-1042')
  await page.keyboard.press('Enter')
  await page.getByText('Products 1–1 of 1').waitFor()
  await page.getByRole('link', { name: soldInThree, exact: true }).waitFor()
  await search(page).fill('no such thing')
  await page.getByText('No product, category or reference contains this.').waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('No product matches these filters.').waitFor()
  await page.getByRole('main').getByRole('button', { name: 'See all products' }).last().click()
  await page.getByText('Products 1–12 of').waitFor()
})

test('other words are searched for within the filters, and the price is that of the country', async () => {
  const page = await it.open('/shop?country=ec&category=nope', buyer)
  await page.getByRole('button', { name: 'Remove filter Country: Ecuador' }).waitFor()
  await page.getByText('Products 1–12 of').waitFor()
  await search(page).fill('PC-2011')
  await page.keyboard.press('Enter')
  await page.getByText('Products 1–1 of 1').waitFor()
  await page.getByRole('button', { name: 'Remove filter Country: Ecuador' }).waitFor()
  const there = await page.getByRole('article').innerText()
  await page.getByRole('button', { name: 'Remove filter Country: Ecuador' }).click()
  await expect.poll(() => page.getByRole('article').innerText()).not.toBe(there)
})

test('a sub-category in the address sets its category; another category clears it', async () => {
  const page = await it.open('/shop', buyer)
  await choose(page, 'Category', 'Contraception')
  await choose(page, 'Sub-category', 'Contraceptive implants')
  await page.getByText('Products 1–4 of 4').waitFor()
  expect(new URL(page.url()).searchParams.has('subCategory')).toBe(true)
  expect(new URL(page.url()).searchParams.has('category')).toBe(false)
  await page.reload()
  await page.getByRole('button', { name: 'Remove filter Category: Contraception' }).waitFor()
  await choose(page, 'Category', 'Menopause')
  await page.getByRole('button', { name: 'Remove filter Category: Menopause' }).waitFor()
  expect(await page.getByRole('button', { name: /Remove filter Sub-category/ }).count()).toBe(0)
})

test('visitors see the portfolio without a price, and are led back after the sign-in', async () => {
  const page = await it.open('/shop')
  await page.getByRole('heading', { level: 1, name: 'My product portfolio' }).waitFor()
  await page.getByRole('link', { name: soldInThree, exact: true }).waitFor()
  expect(await page.getByRole('main').innerText()).not.toMatch(/\$|excl\. VAT|CareCoin/)
  await isSound(page)
  await page.getByRole('link', { name: soldInThree, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: soldInThree }).waitFor()
  expect(await page.getByRole('main').innerText()).not.toMatch(/\$|Add to cart/)
  await page.getByRole('link', { name: 'Sign in to see prices' }).first().click()
  await page.getByLabel('E-mail').fill(buyer)
  await page.getByLabel('Password', { exact: true }).fill('PartnerCare.2026')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Add to cart' }).waitFor()
})

test('Request becomes Retry when it fails, and Requested when it does not; staff answer it once, and it can be made again', async () => {
  const page = await it.open('/shop', buyer)
  await openProduct(page, notSold)
  const nobodyAnswers = '**/api/products/request/*'
  await page.route(nobodyAnswers, (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('button', { name: `Request ${notSold}` }).click()
  await page.getByRole('button', { name: `Retry ${notSold}` }).waitFor()
  await page.getByRole('alert').first().waitFor()
  await page.unroute(nobodyAnswers)
  await page.getByRole('button', { name: `Retry ${notSold}` }).click()
  const requested = page.getByRole('button', { name: `Requested ${notSold}` })
  await requested.waitFor()
  await page.reload()
  await requested.waitFor()
  expect(await requested.getAttribute('aria-disabled')).toBe('true')

  for (const { width, scheme } of looks) {
    const desk = await it.open('/office/product-requests?status=OPEN', 'analyst@partnercare.example', { width, scheme })
    await desk.getByText(notSold).first().waitFor()
    await isSound(desk)
    expect(await desk.getByRole('button', { name: /^Answer/ }).count()).toBe(0)
  }
  const desk = await it.open('/office/product-requests', 'sales@partnercare.example')
  await desk.getByRole('button', { name: `Answer the request of Andina Salud S.A.S. for ${notSold}` }).click()
  await desk.getByRole('button', { name: 'Send answer' }).click()
  await desk.getByText('Enter an answer').waitFor()
  await desk.getByRole('radio', { name: 'Refused' }).check({ force: true })
  await desk.getByLabel('Answer', { exact: false }).last().fill('Not registered in your countries yet.')
  await isSound(desk)
  await desk.getByRole('button', { name: 'Send answer' }).click()
  await desk.getByText(/^Answer sent to/).waitFor()
  // Without a reload.
  await page.getByText('Not registered in your countries yet.', { exact: true }).waitFor()
  await page.getByRole('button', { name: `Request ${notSold}` }).waitFor()
})

test('the choice is checked in the fixed words, the label before it goes into the cart', async () => {
  const page = await it.open('/shop', buyer)
  await openProduct(page, soldInThree)
  await page.getByRole('combobox', { name: 'Quantity' }).fill('')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByText('Please select quantity and packaging').waitFor()
  await page.getByRole('combobox', { name: 'Quantity' }).fill('many')
  await page.getByRole('combobox', { name: 'Quantity' }).blur()
  await page.getByText('Please enter a valid number').waitFor()
  await page.getByRole('combobox', { name: 'Quantity' }).fill('150')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByText('Please select packaging', { exact: true }).waitFor()
  await choose(page, 'Packaging', 'Box of 10')
  await page.getByRole('button', { name: 'Add to cart' }).click()

  await page.getByRole('button', { name: 'Yes, add to cart' }).click()
  await page.getByText('Please select a country').waitFor()
  const focused = page.locator(':focus')
  await page.getByRole('combobox', { name: 'Destination country', exact: true }).and(focused).waitFor()
  await choose(page, 'Destination country', 'Peru')
  await page.getByText('No label available').waitFor()
  await choose(page, 'Destination country', 'Colombia')
  await page.getByText('PC-1042-CO-02').waitFor()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Open the label (PDF)' }).click()
  expect((await file).suggestedFilename()).toBe('PC-1042-CO-02.pdf')
  await page.getByRole('button', { name: 'Yes, add to cart' }).click()
  await page.getByText('Your product was successfully added to the cart').waitFor()
  await page.getByRole('button', { name: 'Continue' }).and(focused).waitFor()
  await page.getByRole('link', { name: 'See my cart' }).click()
  await page.getByRole('heading', { level: 2, name: 'Colombia: Contraceptive implants' }).waitFor()
  expect(await page.getByRole('combobox', { name: `Quantity of ${soldInThree}` }).inputValue()).toBe('150')
})

test('the list of quantities grows by one at each step of scrolling', async () => {
  const page = await it.open('/shop', buyer)
  await openProduct(page, soldInThree)
  await page.getByRole('combobox', { name: 'Quantity' }).click()
  const list = page.getByRole('listbox', { name: 'Choose a quantity' })
  const listed = () => list.getByRole('option').count()
  await list.getByRole('option').first().hover()
  // The end is where the list grows.
  const toTheEnd = () => list.evaluate((it) => it.scrollTo(0, it.scrollHeight))
  let before = await listed()
  for (const _ of Array.from({ length: 3 })) {
    await toTheEnd()
    await expect.poll(listed).toBe(before + 1)
    await list.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    expect(await listed()).toBe(before + 1)
    before += 1
  }
})

test('the press that leaves a mended quantity is not lost to its error, which goes with it', async () => {
  const page = await it.open('/shop', buyer)
  await openProduct(page, soldInThree)
  await choose(page, 'Packaging', 'Box of 10')
  const quantity = page.getByRole('combobox', { name: 'Quantity' })
  const add = page.getByRole('button', { name: 'Add to cart' })
  await quantity.fill('1001')
  await add.click()
  const error = page.getByText('Please order in steps of')
  await error.waitFor()
  await quantity.fill('1000')
  // Its lower end is what moves from under the pointer.
  const height = (await add.boundingBox())?.height ?? 0
  await add.click({ position: { x: 20, y: height - 3 } })
  await page.getByRole('dialog', { name: 'Check the label' }).waitFor()
  await error.waitFor({ state: 'detached' })
})

test('the second press of a double click leaves open what the first one opened; a later one beside it closes it', async () => {
  const page = await it.open('/shop', buyer)
  await openProduct(page, soldInThree)
  await choose(page, 'Packaging', 'Box of 10')
  const box = await page.getByRole('button', { name: 'Add to cart' }).boundingBox()
  await page.mouse.dblclick((box?.x ?? 0) + 8, (box?.y ?? 0) + 8)
  const modal = page.getByRole('dialog', { name: 'Check the label' })
  await modal.waitFor()
  await page.waitForTimeout(500)
  expect(await modal.count()).toBe(1)
  expect(await modal.locator(':focus').count()).toBe(1)
  await page.mouse.click(8, 8)
  await modal.waitFor({ state: 'detached' })
})

test('a new label can be asked for on the way; what is in the cart already stays as it is', async () => {
  const page = await it.open('/shop', 'marketing@andina.example')
  const add = async (quantity: string, button: string) => {
    await page.getByRole('combobox', { name: 'Quantity' }).fill(quantity)
    await choose(page, 'Packaging', 'Box of 10')
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await choose(page, 'Destination country', 'Ecuador')
    if (quantity !== '200') await page.getByText('Already in your cart for Ecuador, 200 units').waitFor()
    await page.getByRole('button', { name: button }).click()
    const isNew = quantity === '200'
    const said = isNew ? 'Your product was successfully added to the cart' : 'Your product is already in the cart'
    await page.getByText(said).waitFor()
  }
  await openProduct(page, soldInThree)
  await add('200', 'Continue, but request a new label')
  await page.getByText('Your request for a new label has been sent.').waitFor()
  await page.getByRole('button', { name: 'Continue' }).click()
  await add('300', 'Yes, add to cart')
  await page.getByRole('link', { name: 'See my cart' }).click()
  const quantity = page.getByRole('combobox', { name: `Quantity of ${soldInThree}` })
  await quantity.waitFor()
  expect(await quantity.inputValue()).toBe('200')
})

test('prices by country open by keyboard and close on Escape', async () => {
  const page = await it.open('/shop', buyer)
  await openProduct(page, soldInThree)
  const opener = page.getByRole('button', { name: 'Prices by country' })
  await page.getByRole('button', { name: 'Download the product sheet' }).focus()
  await page.keyboard.press('Tab')
  await page.getByText('There are the prices for your available countries (excl. VAT)').waitFor()
  expect(await page.getByRole('row', { name: /Peru/ }).innerText()).toContain('$1.14')
  await page.keyboard.press('Escape')
  expect(await opener.getAttribute('aria-expanded')).toBe('false')
})

test('an unknown product is not found', async () => {
  const page = await it.open('/product/0199ee29-2d20-7117-9999-000000000000', buyer)
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
})
