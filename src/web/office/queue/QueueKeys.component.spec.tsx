import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { DocumentToReview } from '#modules/ordering/desk/desk-contract.ts'
import { holdAnswers, sentRequests } from '#tests/screens/line.ts'
import { screenPortal } from '#tests/screens/screen.tsx'

const QUALITY = 'quality@partnercare.example'
/** What is approved can be taken back for five minutes. */
const portal = screenPortal({ TAKE_BACK_SECONDS: '300' })

const record = async () => within(await screen.findByRole('region', { name: 'The chosen document' }))
const approvals = () => sentRequests().filter(({ path }) => path.endsWith('/review'))
const IGNORED = /Still loading: press again\./

test('a key that comes while the last answer or the next record is on its way says so and approves nothing', async () => {
  const quality = await portal.caller(QUALITY)
  const waiting = await quality.get<DocumentToReview[]>('/office/documents')
  const [first, second] = waiting.filter(({ held }) => !held) as [DocumentToReview, DocumentToReview]
  const { user } = await portal.open(`/office/documents?document=${first.documentId}`, QUALITY)
  await (await record()).findByRole('button', { name: /^Approve/ })
  const answer = holdAnswers('POST', /\/review$/)
  await user.keyboard('a')
  await answer.caught
  await user.keyboard('a')
  await screen.findByText(IGNORED)
  const next = holdAnswers('GET', new RegExp(`^/office/orders/${second.orderId}$`))
  answer.release()

  const bar = within(await screen.findByRole('region', { name: 'About to leave' }))
  await bar.findByText(`${first.num} · ${first.label} · ${first.distributor.name} is about to be approved.`)
  await (await record()).findByText(new RegExp(second.num))
  await user.click(screen.getByRole('button', { name: new RegExp(IGNORED.source) }))
  await waitFor(() => expect(screen.queryByText(IGNORED)).toBeNull())
  await user.keyboard('a')
  await screen.findByText(IGNORED)
  next.release()
  await (await record()).findByRole('button', { name: /^Approve/ })
  expect(approvals()).toHaveLength(1)

  await user.keyboard('a')
  await waitFor(() => expect(approvals()).toHaveLength(2))
  expect(approvals().map(({ path }) => path.split('/')[5])).toEqual([first.documentId, second.documentId])
})

test('what can be taken back is not given twice; the keys of all queues are one table', async () => {
  const quality = await portal.caller(QUALITY)
  const [first] = (await quality.get<DocumentToReview[]>('/office/documents')).filter(({ held }) => !held)
  const { user } = await portal.open(`/office/documents?document=${first!.documentId}`, QUALITY)
  // Approved above, and not left yet.
  await (await record()).findByText(/^Approved\. You can still undo this at the foot/)
  await user.keyboard('a')
  expect(approvals()).toEqual([])
  await user.keyboard('?')
  const table = within(await screen.findByRole('region', { name: 'In every queue' }))
  for (const [step, key] of [
    ['Approve or accept', 'A'],
    ['Return, reject or refuse', 'R'],
    ['Send what is ready', 'S'],
    ['Assign to me', '1'],
  ] as const)
    expect(table.getByText(step).parentElement?.textContent).toBe(`${step}${key}`)
})

test('decisions on company papers are sent after a dialog that names what is undecided, with the focus on the way back', async () => {
  const quality = await portal.caller(QUALITY)
  const { companies } = await quality.get<{ companies: { id: string }[] }>('/office/companies?search=Kilimani')
  const { user } = await portal.open(`/office/vetting/${companies[0]!.id}`, QUALITY)
  const file = within(await screen.findByRole('region', { name: 'The chosen file' }))
  await file.findByRole('button', { name: /^Approve( A)?$/ })
  await user.keyboard('a')
  await file.findByRole('button', { name: /^Send to applicant \(1\)/ })
  await user.keyboard('s')
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText(/not decided yet/)
  dialog.getByRole('button', { name: /^Send 1 decision to Kilimani/ })
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Go back' })))
  expect(sentRequests().some(({ path }) => path.endsWith('/send'))).toBe(false)
})
