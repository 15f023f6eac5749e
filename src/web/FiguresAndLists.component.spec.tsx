import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '#paths'
import { sentRequests } from '#tests/screens/line.ts'
import { type OpenScreen, screenPortal } from '#tests/screens/screen.tsx'

const BUYER = 'procurement@andina.example'
const staff = ['sales', 'operations', 'quality', 'admin'].map((name) => `${name}@partnercare.example`)
const portal = screenPortal()

type Figure = { readonly name: string; readonly count: number; readonly href: string }

/** By the call of a list: how many rows the list has. */
const totals: readonly (readonly [call: RegExp, total: (answer: any) => number])[] = [
  [/^\/order\/filters/, ({ total }) => total],
  [/^\/office\/orders(\?|$)/, ({ total }) => total],
  [/^\/office\/requests\?.*section=WAITING/, ({ total }) => total],
  [/^\/office\/label-issues(\?|$)/, ({ total }) => total],
  [/^\/office\/quotes$/, ({ quotes }) => quotes.length],
  [/^\/office\/documents$/, (documents) => documents.length],
  [/^\/office\/vetting$/, ({ files }) => files.length],
  [/^\/sales-chart/, (rows) => rows.reduce((sum: number, row: any) => sum + row.orderQuantity, 0)],
]

const numberIn = (text: string | null): number | null => {
  const [digits] = text?.match(/\d[\d\s\u00a0]*/) ?? []
  return digits === undefined ? null : Number(digits.replaceAll(/\D/g, ''))
}

const ORDER_NUM = /\d{4}-\d{6}/

/** The links of this part of the page that show a figure, with where they lead. */
const figuresIn = (part: HTMLElement): Figure[] =>
  within(part)
    .getAllByRole('link')
    .flatMap((link) => {
      const count = numberIn(link.textContent)
      return count === null || ORDER_NUM.test(link.textContent ?? '')
        ? []
        : [{ name: link.textContent ?? '', count, href: link.getAttribute('href') ?? '' }]
    })

/** The call of the list that is open, once it was made. */
const listCall = (since: number) => {
  for (const { method, path } of sentRequests().slice(since).toReversed()) {
    const total = method === 'GET' ? totals.find(([call]) => call.test(path))?.[1] : undefined
    if (total) return { path, total }
  }
  throw new Error('No list was requested')
}

/** Of the list that is open: what its call, made again, answers. */
const rowsOfList = async (email: string, since: number): Promise<number> => {
  const { path, total } = await waitFor(() => listCall(since))
  return total(await (await portal.caller(email)).get(path))
}

const compared = async (email: string, figures: readonly Figure[], { go }: OpenScreen) => {
  const found: Record<string, readonly [figure: number, list: number | undefined]> = {}
  const known = new Map<string, number | undefined>()
  for (const { name, count, href } of figures) {
    if (!known.has(href)) {
      // A list that is open already would not be requested again; React may skip a page that it had no time to draw.
      await go('/404')
      await screen.findByRole('heading', { name: 'Page not found' })
      const since = sentRequests().length
      await go(href)
      known.set(href, await rowsOfList(email, since))
    }
    found[`${name} → ${href}`] = [count, known.get(href)]
  }
  return found
}

const expectAlike = (found: Awaited<ReturnType<typeof compared>>) =>
  expect(Object.entries(found).filter(([, [figure, list]]) => figure !== list)).toEqual([])

test('each figure of a company is the list that it opens', async () => {
  const opened = await portal.open('/home', BUYER)
  const title = await screen.findByRole('heading', { name: 'Your company in figures' })
  const dates = /\d\d\/\d\d\/\d{4}/
  const figures = figuresIn(title.closest('section') as HTMLElement).filter(
    ({ name, href }) => !dates.test(name) && href !== paths.myLoyalty(),
  )
  expect(figures.length).toBeGreaterThanOrEqual(5)
  const tasks = figuresIn(await screen.findByRole('list', { name: 'Needs you' })).filter(({ href }) =>
    href.includes('?'),
  )
  expect(tasks).not.toEqual([])
  expectAlike(await compared(BUYER, [...figures, ...tasks], opened))
})

test.each(staff)('each figure of the menu and of Today of %s is the list that it opens', async (email) => {
  const opened = await portal.open('/office', email)
  const kinds = figuresIn(await screen.findByRole('navigation', { name: 'Everything waiting, by kind' }))
  const menu = figuresIn(await screen.findByRole('navigation', { name: 'Back office' }))
  expect(menu.length).toBeGreaterThanOrEqual(3)
  await opened.go('/office/quotes')
  const toConfirm = await screen.findByRole('link', { name: /with the distributor/ })
  const quoted = {
    name: 'To confirm',
    count: numberIn(toConfirm.textContent) ?? 0,
    href: toConfirm.getAttribute('href')!,
  }
  expectAlike(await compared(email, [...kinds, ...menu, quoted], opened))
})
