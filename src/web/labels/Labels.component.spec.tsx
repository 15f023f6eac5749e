import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'

import { PASSWORD } from '#fixtures/companies/staff.ts'
import type { AgreementRequest } from '#modules/agreements/contract.ts'
import type { Label, LabelIssue } from '#modules/labels/contract.ts'
import type { OrderDetail } from '#modules/ordering/contract.ts'
import type { Caller } from '#tests/e2e/caller.ts'
import { samples } from '#tests/files/samples.ts'
import { choose, fill } from '#tests/screens/fields.ts'
import { holdAnswers, sentRequests } from '#tests/screens/line.ts'
import { useListTools } from '#tests/screens/list-tools.ts'
import { screenPortal } from '#tests/screens/screen.tsx'

const BUYER = 'procurement@andina.example'
const QUALITY = 'quality@partnercare.example'
const WRONG = 'The dosage reads 40 instead of 400.'

const portal = screenPortal()
let buyer: Caller
beforeAll(async () => {
  buyer = await portal.caller(BUYER)
})

/** A label with orders, none of which is on hold. */
const labelOfOrders = async () => {
  for (const label of await buyer.get<Label[]>('/labels')) {
    const orders = await buyer.get<{ id: string; num: string; held: boolean }[]>(`/labels/${label.id}/orders`)
    if (orders.length > 0 && orders.every(({ held }) => !held)) return { label, orders }
  }
  throw new Error('No order waits for a label')
}
const isOnHold = async (id: string) => (await buyer.get<OrderDetail>(`/order/${id}`)).held

type User = Awaited<ReturnType<typeof portal.open>>['user']
const inDialog = async () => within(await screen.findByRole('dialog'))
const press = async (user: User, name: string) => user.click((await inDialog()).getByRole('button', { name }))
const field = async (name: RegExp) => (await inDialog()).getByRole('textbox', { name })
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const table = async (name: string) => within(await screen.findByRole('table', { name }))

test('quality puts an order on hold, which needs a reason that the company reads, and releases it', async () => {
  const { orders } = await labelOfOrders()
  const { id } = orders[0]!
  const { user } = await portal.open(`/office/orders/${id}`, QUALITY)
  const step = async (name: string) => {
    const isOffered = () =>
      screen.queryByRole('button', { name }) ?? screen.queryByRole('button', { name: 'More steps' })
    await waitFor(() => expect(isOffered()).not.toBeNull())
    if (!screen.queryByRole('button', { name })) await user.click(screen.getByRole('button', { name: 'More steps' }))
    await user.click(screen.queryByRole('button', { name }) ?? (await screen.findByRole('menuitem', { name })))
  }
  await step('Put on hold')
  await press(user, 'Put on hold')
  expect(await field(/^Reason/)).toBe(document.activeElement)
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
  await fill(user, await field(/^Reason/), 'The retained sample is looked at.')
  await press(user, 'Put on hold')
  await closed()
  expect((await screen.findAllByText(/The retained sample is looked at\.$/)).length).toBeGreaterThan(0)
  await expect.poll(() => isOnHold(id)).toBe(true)
  await waitFor(() => expect(screen.getAllByText('On hold').length).toBeGreaterThan(0))
  await step('Release the order')
  await press(user, 'Release the order')
  await closed()
  await waitFor(() => expect(within(screen.getByRole('main')).queryByText('On hold')).toBeNull())
  expect(await isOnHold(id)).toBe(false)
})

test('an issue names the orders that wait for it, is refused without a detail, and is reported once', async () => {
  const { label, orders } = await labelOfOrders()
  const { user } = await portal.open('/profile/labels', BUYER)
  await user.type(await screen.findByRole('searchbox', { name: 'Product, code or country' }), label.code)
  await user.click(await screen.findByRole('button', { name: `Report an issue with label ${label.code}` }))
  const count = orders.length === 1 ? '1 order' : `${orders.length} orders`
  await (await inDialog()).findByText(new RegExp(`^${count} will be on hold`))
  for (const { num } of orders) (await inDialog()).getByText(new RegExp(`^${num} · `))
  await press(user, 'Report issue')
  await (await inDialog()).findByText('Enter what is wrong')
  expect(document.activeElement).toBe(await field(/^Detail/))
  await fill(user, await field(/^Detail/), WRONG)
  const photo = new File([new Uint8Array(samples.pdf)], 'photo.pdf', { type: 'application/pdf' })
  await user.upload((await screen.findByRole('dialog')).querySelector<HTMLInputElement>('input[type=file]')!, photo)
  await (await inDialog()).findByText('Uploaded')
  const late = holdAnswers('POST', /\/labels\/report$/)
  await press(user, 'Report issue')
  await late.caught
  await press(user, 'Report issue')
  late.release()
  await screen.findByText('Issue successfully reported')
  expect(sentRequests().filter(({ path }) => path === '/labels/report')).toHaveLength(1)
  const detail = await screen.findByText(WRONG)
  within(detail.closest('section')!).getByText('Round 1: awaiting artwork')
  within(detail.closest('section')!).getByRole('button', { name: /photo\.pdf/ })
  await expect.poll(() => isOnHold(orders[0]!.id)).toBe(true)
})

test('quality notes, proposes and releases an issue, for which it gives its password; it is found in the list', async () => {
  const { label, orders } = await labelOfOrders()
  await buyer.send('POST', '/labels/report', {
    labelId: label.id,
    region: label.region,
    kind: 'WRONG_TEXT',
    detail: 'The expiry date is missing.',
    files: [],
  })
  const find = async () =>
    (await buyer.get<LabelIssue[]>('/labels/issues')).find(({ detail }) => /expiry date/.test(detail))
  await expect.poll(find).toBeDefined()
  const { id, number } = (await find())!
  expect(number).toMatch(/^L-\d{4}-\d{6}$/)

  const open = await portal.open('/office/labels', QUALITY)
  const { user, go } = open
  await user.click(await screen.findByRole('link', { name: number }))
  await screen.findByText('Round 1: awaiting artwork')
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  await fill(user, (await inDialog()).getByRole('textbox'), 'We wait for the date of the agency.')
  await user.click((await inDialog()).getAllByRole('button').at(-1)!)
  await closed()
  await screen.findByText('We wait for the date of the agency.')

  await user.click(screen.getByRole('button', { name: 'Propose artwork' }))
  await fill(user, await field(/^Code of the new label/), 'no code')
  await press(user, 'Send to distributor')
  expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull()
  expect((await field(/^Code of the new label/)).getAttribute('aria-invalid')).toBe('true')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Discard it' }))
  await closed()

  await user.click(screen.getByRole('button', { name: 'Release' }))
  await press(user, 'Release')
  expect((await field(/^What was checked/)).getAttribute('aria-invalid')).toBe('true')
  await fill(user, await field(/^What was checked/), 'Text compared with the leaflet.')
  const password = () => screen.getByLabelText(/^Your password/, { selector: 'input' })
  await fill(user, password(), 'Not.My.Password1')
  await press(user, 'Release')
  await (await inDialog()).findByText('Your current password is not correct')
  await waitFor(() => expect(document.activeElement).toBe(password()))
  await fill(user, password(), PASSWORD)
  await press(user, 'Release')
  await closed()
  await expect.poll(() => isOnHold(orders[0]!.id)).toBe(false)

  await go('/office/labels?state=RELEASED&sort=-reported&search=ARTWORK-NONE')
  await screen.findByText('No label issue matches these filters.')
  await go(`/office/labels?state=RELEASED&sort=-reported&search=${number}`)
  await (await table('Issues')).findByRole('link', { name: number })
  const file = await useListTools(open, { column: 'What is wrong', file: 'label-issues.csv' })
  expect(file).toMatch(new RegExp(`^${number},Andina Salud S\\.A\\.S\\.,.*,Released,`, 'm'))
  await user.click((await table('Issues')).getByRole('link', { name: number }))
  await screen.findByText('Text compared with the leaflet.')
  expect(open.address()).toContain(`issue=${id}`)
})

test('an agreement is requested for a country; what quality makes of it shows at once', async () => {
  const { user } = await portal.open('/profile/agreements', BUYER)
  await user.click(await screen.findByRole('button', { name: 'Request access' }))
  await press(user, 'Send request')
  await (await inDialog()).findByText('Select at least one country')
  await choose(user, /^Countries/, 'Uruguay')
  await user.tab()
  await press(user, 'Send request')
  await screen.findByText('Agreement successfully requested')
  const row = () => screen.getByRole('row', { name: /Uruguay/ })
  await waitFor(() => within(row()).getByText('Sent'))

  const quality = await portal.caller(QUALITY)
  const { rows } = await quality.get<{ rows: (AgreementRequest & { distributor: { id: string } })[] }>(
    '/office/agreement-requests',
  )
  const { distributor, country } = rows.find((request) => request.country.name === 'Uruguay')!
  await quality.send('PUT', '/office/agreement-requests/take', {
    distributorId: distributor.id,
    countryId: country.id,
  })
  await waitFor(() => within(row()).getByText('In preparation'))
})

test('the list of requests for agreements leads into the queue, where quality takes one and answers it', async () => {
  const countries = await buyer.get<{ id: string; name: string }[]>('/countries')
  const paraguay = countries.find(({ name }) => name === 'Paraguay')!
  await buyer.send('POST', '/distributors/request-agreement', { countriesIds: [paraguay.id] })
  const { user, address } = await portal.open('/office/agreements', QUALITY)
  const requests = await table('Requests')
  const link = await requests.findByRole('link', { name: 'Agreement for Paraguay' })
  expect(requests.queryByRole('button', { name: /^(Answer|Prepare)/ })).toBeNull()
  await user.click(link)
  await expect.poll(address).toMatch(/^\/office\/requests\?kind=AGREEMENT&request=.+py$/)
  await screen.findByRole('heading', { name: 'Agreement for Paraguay' })
  await user.click(await screen.findByRole('button', { name: 'In preparation' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'In preparation' })).toBeNull())
  await user.click(screen.getByRole('button', { name: /^Answer(?!ed)/ }))
  await user.click((await inDialog()).getByRole('radio', { name: 'Refused' }))
  await press(user, 'Send answer')
  await (await inDialog()).findByText('Say why it is refused')
  await fill(user, (await inDialog()).getAllByRole('textbox').at(-1)!, 'Not registered there yet.')
  await press(user, 'Send answer')
  await closed()
  const answers = async () => (await buyer.get<AgreementRequest[]>('/agreements/requests')).map(({ answer }) => answer)
  await expect.poll(answers).toContain('Not registered there yet.')
})

test('requests and agreements are kept as a view and taken along as a file', async () => {
  const open = await portal.open('/office/agreements?sort=company', QUALITY)
  expect((await (await table('Requests')).findAllByRole('row')).length).toBeGreaterThan(1)
  expect(await useListTools(open, { column: 'Requested', file: 'agreement-requests.csv' })).toContain('Agreement for ')
  await open.go('/office/agreements?tab=agreements&sort=-country&search=andina')
  expect((await (await table('Signed agreements')).findAllByRole('row')).length).toBeGreaterThan(1)
  await useListTools(open, { column: 'Version', file: 'agreements.csv' })
})
