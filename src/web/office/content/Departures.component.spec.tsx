import { screen, waitFor, within } from '@testing-library/react'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { connect } from '#platform/postgres/pool.ts'
import { fill } from '#tests/screens/fields.ts'
import { screenPortal } from '#tests/screens/screen.tsx'

const CONTENT = 'content@partnercare.example'
const BUYER = 'procurement@andina.example'
const TITLE = 'What worked in Bogotá'

// Nothing leaves by itself: the test says when its time is up.
const portal = screenPortal({ TAKE_BACK_SECONDS: '300' })

let owner: Pool
beforeAll(() => {
  owner = connect({ connectionString: portal.databaseUrl, max: 1 })
})
afterAll(() => owner.end())

const letItLeave = () =>
  owner.query(`update es.deadline set due_at = es.now() where kind = 'departure.leaves' and state = 'set'`)

test('an article is published, taken back, published again and withdrawn with a way back, while its time runs', async () => {
  const buyer = await portal.caller(BUYER)
  const isThere = async () =>
    (await buyer.get<{ title: string }[]>('/resource-materials/best-practices')).some(({ title }) => title === TITLE)
  const { user, address } = await portal.open('/office/content', CONTENT)
  const button = (name: string | RegExp) => screen.findByRole('button', { name })
  await user.click(await button('New resource'))
  const dialog = within(await screen.findByRole('dialog', { name: 'New resource' }))
  await user.click(dialog.getByRole('combobox', { name: /^Kind/ }))
  await user.click(await screen.findByRole('option', { name: 'Best practices' }))
  await fill(user, dialog.getByRole('textbox', { name: /^Title/ }), TITLE)
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('link', { name: 'Write in English' }))
  await fill(user, await screen.findByRole('textbox', { name: /^Title/ }), TITLE)
  await fill(user, screen.getByRole('textbox', { name: /^Excerpt/ }), 'Ask early.')
  await fill(user, screen.getByRole('textbox', { name: /^Text$/ }), '## What worked\n\nAsk **early**.')
  await user.click(await button('Save draft'))
  await screen.findByText('Revision 1 is saved as a draft.')
  const page = address()

  const takeBack = async () =>
    within(await screen.findByRole('region', { name: 'About to leave' })).findByRole('button', { name: /^Take back/ })
  await user.click(await button('Publish revision 1'))
  expect((await screen.findAllByText(`“${TITLE}” is about to be published.`)).length).toBeGreaterThan(0)
  expect(await isThere()).toBe(false)
  await takeBack()
  await user.keyboard('z')
  await screen.findByText(new RegExp(`^Taken back: ${TITLE}\\.`))
  await letItLeave()
  expect(await isThere()).toBe(false)

  await user.click(await button('Publish revision 1'))
  await user.click(await takeBack())
  await waitFor(() => expect(screen.queryByRole('region', { name: 'About to leave' })).toBeNull())
  await user.click(await button('Publish revision 1'))
  await takeBack()
  const again = await portal.open(page, CONTENT)
  await takeBack()
  expect(await isThere()).toBe(false)
  await letItLeave()
  await screen.findByText(`“${TITLE}” published`)
  await expect.poll(isThere).toBe(true)

  await again.user.click(await button('Unpublish'))
  await again.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Unpublish' }))
  const undo = await button('Undo')
  expect(await isThere()).toBe(false)
  await again.user.click(undo)
  await takeBack()
  await letItLeave()
  await expect.poll(isThere).toBe(true)
})
