import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { ShownSettings } from '#modules/settings/contract.ts'
import type { previewMail } from '#modules/settings/mail-contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { choose, fill } from '#tests/screens/fields.ts'
import { sentRequests } from '#tests/screens/line.ts'
import { type OpenScreen, screenPortal } from '#tests/screens/screen.tsx'

const ADMIN = 'admin@partnercare.example'
const portal = screenPortal()

type PreviewedMail = Answer<typeof previewMail>

/** Mails are drawn apart from the page. */
const mailsOf = (page: HTMLElement): string[] =>
  [...page.querySelectorAll('[data-width]')].flatMap(({ shadowRoot }) => shadowRoot?.textContent ?? [])

const changes = async (user: OpenScreen['user'], section: string) => {
  await user.click(await screen.findByRole('button', { name: `Change: ${section}` }))
  return within(await screen.findByRole('dialog', { name: `Change: ${section}` }))
}

test('contacts are refused at the field, and each change is in the history', async () => {
  const { user } = await portal.open('/office/settings', ADMIN)
  const contacts = await changes(user, 'Contacts')
  const phone = contacts.getByRole('textbox', { name: 'Emergency phone' })
  await fill(user, phone, 'call us')
  await user.click(contacts.getByRole('button', { name: 'Save' }))
  await contacts.findByText('Enter a phone number with its country code', { exact: false })
  expect(document.activeElement).toBe(phone)
  await fill(user, phone, '+41 22 555 07 01')
  await user.click(contacts.getByRole('button', { name: 'Save' }))
  await screen.findByText('Contacts saved')
  const history = await screen.findByRole('table', { name: 'History' })
  await waitFor(() => expect(history.textContent).toContain('+41 22 555 07 01'))
})

test('a holiday has a day and a name, and can be removed; a test mail says what became of it', async () => {
  const { user } = await portal.open('/office/settings', ADMIN)
  await user.click(await screen.findByRole('button', { name: 'Add a holiday' }))
  const holiday = within(await screen.findByRole('dialog', { name: 'Add a holiday' }))
  const day = holiday.getByRole('textbox', { name: /^Day/ })
  const before = sentRequests().length
  await user.click(holiday.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(document.activeElement).toBe(day))
  expect(sentRequests()).toHaveLength(before)
  await fill(user, day, '01/08/2036')
  await fill(user, holiday.getByRole('textbox', { name: /^Name/ }), 'A day off')
  await user.click(holiday.getByRole('button', { name: 'Add' }))
  const table = await screen.findByRole('table', { name: 'Holidays' })
  await within(table).findByText('A day off')
  await user.click(within(table).getByRole('button', { name: /A day off/ }))
  await waitFor(() => expect(within(table).queryByText('A day off')).toBeNull())

  await user.click(screen.getByRole('button', { name: 'Send me a test email' }))
  await screen.findByText(`the email to ${ADMIN} is kept`, { exact: false })
  await user.click(screen.getByRole('link', { name: 'Read it in Emails' }))
  await screen.findAllByText(/^Test email/)
})

test('a synonym is added, found by in the search, and removed', async () => {
  const { user } = await portal.open('/office/settings', ADMIN)
  await user.click(await screen.findByRole('button', { name: 'Add a synonym' }))
  const synonym = within(await screen.findByRole('dialog', { name: 'Add a synonym' }))
  await fill(user, synonym.getByRole('textbox', { name: /^What people type/ }), 'Bogey')
  await fill(user, synonym.getByRole('textbox', { name: /^What it means/ }), 'Andina Salud')
  await user.click(synonym.getByRole('button', { name: 'Add' }))
  const table = await screen.findByRole('table', { name: 'Synonyms of the search' })
  await within(table).findByText('Bogey')
  await user.keyboard('{Control>}k{/Control}')
  const palette = within(await screen.findByRole('dialog', { name: 'Search or jump to' }))
  await fill(user, palette.getByRole('combobox'), 'bogey')
  await palette.findAllByText(/Andina Salud/)
  await user.keyboard('{Escape}')
  await user.click(await within(table).findByRole('button', { name: /Bogey/ }))
  await waitFor(() => expect(within(table).queryByText('Bogey')).toBeNull())
})

test('of two administrators who change the same thing the second reads what the first saved, and keeps what was typed', async () => {
  const { user } = await portal.open('/office/settings', ADMIN)
  const sender = await changes(user, 'Email sender')
  const other = await portal.caller(ADMIN)
  const { sender: now, versions } = await other.get<ShownSettings>('/office/settings')
  const theirs = { ...now, replyToEmail: 'first@partnercare.example', expectedVersion: versions.sender }
  await other.send('PUT', '/office/settings/sender', theirs)
  const answers = sender.getByRole<HTMLInputElement>('textbox', { name: 'Answers go to' })
  await fill(user, answers, 'second@partnercare.example')
  await user.click(sender.getByRole('button', { name: 'Save' }))
  await sender.findByText('Someone else has changed this since you opened it.')
  await sender.findByText('Answers go to: None → first@partnercare.example')
  expect(answers.value).toBe('second@partnercare.example')
  await user.click(sender.getByRole('button', { name: 'Save' }))
  await screen.findByText('Email sender saved')
  await screen.findByText('Answers go to: first@partnercare.example → second@partnercare.example')
})

test('an accent colour that cannot be read on white is refused', async () => {
  const { user } = await portal.open('/office/settings', ADMIN)
  const brand = await changes(user, 'Brand')
  await fill(user, brand.getByRole('textbox', { name: /^Accent colour/ }), '#42c3d4')
  await user.click(brand.getByRole('button', { name: 'Save' }))
  await brand.findByText('This colour reads 2.1 : 1 on white.', { exact: false })
  await fill(user, brand.getByRole('textbox', { name: /^Accent colour/ }), '#8a1538')
  await user.click(brand.getByRole('button', { name: 'Save' }))
  await screen.findByText('Brand saved')
})

test('each mail can be read as on a phone, in the dark and as text', async () => {
  const { user, address } = await portal.open('/office/settings/mails', ADMIN)
  const [invited] = await screen.findAllByRole('link', { name: /^You are invited to/ })
  await user.click(invited as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  expect(address()).toMatch(/\?mail=/)
  await dialog.findByRole('radio', { name: 'Phone' })
  for (const choice of ['Phone', 'Dark']) await user.click(dialog.getByRole('radio', { name: choice }))
  await dialog.findByText('An email stays light', { exact: false })
  await user.click(dialog.getByRole('radio', { name: 'Text' }))
  await dialog.findByText('Set your password: http', { exact: false })
})

test('the text of a mail is written in a language, with the mail as it will read, and taken back', async () => {
  const { user } = await portal.open('/office/settings/mails?mail=NEW_QUOTE', ADMIN)
  const writes = async () => {
    await user.click(await screen.findByRole('button', { name: 'Change the text' }))
    return within(await screen.findByRole('dialog', { name: /^Change the text \(Español\): / }))
  }
  const preview = within(await screen.findByRole('dialog'))
  await preview.findByRole('button', { name: 'Change the text' })
  await choose(user, /^Language of the reader/, 'Español', await screen.findByRole('dialog'))
  const form = await writes()
  const introduction = form.getByRole<HTMLTextAreaElement>('textbox', { name: /^Introduction/ })
  await fill(user, introduction, 'Gracias por {name}.')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await form.findByText('{name} is not known in this email. Use {portal}, {order}, {total}, {until}', { exact: false })
  expect(document.activeElement).toBe(introduction)
  await fill(user, introduction, 'Gracias por el pedido {order}.')
  await waitFor(() => expect(mailsOf(document.body).join()).toContain('Gracias por el pedido 2026-000123.'))

  const other = await portal.caller(ADMIN)
  const theirs = { expectedVersion: 0, subject: null, introduction: null, closing: 'Un saludo' }
  await other.send('PUT', '/office/settings/mails/NEW_QUOTE/es', theirs)
  await user.click(form.getByRole('button', { name: 'Save' }))
  await form.findByText('Closing: Un saludo')
  expect(introduction.value).toBe('Gracias por el pedido {order}.')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText('Email text saved')

  const again = await writes()
  await user.click(again.getByRole('button', { name: 'Use the default text' }))
  await user.click(again.getByRole('button', { name: 'Save' }))
  const written = async () => (await other.get<PreviewedMail>('/office/settings/mails/NEW_QUOTE?language=es')).written
  await waitFor(async () => expect(await written()).toEqual({ version: 3, text: null }))
})

test('of a mail about security only the closing is written, and others are fixed', async () => {
  const { user } = await portal.open('/office/settings/mails?mail=SIGN_IN_REUSED', ADMIN)
  await user.click(await screen.findByRole('button', { name: 'Change the text' }))
  const form = within(await screen.findByRole('dialog', { name: /^Change the text/ }))
  await form.findByText('This email is about security or the account.', { exact: false })
  form.getByRole('textbox', { name: /^Closing/ })
  expect(form.queryByRole('textbox', { name: /^(Introduction|Beginning)/ })).toBeNull()
  await portal.open('/office/settings/mails?mail=invitation', ADMIN)
  await screen.findByText('The text of this email is fixed.')
  expect(screen.queryByRole('button', { name: 'Change the text' })).toBeNull()
})

test('only administrators change the settings', async () => {
  await portal.open('/office/settings', 'sales@partnercare.example')
  await screen.findByText('Only administrators can change the settings.')
  expect(sentRequests().filter(({ path }) => path.startsWith('/office/settings'))).toEqual([])
})
