import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callerOf } from './caller.ts'
import { usesListTools } from './list-tools.ts'
import { newestLink } from './mailed-link.ts'
import { isSound, looks, type Stage, stage } from './portal.ts'

const CONTENT = 'content@partnercare.example'
const BUYER = 'procurement@andina.example'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

const subscribed = async (email: string, look = {}) => {
  const page = await it.open('/news', undefined, look)
  const block = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ hasText: 'Subscribe to our newsletter' })
    .last()
  await block.getByRole('button', { name: 'Subscribe' }).click()
  await block.getByText('Invalid email.').waitFor()
  await block.getByRole('textbox', { name: 'Email address' }).fill(email)
  await block.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByRole('status').getByText('Please look into your mailbox').waitFor()
  return page
}

describe.each(looks)('$width, $scheme', (look) => {
  test('somebody subscribes on the news, and confirms by the link of the mail', async () => {
    const email = `reader-${look.width}@clinic.example`
    const page = await subscribed(email, look)
    await isSound(page)
    await page.goto(await newestLink(it.portal.url, email, 'newsletter/confirm'))
    await page.getByRole('heading', { name: 'Confirm your subscription' }).waitFor()
    await isSound(page)
    await page.getByRole('button', { name: 'Confirm my subscription' }).click()
    await page.getByText('Your subscription is confirmed').waitFor()
    await page.goto('/newsletter/confirm?token=nonsense')
    await page.getByRole('button', { name: 'Confirm my subscription' }).click()
    await page.getByText('Request expired').waitFor()
    await isSound(page)
  })

  test('the office of the newsletter and the posts are sound', async () => {
    const page = await it.open('/office/newsletter', CONTENT, look)
    await page.getByRole('button', { name: 'New issue' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Save the revision' }).click()
    await dialog.getByText('Choose at least one article').waitFor()
    await isSound(page)
    await page.keyboard.press('Escape')
    await page.goto('/office/social')
    await page.getByRole('button', { name: 'New post' }).click()
    const post = page.getByRole('dialog')
    await post.getByRole('textbox', { name: 'Text' }).fill('We are there')
    await post.getByRole('textbox', { name: 'Link' }).fill('https://evil.example/post')
    await post.getByRole('button', { name: 'Show the post' }).click()
    await post.getByText('Enter the https address of a post on this network').waitFor()
    await isSound(page)
    await post.getByRole('textbox', { name: 'Link' }).fill('https://www.linkedin.com/posts/1')
    await post.getByRole('button', { name: 'Show the post' }).click()
    await page.getByRole('cell', { name: 'We are there' }).or(page.getByText('We are there')).first().waitFor()
  })
})

test('a post of a network is found in its list, which has columns, views and a file', async () => {
  const office = await callerOf(it.portal.url, CONTENT)
  await office.send('POST', '/office/social', {
    ...{ network: 'LinkedIn', text: 'Meet us in Lima', link: 'https://www.linkedin.com/posts/2', date: '2026-05-06' },
  })
  const page = await it.open('/office/social?network=LinkedIn&search=lima&sort=-date', CONTENT)
  await page.getByRole('row').filter({ hasText: 'Meet us in Lima' }).waitFor()
  expect(await usesListTools(page, { column: 'Day', file: 'social-posts.csv' })).toContain(
    'Meet us in Lima,LinkedIn,2026-05-06',
  )
})

test('an issue is composed, seen as a mail, sent, read in the browser, and left by one click', async () => {
  const email = 'subscriber@clinic.example'
  const visitor = await subscribed(email)
  await visitor.goto(await newestLink(it.portal.url, email, 'newsletter/confirm'))
  await visitor.getByRole('button', { name: 'Confirm my subscription' }).click()
  await visitor.getByText('Your subscription is confirmed').waitFor()

  const office = await it.open('/office/newsletter', CONTENT)
  await office.getByRole('button', { name: 'New issue' }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Subject (English)' }).fill('What moved us')
  await dialog.getByRole('textbox', { name: 'Introduction (English)' }).fill('Dear readers of this issue')
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByRole('button', { name: 'Save the revision' }).click()
  const row = office.getByRole('row').filter({ hasText: 'What moved us' })
  await row.getByText('Draft').waitFor()

  const menu = async (name: string) => {
    await row.getByRole('button', { name: /More actions/ }).click()
    await office.getByRole('menuitem', { name }).click()
  }
  await menu('Preview')
  const preview = office.getByRole('dialog')
  await preview.getByText('Dear readers of this issue').waitFor()
  await preview.getByText('As text').click()
  await preview.getByText(/View in your browser: http/).waitFor()
  await isSound(office)
  await preview.getByText('Narrow').click()
  await isSound(office)
  await office.keyboard.press('Escape')

  await menu('Send or schedule')
  await office.getByRole('dialog').getByRole('textbox', { name: 'Send at' }).fill('01/01/2020')
  await office.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
  await office.getByText('Choose a moment that lies ahead').waitFor()
  await office.getByRole('dialog').getByRole('textbox', { name: 'Send at' }).fill('')
  await office.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
  await row.getByText('Sent', { exact: true }).waitFor()
  await row.getByRole('button', { name: 'Mails of What moved us' }).click()
  await office.getByRole('dialog').getByText('Delivered or kept').waitFor()
  await isSound(office)

  await office.goto('/office/newsletter?state=SENT&sort=-when&search=readers of this')
  await row.waitFor()
  expect(await usesListTools(office, { column: 'When', file: 'newsletter.csv' })).toMatch(/What moved us,Sent,\d{4}-/)

  await visitor.goto('/newsletter')
  await isSound(visitor)
  await visitor.getByRole('link', { name: 'Read: What moved us' }).click()
  await visitor.getByText('Dear readers of this issue').waitFor()
  await isSound(visitor)

  const link = await newestLink(it.portal.url, email, 'newsletter/leave')
  const token = new URL(link, it.portal.url).searchParams.get('token') as string
  const oneClick = `${it.portal.url}/api/newsletter/one-click?${new URLSearchParams({ token })}`
  const left = await fetch(oneClick, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(left.status).toBe(200)
  await visitor.goto(oneClick)
  await visitor.getByRole('heading', { name: 'Leave the newsletter' }).waitFor()
  await isSound(visitor)
  await visitor.getByRole('button', { name: 'Leave the newsletter' }).click()
  await visitor.getByText('You left the newsletter.').waitFor()
  await visitor.getByRole('button', { name: 'I want to stay' }).click()
  await visitor.getByText('You stay with the newsletter.').waitFor()
  await isSound(visitor)
})

test('somebody makes the secret address of their deadlines, and withdraws it', async () => {
  const page = await it.open('/profile/notifications', BUYER)
  await page.getByRole('button', { name: 'Make an address' }).click()
  const address = page.getByRole('textbox', { name: 'Your secret address' })
  await address.waitFor()
  const { pathname } = new URL(await address.inputValue())
  const feed = () => fetch(new URL(pathname, it.portal.url))
  expect(await (await feed()).text()).toContain('BEGIN:VCALENDAR')
  await isSound(page)
  await page.reload()
  await page.getByText('There is an address, made on').waitFor()
  await expect.poll(() => address.count()).toBe(0)
  await page.getByRole('button', { name: 'Withdraw it' }).click()
  await page.getByText('There is no address yet.').waitFor()
  expect((await feed()).status).toBe(404)
})
