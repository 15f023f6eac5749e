import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { connect } from '#platform/postgres/pool.ts'
import { setDatabaseClock } from '#platform/time/clock.ts'
import { fill } from '#tests/screens/fields.ts'
import { useListTools } from '#tests/screens/list-tools.ts'
import { screenPortal } from '#tests/screens/screen.tsx'

const OPERATIONS = 'operations@partnercare.example'
const SALES = 'sales@partnercare.example'
const BUYER = 'procurement@andina.example'
/** The first of the month after TODAY. */
const FIRST = new Date('2026-12-01T00:00:00Z')

const portal = screenPortal()

type User = Awaited<ReturnType<typeof portal.open>>['user']
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const textbox = async (name: RegExp) => (await screen.findAllByRole<HTMLInputElement>('textbox', { name }))[0]!
const table = async (name: string) => within(await screen.findByRole('table', { name }))
const pick = async (user: User, field: RegExp, option: string) => {
  await user.click(await screen.findByRole('combobox', { name: field }))
  await user.click((await screen.findAllByRole('option', { name: new RegExp(option) }))[0]!)
}

test('products are found, sorted and paged by the address; a category is renamed and renamed back', async () => {
  const { user, go, address } = await portal.open('/office/products?search=pessary&sort=-reference', OPERATIONS)
  const products = await table('Products')
  await products.findByRole('link', { name: 'Cube pessary' })
  const references = products.getAllByText(/^PC-\d+$/).map(({ textContent }) => textContent)
  expect(references).toEqual(references.toSorted().reverse())
  await go('/office/products')
  await screen.findByText(/^1–25 of \d+$/)
  await user.click(within(screen.getByRole('group', { name: 'Rows per page' })).getByText('50'))
  await screen.findByText(/^1–50 of \d+$/)
  expect(address()).toBe('/office/products?size=50')

  await go('/office/categories')
  await screen.findByRole('heading', { name: 'Menopause' })
  for (const [from, to] of [
    ['Menopause', 'Midlife'],
    ['Midlife', 'Menopause'],
  ] as const) {
    await user.click(await button(`Rename ${from}`))
    const dialog = within(await screen.findByRole('dialog'))
    await fill(user, dialog.getByRole('textbox', { name: /^Name/ }), to)
    await user.click(dialog.getByRole('button', { name: 'Rename' }))
    await screen.findByRole('heading', { name: to })
  }
})

test('every price in force is a page or a filter away, and its product’s history a link', async () => {
  const { user, address } = await portal.open('/office/prices', SALES)
  await screen.findByText(/^1–50 of \d.\d{3}$/)
  await user.click(await button('Page 02'))
  await screen.findByText(/^51–100 of \d.\d{3}$/)
  expect(address()).toBe('/office/prices?page=2')
  await user.click(screen.getByRole('combobox', { name: 'Country' }))
  await user.click(await screen.findByRole('option', { name: 'Peru' }))
  await expect.poll(address).toBe('/office/prices?country=Peru')
  const rows = () => [...screen.getByRole('table', { name: 'Prices' }).querySelectorAll('tbody tr')]
  await waitFor(() => expect(rows().every(({ textContent }) => textContent.includes('Peru'))).toBe(true))
  expect(rows().length).toBeGreaterThan(1)

  const sort = () => user.click(within(screen.getByRole('columnheader', { name: 'Price' })).getByRole('button'))
  await sort()
  await expect.poll(address).toBe('/office/prices?country=Peru&sort=price')
  await sort()
  await expect.poll(address).toBe('/office/prices?country=Peru&sort=-price')
  const prices = () =>
    rows().map((row) => Number(row.querySelector('td:nth-child(6)')?.textContent.replaceAll(/[^\d.]/g, '')))
  await waitFor(() => expect(prices()).toEqual(prices().toSorted((a, b) => b - a)))

  await user.click(await button(/^Remove filter Country/))
  await screen.findByText(/^1–50 of \d.\d{3}$/)
  await user.click(screen.getAllByRole('link', { name: /^History of / })[0]!)
  await expect.poll(address).toMatch(/^\/office\/audit\/product\//)
})

test('a price list is pasted, its marked rows are repaired by keyboard, and it is put in force', async () => {
  const { user, address } = await portal.open('/office/prices/import', OPERATIONS)
  await fill(user, await textbox(/^Rows/), 'Reference\tCountry\tPrice\nPC-1042\tColombia\t3.10\nPC-1010\tNowhere\t9.90')
  await user.click(await button('Check these rows'))
  await screen.findByText('The product is not registered there.')
  screen.getByText('Correct the marked rows', { exact: false })
  ;(await textbox(/^Country, row 1$/)).focus()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(await textbox(/^Country, row 2$/))
  await fill(user, await textbox(/^Country, row 2$/), 'Colombia')
  await screen.findByText('2 rows, all right.')
  await screen.findByText(/^\d dearer, \d cheaper/)
  expect(screen.getAllByText('Changes by more than 50 %.')).toHaveLength(2)
  await user.click(await button('Apply'))
  const question = within(await screen.findByRole('dialog', { name: 'Are these prices right?' }))
  question.getByText(/^2 prices change by more than 50 %/)
  await user.click(question.getByRole('button', { name: 'Apply' }))
  await expect.poll(address).toBe('/office/prices')
  await screen.findByText('2 prices applied.')
})

test('a new product is registered and priced, and costs more from the first of the month', async () => {
  const open = await portal.open('/office/new-product', OPERATIONS)
  const { user, go, address } = open
  await user.click(await button('Add the product'))
  expect(document.activeElement).toBe(await textbox(/^Reference/))
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
  await fill(user, await textbox(/^Reference/), 'PC-WIDE')
  await fill(user, await textbox(/^MBD reference code/), 'MBD-WIDE')
  await fill(user, await textbox(/^Name/), 'Zinc wide')
  await pick(user, /^Category and sub-category/, 'Menopause, Bone health')
  await fill(user, await textbox(/^Description/), 'Zinc for every day.')
  await fill(user, await textbox(/^Technical description/), 'Thirty tablets in a bottle.')
  await user.click(await button('Add a packaging'))
  await fill(user, await textbox(/^Packaging 1/), 'Bottle of 30')
  await fill(user, await textbox(/^Units in packaging 1/), '1000000')
  await user.click(await button('Add the product'))
  expect(document.activeElement).toBe(await textbox(/^Units in packaging 1/))
  screen.getByText('Enter a whole number from 1 to 999 999')
  await fill(user, await textbox(/^Units in packaging 1/), '30')
  await user.click(await button('Add the product'))
  await expect.poll(address).toMatch(/^\/office\/products\/[0-9a-f-]{36}$/)
  await screen.findByRole('heading', { name: 'Zinc wide', level: 1 })
  await screen.findByText('Bottle of 30 (30 units)')
  const id = address().split('/').at(-1)!

  await user.click(await button('Add a country'))
  await pick(user, /^Country/, 'Colombia')
  await fill(user, await textbox(/^Price of a unit/), '20')
  await user.click(await button('Register'))
  const countries = await table('Countries')
  await countries.findByRole('cell', { name: 'Colombia' })
  await user.click(countries.getByRole('button', { name: /^Change/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Change the price' }))
  await fill(user, await textbox(/^Price of a unit/), '25.50')
  await fill(user, await textbox(/^From/), '01/12/2026')
  await screen.findByText(/^1 dearer, 0 cheaper/)
  await screen.findByText(/^No cart, open order or forecast has these/)
  await user.click(await button('Save'))
  await (await table('Countries')).findByText('$25.50 from 01/12/2026')

  await go(`/office/prices/scheduled?product=${id}&country=Colombia&search=zinc&sort=-effective`)
  await (await table('Scheduled prices')).findByRole('link', { name: 'Zinc wide' })
  expect(await useListTools(open, { column: 'Effective price', file: 'scheduled-prices.csv' })).toContain(
    '2026-12-01,Zinc wide,PC-WIDE,Colombia,',
  )

  await portal.open(`/product/${id}`, BUYER)
  await waitFor(() => expect(screen.getAllByText('$20.00').length).toBeGreaterThan(0))
  const owner = connect({ connectionString: portal.databaseUrl, max: 1 })
  await setDatabaseClock(owner, FIRST).finally(() => owner.end())
  await waitFor(() => expect(screen.getAllByText('$25.50').length).toBeGreaterThan(0))
})
