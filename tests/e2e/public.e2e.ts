import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { isSound, looks, type Stage, stage } from './portal.ts'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

describe.each(looks)('$width, $scheme', (look) => {
  test.each([
    ['/', 'Every order, quote and certificate in one place.'],
    ['/login', 'Sign in'],
    ['/quality-assurance', /quality/i],
    ['/404', 'Page not found'],
  ])('%s is sound', async (path, heading) => {
    const page = await it.open(path, undefined, look)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await isSound(page)
  })
})

test.each([
  ['a visitor', undefined, 'Sign in'],
  ['a distributor', 'procurement@andina.example', 'Go to the portal'],
  ['staff', 'sales@partnercare.example', 'Go to the portal'],
])(
  'the landing page is there for %s before a line of the app has run, and stays while the app takes over',
  async (_, who, wayIn) => {
    const page = await it.open('/quality-assurance', who)
    const said: string[] = []
    page.on('console', (message) => void said.push(message.text()))
    page.on('pageerror', (fault) => void said.push(fault.message))
    await page.route('**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    const heading = page.getByRole('heading', { level: 1, name: 'Every order, quote and certificate in one place.' })
    await heading.waitFor()
    expect(await page.getByRole('status', { name: 'Loading' }).count(), 'no start-up mark').toBe(0)
    await page.evaluate(() => {
      const seen = { gone: false, first: document.querySelector('h1'), ways: [] as string[] }
      Object.assign(window, { seen })
      const look = () => {
        if (!document.querySelector('h1')) seen.gone = true
        for (const link of document.querySelectorAll<HTMLElement>('header > a:last-child, main a[data-look=filled]'))
          seen.ways.push(link.innerText)
        requestAnimationFrame(look)
      }
      look()
    })
    await page.locator('#announce-polite').filter({ hasText: 'PartnerCare' }).waitFor({ state: 'attached' }) // the app says the page's name
    await page.waitForLoadState('networkidle')
    const seen = await page.evaluate(() => {
      const { gone, first, ways } = (window as unknown as { seen: { gone: boolean; first: Element; ways: string[] } })
        .seen
      return { gone, isTheSame: document.querySelector('h1') === first, ways: [...new Set(ways)] }
    })
    expect(seen).toEqual({ gone: false, isTheSame: true, ways: [wayIn] })
    expect(said).toEqual([])
    await page.getByRole('link', { name: wayIn }).first().click()
    await page.waitForURL(who ? /\/(home|office)$/ : '**/login')
  },
)

test('the session is asked for once, before the app has come', async () => {
  const page = await it.open('/home', 'procurement@andina.example')
  await page.getByRole('heading', { level: 1 }).waitFor()
  let refreshes = 0
  const { promise: asked, resolve } = Promise.withResolvers<void>()
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/auth/refresh')) return
    refreshes += 1
    resolve()
  })
  await page.route('**/assets/*.js', async (route) => {
    await asked
    await route.continue()
  })
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(refreshes).toBe(1)
})

test('a visitor asks for nothing that is refused', async () => {
  const page = await it.open('/quality-assurance')
  const refused: string[] = []
  page.on('response', (answer) => void (answer.status() >= 400 && refused.push(answer.url())))
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.locator('#announce-polite').filter({ hasText: 'PartnerCare' }).waitFor({ state: 'attached' })
  expect(refused).toEqual([])
})

test('an unknown path shows the 404 screen, with the address changed', async () => {
  const page = await it.open('/no/such/place')
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/404')
  await page.getByRole('link', { name: 'Back to home' }).click()
  await page.waitForURL('**/')
})

test('a wrong password says so inside the card; the right one leads to the dashboard', async () => {
  const page = await it.open('/login')
  await page.getByLabel('E-mail').fill('procurement@andina.example')
  await page.getByLabel('Password', { exact: true }).fill('Wrong.1234')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('Credentials incorrect').waitFor()
  await isSound(page)
  await page.getByLabel('Password', { exact: true }).fill('PartnerCare.2026')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/home')
})

test('a screen of the portal asks visitors to sign in', async () => {
  const page = await it.open('/profile/orders')
  await page.waitForURL('**/login*')
})
