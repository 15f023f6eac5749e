import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'

import type { SalesRow } from '#modules/forecasting/sales-contract.ts'
import type { Caller } from '#tests/e2e/caller.ts'
import { drawCharts, withMedia } from '#tests/screens/drawing.ts'
import { savedFiles } from '#tests/screens/saved-files.ts'
import { screenPortal } from '#tests/screens/screen.tsx'
import { TODAY } from '#tests/today.ts'
import { salesTexts } from '#texts/sales.ts'
import { count, money } from '#web/ui/figures/format.ts'

const BUYER = 'procurement@andina.example'
const SALES = 'sales@partnercare.example'
const DAY_MS = 24 * 3_600_000
const chartName = { name: /Ordered and forecast quantity by month/ }

const portal = screenPortal()
drawCharts()

let buyer: Caller
let rows: SalesRow[]
beforeAll(async () => {
  buyer = await portal.caller(BUYER)
  rows = await buyer.get<SalesRow[]>('/sales-chart')
})

const ordered = (of: readonly SalesRow[]) => of.reduce((sum, { orderQuantity }) => sum + orderQuantity, 0)
const chart = () => screen.getByRole('group', chartName)
const drawn = (selector: string) => [...chart().querySelectorAll(selector)]
/** What is drawn in the colour of this series. */
const barsOf = (tone: number) => drawn(`path[fill="var(--chart-${tone})"]`)
const xOf = (tone: number) => /M(-?[\d.]+)/.exec(barsOf(tone).at(-1)?.getAttribute('d') ?? '')?.[1]
const chartDrawn = async () => {
  await screen.findByRole('group', chartName)
  await waitFor(() => expect(barsOf(1).length).toBeGreaterThan(0))
}
const tabbed = () => chart().querySelector<HTMLElement>('button[tabindex="0"]')!
const barButtons = (name: RegExp) => within(chart()).getAllByRole('button', { name })
const months = () => screen.getByRole<HTMLInputElement>('slider', { name: /^Months shown/ })
const monthsShown = () => months().getAttribute('aria-valuetext')
const legend = () => screen.getByRole('list', { name: 'Products shown' })
const behind = (name: RegExp) => screen.findByRole('region', { name })
const lastOrdered = () => rows.findLast(({ orderQuantity }) => orderQuantity > 0)!
const reminders = () =>
  screen
    .getAllByRole('list')
    .filter(({ textContent }) => textContent.includes('Order by'))
    .flatMap((list) => within(list).getAllByRole('link'))

type User = Awaited<ReturnType<typeof portal.open>>['user']
const choose = (user: User, of: string, choice: string) =>
  user.click(within(screen.getByRole('group', { name: of })).getByText(choice))
const select = async (user: User, filter: string, option: string) => {
  await user.click(await screen.findByRole('combobox', { name: filter }))
  await user.click(await screen.findByRole('option', { name: option }))
}

describe('the chart', () => {
  test('shows what was ordered; keys lead along its bars, a bar to its products, and each of them to its own share', async () => {
    const { user, go, address } = await portal.open('/profile/data', BUYER)
    await screen.findByRole('heading', { level: 1, name: 'Data' })
    await chartDrawn()
    screen.getAllByText(count(ordered(rows)))
    // Its products come to more than those that are named.
    await user.click(within(legend()).getByRole('button', { name: 'Other', pressed: false }))
    expect(monthsShown()).toMatch(/^\w{3} \d{4} to \w{3} \d{4}$/)
    const atFirst = monthsShown()
    await user.click(screen.getByRole('button', { name: 'Show fewer months' }))
    const few = monthsShown()
    fireEvent.change(months(), { target: { value: months().max } })
    const latest = monthsShown()
    tabbed().focus()
    await user.keyboard('{Home}')
    await expect.poll(() => months().value).toBe('0')
    expect(new Set([atFirst, few, latest, monthsShown()]).size).toBe(4)
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement?.getAttribute('tabindex')).toBe('0')
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/ ordered, /)

    const shared = barButtons(/^Other, .*: [1-9].* ordered/).at(-1)!
    const [, figures] = /: (.* ordered, .* forecast)$/.exec(shared.getAttribute('aria-label') ?? '') ?? []
    shared.focus()
    await screen.findByText('· Actual / forecast')
    screen.getByText(/^and (1 more product|\d+ more products)$/)
    await user.keyboard('{Enter}')
    const region = within(await behind(/^Behind Other, /))
    await region.findByText(`${figures}.`)
    const [share] = within(region.getByRole('table', { name: 'Products' })).getAllByRole('button')
    const product = share!.textContent
    await user.click(share!)
    const own = within(await behind(new RegExp(`^Behind ${product}, `)))
    await own.findByRole('table', { name: 'Events' })
    expect(own.queryByRole('table', { name: 'Products' })).toBeNull()
    await user.click(own.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Behind / })).toBeNull())
    expect(address()).toBe('/profile/data')

    const { product_id, product_name, key } = lastOrdered()
    await go(`/profile/data?product=${product_id}&month=${key}&of=${product_id}`)
    const last = within(await behind(new RegExp(`^Behind ${product_name}, `)))
    within(await last.findByRole('table', { name: 'Events' })).getAllByText('Order placed')
    await user.click(within(last.getByRole('table', { name: 'Orders' })).getAllByRole('link')[0]!)
    await expect.poll(address).toMatch(/^\/profile\/order\//)
  })

  test('a month of the table leads to all of its orders, a total to every event of every month', async () => {
    const { user, go, address } = await portal.open('/profile/data', BUYER)
    const perMonth = within(await screen.findByRole('table', { name: 'Orders per month' }))
    const link = (await perMonth.findAllByRole('link'))[0]!
    const figure = link.textContent
    await user.click(link)
    const all = within(await behind(/^Behind all products, /))
    const orders = within(await all.findByRole('table', { name: 'Orders' }))
    const more = all.queryByRole('button', { name: `Show all ${figure}` })
    if (more) await user.click(more)
    await waitFor(() => expect(count(orders.getAllByText('Yes').length)).toBe(figure))

    await go('/profile/data?country=ec')
    await screen.findByRole('button', { name: /^Remove filter Country: / })
    const total = screen.getByRole('link', { name: /^Where does this come from\? Quantity ordered, all months: / })
    const sum = total.textContent
    await user.click(total)
    await within(await behind(/^Behind all products, all months$/)).findByText(new RegExp(`^${sum} ordered, `))
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(address()).toBe('/profile/data?country=ec')
  })

  test('is two tables by choice, which the address keeps, and reads the same as of a past day', async () => {
    const { user, go, address } = await portal.open('/profile/data', BUYER)
    await user.click(await screen.findByRole('button', { name: 'Chart' }))
    await user.click(await screen.findByRole('menuitem', { name: 'View as table' }))
    await screen.findByRole('heading', { name: /and before, the latest first$/ })
    screen.getByRole('heading', { name: /^After .+, the nearest first$/ })
    const figures = { name: /^Ordered and forecast quantity by month/ }
    expect(screen.getAllByRole('table', figures)).toHaveLength(2)
    expect(address()).toBe('/profile/data?view=table')

    const day = new Date(TODAY.getTime() - 20 * DAY_MS).toISOString().slice(0, 10)
    const then = ordered(await buyer.get<SalesRow[]>(`/sales-chart?asOf=${day}`))
    expect(then).toBeLessThan(ordered(rows))
    await go(`/profile/data?asOf=${day}&view=table`)
    await screen.findByRole('link', { name: 'Back to today' })
    await waitFor(() => screen.getAllByText(count(then)))
    expect(screen.getAllByRole('table', figures).length).toBeGreaterThan(0)
  })

  test('an event of a forecast says which of its months it is, its product once, and leads to its country’s forecast', async () => {
    const planned = rows.filter(({ forecastOrderQuantity }) => forecastOrderQuantity > 0)
    const { key, product_id, product_name } = planned.at(-1)!
    const { user, address } = await portal.open(`/profile/data?month=${key}&of=${product_id}`, BUYER)
    const events = within(await screen.findByRole('table', { name: 'Events' }))
    const [filed] = events.getAllByText(`Forecast filed for ${salesTexts.month(key)}`)
    const row = filed!.closest('tr')!
    expect(row.textContent.split(product_name)).toHaveLength(2)
    await user.click(within(row).getByRole('link', { name: new RegExp(`^${product_name}, `) }))
    await expect.poll(address).toMatch(/^\/profile\/forecasts\/edit\//)
  })
})

describe('how it is drawn', () => {
  test('the legend leaves a product out and takes it back, and opens Other into its products', async () => {
    const { user } = await portal.open('/profile/data', BUYER)
    await chartDrawn()
    const all = within(chart()).getAllByRole('button').length
    const names = () => within(legend()).getAllByRole('button', { pressed: true })
    const [first, ...others] = names()
    await user.click(first!)
    expect(first!.getAttribute('aria-pressed')).toBe('false')
    await waitFor(() => expect(barsOf(1)).toEqual([]))
    expect(within(chart()).getAllByRole('button').length).toBeLessThan(all)
    first!.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(barsOf(1).length).toBeGreaterThan(0))
    expect(within(chart()).getAllByRole('button')).toHaveLength(all)

    const shown = [first, ...others].map((button) => button!.textContent)
    await user.click(screen.getByRole('button', { name: /^Open Other/ }))
    const back = await screen.findByRole('button', { name: 'Back to the products before' })
    expect(names().some(({ textContent }) => textContent !== 'Other' && shown.includes(textContent))).toBe(false)
    await chartDrawn()
    await user.click(back)
    await waitFor(() => expect(names().map(({ textContent }) => textContent)).toEqual(shown))
  })

  test('bars stack up, stand side by side without Other, or are one sum in dollars without the forecast', async () => {
    const { user, address } = await portal.open('/profile/data', BUYER)
    await chartDrawn()
    expect(drawn('path[stroke-dasharray]').length).toBeGreaterThan(0)
    expect(xOf(1)).toBe(xOf(2))
    await choose(user, 'Bars', 'Side by side')
    expect(address()).toBe('/profile/data?bars=beside')
    await waitFor(() => expect(barsOf(8)).toEqual([]))
    expect(xOf(1)).not.toBe(xOf(2))
    await user.click(within(legend()).getByRole('button', { name: 'Other' }))
    await waitFor(() => expect(barsOf(8).length).toBeGreaterThan(0))

    await choose(user, 'Measured in', 'US dollars')
    await choose(user, 'Bars', 'Total')
    expect(address()).toBe('/profile/data?bars=total&unit=value')
    await waitFor(() => expect(drawn('path[stroke-dasharray]')).toEqual([]))
    const last = rows.findLast(({ orderValue }) => orderValue > 0)!
    const cents = rows.filter(({ key }) => key === last.key).reduce((sum, { orderValue }) => sum + orderValue, 0)
    const bar = barButtons(/^All products, .*: \$/).at(-1)!
    expect(bar.getAttribute('aria-label')?.replaceAll(/\D/g, '')).toBe(`${last.year}${cents}`)
    bar.focus()
    await user.keyboard('{Enter}')
    const region = within(await behind(/^Behind all products, /))
    await region.findByText(`${money(cents)} ordered.`)
    within(await region.findByRole('table', { name: 'Events' })).getByRole('columnheader', { name: 'Value' })
  })

  test('on paper every bar is drawn; where all colours are one, by hatches and dashes that the legend shows', async () => {
    withMedia(/^print$|forced-colors: active/)
    await portal.open('/profile/data?bars=beside', BUYER)
    await waitFor(() => expect(screen.queryAllByRole('img', chartName).length).toBeGreaterThan(2))
    const strips = screen.getAllByRole('img', chartName).filter((image) => !image.closest('[data-no-print]'))
    const bars = strips.flatMap((strip) => [...strip.querySelectorAll('path')])
    expect(bars.filter((bar) => bar.getAttribute('fill')?.startsWith('var(--chart-'))).toHaveLength(
      barButtons(/: [1-9].* ordered/).length,
    )
    expect(months().closest('[data-no-print]')).not.toBeNull()
    for (const button of barButtons(/ ordered/)) expect(button.closest('[data-no-print]')).not.toBeNull()

    const onScreen = screen.getAllByRole('img', chartName).find((image) => image.closest('[data-no-print]'))!
    await waitFor(() => expect(onScreen.querySelector('path[fill^="url("]')).not.toBeNull())
    const hatches = (of: Element) =>
      new Set(
        [...of.querySelectorAll('pattern')].map((pattern) => {
          const turned = pattern.getAttribute('patternTransform') ?? 'rotate(0)'
          return `${turned} ${pattern.getAttribute('width')} × ${pattern.getAttribute('height')}`
        }),
      )
    // The first is plain, and Other is not drawn.
    expect(hatches(legend()).size).toBe(legend().querySelectorAll('svg').length - 1)
    expect([...hatches(legend())]).toEqual(expect.arrayContaining([...hatches(onScreen)]))
    const dashes = [...onScreen.querySelectorAll('path[stroke-dasharray]')].map((line) =>
      line.getAttribute('stroke-dasharray'),
    )
    expect(dashes.length).toBeGreaterThan(3)
    expect(new Set(dashes).size).toBe(dashes.length)
  })

  test.each([
    ['Orders per month', '/profile/data', BUYER, /^Orders per month,/],
    ['Forecast history', '/profile/forecasts', BUYER, /^Ordered by month/],
    ['CareCoins history', '/partnercare/my-loyalty-program', BUYER, /^The balance/],
    ['How long orders take', '/office/data?tab=lead-times', SALES, /^Days of each stage/],
  ])('%s: a chart above its table', async (caption, path, who, name) => {
    const { user } = await portal.open(path, who)
    if (path.endsWith('forecasts')) {
      const link = await screen.findAllByRole('link', { name: /^Edit the forecast of / })
      await user.click(link[0]!)
    }
    const [table] = await screen.findAllByRole('table', { name: caption })
    const [image] = await screen.findAllByRole('img', { name })
    await waitFor(() => expect(image!.querySelector('path[stroke*="--chart-"], path[fill*="--chart-"]')).not.toBeNull())
    expect(image!.compareDocumentPosition(table!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})

describe('filters', () => {
  test('figures, chart and what is behind a figure are one question, in one unit; a chosen bar is no filter', async () => {
    const { user, address } = await portal.open('/profile/data?unit=value&country=ec', BUYER)
    const left = rows.filter(({ country_id }) => country_id === 'ec')
    const cents = left.reduce((sum, { orderValue }) => sum + orderValue, 0)
    const says = /^Where does this come from\? Value ordered, all months: /
    const total = await screen.findByRole('link', { name: says })
    expect(total.textContent).toBe(money(cents))
    expect(screen.queryByText('Quantity forecast')).toBeNull()
    await user.click(total)
    const region = within(await behind(/^Behind all products, all months$/))
    await region.findByText(`${money(cents)} ordered.`)
    expect(region.queryByText(/^Forecast filed/)).toBeNull()
    expect(screen.getAllByRole('button', { name: /^Remove filter/ })).toHaveLength(1)

    await choose(user, 'Measured in', 'Units')
    await region.findByText(new RegExp(`^${count(ordered(left))} ordered, `))
    screen.getByText('Quantity forecast')
    await user.click(screen.getByRole('button', { name: /^Remove filter Country/ }))
    await screen.findByRole('link', { name: new RegExp(`Quantity ordered, all months: ${count(ordered(rows))}$`) })
    await behind(/^Behind all products, all months$/)
    expect(address()).toBe('/profile/data?month=all')
  })

  test('what means nothing leaves the address; an unknown product or country is named so and taken away', async () => {
    const { user, go, address } = await portal.open(
      '/profile/data?month=202613&year=20x6&asOf=2190-01-01&of=other&product=none&country=zz',
      BUYER,
    )
    await screen.findByText('No month matches these filters.')
    await expect.poll(address).toBe('/profile/data?product=none&country=zz')
    expect(screen.queryByRole('link', { name: 'Back to today' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Remove filter Country: unknown' }))
    await user.click(screen.getByRole('button', { name: 'Remove filter Product: unknown' }))
    await screen.findByRole('group', chartName)
    expect(address()).toBe('/profile/data')
    expect(screen.queryAllByRole('button', { name: /^Remove filter/ })).toEqual([])
    await user.type((await screen.findAllByLabelText('As of', { exact: false }))[0]!, 'abc')
    await user.tab()
    await screen.findByText('Enter a day that has passed, as DD/MM/YYYY')

    const [{ key }] = rows as [SalesRow]
    await go(`/profile/data?month=${key}&of=none`)
    await behind(/^Behind all products, /)
    await expect.poll(address).toBe(`/profile/data?month=${key}`)

    await go('/profile/data?product=none')
    await screen.findByText('No month matches these filters.')
    await user.click(screen.getAllByRole('button', { name: 'Reset' }).at(-1)!)
    await screen.findByRole('group', chartName)
    await go('/profile/data?asOf=2001-01-01')
    await screen.findByText('Nothing was ordered or forecast up to this point.')
  })

  test('a category narrows the chart, another one forgets what was chosen below it; reminders follow', async () => {
    const { user, go, address } = await portal.open('/profile/data', BUYER)
    const search = () => [...new URL(address(), location.href).searchParams]
    const [first] = rows as [SalesRow]
    const other = rows.find(({ category_id }) => category_id !== first.category_id)!
    await select(user, 'Category', first.category_name)
    await select(user, 'Sub-category', first.subCategory_name)
    await expect.poll(search).toEqual([
      ['category', first.category_id],
      ['subCategory', first.subCategory_id],
    ])
    await select(user, 'Category', other.category_name)
    await expect.poll(search).toEqual([['category', other.category_id]])
    const left = rows.filter(({ category_id }) => category_id === other.category_id)
    await waitFor(() => screen.getAllByText(count(ordered(left))))

    await go('/profile/data')
    const products = () => [...new Set(reminders().map(({ textContent }) => textContent.replace(/ for .*/, '')))]
    await waitFor(() => expect(products().length).toBeGreaterThan(1))
    const [product] = products()
    await go(`/profile/data?product=${rows.find(({ product_name }) => product_name === product)?.product_id}`)
    await waitFor(() => expect(products()).toEqual([product]))
  })

  test('a file holds what the filters leave, and says so in its name', async () => {
    const saved = savedFiles()
    const { user } = await portal.open('/profile/data?country=co', BUYER)
    await screen.findByRole('group', chartName)
    await user.click(screen.getByRole('button', { name: /CSV/ }))
    await expect.poll(() => saved[0]?.name).toBe('sales-andina-salud-s-a-s-colombia-2026-11-18.csv')
    const text = await saved[0]!.text()
    expect(text).toContain('Colombia')
    expect(text).not.toContain('Ecuador')
  })
})

test('staff see every company, five reminders with their history, and from an event its audit trail', async () => {
  const { user, go, address } = await portal.open('/office/data', SALES)
  await screen.findByRole('heading', { level: 1, name: 'Insights' })
  await chartDrawn()
  await waitFor(() => expect(reminders()).toHaveLength(5))
  expect(reminders()[0]!.getAttribute('href')).toMatch(/^\/office\/audit\/forecast\//)
  const { key, product_id } = lastOrdered()
  await go(`/office/data?month=${key}&of=${product_id}`)
  const events = await screen.findByRole('table', { name: 'Events' })
  await user.click(within(events).getAllByRole('link')[0]!)
  await expect.poll(address).toMatch(/^\/office\/(orders\/.*\/replay|audit\/forecast\/)/)
})
