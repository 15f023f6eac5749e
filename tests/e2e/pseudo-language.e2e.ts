import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import brand from '#brand' with { type: 'json' }
import { orderStatuses } from '#modules/ordering/order-status.ts'
import { requestSubjects } from '#modules/ordering/special-request.ts'

import { atRest } from './every-screen.ts'
import { isSound, type Stage, stage } from './portal.ts'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

/** Names, keys and the form of a day are the same in every language; what documents print as well is the module's. */
const untranslated = [
  brand.name,
  ...brand.social.map(({ name }) => name),
  ...Object.values(requestSubjects),
  ...Object.values(orderStatuses)
    .flatMap(({ label, link }) => [label, link ?? []])
    .flat(),
  'Ctrl K',
  'DD/MM/YYYY',
]

/** What stands on heads and controls outside of the brackets that every text of the catalogue has here. */
const outsideOfBrackets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, legend, label, th, dt, button, [role=tab], nav a, input, textarea')]
      .flatMap((element) => [
        element.textContent ?? '',
        element.getAttribute('aria-label') ?? '',
        element.getAttribute('placeholder') ?? '',
      ])
      .flatMap((text) => text.replaceAll(/⟦[^⟦⟧]*(⟦[^⟦⟧]*⟧[^⟦⟧]*)*⟧/g, '\n').split('\n'))
      .map((text) => text.replace(/ ?[\d-]+$/, '').trim())
      .filter((text) => /\p{L}{2}/u.test(text)),
  )

test.each([
  '/home',
  '/shop',
  '/cart',
  '/order/address',
  '/order/shipping',
  '/order/certificates',
  '/order/validation',
  '/profile/orders',
  '/profile/data',
  '/profile/forecasts',
  '/profile/forecasts/edit',
  '/profile/shipping-addresses',
  `/${brand.slug}/my-loyalty-program`,
  '/notifications',
])('in a language a third longer than English, all of %s is from the catalogue and fits on a phone', async (path) => {
  const page = await it.open('/404', 'procurement@andina.example', { width: 'narrow', language: 'en-XA' })
  const answers: string[] = []
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) answers.push(await response.text().catch(() => ''))
  })
  await page.goto(path)
  await atRest(page)
  const known = [...untranslated, ...answers].join('\n')
  expect((await outsideOfBrackets(page)).filter((text) => !known.includes(text))).toEqual([])
  expect(await page.locator('html').getAttribute('lang')).toBe('en-XA')
  await isSound(page)
})
