import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'

import { pdf } from '#fixtures/library/pdf.ts'
import type { OrderDetail } from '#modules/ordering/contract.ts'
import type { Caller } from '#tests/e2e/caller.ts'
import { ownOrder } from '#tests/e2e/own-order.ts'
import { choose, fill } from '#tests/screens/fields.ts'
import { sentRequests } from '#tests/screens/line.ts'
import { type OpenScreen, screenPortal } from '#tests/screens/screen.tsx'

const BUYER = 'procurement@andina.example'
const OPERATIONS = 'operations@partnercare.example'
const SALES = 'sales@partnercare.example'
const ANALYSIS = 'Certificate of analysis'
const CONFORMITY = 'Declaration of conformity'

const portal = screenPortal()
let buyer: Caller
let operations: Caller
beforeAll(async () => {
  buyer = await portal.caller(BUYER)
  operations = await portal.caller(OPERATIONS)
})

type User = OpenScreen['user']
const own = (id: string) => buyer.get<OrderDetail>(`/order/${id}`)
const anOrder = () => ownOrder(buyer, 2, 'co', { certificates: [CONFORMITY, ANALYSIS] })
const paper = (name: string) =>
  new File([new Uint8Array(pdf(name, ['For the goods.']))], `${name}.pdf`, { type: 'application/pdf' })
const uploads = async (user: User, field: string, name: string) => {
  await user.upload(screen.getByLabelText<HTMLInputElement>(field, { selector: 'input[type=file]' }), paper(name))
  await screen.findByText(`${name}.pdf`)
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
}
const opensStep = async (user: User, name: string) => {
  await user.click((await screen.findAllByRole('button', { name: 'More steps' }))[0] as HTMLElement)
  await user.click(await screen.findByRole('menuitem', { name }))
  return within(await screen.findByRole('dialog'))
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe('a requested certificate', () => {
  test('is to come on the buyer’s page until staff add it, and then opens there', async () => {
    const { id } = await anOrder()
    const office = await portal.open(`/office/orders/${id}`, OPERATIONS)
    const form = await opensStep(office.user, 'Add a document')
    const send = form.getByRole('button', { name: 'Add the document' })
    await office.user.click(send)
    await form.findByText('Choose a file first')
    expect(sentRequests().filter(({ path }) => path.endsWith('/documents'))).toEqual([])
    await choose(office.user, /^Document/, ANALYSIS)
    await uploads(office.user, 'File *', 'analysis')
    await office.user.click(send)
    await isClosed()
    cleanup()

    await portal.open(`/profile/order/${id}`, BUYER)
    await screen.findByRole('heading', { name: 'Certificates and shipping papers' })
    await screen.findByRole('button', { name: `Preview of ${ANALYSIS}` })
    const toCome = screen.getByText('To come').closest('li') as HTMLElement
    expect(toCome.textContent).toContain(CONFORMITY)
    await operations.send('POST', `/office/orders/${id}/tracking`, { carrier: 'Blue Line', number: 'BL-20418' })
    await screen.findByText('BL-20418')
  })

  test('has an upload of its own on the shipping form', async () => {
    const { id } = await anOrder()
    const sales = await portal.caller(SALES)
    await sales.send('POST', `/office/orders/${id}/quote`, {
      options: [{ name: 'Air freight', transportMode: 'Airport', transitDays: 4, freight: 1_000 }],
    })
    const { quote } = await own(id)
    const [option] = quote?.options ?? []
    const confirmed = { orderId: id, status: 'CONFIRMED', quoteVersion: quote?.version, optionId: option?.optionId }
    await buyer.send('PUT', '/order/status', confirmed)
    await operations.send('POST', `/office/orders/${id}/production`, {})
    const { user } = await portal.open(`/office/orders/${id}`, OPERATIONS)
    const form = await opensStep(user, 'Ship the order')
    form.getByText('Certificates requested by the distributor')
    await fill(user, form.getByLabelText(/^Carrier/), 'Blue Line')
    await uploads(user, CONFORMITY, 'conformity')
    await user.click(form.getByRole('button', { name: 'Ship the order' }))
    await isClosed()
    const { certificateFiles } = await own(id)
    expect(certificateFiles.map(({ name, document }) => [name, document?.name ?? null])).toEqual([
      [CONFORMITY, 'conformity.pdf'],
      [ANALYSIS, null],
    ])
  })
})

test('lot numbers are typed for each product, with commas between them, and can be corrected', async () => {
  const { id, products } = await anOrder()
  const { user } = await portal.open(`/office/orders/${id}`, OPERATIONS)
  const form = await opensStep(user, 'Lot numbers')
  const field = () => form.getByRole<HTMLInputElement>('textbox', { name: products[0]?.name as string })
  await fill(user, field(), `L-1, ${'L'.repeat(61)}`)
  await user.click(form.getByRole('button', { name: 'Save' }))
  await form.findByText('A lot number has at most 60 characters')
  await fill(user, field(), 'L-1, L-2')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await isClosed()
  const { lots, orderItems } = await own(id)
  expect(lots).toEqual([{ lineId: orderItems[0]?.id, numbers: ['L-1', 'L-2'] }])
})

test('another document is called by its name, and a tracking number needs its carrier', async () => {
  const { id } = await anOrder()
  const { user } = await portal.open(`/office/orders/${id}`, OPERATIONS)
  const adding = await opensStep(user, 'Add a document')
  await choose(user, /^Document/, 'Another document')
  await uploads(user, 'File *', 'dangerous-goods')
  await user.click(adding.getByRole('button', { name: 'Add the document' }))
  await adding.findByText('Enter a name')
  await fill(user, adding.getByLabelText(/^Name/), 'Dangerous goods declaration')
  await user.click(adding.getByRole('button', { name: 'Add the document' }))
  await isClosed()

  const tracking = await opensStep(user, 'Tracking number')
  await user.click(tracking.getByRole('button', { name: 'Save' }))
  await tracking.findByText('Enter the carrier')
  await fill(user, tracking.getByLabelText(/^Carrier/), 'Blue Line')
  await fill(user, tracking.getByLabelText(/^Tracking number/), 'BL-1')
  await fill(user, tracking.getByLabelText(/^Tracking link/), 'track.example')
  await user.click(tracking.getByRole('button', { name: 'Save' }))
  await tracking.findByText('Enter a link that begins with https:// or http://')
  await fill(user, tracking.getByLabelText(/^Tracking link/), 'https://track.example/BL-1')
  await user.click(tracking.getByRole('button', { name: 'Save' }))
  await isClosed()
  expect(await own(id)).toMatchObject({
    addedDocuments: [{ label: 'Dangerous goods declaration', name: 'dangerous-goods.pdf' }],
    trackingNumber: { carrier: 'Blue Line', number: 'BL-1', trackingUrl: 'https://track.example/BL-1' },
  })
})
