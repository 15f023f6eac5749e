import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { fill } from '#tests/screens/fields.ts'
import { screenPortal } from '#tests/screens/screen.tsx'

const ADMIN = 'admin@partnercare.example'
const SALES = 'sales@partnercare.example'
const portal = screenPortal()

test('a promo code over the limit becomes a request with a reason, which another person approves', async () => {
  const admin = await portal.open('/office/settings', ADMIN)
  await admin.user.click(await screen.findByRole('button', { name: 'Change: Approvals' }))
  const rules = within(await screen.findByRole('dialog', { name: 'Change: Approvals' }))
  const limit = rules.getByRole('textbox', { name: 'Discounts in quotes and promo codes' })
  await fill(admin.user, limit, 'ten')
  await admin.user.click(rules.getByRole('button', { name: 'Save' }))
  await rules.findByText('Enter a whole number')
  await fill(admin.user, limit, '10')
  await admin.user.click(rules.getByRole('button', { name: 'Save' }))
  await screen.findByText('Approvals saved')
  await screen.findByText('Over 10%')

  const sales = await portal.open('/office/new-promo-code', SALES)
  await fill(sales.user, await screen.findByRole('textbox', { name: /^Code/ }), 'FORTY-OFF')
  await fill(sales.user, screen.getByRole('textbox', { name: 'Percent' }), '40')
  await sales.user.click(screen.getByRole('button', { name: 'Create promo code' }))
  const prompt = within(await screen.findByRole('dialog', { name: 'A second person has to approve this' }))
  await sales.user.click(prompt.getByRole('button', { name: 'Request approval' }))
  await prompt.findByText('Enter a reason')
  await fill(sales.user, prompt.getByRole('textbox', { name: /^Reason/ }), 'For the spring congress')
  await sales.user.click(prompt.getByRole('button', { name: 'Request approval' }))
  await waitFor(() => expect(sales.address()).toBe('/office/approvals'))
  await screen.findByRole('button', { name: 'Cancel request: Discount: FORTY-OFF' })
  await screen.findByText('Requested: a second person has to approve this first.', { exact: false })

  const approver = await portal.open('/office', ADMIN)
  await approver.user.click(await screen.findByRole('link', { name: 'Approvals: 1' }))
  await waitFor(() => expect(approver.address()).toBe('/office/approvals?status=WAITING&by=OTHERS'))
  const queue = await screen.findByRole('table', { name: 'Approvals' })
  await within(queue).findByText('For the spring congress')
  expect(queue.textContent).toContain('created the promo code FORTY-OFF')
  await approver.user.click(within(queue).getByRole('button', { name: 'Approve: Discount: FORTY-OFF' }))
  await screen.findByText('Approved: Discount: FORTY-OFF')
  await screen.findByText('No request matches these filters.')
  await approver.user.click(screen.getByRole('button', { name: 'Reset' }))
  await within(await screen.findByRole('table', { name: 'Approvals' })).findByText('Approved')
  await approver.go('/office/promo-codes/FORTY-OFF')
  await screen.findByRole('heading', { name: 'FORTY-OFF' })

  await approver.go('/office/audit?type=PromoCodeCreated')
  const events = within(await screen.findByRole('list', { name: 'Events' }))
  await events.findByText(/^Requested by .+, approved by .+:/)
  events.getByText('For the spring congress')
  await approver.user.click(events.getByRole('link', { name: 'Request for approval' }))
  await screen.findAllByText(/approved it as the second person/)
})
