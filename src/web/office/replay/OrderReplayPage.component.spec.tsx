import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'

import type { HistoryEntry } from '#modules/ordering/contract.ts'
import type { OfficeOrderRow, StaffHistoryEntry } from '#modules/ordering/desk/office-contract.ts'
import { checkTrail } from '#platform/log/proof/checking-trail.ts'
import { fill } from '#tests/screens/fields.ts'
import { holdAnswers } from '#tests/screens/line.ts'
import { savedFiles } from '#tests/screens/saved-files.ts'
import { type OpenScreen, screenPortal } from '#tests/screens/screen.tsx'

const SALES = 'sales@partnercare.example'
const ANALYST = 'analyst@partnercare.example'
const LUCIA = 'procurement@andina.example'

const portal = screenPortal()
/** An order of Andina's with a whole life behind it. */
let order: OfficeOrderRow
let steps: readonly StaffHistoryEntry[]
beforeAll(async () => {
  const sales = await portal.caller(SALES)
  const billed = await sales.get<{ orders: OfficeOrderRow[] }>('/office/orders?status=BILLED&search=Andina')
  order = billed.orders[0] as OfficeOrderRow
  steps = (await sales.get<{ steps: StaffHistoryEntry[] }>(`/office/orders/${order.id}/trail`)).steps
})

const slider = () => screen.findByRole<HTMLInputElement>('slider', { name: /Step of/ })
const said = async () => (await slider()).getAttribute('aria-valuetext')
const replayPath = (search = '') => `/office/orders/${order.id}/replay${search}`
const streamPath = (search = '') => `/office/audit/order/${order.id}${search}`
const historyPath = (search = '') => `/profile/order/${order.id}/history${search}`
const openReplay = async (search = ''): Promise<OpenScreen> => {
  const page = await portal.open(replayPath(search), SALES)
  await slider()
  return page
}
const searched = ({ address }: OpenScreen) => new URL(address(), location.href).searchParams
const atStep = (page: OpenScreen, step: number) => expect.poll(() => searched(page).get('at')).toBe(String(step))
const button = (name: string) => screen.findByRole('button', { name })
const momentField = () => screen.findByRole('textbox', { name: /^As of/ })
const goTo = async ({ user }: OpenScreen, moment: string) => {
  await fill(user, await momentField(), moment)
  await user.click(await button('Go there'))
}
const banner = async (text: string | RegExp) => (await screen.findByText(text)).closest('[role=note]') as HTMLElement

describe('the steps of an order', () => {
  test('are gone through by keys, buttons, slider and links, and the address follows', async () => {
    const page = await openReplay('?at=1')
    const { user } = page
    expect(await said()).toContain(`Step 1 of ${steps.length}`)
    await user.click(screen.getByRole('heading', { name: 'Replay' }))
    await user.keyboard('{ArrowRight}')
    await atStep(page, 2)
    await user.keyboard('{End}')
    await atStep(page, steps.length)
    await screen.findByRole('link', { name: 'tracking.example' })
    await user.keyboard('{ArrowLeft}')
    await atStep(page, steps.length - 1)
    await user.keyboard('{Home}')
    await atStep(page, 1)
    fireEvent.change(await slider(), { target: { value: '2' } })
    await atStep(page, 3)
    await user.click(await button('Previous step'))
    await atStep(page, 2)
    expect(await said()).toContain(`Step 2 of ${steps.length}`)
    await user.click(await momentField())
    await user.keyboard('{End}')
    expect(searched(page).get('at'), 'keys in a field are the field’s').toBe('2')
    await user.click(screen.getAllByRole('link', { current: false }).find((link) => /at=4/.test(link.outerHTML))!)
    await atStep(page, 4)
  })

  test('play by themselves to the end, pause, and have a dot each in the tone of who took them', async () => {
    const page = await openReplay(`?at=${steps.length - 1}`)
    const dots = document.querySelectorAll<HTMLElement>('[aria-label="Steps"] [data-tone][style]')
    expect([...dots].map(({ dataset }) => dataset['tone'])).toEqual(
      steps.map(({ side }) => ({ distributor: 'provider', provider: 'moving', system: 'you' })[side]),
    )
    await page.user.click(screen.getByRole('radio', { name: '16×' }))
    await page.user.click(await button('Play'))
    await atStep(page, steps.length)
    await button('Play')
    await page.user.click(screen.getByRole('radio', { name: '1×' }))
    await page.user.click(screen.getByRole('heading', { name: 'Replay' }))
    await page.user.keyboard('{Home}')
    await atStep(page, 1)
    await page.user.keyboard(' ')
    await button('Pause')
    await page.user.keyboard(' ')
    await button('Play')
  })

  test('are compared with any other, also one that the filters leave out; a copied link shows the same', async () => {
    const quoted = steps.find(({ type }) => type === 'QuoteIssued') as StaffHistoryEntry
    const page = await openReplay(`?at=${quoted.version}&kind=QuoteIssued&from=1`)
    await screen.findByText(/Read-only view\./)
    const changes = (await screen.findByRole('heading', { name: 'What changed' })).closest('section') as HTMLElement
    await within(changes).findByText('Shipping price')
    const texts = (tag: string) => [...changes.querySelectorAll(tag)].map(({ textContent }) => textContent)
    expect(texts('del')).toContainEqual(expect.stringContaining('Waiting for the quote'))
    expect(texts('ins')).toContainEqual(expect.stringContaining('Quote received'))
    expect(screen.queryByRole('button', { name: /Confirm|Cancel|Send|Approve/ })).toBeNull()
    const against = screen.getByRole<HTMLInputElement>('combobox', { name: 'Compared with' })
    expect(against.value).toMatch(/^1 · /)
    await page.user.click(against)
    const last = steps.at(-1) as StaffHistoryEntry
    await page.user.click(await screen.findByRole('option', { name: new RegExp(`^${last.version} · `) }))
    await expect.poll(() => searched(page).get('from')).toBe(String(last.version))
  })

  test('of one person alone can be gone through; filters that leave none say so', async () => {
    const first = steps[0] as StaffHistoryEntry
    const theirs = steps.filter(({ actor }) => actor === first.actor)
    const page = await openReplay()
    await page.user.click(screen.getByRole('combobox', { name: 'Person' }))
    await page.user.click(await screen.findByRole('option', { name: first.who }))
    await expect.poll(() => searched(page).get('who')).toBe(first.actor)
    await waitFor(async () => expect(await said()).toContain(`of ${theirs.length}`))
    expect(document.querySelectorAll('ol a[href*="at="]')).toHaveLength(theirs.length)
    await page.user.click(screen.getByRole('combobox', { name: 'Kind' }))
    const kinds = new Set(theirs.map(({ type }) => type))
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(kinds.size))
    cleanup()

    const none = await openReplay(`?who=${first.actor}&kind=QuoteIssued`)
    await screen.findByText('No event matches these filters.')
    expect(await said()).toBe('No steps')
    expect(screen.queryByText(/Step \d+ of 0/)).toBeNull()
    expect(screen.queryByText(/View after this step\./)).toBeNull()
    await none.user.click(await button('Clear filters'))
    await screen.findByText(/View after this step\./)
    expect(none.address()).toBe(replayPath())
  })

  test('of an older answer are not shown under a step that was chosen after it', async () => {
    const page = await openReplay('?at=1')
    await screen.findByText(/View after this step\./)
    const quoted = steps.find(({ type }) => type === 'QuoteIssued')?.version as number
    const late = holdAnswers('GET', new RegExp(`/replay\\?.*at=${quoted}(&|$)`))
    await page.go(replayPath(`?at=${quoted}`))
    await late.caught
    await page.go(replayPath(`?at=${steps.length}`))
    await screen.findByRole('link', { name: 'tracking.example' })
    late.release()
    await atStep(page, steps.length)
    await screen.findByRole('link', { name: 'tracking.example' })
  })
})

describe('a moment', () => {
  test('leads to the last step until then, and before the order says so until another step is taken', async () => {
    const page = await openReplay()
    const [day = '', time = ''] = steps[1]!.at.split('T')
    await goTo(page, `${day.split('-').reverse().join('/')} ${time.slice(0, 5)}`)
    await expect.poll(() => searched(page).has('asOf')).toBe(true)
    await waitFor(async () => expect(await said()).toMatch(/^Step [12] of /))
    await goTo(page, '01/01/2019')
    await screen.findByText(/The order was not placed yet at that moment\./)
    await goTo(page, '31/12/2999 10:00')
    await screen.findByText('That moment is still to come.')
    cleanup()

    const early = await openReplay('?asOf=2019-01-01T00:00:00.000Z')
    const note = await screen.findByText(/This is its first step\./)
    expect(note.closest('[role=note]')?.textContent ?? note.parentElement?.textContent).toContain(
      'The order was not placed yet at that moment.',
    )
    expect(await said()).toContain('Step 1 of ')
    await early.user.click(screen.getByRole('heading', { name: 'Replay' }))
    await early.user.keyboard('{ArrowRight}')
    await atStep(early, 2)
    await waitFor(() => expect(screen.queryByText(/This is its first step\./)).toBeNull())
  })

  test('is named in the banner with the last step until then, to staff and to the distributor', async () => {
    const moment = new Date(Date.parse(steps[0]!.at) + 1).toISOString()
    const named = async () => (await banner(/the last step before it was on/)).querySelector('time')?.dateTime
    const page = await openReplay(`?asOf=${moment}`)
    expect(await named()).toBe(moment)
    await page.user.click(await button('Next step'))
    await screen.findByText(/View after this step/)
    cleanup()
    const own = await portal.open(historyPath(`?asOf=${moment}`), LUCIA)
    expect(await named()).toBe(moment)
    expect(await said()).toContain('Step 1 of')
    await own.go(historyPath('?asOf=2019-01-01T00:00:00.000Z'))
    await screen.findByText(/This is its first step\./)
  })

  test('that is still to come or none, and a step that there is not, leave the address', async () => {
    for (const [path, who] of [
      [replayPath, SALES],
      [historyPath, LUCIA],
      [(search: string) => `/office/audit/distributor/${order.distributor.id}${search}`, ANALYST],
    ] as const) {
      const { go, address } = await portal.open(path('?asOf=2190-01-01T00:00:00.000Z'), who)
      await slider()
      await expect.poll(address).toBe(path(''))
      for (const wrong of ['?asOf=yesterday', '?at=x']) {
        await go(path(wrong))
        await expect.poll(address).toBe(path(''))
        expect(screen.queryByText(/until then/)).toBeNull()
      }
      cleanup()
    }
  })
})

test('who reads the trail takes it along as a table and as a signed file that verifies', async () => {
  const saved = savedFiles()
  const { user } = await openReplay()
  await screen.findByText(/Chain verified/)
  await user.click(await button('Signed file (JSON)'))
  await expect.poll(() => saved.at(-1)?.name).toBe(`order-${order.num}-trail.json`)
  expect(checkTrail((await saved.at(-1)?.text()) ?? '')).toMatchObject({ fault: null, events: steps.length })
  await user.click(await button('Table (CSV)'))
  await expect.poll(() => saved.at(-1)?.name).toBe(`order-${order.num}-trail.csv`)
  expect(((await saved.at(-1)?.text()) ?? '').split('\r\n')).toHaveLength(steps.length + 2)
})

test('a figure says where it comes from, to staff and to the distributor', async () => {
  const page = await portal.open(`/office/orders/${order.id}`, SALES)
  await page.user.click(await screen.findByRole('button', { name: /^Where does this come from\? Order total/ }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Where it comes from/ }))
  await dialog.findAllByText(/placed the order/)
  await page.user.click(dialog.getAllByRole('link', { name: 'See this step' })[0]!)
  await atStep(page, 1)
  cleanup()
  const own = await portal.open(`/profile/order/${order.id}`, LUCIA)
  await own.user.click(await screen.findByRole('button', { name: /^Where does this come from\? Grand total/ }))
  expect((await within(await screen.findByRole('dialog')).findAllByText(/sent the quote/)).length).toBeGreaterThan(0)
})

test('the distributor goes through a calmer history, from each of its entries', async () => {
  const lucia = await portal.caller(LUCIA)
  const history = await lucia.get<HistoryEntry[]>(`/order/${order.id}/history`)
  const page = await portal.open(`/profile/order/${order.id}`, LUCIA)
  await page.user.click((await screen.findAllByRole('link', { name: 'View at this point' })).at(-1)!)
  await atStep(page, 1)
  await screen.findByText(/Read-only view/)
  expect(await said()).toContain(`Step 1 of ${history.length}`)
  await page.user.click(await button('Next step'))
  await atStep(page, 2)
  await page.user.click(screen.getByRole('link', { name: 'Back to the order as it is now' }))
  await expect.poll(page.address).toBe(`/profile/order/${order.id}`)
})

describe('a stream of the audit trail', () => {
  test('is found by the kind of its events and gone through as of a moment', async () => {
    const page = await portal.open('/office/audit?kind=distributor&about=NordMed', ANALYST)
    const events = within(await screen.findByRole('list', { name: 'Events' }))
    const [found] = await events.findAllByRole('article')
    await page.user.click(within(found as HTMLElement).getByRole('link', { name: /^Distributor NordMed/ }))
    await screen.findByRole('heading', { name: 'State of this stream' })
    expect((await screen.findAllByText('Organization name')).length).toBeGreaterThan(0)
    expect(screen.getAllByText(/Primary: Yes/)[0]?.textContent).toMatch(/Country: \p{L}{3,}/u)
    expect(screen.getByRole('heading', { level: 1 }).textContent).not.toMatch(/[\da-f]{8}-/)
    const today = new Date().toISOString().slice(0, 10).split('-').toReversed().join('/')
    await goTo(page, today)
    expect((await banner(/View at this point, and today’s/)).textContent).toContain(today)
    await goTo(page, '01/01/2019 10:00')
    await screen.findByText('Nothing was recorded up to this point.')
  })

  test('is the past before its last event, and at it says nothing of the past', async () => {
    const analyst = await portal.caller(ANALYST)
    const { entries } = await analyst.get<{ entries: { at: string }[] }>(`/office/audit/order/${order.id}`)
    const { user, go } = await portal.open(streamPath(), ANALYST)
    await screen.findByRole('heading', { name: 'State of this stream' })
    expect(screen.queryByRole('note')).toBeNull()
    await user.click(await button('Previous step'))
    await banner(/Read-only view/)
    await user.click(screen.getByRole('link', { name: 'Go to the last event' }))
    await waitFor(() => expect(screen.queryByRole('note')).toBeNull())
    await go(streamPath(`?asOf=${entries[0]!.at}`))
    await banner(/the last change before it was on/)
    await go(streamPath(`?asOf=${entries.at(-1)!.at}`))
    await banner(/View at this point, and today’s/)
    await user.click(screen.getByRole('link', { name: 'Back to now' }))
    await waitFor(() => expect(screen.queryByRole('note')).toBeNull())
  })
})
