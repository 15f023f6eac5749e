import { readFile } from 'node:fs/promises'

import type { Download, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { HistoryEntry } from '#modules/ordering/contract.ts'
import type { OfficeOrderRow, StaffHistoryEntry } from '#modules/ordering/desk/office-contract.ts'
import { checkTrail } from '#platform/log/checking-trail.ts'

import { type Caller, callerOf } from './caller.ts'
import { isSound, type Look, looks, type Stage, stage } from './portal.ts'

const SALES = 'sales@partnercare.example'
const ANALYST = 'analyst@partnercare.example'
const LUCIA = 'procurement@andina.example'
const ANDINA = 'Andina Salud'

let it: Stage
let sales: Caller
let lucia: Caller
/** An order of Andina's with a whole life behind it. */
let order: OfficeOrderRow
let steps: readonly StaffHistoryEntry[]

beforeAll(async () => {
  it = await stage()
  sales = await callerOf(it.portal.url, SALES)
  lucia = await callerOf(it.portal.url, LUCIA)
  const billed = await sales.get<{ orders: OfficeOrderRow[] }>('/office/orders?status=BILLED&search=Andina')
  order = billed.orders.find(({ distributor }) => distributor.name.startsWith(ANDINA)) as OfficeOrderRow
  steps = (await sales.get<{ steps: StaffHistoryEntry[] }>(`/office/orders/${order.id}/trail`)).steps
})
afterAll(() => it.close())

const slider = (page: Page) => page.getByRole('slider', { name: /Step of/ })
const openReplay = async (search = '', look?: Look, email = SALES): Promise<Page> => {
  const page = await it.open(`/office/orders/${order.id}/replay${search}`, email, look)
  await slider(page).waitFor()
  return page
}
const atStep = (page: Page, step: number) => page.waitForURL((url) => url.searchParams.get('at') === String(step))

describe.each(looks)('$width, $scheme', (look) => {
  test('the replay of an order is sound', async () => {
    const page = await openReplay('?at=2', look)
    await page.getByRole('heading', { name: 'What changed' }).waitFor()
    await page.getByText('Chain verified').waitFor()
    await isSound(page)
  })

  test('the history of one’s own order is sound', async () => {
    const page = await it.open(`/profile/order/${order.id}/history?at=2`, LUCIA, look)
    await page.getByRole('heading', { name: 'What changed' }).waitFor()
    await isSound(page)
  })

  test('the audit trail is sound', async () => {
    const page = await it.open('/office/audit?kind=order', ANALYST, look)
    const event = page.getByRole('list', { name: 'Events' }).getByRole('article').first()
    await event.getByRole('link', { name: /^Order 20\d\d-\d{6}$/ }).waitFor()
    await isSound(page)
  })
})

test.each(looks)('the invariants are sound: $width, $scheme', async (look) => {
  const page = await it.open('/office/invariants', ANALYST, look)
  await page.getByText('No balance of CareCoins is negative').first().waitFor()
  await isSound(page)
})

test('a figure says where it comes from, to staff and to the distributor', async () => {
  const page = await it.open(`/office/orders/${order.id}`, SALES)
  await page.getByRole('button', { name: /^Where does this come from\? Order total/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Where it comes from/ })
  await dialog.getByText('placed the order').waitFor()
  await isSound(page)
  await dialog.getByRole('link', { name: 'See this step' }).first().click()
  await atStep(page, 1)

  const own = await it.open(`/profile/order/${order.id}`, LUCIA)
  await own.getByRole('button', { name: /^Where does this come from\? Grand total/ }).click()
  await own.getByRole('dialog').getByText('sent the quote').first().waitFor()
})

test('an analyst has every rule checked anew', async () => {
  const page = await it.open('/office/invariants', ANALYST)
  await page.getByRole('button', { name: 'Check everything now' }).click()
  await page.getByText('The whole log is being checked').first().waitFor()
  const seller = await it.open('/office/invariants', SALES)
  await seller.getByText('No balance of CareCoins is negative').first().waitFor()
  expect(await seller.getByRole('button', { name: 'Check everything now' }).count()).toBe(0)
})

test('the keyboard walks through an order’s life, and the address follows', async () => {
  const page = await openReplay('?at=1')
  await slider(page).focus()
  expect(await slider(page).getAttribute('aria-valuetext')).toContain(`Step 1 of ${steps.length}`)
  await page.keyboard.press('ArrowRight')
  await atStep(page, 2)
  await page.keyboard.press('End')
  await atStep(page, steps.length)
  await page.getByRole('link', { name: 'tracking.example', exact: true }).waitFor()
  await page.keyboard.press('ArrowLeft')
  await atStep(page, steps.length - 1)
  await page.getByRole('heading', { name: 'Replay' }).click()
  await page.keyboard.press('ArrowLeft')
  await atStep(page, steps.length - 2)
  await page.keyboard.press('ArrowRight')
  await atStep(page, steps.length - 1)
  await page.keyboard.press('Home')
  await atStep(page, 1)
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Pause' }).waitFor()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Next step' }).focus()
  await page.keyboard.press('Home')
  await atStep(page, 1)
  await page.keyboard.press('Space')
  await atStep(page, 2)
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
  await page.getByLabel('As of (UTC)').focus()
  await page.keyboard.press('End')
  await atStep(page, 2)
})

test('a moment leads to the step that it stood after', async () => {
  const page = await openReplay()
  const second = steps[1]?.at as string
  const [day = '', time = ''] = second.split('T')
  await page.getByLabel('As of (UTC)').fill(`${day.split('-').reverse().join('/')} ${time.slice(0, 5)}`)
  await page.getByRole('button', { name: 'Go there' }).click()
  await page.waitForURL(/asOf=/)
  await page
    .getByText(/^Step [12] of /)
    .first()
    .waitFor()
  await page.getByLabel('As of (UTC)').fill('01/01/2019')
  await page.getByRole('button', { name: 'Go there' }).click()
  await page.getByText('The order was not placed yet at that moment.').waitFor()
})

test('a moment before the order says so, wherever it was asked', async () => {
  const page = await openReplay('?asOf=2019-01-01T00:00:00.000Z')
  await page.getByText('The order was not placed yet at that moment. This is its first step.').waitFor()
  await page
    .getByText(/^Step 1 of /)
    .first()
    .waitFor()
  await page.getByRole('heading', { name: 'Replay' }).click()
  await page.keyboard.press('ArrowRight')
  await atStep(page, 2)
  await page.getByText('This is its first step.').waitFor({ state: 'detached' })
})

test('the banner says the moment that was asked for and the last step until then, to staff and to the distributor', async () => {
  const moment = new Date(Date.parse(steps[0]!.at) + 1).toISOString()
  const page = await openReplay(`?asOf=${moment}`)
  const banner = page.getByRole('note').filter({ hasText: 'the last step before it was on' })
  await banner.waitFor()
  expect(await banner.locator('time').getAttribute('datetime')).toBe(moment)
  await page.getByRole('button', { name: 'Next step' }).click()
  await page.getByText('View after this step').waitFor()

  const own = await it.open(`/profile/order/${order.id}/history?asOf=${moment}`, LUCIA)
  const told = own.getByRole('note').filter({ hasText: 'the last step before it was on' })
  await told.waitFor()
  expect(await told.locator('time').getAttribute('datetime')).toBe(moment)
  expect(await slider(own).getAttribute('aria-valuetext')).toContain('Step 1 of')
  await own.goto(`/profile/order/${order.id}/history?asOf=2019-01-01T00:00:00.000Z`)
  await own.getByText('The order was not placed yet at that moment. This is its first step.').waitFor()
})

test('what is no moment that has passed, and no step, leaves the address', async () => {
  const read = async (path: string, email: string) => {
    const page = await it.open(path, email)
    await slider(page).waitFor()
    await expect.poll(() => new URL(page.url()).search).toBe('')
    expect(await page.getByText('until then').count()).toBe(0)
    return page
  }
  for (const wrong of ['asOf=2190-01-01T00:00:00.000Z', 'asOf=yesterday', 'at=x']) {
    await read(`/office/orders/${order.id}/replay?${wrong}`, SALES)
    await read(`/profile/order/${order.id}/history?${wrong}`, LUCIA)
    await read(`/office/audit/distributor/${order.distributor.id}?${wrong}`, ANALYST)
  }
  const page = await read(`/office/audit/distributor/${order.distributor.id}`, ANALYST)
  await page.getByLabel('As of (UTC)').fill('31/12/2999 10:00')
  await page.getByRole('button', { name: 'Go there' }).click()
  await page.getByText('That moment is still to come.').waitFor()
})

test('it plays by itself to the end, and stops there', async () => {
  const page = await openReplay(`?at=${steps.length - 1}`)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await atStep(page, steps.length)
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
})

test('it plays as fast as one likes, with a dot for each step in the tone of who took it', async () => {
  const page = await openReplay('?at=1')
  await page.getByRole('radio', { name: '16×' }).check({ force: true })
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await atStep(page, steps.length)
  const dots = page.locator('[aria-label="Steps"] [data-tone]')
  expect(await dots.evaluateAll((all) => all.map((it) => it.getAttribute('data-tone')))).toEqual(
    steps.map(({ side }) => ({ distributor: 'provider', provider: 'moving', system: 'you' })[side]),
  )
})

test('a copied link shows the same step against the same other one', async () => {
  const quoted = steps.find(({ type }) => type === 'QuoteIssued')?.version as number
  const page = await openReplay(`?at=${quoted}&from=1`)
  await page.getByText('Read-only view.').waitFor()
  const changes = page.locator('section', { has: page.getByRole('heading', { name: 'What changed' }) }).last()
  await changes.getByText('Shipping price').waitFor()
  expect(await changes.locator('del').allInnerTexts()).toContainEqual(expect.stringContaining('Waiting for the quote'))
  expect(await changes.locator('ins').allInnerTexts()).toContainEqual(expect.stringContaining('Quote received'))
  expect(await page.getByRole('button', { name: /Confirm|Cancel|Send|Approve/ }).count()).toBe(0)
})

test('any step is held against another, also one that the filters leave out', async () => {
  const quoted = steps.find(({ type }) => type === 'QuoteIssued') as StaffHistoryEntry
  const page = await openReplay(`?at=${quoted.version}&kind=QuoteIssued&from=1`)
  const against = page.getByRole('combobox', { name: 'Compared with' })
  await expect.poll(() => against.inputValue()).toMatch(/^1 · /)
  await against.click()
  const last = steps.at(-1) as StaffHistoryEntry
  await page.getByRole('option', { name: new RegExp(`^${last.version} · `) }).click()
  await page.waitForURL((url) => url.searchParams.get('from') === String(last.version))
})

test('only the events of one person are walked through', async () => {
  const page = await openReplay()
  const [who] = new Set(steps.map(({ who: name }) => name))
  const theirs = steps.filter(({ who: name }) => name === who)
  await page.getByRole('combobox', { name: 'Person' }).click()
  await page.getByRole('option', { name: who as string }).click()
  await page.waitForURL(/who=/)
  await page.getByText(`of ${theirs.length}`, { exact: false }).first().waitFor()
  expect(await page.locator('ol a[href*="at="]').count()).toBe(theirs.length)
})

test('filters that leave nothing say so, and a person leaves the kinds that they have steps of', async () => {
  const buyer = steps[0] as StaffHistoryEntry
  const page = await it.open(`/office/orders/${order.id}/replay?who=${buyer.actor}&kind=QuoteIssued`, SALES)
  await page.getByText('No event matches these filters.').waitFor()
  await page.getByText('No steps', { exact: true }).waitFor()
  expect(await slider(page).getAttribute('aria-valuetext')).toBe('No steps')
  expect(await page.getByText(/Step \d+ of 0/).count()).toBe(0)
  expect(await page.getByText('View after this step.').count()).toBe(0)
  await isSound(page)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByText('View after this step.').waitFor()
  expect(new URL(page.url()).search).toBe('')

  await page.goto(`/office/orders/${order.id}/replay?who=${buyer.actor}`)
  await page.getByRole('combobox', { name: 'Kind' }).click()
  const kinds = new Set(steps.filter(({ actor }) => actor === buyer.actor).map(({ type }) => type))
  await page.getByRole('option').first().waitFor()
  expect(await page.getByRole('option').count()).toBe(kinds.size)
})

test('who reads the trail takes it along, and the signed file verifies', async () => {
  const page = await openReplay()
  const saved = async (name: string): Promise<string> => {
    const [file] = await Promise.all([
      page.waitForEvent('download') as Promise<Download>,
      page.getByRole('button', { name }).click(),
    ])
    expect(file.suggestedFilename()).toContain(order.num)
    return readFile(await file.path(), 'utf8')
  }
  const proof = await saved('Signed file (JSON)')
  expect(checkTrail(proof)).toMatchObject({ fault: null, events: steps.length })
  expect((await saved('Table (CSV)')).split('\r\n')).toHaveLength(steps.length + 2)
})

test('the distributor goes through a calmer history, from each of its entries', async () => {
  const history = await lucia.get<HistoryEntry[]>(`/order/${order.id}/history`)
  const page = await it.open(`/profile/order/${order.id}`, LUCIA)
  await page.getByRole('link', { name: 'View at this point' }).last().click()
  await atStep(page, 1)
  await page.getByText('Read-only view').waitFor()
  expect(await slider(page).getAttribute('aria-valuetext')).toContain(`Step 1 of ${history.length}`)
  await slider(page).focus()
  await page.keyboard.press('ArrowRight')
  await atStep(page, 2)
  await page.getByRole('link', { name: 'Back to the order as it is now' }).click()
  await page.waitForURL(new RegExp(`/profile/order/${order.id}$`))
})

test('an event is found by its kind, and its stream is gone through as of a moment', async () => {
  const page = await it.open('/office/audit?kind=distributor&about=NordMed', ANALYST)
  const found = page.getByRole('list', { name: 'Events' }).getByRole('article')
  await found.first().waitFor()
  await found.first().getByRole('link').click()
  await page.getByRole('heading', { name: 'State of this stream' }).waitFor()
  await page.getByText('Organization name').first().waitFor()
  const address = page.getByText(/Primary: Yes/).first()
  expect(await address.innerText()).toMatch(/Country: \p{L}{3,}/u)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toMatch(/[\da-f]{8}-/)
  await isSound(page)
  const today = new Date().toISOString().slice(0, 10).split('-').toReversed().join('/')
  await page.getByLabel('As of (UTC)').fill(today)
  await page.getByRole('button', { name: 'Go there' }).click()
  await page.getByRole('note').getByText('View at this point, and today’s').waitFor()
  expect(await page.getByRole('note').textContent()).toContain(today)
  await page.getByLabel('As of (UTC)').fill('01/01/2019 10:00')
  await page.getByRole('button', { name: 'Go there' }).click()
  await page.getByText('Nothing was recorded up to this point.').waitFor()
})

test('a stream is the past before its last event, and at it says nothing of the past', async () => {
  const analyst = await callerOf(it.portal.url, ANALYST)
  const { entries } = await analyst.get<{ entries: { at: string }[] }>(`/office/audit/order/${order.id}`)
  const [first, last] = [entries[0]!, entries.at(-1)!]
  const page = await it.open(`/office/audit/order/${order.id}`, ANALYST)
  await page.getByRole('heading', { name: 'State of this stream' }).waitFor()
  expect(await page.getByRole('note').count()).toBe(0)
  await page.getByRole('button', { name: 'Previous step' }).click()
  await page.getByRole('note').getByText('Read-only view').waitFor()
  await page.getByRole('link', { name: 'Go to the last event' }).click()
  await expect.poll(() => page.getByRole('note').count()).toBe(0)
  await page.goto(`/office/audit/order/${order.id}?asOf=${first.at}`)
  await page.getByRole('note').getByText('the last change before it was on').waitFor()
  await page.goto(`/office/audit/order/${order.id}?asOf=${last.at}`)
  await page.getByRole('note').getByText('View at this point, and today’s').waitFor()
  await page.getByRole('link', { name: 'Back to now' }).click()
  await expect.poll(() => page.getByRole('note').count()).toBe(0)
})
