import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { compareTexts } from '#platform/text/alphabet.ts'
import { newcomer } from '#tests/e2e/newcomer.ts'
import { choose, fill } from '#tests/screens/fields.ts'
import { sentRequests } from '#tests/screens/line.ts'
import { type OpenScreen, screenPortal } from '#tests/screens/screen.tsx'

const ADMIN = 'admin@partnercare.example'
const SALES = 'sales@partnercare.example'
const portal = screenPortal()

const people = () => screen.findByRole('table', { name: 'People' })
const rows = async () =>
  within(await people())
    .getAllByRole('row')
    .slice(1)
const dialog = async () => within(await screen.findByRole('dialog'))
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const press = async (user: OpenScreen['user'], name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))

/** Opens the person's page from the list, which has their e-mail address alone. */
const openPerson = async (user: OpenScreen['user'], name: string) => {
  await user.click(within(await people()).getByRole('link', { name }))
  await screen.findByRole('heading', { level: 1, name })
}
const fromMenu = async (user: OpenScreen['user'], item: string) => {
  await press(user, /^More actions/)
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

describe('the list of people', () => {
  test('is searched while one types, and what is searched for stays in the field', async () => {
    const { user, address } = await portal.open('/office/people?page=2', ADMIN)
    await people()
    const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Name or e-mail' })
    await user.type(search, 'analyst ')
    await expect.poll(address).toBe('/office/people?search=analyst')
    expect(search.value).toBe('analyst ')
    expect(document.activeElement).toBe(search)
    await waitFor(async () => expect(await rows()).toHaveLength(1))
    await fill(user, search, 'no one of that name')
    await screen.findByText('No person matches', { exact: false })

    await portal.open('/office/people?search=analyst', ADMIN)
    await people()
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Name or e-mail' }).value).toBe('analyst')
  })

  test('is in the order of a column, all pages of it, and says which of the people it shows', async () => {
    const { user, address } = await portal.open('/office/people', ADMIN)
    const emails = async () =>
      (await rows()).map((row) => row.querySelector('td:nth-child(3)')?.textContent?.trim() ?? '')
    await within(await people()).findByRole('button', { name: 'Joined' })
    await screen.findByText(/^1–25 of \d+$/)
    for (const [way, sort] of [
      [1, 'email'],
      [-1, '-email'],
    ] as const) {
      await user.click(within(await people()).getByRole('button', { name: 'E-mail' }))
      await expect.poll(address).toBe(`/office/people?sort=${sort}`)
      await waitFor(async () => {
        const shown = await emails()
        expect(shown).toHaveLength(25)
        expect(shown).toEqual(shown.toSorted((one, other) => way * compareTexts(one, other)))
      })
    }
  })

  test('is closed to all but administrators', async () => {
    await portal.open('/office/people', SALES)
    await screen.findByText('Only administrators can see accounts.')
    expect(sentRequests().filter(({ path }) => path.startsWith('/office/people'))).toEqual([])
  })
})

test('an administrator finds a person and erases them, for ever, with an address and a reason without names', async () => {
  const { name, email } = await newcomer(portal.url)
  const { user, go } = await portal.open(`/office/people?search=${email}`, ADMIN)
  await openPerson(user, name)
  await fromMenu(user, 'Erase')
  const modal = await dialog()
  await modal.findByText('Devices where they are signed in')
  await user.click(modal.getByRole('button', { name: 'Erase for ever' }))
  await modal.findByText('This is not the e-mail address of this person')
  modal.getByText('Enter a reason')
  expect(document.activeElement).toBe(modal.getByLabelText(/^Confirm their e-mail address/))
  await fill(user, modal.getByLabelText(/^Confirm their e-mail address/), email)
  await fill(user, modal.getByLabelText(/^Reason/), `${name} requested it`)
  await user.click(modal.getByRole('button', { name: 'Erase for ever' }))
  await waitFor(() => expect(modal.getAllByText('do not include names', { exact: false })).toHaveLength(2))
  await fill(user, modal.getByLabelText(/^Reason/), 'Requested in a letter')
  await user.click(modal.getByRole('button', { name: 'Erase for ever' }))
  await screen.findByText('Person erased.')
  await screen.findByRole('heading', { level: 1, name: 'Erased person' })
  expect(screen.queryByRole('button', { name: /^(Access|More actions)/ })).toBeNull()

  await go('/office/people?state=ERASED')
  await waitFor(async () => expect((await people()).textContent).toContain('Erased person'))
  expect((await people()).textContent).not.toContain(email)
  await user.click(within(await people()).getAllByRole('link', { name: 'Erased person' })[0] as HTMLElement)
  await user.click(await screen.findByRole('link', { name: 'History' }))
  await screen.findAllByText('Requested in a letter', { exact: false })
  expect(document.body.textContent).not.toContain(email)
})

test('an administrator takes the access of a person away, and gives it back, with a reason', async () => {
  const { name, email } = await newcomer(portal.url)
  const { user } = await portal.open(`/office/people?search=${email}`, ADMIN)
  const changes = async (shows: string, to: string, button: string) => {
    await press(user, 'Access')
    const modal = await dialog()
    await choose(user, 'Signs in as', to)
    await user.click(modal.getByRole('button', { name: button }))
    await modal.findByText('Enter a reason')
    expect(document.activeElement).toBe(modal.getByLabelText(/^Reason/))
    await fill(user, modal.getByLabelText(/^Reason/), 'Is on leave')
    await user.click(modal.getByRole('button', { name: button }))
    await isClosed()
    await waitFor(async () => expect(within(screen.getByRole('main')).getAllByText(shows).length).toBeGreaterThan(0))
  }
  await openPerson(user, name)
  await press(user, 'Access')
  await user.click((await dialog()).getByRole('button', { name: 'Change access' }))
  expect((await dialog()).getByRole('combobox').getAttribute('aria-invalid')).toBe('true')
  await user.keyboard('{Escape}')
  await isClosed()
  await changes('Deactivated', 'No access', 'Take access away')
  await changes('Active', 'Marketing', 'Change access')
  await changes('Procurement', 'Procurement', 'Change access')
})
