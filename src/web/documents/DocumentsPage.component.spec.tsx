import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { CompanyDocument } from '#modules/distributors/file/file-contract.ts'
import { companyDocumentGroups } from '#modules/distributors/file/requirements.ts'
import { samples } from '#tests/files/samples.ts'
import { choose, fill } from '#tests/screens/fields.ts'
import { holdAnswers, sentRequests } from '#tests/screens/line.ts'
import { savedFiles } from '#tests/screens/saved-files.ts'
import { screenPortal } from '#tests/screens/screen.tsx'

const LUCIA = 'procurement@andina.example'
const MATEO = 'marketing@andina.example'
const PATH = '/profile/documents'

const portal = screenPortal()

const file = (note: string): File =>
  new File([new Uint8Array(samples.pdf), `\n%${note}\n`], `${note}.pdf`, { type: 'application/pdf' })
const dialog = () => screen.findByRole('dialog')
const fileField = async () => (await dialog()).querySelector('input[type=file]') as HTMLInputElement
const send = async () => within(await dialog()).getByRole('button', { name: 'Send' })
const commands = () => sentRequests().filter(({ method, path }) => method !== 'GET' && path === '/documents')
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('a document is sent with its file alone, and so is its next version, which waits for its upload', async () => {
  const { user } = await portal.open(PATH, LUCIA)
  const documents = async () =>
    within(await screen.findByRole('table', { name: 'Documents' })).findAllByRole('button', { name: /^Open / })
  const before = (await documents()).length
  await user.click(screen.getAllByRole('button', { name: 'Add new document' })[0]!)
  await user.click(await send())
  await within(await dialog()).findByText('Choose the type')
  within(await dialog()).getByText('Choose the file')
  await fill(user, within(await dialog()).getByRole('textbox', { name: /^Valid until/ }), '99/99/2027')
  await choose(user, /^Type/, 'Due diligence', await dialog())
  await fill(user, within(await dialog()).getByRole('textbox', { name: /^Name/ }), 'Bank reference')
  await user.click(await send())
  await within(await dialog()).findByText('Enter a valid date, for example 31/03/2027')
  expect(commands()).toEqual([])
  await fill(user, within(await dialog()).getByRole('textbox', { name: /^Valid until/ }), '31/03/2027')
  await user.upload(await fileField(), file('first'))
  await within(await dialog()).findByText(/Uploaded/)
  await user.click(await send())
  await screen.findByText('Your document has been sent. We’ll let you know when it has been reviewed.')
  await closed()
  const row = async () => (await screen.findByRole('cell', { name: 'Bank reference' })).closest('tr') as HTMLElement
  await within(await row()).findByText('31/03/2027')
  within(await row()).getByText('In review')
  expect(await documents()).toHaveLength(before + 1)

  const menu = async (item: string) => {
    await user.click(within(await row()).getByRole('button', { name: /More actions/ }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
  }
  await menu('Update')
  const late = holdAnswers('GET', /^\/s3\/bucket\/url/)
  await user.upload(await fileField(), file('second'))
  await within(await dialog()).findByText('second.pdf')
  const sent = commands().length
  await user.click(await send())
  await within(await dialog()).findByText(/The file is still uploading\./)
  expect(commands()).toHaveLength(sent)
  late.release()
  await within(await dialog()).findByText(/Uploaded/)
  await user.click(await send())
  await closed()
  await menu('Versions')
  const versions = within(await dialog())
  versions.getByText('Version 2')
  const saved = savedFiles()
  await user.click(versions.getAllByRole('button', { name: 'Download' })[1]!)
  await expect.poll(() => saved.at(-1)?.name).toBe('Bank reference v1.pdf')
  expect(await saved.at(-1)?.text()).toContain('%first')
  await user.click(versions.getByRole('button', { name: 'Side by side' }))
  await screen.findByRole('dialog', { name: 'Bank reference, side by side' })
})

test('what is not required and was not sent is sent from its row', async () => {
  const { user } = await portal.open(PATH, LUCIA)
  const table = async () => within(await screen.findByRole('table', { name: 'Your file' }))
  const [label] = (await (await table()).findAllByText(/\(optional\)/)).map(({ textContent }) => textContent)
  const row = async () => within((await (await table()).findByText(label ?? '')).closest('tr') as HTMLElement)
  ;(await row()).getByText('Not sent')
  await user.click((await row()).getByRole('button', { name: /^Send: / }))
  await user.upload(await fileField(), file('optional'))
  await within(await dialog()).findByText(/Uploaded/)
  await user.click(await send())
  await closed()
  await (await row()).findByText('In review')
})

test('filters are in the address, lead back to the first page, and say when they leave nothing', async () => {
  const lucia = await portal.caller(LUCIA)
  const all = await lucia.get<CompanyDocument[]>('/documents')
  const { user, address } = await portal.open(`${PATH}?page=9`, LUCIA)
  const rows = () =>
    within(screen.getByRole('table', { name: 'Documents' })).queryAllByRole('button', { name: /^Open / }).length
  await waitFor(() => expect(rows(), 'the last page that there is').toBeGreaterThan(0))
  await choose(user, /^Type/, 'Due diligence')
  await expect.poll(address).toBe(`${PATH}?type=Due+diligence`)
  const kinds: readonly string[] = companyDocumentGroups['Due diligence']
  const ofType = all.filter(({ type }) => kinds.includes(type)).length
  expect(ofType).toBeLessThan(all.length)
  await waitFor(() => expect(rows()).toBe(ofType))
  await user.click(screen.getByRole('button', { name: /^Expired/ }))
  await expect.poll(address).toContain('ends=EXPIRED')
})

test('a colleague without the right reads who can send documents, and looks at them', async () => {
  const { user } = await portal.open(PATH, MATEO)
  await screen.findByText(/^Only users with the role PROCUREMENT can send documents\./)
  expect(screen.queryByRole('button', { name: 'Add new document' })).toBeNull()
  const [first] = await screen.findAllByRole('button', { name: /^Open / })
  await user.click(first as HTMLElement)
  await screen.findByRole('dialog')
})

test('a link of a mail leads to sending a document again, as often as it is followed', async () => {
  const lucia = await portal.caller(LUCIA)
  const [document] = await lucia.get<CompanyDocument[]>('/documents')
  const { user, address } = await portal.open(`${PATH}?send=${document!.id}`, LUCIA)
  const name = within(await dialog()).getByRole<HTMLInputElement>('textbox', { name: /^Name/ })
  expect(name.value).toBe(document!.name)
  await user.keyboard('{Escape}')
  await closed()
  expect(address()).toBe(PATH)
})
