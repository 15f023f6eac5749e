import { screen, waitFor, within } from '@testing-library/react'
import { matchRoutes } from 'react-router-dom'
import { describe, expect, test } from 'vitest'

import { PASSWORD } from '#fixtures/companies/staff.ts'
import type { OrderRow } from '#modules/ordering/contract.ts'
import { orderNumber } from '#tests/e2e/caller.ts'
import { sentRequests } from '#tests/screens/line.ts'
import { screenPortal } from '#tests/screens/screen.tsx'
import { note, noted } from '#web/api/session-notes.ts'
import { routes } from './routes.tsx'

const PROCUREMENT = 'procurement@andina.example'
const SALES = 'sales@partnercare.example'
const ANALYST = 'analyst@partnercare.example'
const portal = screenPortal()

const hasFocus = (element: Element | null) => waitFor(() => expect(document.activeElement).toBe(element))
const searchButton = () => screen.findByRole('button', { name: /Search or jump to/ })
const searchField = () => screen.findByRole('combobox', { name: 'Search or jump to' })

describe('the header', () => {
  test('a submenu is opened by key, entered by ArrowDown and left by Escape', async () => {
    const { user } = await portal.open('/404', PROCUREMENT)
    const tab = await screen.findByRole('button', { name: 'Purchase' })
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '') as HTMLElement
    expect(panel.hasAttribute('inert')).toBe(true)
    tab.focus()
    await user.keyboard('{Enter}')
    expect(tab.getAttribute('aria-expanded')).toBe('true')
    expect(panel.hasAttribute('inert')).toBe(false)
    await user.keyboard('{ArrowDown}')
    await hasFocus(within(panel).getByRole('link', { name: /^My product portfolio/ }))
    await user.keyboard('{Escape}')
    expect(tab.getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(tab)
  })

  test('a submenu is still there right after a click elsewhere, and closes then', async () => {
    const { user } = await portal.open('/404', PROCUREMENT)
    const tab = await screen.findByRole('button', { name: 'Purchase' })
    await user.click(tab)
    await user.click(await screen.findByRole('heading', { level: 1 }))
    expect(tab.getAttribute('aria-expanded')).toBe('true')
    await waitFor(() => expect(tab.getAttribute('aria-expanded')).toBe('false'))
  })

  test.each([PROCUREMENT, SALES])('each entry of the menus of %s leads to a screen', async (email) => {
    await portal.open('/404', email)
    await searchButton()
    const links = [...document.querySelectorAll('header a[href^="/"]')].map((link) => link.getAttribute('href') ?? '')
    expect(links.length).toBeGreaterThan(8)
    expect(links.filter((link) => matchRoutes(routes, link)?.at(-1)?.route.path === '*')).toEqual([])
  })
})

test('a group of the office’s menu folds and stays folded on this device; the own group comes first, the logo leads to Today', async () => {
  const { user, address } = await portal.open('/office/quotes', ANALYST)
  const nav = await screen.findByRole('navigation', { name: 'Back office' })
  const groups = within(nav)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
  expect(groups[0]).toBe('Audit')
  const folds = within(nav).getByRole('button', { name: 'Sales' })
  const prices = () => within(nav).queryByRole('link', { name: 'Prices' })
  expect(prices()).not.toBeNull()
  await user.click(folds)
  expect(folds.getAttribute('aria-expanded')).toBe('false')
  expect(prices()).toBeNull()
  expect(localStorage.getItem('partnercare.folded')?.trim()).toBe('trade')
  await user.click(folds)
  expect(prices()).not.toBeNull()
  await user.click(screen.getAllByRole('link', { name: /, home$/ })[0]!)
  await expect.poll(address).toBe('/office')
})

test('an address that leads nowhere is named, with the way home and the search', async () => {
  const { user, address } = await portal.open('/no/such?page=2', PROCUREMENT)
  await screen.findByText('There is nothing at /no/such?page=2.')
  expect(address()).toBe('/404')
  screen.getByRole('link', { name: 'Back to home' })
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Search the portal' }))
  await screen.findByRole('dialog')
})

test('another page takes the keyboard to its main part and announces its name', async () => {
  const { user } = await portal.open('/404', PROCUREMENT)
  const [cart] = await screen.findAllByRole('link', { name: /^My cart/ })
  await user.click(cart as HTMLElement)
  await screen.findByRole('heading', { level: 1, name: 'My cart' })
  await hasFocus(screen.getByRole('main'))
  expect(document.title).toMatch(/^(\(\d+\) )?My cart · PartnerCare$/)
  await waitFor(() => expect(document.getElementById('announce-polite')?.textContent).toBe('My cart'))
})

test('the first stop of the keyboard skips to the content', async () => {
  const { user } = await portal.open('/404', PROCUREMENT)
  await screen.findByRole('heading', { level: 1 })
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Skip to content')
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('the bell shows the three latest; one that is opened is read, and the count goes down', async () => {
  const { user, address } = await portal.open('/404', PROCUREMENT)
  const bell = await screen.findByRole('button', { name: /^Notifications, \d+ unread/ })
  const count = () => Number(bell.getAttribute('aria-label')?.match(/\d+/)?.[0] ?? 0)
  const before = count()
  await user.click(bell)
  const latest = await screen.findByRole('region', { name: 'Latest notifications' })
  await waitFor(() => expect(within(latest).getAllByRole('listitem')).toHaveLength(3))
  expect(count()).toBe(before)
  await user.click(latest.querySelector('[data-unread]') as Element)
  await waitFor(() => expect(document.title).toMatch(before === 1 ? /^[^(]/ : new RegExp(`^\\(${before - 1}\\) `)))
  expect(screen.queryByRole('region', { name: 'Latest notifications' })).toBeNull()
  // The page that it leads to takes the keyboard when it comes, which closes what the bell shows.
  await expect.poll(address).not.toBe('/404')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))

  const bellThere = await screen.findByRole('button', { name: /^Notifications/ })
  await user.click(bellThere)
  await screen.findByRole('region', { name: 'Latest notifications' })
  await user.keyboard('{Escape}')
  expect(bellThere.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(bellThere)
})

test('G then C goes to the cart', async () => {
  const { user, address } = await portal.open('/404', PROCUREMENT)
  await searchButton()
  await user.keyboard('gc')
  await expect.poll(address).toBe('/cart')
})

test('? lists the keys that this page listens to, from the same place that makes them work', async () => {
  const { user, go, address } = await portal.open('/profile/orders', PROCUREMENT)
  const list = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  const here = async () => within(await list()).queryByRole('region', { name: 'On this page' })
  const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByRole('table', { name: 'My orders' })
  await user.keyboard('?')
  await within((await here()) as HTMLElement).findByText('Next row')
  const places = within(await list()).getByRole('region', { name: 'Go to' })
  expect(
    within(places)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toContain('My cart')
  await user.keyboard('f{Escape}')
  await isGone()
  expect(document.activeElement?.tagName).not.toBe('INPUT')
  await user.keyboard('fgc')
  expect((document.activeElement as HTMLInputElement).value).toBe('gc')
  expect(address()).toMatch(/^\/profile\/orders/)

  await go('/cart')
  await screen.findByRole('heading', { level: 1, name: 'My cart' })
  await screen.findByRole('button', { name: /^Excel/ })
  await user.keyboard('?')
  await within((await here()) as HTMLElement).findByText(/^Export/)
  expect(within((await here()) as HTMLElement).queryByText('Next row')).toBeNull()
  await user.keyboard('{Escape}')
  await isGone()

  await go('/404')
  await screen.findByRole('heading', { level: 1, name: 'Page not found' })
  await user.keyboard('?')
  await within(await list()).findByText('Everywhere')
  expect(await here()).toBeNull()
  await user.keyboard('{Escape}')
  await isGone()
})

test('the palette offers what the page offers, then help; what was chosen last is first the next time', async () => {
  const buyer = await portal.caller(PROCUREMENT)
  const [order] = await buyer.get<OrderRow[]>('/order?status=QUOTE_RECEIVED')
  const { user } = await portal.open(`/profile/order/${order?.id}`, PROCUREMENT)
  await screen.findAllByRole('button', { name: 'Confirm the order' })

  await user.keyboard('{Control>}k{/Control}')
  await user.type(await searchField(), 'confirm')
  await screen.findByRole('option', { name: /Confirm the order/ })
  await user.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Confirm the order' })
  await user.click(await within(dialog).findByRole('button', { name: 'Not yet' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await user.keyboard('/')
  await user.type(await searchField(), 'keyboard')
  await screen.findByRole('option', { name: /Keyboard shortcuts/ })
  await user.keyboard('{Enter}')
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('/')
  await searchField()
  expect((await screen.findAllByRole('option'))[0]?.textContent).toContain('Keyboard shortcuts')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the palette knows the address books, which are in no menu', async () => {
  const { user, address } = await portal.open('/404', PROCUREMENT)
  await user.click(await searchButton())
  await user.type(await searchField(), 'addresses')
  await screen.findByRole('option', { name: /Billing addresses/ })
  await user.click(await screen.findByRole('option', { name: /Shipping addresses/ }))
  await expect.poll(address).toBe('/profile/shipping-addresses')
})

test('staff find a distributor, and its orders besides', async () => {
  const { user, address } = await portal.open('/office/promo-codes', SALES)
  await user.click(await searchButton())
  await user.type(await searchField(), 'andina salud s.a.s.')
  await screen.findByRole('option', { name: /^(Distributors )?Andina Salud S\.A\.S\./ })
  await user.click(await screen.findByRole('option', { name: /Orders with/ }))
  await expect.poll(address).toMatch(/^\/office\/orders\?search=andina/)
  const table = await screen.findByRole('table', { name: 'Orders' })
  await within(table).findAllByText('Andina Salud S.A.S.')
})

test('the letter after G is for going, not for the page: G Q leaves the quote unsent', async () => {
  const { user, address } = await portal.open('/office/quotes', SALES)
  await screen.findByLabelText(/^Freight in dollars/)
  await user.keyboard('go')
  await expect.poll(address).toBe('/office/orders')
  await screen.findAllByRole('link', { name: orderNumber })
  await user.keyboard('gq')
  await expect.poll(address).toMatch(/^\/office\/quotes/)
  await screen.findByLabelText(/^Freight in dollars/)
  expect(screen.queryByText('Enter the freight, such as 1 860.00')).toBeNull()
})

test('a chosen colour scheme is worn at once and kept', async () => {
  const { user } = await portal.open('/404', PROCUREMENT)
  const toggle = await screen.findByRole('button', { name: /^Colour scheme/ })
  while (!toggle.getAttribute('aria-label')?.endsWith('Dark')) await user.click(toggle)
  expect(document.documentElement.getAttribute('data-scheme')).toBe('dark')
  expect(localStorage.getItem('partnercare.scheme')).toBe('dark')
})

describe('who may open what', () => {
  test('staff and distributors are led to their own side', async () => {
    const sales = await portal.open('/cart', SALES)
    await expect.poll(sales.address).toBe('/office')
  })

  test('distributors are led from the office to their home, and visitors to sign in first', async () => {
    const buyer = await portal.open('/office/quotes', PROCUREMENT)
    await expect.poll(buyer.address).toBe('/home')
  })

  test('a visitor signs in first: a wrong password is refused in the card, the right one leads on', async () => {
    const { user, address } = await portal.open('/profile/orders')
    await expect.poll(address).toBe('/login?next=%2Fprofile%2Forders')
    expect(screen.queryByText(/Your session has ended/)).toBeNull()
    const button = await screen.findByRole('button', { name: 'Sign in' })
    await user.click(button)
    await screen.findByText('Enter your e-mail or login name')
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'))
    await user.type(screen.getByLabelText('E-mail'), PROCUREMENT)
    await user.click(button)
    await screen.findByText('Enter your password')
    expect(document.activeElement).toBe(screen.getByLabelText('Password'))
    await user.type(screen.getByLabelText('Password'), 'Wrong.1234')
    await user.click(button)
    await screen.findByText(/Credentials incorrect/)
    await user.clear(screen.getByLabelText('Password'))
    await user.type(screen.getByLabelText('Password'), PASSWORD)
    await user.click(button)
    await expect.poll(address).toBe('/profile/orders')
  })

  test('a visitor’s page requests nothing that is refused', async () => {
    await portal.open('/quality-assurance')
    await screen.findByRole('heading', { level: 1, name: /quality/i })
    expect(sentRequests()).toEqual([])
  })

  test('an unknown path becomes that of the page that says so, which leads home', async () => {
    const { user, address } = await portal.open('/no/such/place')
    await screen.findByRole('heading', { name: 'Page not found' })
    expect(address()).toBe('/404')
    await user.click(screen.getByRole('link', { name: 'Back to home' }))
    await expect.poll(address).toBe('/')
    await screen.findByRole('heading', { level: 1, name: 'Every order, quote and certificate in one place.' })
  })
})

test('signing out ends the session and leaves nothing noted in the window', async () => {
  const { user, address } = await portal.open('/404', PROCUREMENT)
  note('prices', 'seen')
  await user.click(await screen.findByRole('button', { name: 'Profile' }))
  await user.click(await screen.findByRole('button', { name: /^Logout/ }))
  await waitFor(() => expect(noted('prices')).toBeNull())
  expect(address()).toBe('/404')
  expect(screen.queryByRole('button', { name: 'Profile' })).toBeNull()
})
