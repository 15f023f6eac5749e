import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { Product } from '#modules/catalogue/contract.ts'
import { isSellable } from '#modules/catalogue/events.ts'
import type { Cart } from '#modules/ordering/contract.ts'
import type { Caller } from '#tests/e2e/caller.ts'
import { choose, fill } from '#tests/screens/fields.ts'
import { holdAnswers, sentRequests } from '#tests/screens/line.ts'
import { savedFiles } from '#tests/screens/saved-files.ts'
import { type OpenScreen, screenPortal } from '#tests/screens/screen.tsx'

const BUYER = 'procurement@andina.example'
const portal = screenPortal()

let buyer: Caller
/** Both are sold in several countries and ordered in steps; the country of `alone` is always given. */
let wide: Product
let alone: Product
let country: string
/** Four that are sold in Colombia and in Peru. */
let everywhere: readonly Product[]
/** Two that come in a box of ten, and in others. */
let alike: readonly Product[]

/** A line of these adds a free one to the cart, and so to what is exported of it. */
const givesBonus = ({ reference }: Product) => ['PC-1040', 'PC-1041'].includes(reference)
const orderable = ({ registrations = [] }: Product) =>
  registrations.filter(({ price, status }) => price !== null && isSellable(status))
const isSoldIn = (product: Product, name: string) => orderable(product).some((one) => one.country.name === name)

beforeAll(async () => {
  buyer = await portal.caller(BUYER)
  const products = (await buyer.get<Product[]>('/products/all')).filter((one) => one.available && !givesBonus(one))
  ;[wide, alone] = products.filter((one) => one.orderQuantityStep > 1 && orderable(one).length > 1) as [
    Product,
    Product,
  ]
  country = orderable(alone)[0]?.country.name ?? ''
  const both = products.filter((one) => isSoldIn(one, 'Colombia') && isSoldIn(one, 'Peru'))
  everywhere = both.slice(0, 4)
  alike = both
    .filter(({ packagings }) => packagings.length > 1 && packagings.some(({ name }) => name === 'Box of 10'))
    .slice(0, 2)
  expect([everywhere.length, alike.length]).toEqual([4, 2])
})
beforeEach(async () => {
  for (const { country, subCategory } of (await buyer.get<Cart>('/cart')).sections)
    await buyer.send('DELETE', `/cart/sections/${country.id}/${subCategory.id}`, {})
})

const packOf = ({ packagings }: Product) => packagings[0]?.name ?? ''
const openPanel = async ({ user }: OpenScreen) => {
  await user.click(await screen.findByRole('button', { name: 'Quick add' }))
  return within(await screen.findByRole('region', { name: 'Quick add' }))
}
type Panel = Awaited<ReturnType<typeof openPanel>>
const checks = async ({ user }: OpenScreen, panel: Panel, rows: readonly string[]) => {
  await fill(user, panel.getByRole('textbox', { name: 'Rows' }), rows.join('\n'))
  await user.click(panel.getByRole('button', { name: 'Check these rows' }))
}
const rowIn = (panel: Panel) => async (number: number) =>
  within(await panel.findByRole('listitem', { name: `Row ${number}` }))
const isGone = (read: () => unknown) => waitFor(() => expect(read()).toBeNull())

test('pasted rows are named one by one, repaired in place, and added once although the button is pressed twice', async () => {
  const opened = await portal.open('/cart', BUYER)
  const { user } = opened
  const panel = await openPanel(opened)
  const row = rowIn(panel)
  await user.click(panel.getByRole('button', { name: 'Check these rows' }))
  await panel.findByText('No rows found. Enter a reference and a quantity in each row.')
  const off = alone.minimumOrderQuantity + 1
  await checks(opened, panel, [
    'Reference;Quantity;Country;Packaging',
    `${alone.reference};${off};${country};${packOf(alone)}`,
    `${wide.reference};${wide.minimumOrderQuantity};;${packOf(wide)}`,
    'PC-0000;20;;',
    `${alone.reference.toLowerCase()};${alone.orderQuantityStep};${country};${packOf(alone)}`,
  ])
  // Off the step: the nearest below and the nearest above are offered.
  const nearest = await (await row(1)).findAllByRole('button', { name: /^Use \d+$/ })
  expect(nearest).toHaveLength(2)
  await panel.findByText('There is no product with this reference')
  await panel.findByText('4 rows to correct')
  const add = () => panel.getByRole('button', { name: /^Add \d products? to the cart$/ })
  expect(add().dataset['why']).toBe('Correct or remove the marked rows first.')
  await user.click(add())
  expect(sentRequests().filter(({ path }) => path === '/cart/lines/batch')).toEqual([])

  await user.click(nearest.at(-1) as HTMLElement)
  await (await row(2)).findByText('Please select a country')
  await user.click((await row(2)).getByRole('combobox', { name: 'Country' }))
  await user.click((await screen.findAllByRole('option'))[0] as HTMLElement)
  await user.click(panel.getByRole('button', { name: 'Remove row 3' }))
  await (await row(3)).findByText('The same as row 1')
  await user.click(await (await row(3)).findByRole('button', { name: 'Add its quantity to row 1' }))
  await panel.findByText('2 rows ready to add')

  const late = holdAnswers('POST', /^\/cart\/lines\/batch$/)
  await user.click(add())
  await late.caught
  expect(add().getAttribute('aria-busy')).toBe('true')
  await user.click(add())
  late.release()
  await screen.findByText('2 products were added to your cart.')
  expect(sentRequests().filter(({ path }) => path === '/cart/lines/batch')).toHaveLength(1)
  const { sections, count } = await buyer.get<Cart>('/cart')
  expect(count).toBe(2)
  const line = sections.flatMap(({ products }) => products).find(({ reference }) => reference === alone.reference)
  expect(line?.quantity).toBeGreaterThanOrEqual(off + alone.orderQuantityStep - 1)
  expect(line?.problem).toBeNull()
  await screen.findByRole('combobox', { name: `Quantity of ${alone.name}` })

  // What was added is gone from the panel when it is opened again.
  await isGone(() => screen.queryByRole('region', { name: 'Quick add' }))
  const again = await openPanel(opened)
  expect(again.getByRole<HTMLTextAreaElement>('textbox', { name: 'Rows' }).value).toBe('')
  expect(again.queryByRole('list', { name: 'Rows to add' })).toBeNull()
})

test('what a colleague adds in the same way shows in an open cart at once', async () => {
  await portal.open('/cart', BUYER)
  await screen.findByRole('link', { name: 'Go to the shop' })
  const line = {
    reference: alone.reference,
    quantity: String(alone.minimumOrderQuantity),
    country,
    packaging: packOf(alone),
  }
  await buyer.send('POST', '/cart/lines/batch', { lines: [line] })
  await screen.findByRole('combobox', { name: `Quantity of ${alone.name}` })
})

test('a column without a known name and a figure of two readings need an answer first', async () => {
  const opened = await portal.open('/cart', BUYER)
  const { user } = opened
  const panel = await openPanel(opened)
  await checks(opened, panel, [
    'Our mark;Your mark;Menge;Land',
    `A-1;${alone.reference};1.000;${country}`,
    `A-2;${alone.reference};1;${country}`,
  ])
  await choose(user, /^Your mark/, 'Reference')
  await user.click(panel.getByRole('button', { name: 'Check these rows' }))
  await panel.findByText(/^1\.000 can be read as 1.000 or as 1\. Please choose one/)
  await panel.findByRole('button', { name: 'Use 1' })
  await user.click(panel.getByRole('button', { name: /^Use 1.000$/ }))
  await isGone(() => panel.queryByText(/can be read as/))
})

describe('for all rows', () => {
  const rowsOf = (products: readonly Product[]) =>
    products.map((one) => `${one.reference};${one.minimumOrderQuantity};;${packOf(one)}`)

  test('one country goes to every row that names none, those chosen by hand stay, and it can be taken back', async () => {
    const opened = await portal.open('/cart', BUYER)
    const { user } = opened
    const panel = await openPanel(opened)
    const row = rowIn(panel)
    await checks(
      opened,
      panel,
      rowsOf(everywhere).map((line, index) => (index === 3 ? line.replace(';;', ';Narnia;') : line)),
    )
    await choose(user, 'Country', 'Peru', await panel.findByRole('listitem', { name: 'Row 2' }))
    await panel.findByText('3 rows to correct')

    const forAll = await panel.findByRole('combobox', { name: 'Country for all rows' })
    forAll.focus()
    await user.keyboard('Col{ArrowDown}{Enter}{Escape}')
    await panel.findByText('2 rows name another one and keep it.')
    await panel.findByText('1 row to correct')
    // Nothing else was to repair: a line of text is enough.
    await (await row(1)).findByText(/Colombia/)
    expect((await row(1)).queryByRole('combobox')).toBeNull()
    await user.click(panel.getByRole('button', { name: 'Also for 1 row that names one it cannot have' }))
    await panel.findByText('4 rows ready to add')

    forAll.focus()
    await user.keyboard('{Backspace}')
    await panel.findByText('3 rows to correct')
    await user.keyboard('Col{ArrowDown}{Enter}')
    await panel.findByText('4 rows ready to add')
    await user.keyboard('{Escape}')
    await user.click(panel.getByRole('button', { name: 'Add 4 products to the cart' }))
    await screen.findByText('4 products were added to your cart.')
    const { sections } = await buyer.get<Cart>('/cart')
    const inPeru = sections.filter(({ country }) => country.name === 'Peru').flatMap(({ products }) => products)
    expect(inPeru.map(({ reference }) => reference)).toEqual([everywhere[1]?.reference])
    expect(sections.every(({ country }) => ['Peru', 'Colombia'].includes(country.name))).toBe(true)
  })

  test('a packaging of the same name is chosen once', async () => {
    const opened = await portal.open('/cart', BUYER)
    const { user } = opened
    const panel = await openPanel(opened)
    await checks(
      opened,
      panel,
      alike.map(({ reference, minimumOrderQuantity }) => `${reference};${minimumOrderQuantity}`),
    )
    await choose(user, 'Packaging for all rows', 'Box of 10 · 2 rows')
    await user.keyboard('{Escape}')
    await choose(user, 'Country for all rows', 'Colombia · 2 rows')
    await user.keyboard('{Escape}')
    await panel.findByText('2 rows ready to add')
    expect(panel.getAllByText(/ of 10.* · Box of 10 · Colombia/)).toHaveLength(2)
  })
})

test('rows that were not added are not left without a question', async () => {
  const opened = await portal.open('/cart', BUYER)
  const { user, address } = opened
  const panel = await openPanel(opened)
  const goHome = () => user.click(document.querySelector('header a[href="/home"]') as Element)
  const stays = async () => {
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await user.click(question.getByRole('button', { name: 'Stay' }))
    await isGone(() => screen.queryByRole('dialog'))
  }
  await fill(
    user,
    panel.getByRole('textbox', { name: 'Rows' }),
    `${alone.reference}, ${alone.minimumOrderQuantity}, ${country}`,
  )
  await goHome()
  await stays()
  await user.click(panel.getByRole('button', { name: 'Check these rows' }))
  await panel.findByText(alone.name)
  await goHome()
  await stays()
  await user.click(panel.getByRole('button', { name: 'Start again' }))
  await goHome()
  await expect.poll(address).toBe('/home')
})

describe('a file', () => {
  const takes = (user: OpenScreen['user'], panel: Panel, name: string, text: string) =>
    user.upload(
      panel.getByLabelText('Choose a file', { selector: 'input' }),
      new File([text], name, { type: 'text/csv' }),
    )

  test('of rows is read when it is chosen; a workbook is refused', async () => {
    const opened = await portal.open('/cart', BUYER)
    const panel = await openPanel(opened)
    await opened.user.upload(
      panel.getByLabelText('Choose a file', { selector: 'input' }),
      new File(['PK\u0003\u0004\0'], 'book.csv', { type: 'text/csv' }),
    )
    await panel.findByText('This file could not be read. Save it as CSV (UTF-8) or Excel (.xlsx) and choose it again.')
    await takes(
      opened.user,
      panel,
      'rows.csv',
      `\uFEFFref,qty,country\r\n${alone.reference},"${alone.minimumOrderQuantity}",${country}\r\n`,
    )
    await panel.findByText(alone.name)
  })

  test('of the cart leaves it and comes back through quick add', async () => {
    const line = {
      reference: alone.reference,
      quantity: String(alone.minimumOrderQuantity),
      country,
      packaging: packOf(alone),
    }
    await buyer.send('POST', '/cart/lines/batch', { lines: [line] })
    const opened = await portal.open('/cart', BUYER)
    await screen.findByRole('combobox', { name: `Quantity of ${alone.name}` })
    const saved = savedFiles()
    await opened.user.click(await screen.findByRole('button', { name: 'CSV My cart' }))
    await expect.poll(() => saved.at(-1)?.name).toBe('cart.csv')
    const panel = await openPanel(opened)
    await takes(opened.user, panel, 'cart.csv', (await saved.at(-1)?.text()) ?? '')
    await panel.findByText(/^Already in your cart with/)
    await opened.user.click(screen.getByRole('button', { name: 'Excel My cart' }))
    await expect.poll(() => saved.at(-1)?.name).toBe('cart.xlsx')
    expect(await saved.at(-1)?.text()).toMatch(/^PK/)
  })
})
