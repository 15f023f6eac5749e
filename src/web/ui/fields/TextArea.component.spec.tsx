import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { screenPortal } from '#tests/screens/screen.tsx'
import { sessionEnded } from '#web/api/session.ts'

const portal = screenPortal()
const CONTENT = 'content@partnercare.example'

const write = async (who = CONTENT, sameWindow = true) => {
  const { user } = await portal.open('/office/news', who, { sameWindow })
  await user.click((await screen.findAllByRole('button', { name: 'New article' }))[0]!)
  const dialog = within(await screen.findByRole('dialog'))
  const [field] = await dialog.findAllByRole('textbox', { name: /^(Introduction|Text)/ })
  return { user, dialog, field: field as HTMLTextAreaElement }
}

test('a long text is offered back after a reload or a lost session, to its author alone, until it is sent or left', async () => {
  const { user, field } = await write(CONTENT, false)
  await user.type(field, 'Three new trocars')
  sessionEnded()
  const again = await write()
  await again.dialog.findByText('Not sent before: “Three new trocars”')
  await again.user.click(again.dialog.getByRole('button', { name: 'Use it' }))
  await waitFor(() => expect(again.field.value).toBe('Three new trocars'))
  expect(again.dialog.queryByText(/^Not sent before/)).toBeNull()

  sessionEnded()
  const other = await write('admin@partnercare.example')
  expect(other.dialog.queryByText(/^Not sent before/)).toBeNull()
  const back = await write()
  await back.user.click(await back.dialog.findByRole('button', { name: 'Discard' }))
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('partnercare.typed.'))).toEqual([])
})
