import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { PASSWORD } from '#fixtures/companies/staff.ts'
import type { Product } from '#modules/catalogue/contract.ts'
import type { Cart } from '#modules/ordering/contract.ts'
import type { Caller } from '#tests/e2e/caller.ts'
import { choose, fill } from '#tests/screens/fields.ts'
import { answerInstead, cutLine, holdAnswers, mendLine, sentRequests } from '#tests/screens/line.ts'
import { savedFiles } from '#tests/screens/saved-files.ts'
import { type OpenScreen, screenPortal } from '#tests/screens/screen.tsx'

const BUYER = 'procurement@andina.example'
const MARKETING = 'marketing@andina.example'
const SALES = 'sales@partnercare.example'
const soldInThree = 'Disposable trocar for two-rod implants'
const notSold = 'Etonogestrel implant 68 mg'

const portal = screenPortal()
let buyer: Caller
let products: readonly Product[]
beforeAll(async () => {
  buyer = await portal.caller(BUYER)
  products = await buyer.get<Product[]>('/products/all')
})

const idOf = (name: string) => products.find((product) => product.name === name)?.id
const searchBox = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Search the portfolio' })
const quantityBox = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Quantity' })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const openProduct = (name: string, email?: string) => portal.open(`/product/${idOf(name)}`, email)
const main = () => screen.getByRole('main')
const hasFocus = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element))
const isGone = (read: () => unknown) => waitFor(() => expect(read()).toBeNull())
const cartLines = async (who = buyer) => (await who.get<Cart>('/cart')).sections.flatMap(({ products }) => products)
const addsSent = () => sentRequests().filter(({ method, path }) => method === 'POST' && path === '/cart/lines')

test('12 products a page; the page is in the address, and another filter leads back to the first page', async () => {
  const { user, address, go } = await portal.open('/shop', BUYER)
  await screen.findByText(/^1–12 of/)
  expect(screen.getAllByRole('article')).toHaveLength(12)
  await user.click(await button('Page 02'))
  await screen.findByText(/^13–24 of/)
  await expect.poll(address).toBe('/shop?page=2')
  await go('/shop')
  await go('/shop?page=2')
  await screen.findByText(/^13–24 of/)
  await choose(user, 'Category', 'Contraception')
  await screen.findByText(/^1–12 of/)
  await expect.poll(address).not.toMatch(/page/)
})

test('the catalogue is downloaded once, however often its button is pressed while it is made', async () => {
  const { user } = await portal.open('/shop', BUYER)
  const saved = savedFiles()
  const late = holdAnswers('GET', /^\/products\/catalogue\.pdf$/)
  const download = await button('Download the catalogue')
  await user.click(download)
  await late.caught
  expect(download.getAttribute('aria-busy')).toBe('true')
  await user.click(download)
  download.focus()
  await user.keyboard('{Enter}')
  late.release()
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['catalogue.pdf'])
  await waitFor(() => expect(download.getAttribute('aria-busy')).toBeNull())
  expect(sentRequests().filter(({ path }) => path === '/products/catalogue.pdf')).toHaveLength(1)
})

test('suggestions are categories, then sub-categories, then products; choosing one resets the filters', async () => {
  const { user, address } = await portal.open('/shop?country=pe', BUYER)
  await button('Remove filter Country: Peru')
  await user.type(await searchBox(), 'contracept')
  const list = within(await screen.findByRole('listbox'))
  const groups = await list.findAllByRole('group')
  expect(groups.map((group) => group.getAttribute('aria-label')).slice(0, 3)).toEqual([
    'Categories',
    'Sub-categories',
    'Products',
  ])
  await user.keyboard('{ArrowDown}{Enter}')
  const chip = await button('Remove filter Category: Contraception')
  expect(screen.queryByRole('button', { name: /Remove filter Country/ })).toBeNull()
  expect(address()).toMatch(/category=/)
  expect(address()).not.toMatch(/country=/)
  // What is set is read before what it leaves.
  const [first] = screen.getAllByRole('article')
  expect(chip.compareDocumentPosition(first as Node) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('a reference is found in any case within the filters; nothing found offers the way back', async () => {
  const { user } = await portal.open('/shop?country=ec&category=nope', BUYER)
  await button('Remove filter Country: Ecuador')
  await screen.findByText(/^1–12 of/)
  await fill(user, await searchBox(), 'pc-2011')
  await user.keyboard('{Enter}')
  await screen.findByText('1–1 of 1')
  const there = screen.getByRole('article').textContent
  await user.click(await button('Remove filter Country: Ecuador'))
  await waitFor(() =>
    expect(screen.getByRole('article').textContent, 'the price is that of the country').not.toBe(there),
  )

  await fill(user, await searchBox(), 'no such thing')
  await screen.findByText('No product, category or reference contains this.')
  await user.keyboard('{Enter}')
  await screen.findByText('No product matches these filters.')
  await user.click(within(main()).getAllByRole('button', { name: 'See all products' }).at(-1) as HTMLElement)
  await screen.findByText(/^1–12 of/)
  expect((await searchBox()).value).toBe('')
})

test('a sub-category in the address sets its category; another category clears it', async () => {
  const { user, address } = await portal.open('/shop', BUYER)
  await screen.findByText(/^1–12 of/)
  await choose(user, 'Category', 'Contraception')
  await choose(user, 'Sub-category', 'Contraceptive implants')
  await screen.findByText('1–4 of 4')
  await expect.poll(address).toMatch(/subCategory=/)
  const link = address()
  expect(link).not.toMatch(/[?&]category=/)
  cleanup()
  const copied = await portal.open(link, BUYER)
  await button('Remove filter Category: Contraception')
  await choose(copied.user, 'Category', 'Menopause')
  await button('Remove filter Category: Menopause')
  expect(screen.queryByRole('button', { name: /Remove filter Sub-category/ })).toBeNull()
})

test('visitors see the portfolio without a price, and are led back to the product after the sign-in', async () => {
  const { user } = await portal.open('/shop')
  await screen.findByRole('heading', { level: 1, name: 'My product portfolio' })
  const link = await screen.findByRole('link', { name: soldInThree })
  expect(main().textContent).not.toMatch(/\$|excl\. VAT|CareCoin/)
  await user.click(link)
  await screen.findByRole('heading', { level: 1, name: soldInThree })
  expect(main().textContent).not.toMatch(/\$|Add to cart/)
  await user.click(screen.getAllByRole('link', { name: 'Sign in to see prices' })[0] as HTMLElement)
  await fill(user, await screen.findByLabelText(/^E-mail/), BUYER)
  await fill(user, screen.getByLabelText(/^Password/), PASSWORD)
  await user.click(screen.getAllByRole('button', { name: 'Sign in' }).at(-1) as HTMLElement)
  await button('Add to cart')
})

test('a product is requested where it is not sold: a failure offers to retry, an answer comes in while one looks', async () => {
  const { user } = await openProduct(notSold, BUYER)
  await screen.findByText('Your sales representative')
  const noAnswer = answerInstead('POST', /\/products\/request\//, { status: 500 })
  await user.click(await button(`Request ${notSold}`))
  const retry = await button(`Retry ${notSold}`)
  await screen.findAllByRole('alert')
  noAnswer.stop()
  const late = holdAnswers('POST', /\/products\/request\//)
  const sentBefore = sentRequests().length
  await user.click(retry)
  await late.caught
  await user.click(retry)
  late.release()
  const requested = await button(`Requested ${notSold}`)
  expect(requested.getAttribute('aria-disabled')).toBe('true')
  const requests = sentRequests()
    .slice(sentBefore)
    .filter(({ path }) => path.startsWith('/products/request/'))
  expect(requests, 'a second press while it is sent does nothing').toHaveLength(1)

  const sales = await portal.caller(SALES)
  type Requested = { product: { id: string; name: string }; distributor: { id: string; name: string } }
  const request = (await sales.get<{ rows: Requested[] }>('/office/product-requests')).rows.find(
    ({ product, distributor }) => product.name === notSold && distributor.name.startsWith('Andina'),
  )
  await sales.send('PUT', '/office/product-requests', {
    distributorId: request?.distributor.id,
    productId: request?.product.id,
    countryId: null,
    outcome: 'REFUSED',
    answer: 'Not registered in your countries yet.',
  })
  await screen.findByText('Not registered in your countries yet.')
  await button(`Request ${notSold}`)
})

test('staff read requests by their role; who may answer says what and why, once', async () => {
  await buyer.send('POST', `/products/request/${idOf(notSold)}`, {})
  const title = `Availability of ${notSold}`
  const chosen = async () => (await screen.findByRole('link', { name: new RegExp(`Andina.*${notSold}`) })).click()
  await portal.open('/office/product-requests?status=OPEN', 'analyst@partnercare.example')
  await chosen()
  await screen.findByRole('heading', { name: title })
  expect(screen.queryByRole('button', { name: /^Answer(?!ed)/ })).toBeNull()
  cleanup()

  const { user, address } = await portal.open('/office/product-requests', SALES)
  await expect.poll(address).toBe('/office/requests?kind=PRODUCT_OR_LABEL')
  await chosen()
  await screen.findByRole('heading', { name: title })
  await user.click(await button(/^Answer(?!ed)/))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Send answer' }))
  await dialog.findByText('Enter an answer')
  await user.click(dialog.getByRole('radio', { name: 'Refused' }))
  await fill(user, dialog.getByRole('textbox', { name: /^Answer/ }), 'Not in your countries.')
  await user.click(dialog.getByRole('button', { name: 'Send answer' }))
  await screen.findByText(/^Answer sent to/)
  expect((await buyer.get<{ answer: string }[]>('/products/requests')).map(({ answer }) => answer)).toContain(
    'Not in your countries.',
  )
})

/** Chooses what is ordered on a product page, up to the question about the label. */
const asksForLabel = async ({ user }: OpenScreen, quantity: string) => {
  await fill(user, await quantityBox(), quantity)
  await choose(user, 'Packaging', 'Box of 10')
  await user.click(await button('Add to cart'))
  return screen.findByRole('dialog', { name: 'Check the label' })
}

test('the choice is checked in the fixed texts at its fields, the first of which has the focus', async () => {
  const { user } = await openProduct(soldInThree, BUYER)
  const quantity = await quantityBox()
  const add = await button('Add to cart')
  await fill(user, quantity, '')
  await user.click(add)
  await screen.findByText('Please select quantity and packaging')
  await hasFocus(quantity)
  await fill(user, quantity, 'many')
  await user.tab()
  await screen.findByText('Please enter a valid number')
  await fill(user, quantity, '1001')
  await user.click(add)
  await screen.findByText(/^Please order in steps of/)
  await fill(user, quantity, '150')
  await user.click(add)
  await screen.findByText('Please select packaging')
  await hasFocus(screen.getByRole('combobox', { name: 'Packaging' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await choose(user, 'Packaging', 'Box of 10')
  await user.click(add)
  await screen.findByRole('dialog', { name: 'Check the label' })
})

test('the list of quantities begins with ten; the arrow keys list and take one, and one more comes at its end', async () => {
  const { user } = await openProduct(soldInThree, BUYER)
  const quantity = await quantityBox()
  await user.click(quantity)
  const list = await screen.findByRole('listbox', { name: 'Choose a quantity' })
  const listed = () =>
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  await waitFor(() => expect(listed()).toHaveLength(10))
  const second = listed()[1] as string
  list.dispatchEvent(new Event('scroll'))
  await waitFor(() => expect(listed()).toHaveLength(11))
  await user.keyboard('{Escape}')
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(quantity.value).toBe(second)
})

test('a product goes into the cart by way of its label, once, and the next one begins with its country alone', async () => {
  const opened = await openProduct(soldInThree, BUYER)
  const { user } = opened
  await screen.findByRole('region', { name: 'Frequently purchased with' })
  const modal = await asksForLabel(opened, '150')
  const country = within(modal).getByRole('combobox', { name: 'Destination country' })
  expect(country.getAttribute('value'), 'the country of the page is not asked for twice').toBe('Colombia')
  await choose(user, 'Destination country', 'Peru', modal)
  await within(modal).findByText('No label available')
  await choose(user, 'Destination country', 'Colombia', modal)
  await within(modal).findByText('Is this correct?')
  await within(modal).findByText('PC-1042-CO-02')
  const saved = savedFiles()
  await user.click(within(modal).getByRole('button', { name: 'Open the label (PDF)' }))
  await expect.poll(() => saved.at(-1)?.name).toBe('PC-1042-CO-02.pdf')

  const late = holdAnswers('POST', /^\/cart\/lines$/)
  const yes = within(modal).getByRole('button', { name: 'Yes, add to cart' })
  await user.click(yes)
  await waitFor(() => expect(yes.getAttribute('aria-busy')).toBe('true'))
  const other = within(modal).getByRole('button', { name: 'Continue, but request a new label' })
  expect(other.getAttribute('aria-disabled')).toBe('true')
  await user.click(yes)
  await user.click(other)
  late.release()
  await screen.findByText('Your product was successfully added to the cart')
  expect(addsSent(), 'a busy button takes no second press').toHaveLength(1)
  expect(sentRequests().filter(({ path }) => path.startsWith('/products/request-label/'))).toEqual([])
  expect((await cartLines()).find(({ name }) => name === soldInThree)).toMatchObject({ quantity: 150, countryId: 'co' })

  // What was chosen for the first line is no choice of the next.
  const goOn = await button('Continue')
  await hasFocus(goOn)
  await user.click(goOn)
  await isGone(() => screen.queryByRole('dialog'))
  await user.click(await button('Add to cart'))
  const next = within(await screen.findByRole('dialog', { name: 'Check the label' }))
  await next.findByText('Already in your cart for Colombia, 150 units: not added again.', { exact: false })
})

test('a product that is added while the line is down is in the cart once when it is back', async () => {
  const opened = await openProduct(soldInThree, BUYER)
  const dialog = await asksForLabel(opened, '200')
  const modal = within(dialog)
  await choose(opened.user, 'Destination country', 'Ecuador', dialog)
  cutLine()
  await opened.user.click(modal.getByRole('button', { name: 'Yes, add to cart' }))
  mendLine()
  await screen.findByText('Your product was successfully added to the cart')
  expect((await cartLines()).filter(({ name, countryId }) => name === soldInThree && countryId === 'ec')).toHaveLength(
    1,
  )
})

test('a new label can be requested on the way; what is in the cart already stays as it is', async () => {
  const mateo = await portal.caller(MARKETING)
  const opened = await openProduct(soldInThree, MARKETING)
  const { user } = opened
  await choose(user, 'Destination country', 'Ecuador', await asksForLabel(opened, '200'))
  await user.click(await button('Continue, but request a new label'))
  await screen.findByText('Your product was successfully added to the cart')
  await screen.findByText('Your request for a new label has been sent.')
  await user.click(await button('Continue'))
  await isGone(() => screen.queryByRole('dialog'))
  await fill(user, await quantityBox(), '300')
  await user.click(await button('Add to cart'))
  await screen.findByText(/^Already in your cart for Ecuador, 200 units/)
  await user.click(await button('Yes, add to cart'))
  await screen.findByText('Your product is already in the cart')
  expect((await cartLines(mateo)).find(({ name }) => name === soldInThree)?.quantity).toBe(200)
})

test('prices by country open by keyboard and close on Escape', async () => {
  const { user } = await openProduct(soldInThree, BUYER)
  const opener = await button('Prices by country')
  ;(await button('Download the product sheet')).focus()
  await user.tab()
  await screen.findByText('There are the prices for your available countries (excl. VAT)')
  const prices = within(await screen.findByRole('table', { name: 'Prices by country' }))
  expect(prices.getByRole('row', { name: /Peru/ }).textContent).toContain('$1.14')
  await user.keyboard('{Escape}')
  expect(opener.getAttribute('aria-expanded')).toBe('false')
})

test('the country decides price, label and lead time; it is kept for the next product and the list', async () => {
  const { user, address, go } = await portal.open(`/product/${idOf(soldInThree)}`, BUYER)
  const offer = within(await screen.findByRole('region', { name: 'Order' }))
  await offer.findByText(/^PC-1042-CO-/)
  await offer.findByText(/· Colombia$/)
  await choose(user, 'Country', 'Ecuador')
  await offer.findByText(/· Ecuador$/)
  await offer.findByText(/^PC-1042-EC-/)
  await offer.findByText('60 or 90 days after the order')
  await expect.poll(address).toMatch(/\?country=ec$/)
  await go('/shop')
  await screen.findByText(/^1–12 of/)
  const shown = screen.getAllByRole('article').map(({ textContent }) => textContent ?? '')
  expect(shown.some((card) => card.includes('· Ecuador'))).toBe(true)
  expect(
    shown.filter((card) => card.includes('· Colombia')),
    'only what is not sold in Ecuador has the price of another country',
  ).toEqual([])
  await choose(user, 'Category', 'Contraception')
  await button('Remove filter Category: Contraception')
  expect(main().textContent, 'another filter leaves the country').toContain('· Ecuador')
})

test('several countries go into the cart at once; what is there already is not added again', async () => {
  const name = 'Levonorgestrel implant 2 × 75 mg'
  const product = products.find((it) => it.name === name) as Product
  for (const { countryId, productId } of await cartLines())
    if (productId === product.id) await buyer.send('DELETE', `/cart/lines/${countryId}/${productId}`, {})
  const { user } = await openProduct(name, BUYER)
  const table = within(await screen.findByRole('table', { name: 'Countries to order for' }))
  expect(table.getByRole<HTMLInputElement>('checkbox', { name: /Colombia/ }).checked).toBe(true)
  await user.click(table.getByRole('checkbox', { name: /Peru/ }))
  await choose(user, 'Packaging of Colombia', product.packagings[0]?.name ?? '')
  expect(
    table.getByRole<HTMLInputElement>('combobox', { name: 'Packaging of Peru' }).value,
    'the packaging that was chosen first serves all',
  ).toBe(product.packagings[0]?.name)
  const quantity = table.getByRole<HTMLInputElement>('combobox', { name: 'Quantity of Peru' })
  await fill(user, quantity, 'many')
  await user.click(await button('Add 2 countries to the cart'))
  await hasFocus(quantity)
  expect(await cartLines().then((all) => all.filter(({ productId }) => productId === product.id))).toEqual([])
  const twice = product.minimumOrderQuantity + product.orderQuantityStep
  await fill(user, quantity, String(twice))
  await user.click(await button('Add 2 countries to the cart'))
  await screen.findByText('Added to the cart for 2 countries.')
  const added = (await cartLines()).filter(({ productId }) => productId === product.id)
  expect(added.map(({ countryId, quantity: units }) => [countryId, units]).toSorted()).toEqual([
    ['co', product.minimumOrderQuantity],
    ['pe', twice],
  ])
  expect(sentRequests().filter(({ path }) => path === '/cart/lines/batch')).toHaveLength(1)
  await waitFor(() => expect(table.queryByRole('checkbox', { name: /Peru/ })).toBeNull())
  await user.click(await button(/^Add the chosen countries/))
  await screen.findByText('Choose at least one country.')
})

test('without a country of its own the product says from which price, and adding requires the country', async () => {
  const operations = await portal.caller('operations@partnercare.example')
  const product = products.find(({ name }) => name === soldInThree) as Product
  const own = product.registrations?.find(({ country }) => country.id === 'co')
  await operations.send('PUT', `/office/registrations/${own?.id}/status`, { status: 'EXPIRED' })
  const opened = await portal.open(`/product/${product.id}?country=co`, BUYER)
  await screen.findByText('Not available in Colombia: choose another country.')
  const offer = within(screen.getByRole('region', { name: 'Order' }))
  await offer.findByText(/^From/)
  const modal = await asksForLabel(opened, '150')
  expect(within(modal).queryByText('Is this correct?'), 'there is nothing to ask before the country').toBeNull()
  await opened.user.click(within(modal).getByRole('button', { name: 'Yes, add to cart' }))
  await within(modal).findByText('Please select a country')
  await hasFocus(within(modal).getByRole('combobox', { name: 'Destination country' }))
  await choose(opened.user, 'Destination country', 'Peru', modal)
  await within(modal).findByText('Is this correct?')
  expect(within(modal).queryByText('Please select a country')).toBeNull()
  await operations.send('PUT', `/office/registrations/${own?.id}/status`, { status: own?.status })
})

test('an unknown product is not found', async () => {
  await portal.open('/product/0199ee29-2d20-7117-9999-000000000000', BUYER)
  await screen.findByRole('heading', { name: 'Page not found' })
})
