import { afterAll, beforeAll, expect, test } from 'vitest'
import { callerOf } from './caller.ts'
import { usesListTools } from './list-tools.ts'
import { isSound, type Stage, stage } from './portal.ts'

const CONTENT = 'content@partnercare.example'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

test('an article is written, published while a visitor looks on, and withdrawn', async () => {
  const title = `Our stand ${Math.random().toString(36).slice(2, 8)}`
  const office = await it.open('/office/news', CONTENT)
  await office.getByRole('button', { name: 'New article' }).click()
  await office.getByRole('button', { name: 'Save the revision' }).click()
  await expect.poll(() => office.getByText('Enter a title').isVisible()).toBe(true)
  await office.getByRole('textbox', { name: 'Title' }).fill(title)
  await office.getByRole('textbox', { name: 'Text', exact: true }).fill('We show what is new.')
  await office.getByRole('button', { name: 'Save the revision' }).click()
  const row = office.getByRole('row').filter({ hasText: title })
  await row.getByText('Draft').waitFor()
  await row.getByRole('button', { name: /More actions/ }).click()
  await office.getByRole('menuitem', { name: 'Publish' }).click()
  await office.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await row.getByText('Published', { exact: true }).first().waitFor()

  const visitor = await it.open('/news', undefined, { width: 'narrow', scheme: 'dark' })
  await visitor.getByRole('link', { name: `Read: ${title}` }).click()
  await visitor.getByRole('heading', { name: title, level: 1 }).waitFor()
  await visitor.getByText('We show what is new.').waitFor()
  await isSound(visitor)
  await isSound(office)

  await office.goto(`/office/news?sort=-changed&state=PUBLISHED&search=${encodeURIComponent(title)}`)
  await row.waitFor()
  expect(await usesListTools(office, { column: 'Changed', file: 'news.csv' })).toContain(`${title},Published,`)
  await office.goto('/office/news')

  await row.getByRole('button', { name: /More actions/ }).click()
  await office.getByRole('menuitem', { name: 'Withdraw' }).click()
  await row.getByText('Draft').waitFor()
  await visitor.reload()
  await expect.poll(() => new URL(visitor.url()).pathname).toBe('/404')
})

test('the calendar turns months; a day opens by keyboard and by pointer, each leaves what the other opened; events sort by place', async () => {
  const page = await it.open('/news')
  const busy = page.getByRole('button', { name: /: \d+ events?$/ })
  const turned = async () => {
    if ((await busy.count()) > 0) return true
    await page.getByRole('button', { name: 'Next month' }).click()
    return false
  }
  await expect.poll(turned, { interval: 1_000, timeout: 30_000 }).toBe(true)
  await busy.first().focus()
  await page.keyboard.press('Enter')
  const isOpen = (open: boolean) =>
    expect.poll(() => busy.first().getAttribute('aria-expanded')).toBe(open ? 'true' : 'false')
  await isOpen(true)
  await page.getByRole('button', { name: 'Next month' }).hover()
  await page.getByRole('heading', { level: 1 }).hover()
  await isOpen(true)
  await isSound(page)
  await page.keyboard.press('Escape')
  await isOpen(false)
  await busy.first().hover()
  await isOpen(true)
  await busy.first().click()
  await isOpen(true)
  await busy.first().click()
  await isOpen(false)
  await page.getByRole('link', { name: 'See all events' }).click()
  await page.getByRole('heading', { name: 'Events', level: 1 }).waitFor()
  await page.goto(new URL('/events?sort=location', page.url()).toString())
  const first = page.getByRole('listitem').filter({ hasText: 'Accra' })
  await first.waitFor()
  await isSound(page)
})

test('events are found, come in pages whose size stands in the address, and are all in the file', async () => {
  const content = await callerOf(it.portal.url, CONTENT)
  const title = (index: number) => `Open day ${String(index).padStart(2, '0')}`
  for (let index = 1; index <= 27; index++)
    await content.send('POST', '/office/events', {
      title: title(index),
      description: 'Our doors are open.',
      date: '2031-05-06',
      endDate: null,
      location: 'Quito',
    })
  const page = await it.open('/office/events?search=open+day&state=PLANNED&location=Quito&sort=-title', CONTENT)
  const row = (index: number) => page.getByRole('row').filter({ hasText: title(index) })
  await row(1).waitFor()
  await page.getByRole('group', { name: 'Rows per page' }).getByText('25', { exact: true }).click()
  await page.getByText('1–25 of 27', { exact: true }).waitFor()
  await row(3).waitFor()
  expect(await row(2).count()).toBe(0)
  await page.getByRole('button', { name: 'Page 02' }).click()
  await row(2).waitFor()
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({ size: '25', page: '2', sort: '-title' })
  await isSound(page)
  await page.getByRole('columnheader', { name: 'Date' }).getByRole('button').click()
  await page.getByText('1–25 of 27', { exact: true }).waitFor()
  const file = await usesListTools(page, { column: 'Location', file: 'events.csv' })
  expect(file.match(/^Open day \d\d,Planned,2031-05-06,Quito/gm)).toHaveLength(27)
})

test('a month is called what its days are, in whatever zone the company is', async () => {
  const page = await it.open('/news', 'procurement@andina.example')
  const calendar = page.getByRole('table', { name: /\d{4}$/ })
  for (let turned = 0; turned < 3; turned++) {
    const first = new Date(`1 ${(await calendar.locator('caption').textContent())?.match(/\S+ \d{4}$/)} UTC`)
    const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
    await expect.poll(() => calendar.getByText(/^\d+$/).count()).toBeGreaterThanOrEqual(days)
    const cells = await calendar.getByRole('row').nth(1).getByRole('cell').allInnerTexts()
    expect(cells.findIndex((text) => text.trim().startsWith('1'))).toBe(first.getUTCDay())
    await page.getByRole('button', { name: 'Next month' }).click()
  }
})
