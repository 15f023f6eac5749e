import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'

import type { listNews, officeArticles } from '#modules/news/contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import type { Caller } from '#tests/e2e/caller.ts'
import { newestLink } from '#tests/e2e/mailed-link.ts'
import { fill } from '#tests/screens/fields.ts'
import { useListTools } from '#tests/screens/list-tools.ts'
import { screenPortal } from '#tests/screens/screen.tsx'

const CONTENT = 'content@partnercare.example'
const BUYER = 'procurement@andina.example'

const portal = screenPortal()
let content: Caller
beforeAll(async () => {
  content = await portal.caller(CONTENT)
})

type User = Awaited<ReturnType<typeof portal.open>>['user']
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const inDialog = async () => within(await screen.findByRole('dialog'))
const press = async (user: User, name: string) => user.click((await inDialog()).getByRole('button', { name }))
const field = async (name: RegExp) => (await inDialog()).getByRole<HTMLInputElement>('textbox', { name })
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const rowOf = async (text: string) => {
  const [cell] = await screen.findAllByText(text, { selector: 'td *, td, th, th *' })
  return cell!.closest('tr')!
}
const fromMenu = async (user: User, row: HTMLElement, action: string) => {
  await user.click(within(row).getByRole('button', { name: /More actions/ }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

describe('news', () => {
  test('an article without a title is refused; one is published, found, taken along as a file and withdrawn', async () => {
    const title = 'Our stand in Lima'
    const open = await portal.open('/office/news', CONTENT)
    const { user, go } = open
    await user.click(await button('New article'))
    await press(user, 'Save the revision')
    await (await inDialog()).findByText('Enter a title')
    expect(document.activeElement).toBe(await field(/^Title/))
    await fill(user, await field(/^Title/), title)
    await fill(user, await field(/^Text/), 'We show what is new.')
    await press(user, 'Save the revision')
    await closed()
    within(await rowOf(title)).getByText('Draft')
    await fromMenu(user, await rowOf(title), 'Publish')
    await fill(user, await field(/^Publish/), 'tomorrow')
    await press(user, 'Publish')
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
    await fill(user, await field(/^Publish/), '')
    await press(user, 'Publish')
    await closed()
    await waitFor(async () => within(await rowOf(title)).getAllByText('Published'))

    await go(`/office/news?sort=-changed&state=PUBLISHED&search=${encodeURIComponent(title)}`)
    await waitFor(() => expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(2))
    expect(await useListTools(open, { column: 'Changed', file: 'news.csv' })).toContain(`${title},Published,`)
    await go('/office/news')
    await fromMenu(user, await rowOf(title), 'Unpublish')
    await waitFor(async () => within(await rowOf(title)).getByText('Draft'))

    await fromMenu(user, await rowOf(title), 'Preview')
    await (await inDialog()).findByText('We show what is new.')
    await user.keyboard('{Escape}')
    await closed()
    await fromMenu(user, await rowOf(title), 'Delete draft')
    const question = within(await screen.findByRole('dialog', { name: `Delete the draft “${title}”?` }))
    expect(document.activeElement).toBe(question.getByRole('button', { name: 'Cancel' }))
    await user.click(question.getByRole('button', { name: 'Delete draft' }))
    await waitFor(() => expect(screen.queryByText(title, { selector: 'td *, td, th, th *' })).toBeNull())
  })

  test('an article is translated, its translations are checked, shown and removed', async () => {
    const title = 'Iron in Lima'
    const { user } = await portal.open('/office/news', CONTENT)
    const add = async (language: string) => {
      await user.click((await inDialog()).getByRole('combobox', { name: 'Add a language' }))
      await user.click(await screen.findByRole('option', { name: language }))
    }
    const choose = async (language: string) => user.click((await inDialog()).getByRole('radio', { name: language }))
    await user.click(await button('New article'))
    await fill(user, await field(/^Title/), title)
    await fill(user, await field(/^Text/), 'We show what is new.')
    await add('Español')
    await add('Français')
    await fill(user, await field(/^Title \(Français\)/), 'Le fer à Lima')
    await fill(user, await field(/^Text \(Français\)/), 'Nous montrons du nouveau.')
    await press(user, 'Save the revision')
    await (await inDialog()).findByText('Enter a title')
    expect(document.activeElement).toBe(await field(/^Title \(Español\)/))
    await fill(user, await field(/^Title \(Español\)/), 'Hierro en Lima')
    await fill(user, await field(/^Text \(Español\)/), 'Mostramos lo nuevo.')
    await press(user, 'Save the revision')
    await closed()

    await fromMenu(user, await rowOf(title), 'Preview')
    await choose('Español')
    await screen.findByRole('dialog', { name: 'Hierro en Lima' })
    await (await inDialog()).findByText('Mostramos lo nuevo.')
    await user.keyboard('{Escape}')
    await closed()

    await user.click(await button(`Edit ${title}`))
    await choose('Français')
    expect((await field(/^Title \(Français\)/)).value).toBe('Le fer à Lima')
    await user.click((await inDialog()).getByRole('button', { name: 'Remove Français' }))
    expect((await field(/^Title/)).value).toBe(title)
    await press(user, 'Save the revision')
    await closed()
    const { rows } = await content.get<Answer<typeof officeArticles>>(
      `/office/news?search=${encodeURIComponent(title)}`,
    )
    expect(rows.map(({ translations }) => translations)).toEqual([
      { es: { title: 'Hierro en Lima', introduction: null, content1: 'Mostramos lo nuevo.', content2: null } },
    ])
  })

  test('articles have pictures, and some a paper to take along', async () => {
    const articles = await content.get<Answer<typeof listNews>>('/news')
    expect(articles.length).toBeGreaterThan(3)
    expect(articles.filter(({ image }) => image === null)).toEqual([])
    const { id, title, newsDetails } = articles.find((article) => article.newsDetails !== null)!
    await portal.open(`/news/${id}`)
    await screen.findByRole('heading', { level: 1, name: title })
    await screen.findByRole('heading', { name: 'Attachments' })
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Download' }).getAttribute('href')).toBe(newsDetails)
  })

  test('a day with events opens by key and by pointer, each leaves open what the other opened; months have their days', async () => {
    const { user } = await portal.open('/news', BUYER)
    const calendar = async () => within(await screen.findByRole('table', { name: /\d{4}$/ }))
    const busy = () => screen.queryAllByRole('button', { name: /: \d+ events?$/ })
    await calendar()
    await waitFor(() => expect(busy().length).toBeGreaterThan(0))
    const isOpen = (open: boolean) =>
      expect.poll(() => busy()[0]!.getAttribute('aria-expanded')).toBe(open ? 'true' : 'false')
    busy()[0]!.focus()
    await user.keyboard('{Enter}')
    await isOpen(true)
    await user.hover(screen.getByRole('button', { name: 'Next month' }))
    await user.hover(screen.getByRole('heading', { level: 1 }))
    await isOpen(true)
    await user.keyboard('{Escape}')
    await isOpen(false)
    await user.hover(busy()[0]!)
    await isOpen(true)
    await user.click(busy()[0]!)
    await isOpen(true)
    await user.click(busy()[0]!)
    await isOpen(false)

    for (let turned = 0; turned < 3; turned++) {
      const month = screen.getByRole('table', { name: /\d{4}$/ }).querySelector('caption')?.textContent
      const first = new Date(`1 ${month?.match(/\S+ \d{4}$/)} UTC`)
      const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
      const weeks = (await calendar()).getAllByRole('row').slice(1)
      const cells = weeks.flatMap((week) =>
        within(week)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      )
      expect(cells.filter((text) => /^\d/.test(text))).toHaveLength(days)
      expect(cells.findIndex((text) => text.startsWith('1'))).toBe(first.getUTCDay())
      await user.click(screen.getByRole('button', { name: 'Next month' }))
    }
  })

  test('all events are a link away and sort by place', async () => {
    const { user, go } = await portal.open('/news')
    await user.click(await screen.findByRole('link', { name: 'See all events' }))
    await screen.findByRole('heading', { name: 'Events', level: 1 })
    await go('/events?sort=location')
    await waitFor(() =>
      expect(within(screen.getByRole('main')).getAllByRole('listitem')[0]!.textContent).toContain('Accra'),
    )
  })

  test('events are found, come in pages whose size is in the address, and are all in the file', async () => {
    const title = (index: number) => `Open day ${String(index).padStart(2, '0')}`
    for (let index = 1; index <= 27; index++)
      await content.send('POST', '/office/events', {
        title: title(index),
        description: 'Our doors are open.',
        date: '2031-05-06',
        endDate: null,
        location: 'Quito',
      })
    const open = await portal.open('/office/events?search=open+day&state=PLANNED&location=Quito&sort=-title', CONTENT)
    const { user, address } = open
    await rowOf(title(1))
    await user.click(within(screen.getByRole('group', { name: 'Rows per page' })).getByText('25'))
    await screen.findByText('1–25 of 27')
    await waitFor(() => expect(screen.queryByText(title(2))).toBeNull())
    await rowOf(title(3))
    await user.click(screen.getByRole('button', { name: 'Page 02' }))
    await rowOf(title(2))
    expect(Object.fromEntries(new URL(address(), location.href).searchParams)).toMatchObject({
      size: '25',
      page: '2',
      sort: '-title',
    })
    await user.click(within(screen.getByRole('columnheader', { name: 'Date' })).getByRole('button'))
    await screen.findByText('1–25 of 27')
    const file = await useListTools(open, { column: 'Location', file: 'events.csv' })
    expect(file.match(/^Open day \d\d,Planned,2031-05-06,Quito/gm)).toHaveLength(27)
  })

  test('a post leads to its own network alone; it is found, and taken along as a file', async () => {
    const open = await portal.open('/office/social', CONTENT)
    const { user, go } = open
    await user.click(await button('New post'))
    await fill(user, await field(/^Text/), 'Meet us in Lima')
    await fill(user, await field(/^Link/), 'https://evil.example/post')
    await press(user, 'Show the post')
    await (await inDialog()).findByText('Enter the https address of a post on this network')
    expect(document.activeElement).toBe(await field(/^Link/))
    await fill(user, await field(/^Link/), 'https://www.linkedin.com/posts/1')
    await press(user, 'Show the post')
    await closed()
    await rowOf('Meet us in Lima')
    await go('/office/social?network=LinkedIn&search=lima&sort=-date')
    await waitFor(() => expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(2))
    expect(await useListTools(open, { column: 'Day', file: 'social-posts.csv' })).toContain(
      'Meet us in Lima,LinkedIn,2026-11-18',
    )
  })
})

describe('the newsletter', () => {
  test('a visitor subscribes, confirms by the link of the mail, leaves and stays; a made-up link has expired', async () => {
    const email = 'reader@clinic.example'
    const visitor = await portal.open('/news')
    const { user, go } = visitor
    await user.click(await button('Subscribe'))
    await screen.findByText('Invalid email.')
    await fill(user, screen.getByRole('textbox', { name: 'Email address' }), email)
    await user.click(await button('Subscribe'))
    await screen.findByText(/Please look into your mailbox/)
    await go(await newestLink(portal.url, email, 'newsletter/confirm'))
    await screen.findByRole('heading', { name: 'Confirm your subscription' })
    await user.click(await button('Confirm my subscription'))
    await screen.findByText(/^Your subscription is confirmed/)
    await portal.open('/newsletter/confirm?token=nonsense')
    await user.click(await button('Confirm my subscription'))
    await screen.findByText(/^Request expired/)
  })

  test('an issue needs an article and a moment ahead; it is previewed, sent, found and taken along as a file', async () => {
    const open = await portal.open('/office/newsletter', CONTENT)
    const { user, go } = open
    await user.click(await button('New issue'))
    await press(user, 'Save the revision')
    await (await inDialog()).findByText('Choose at least one article')
    await fill(user, await field(/^Subject \(English\)/), 'What moved us')
    await fill(user, await field(/^Introduction \(English\)/), 'Dear readers of this issue')
    await user.click((await (await inDialog()).findAllByRole('checkbox'))[0]!)
    await press(user, 'Save the revision')
    await closed()
    await waitFor(async () => within(await rowOf('What moved us')).getByText('Draft'))

    await fromMenu(user, await rowOf('What moved us'), 'Preview')
    const mail = () => [...document.querySelectorAll('[data-width]')].find(({ shadowRoot }) => shadowRoot)
    await waitFor(() => expect(mail()?.shadowRoot?.textContent).toContain('Dear readers of this issue'))
    await user.click((await inDialog()).getByText('As text'))
    expect((await (await inDialog()).findByText(/View in your browser: http/)).textContent).toContain(
      'Dear readers of this issue',
    )
    await user.keyboard('{Escape}')
    await closed()

    await fromMenu(user, await rowOf('What moved us'), 'Send or schedule')
    await fill(user, await field(/^Send at/), '01/01/2020')
    await press(user, 'Send')
    await (await inDialog()).findByText('Choose a moment that lies ahead')
    await fill(user, await field(/^Send at/), '')
    await press(user, 'Send')
    await waitFor(async () => within(await rowOf('What moved us')).getByText('Sent'), { timeout: 50_000 })
    await fromMenu(user, await rowOf('What moved us'), 'Emails')
    await (await inDialog()).findByText('Delivered or kept')
    await user.keyboard('{Escape}')

    await go('/office/newsletter?state=SENT&sort=-when&search=readers of this')
    await waitFor(() => expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(2))
    expect(await useListTools(open, { column: 'When', file: 'newsletter.csv' })).toMatch(/What moved us,Sent,\d{4}-/)
  })
})

test('a person makes the secret address of their deadlines, and withdraws it', async () => {
  const { user } = await portal.open('/profile/notifications', BUYER)
  await user.click(await button('Create calendar link'))
  const address = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Your secret address' })
  const { pathname } = new URL(address.value)
  const feed = () => fetch(new URL(pathname, portal.url))
  expect(await (await feed()).text()).toContain('BEGIN:VCALENDAR')
  const again = await portal.open('/profile/notifications', BUYER)
  await screen.findByText(/^Calendar link created on/)
  expect(screen.queryByRole('textbox', { name: 'Your secret address' })).toBeNull()
  await again.user.click(await button('Delete calendar link'))
  await screen.findByText('There is no calendar link yet.')
  expect((await feed()).status).toBe(404)
})
