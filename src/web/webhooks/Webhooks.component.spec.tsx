import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { choose, fill } from '#tests/screens/fields.ts'
import { sentRequests } from '#tests/screens/line.ts'
import { screenPortal } from '#tests/screens/screen.tsx'

const portal = screenPortal()
const PROCUREMENT = 'procurement@nordmed.example'
const MARKETING = 'marketing@nordmed.example'
const ADMIN = 'admin@partnercare.example'

/** A receiver on this machine. */
let url = ''
let status = 200
beforeAll(async () => {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(status).end())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://localhost:${(server.address() as AddressInfo).port}/events`
  return () => server.close()
})

const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') ?? document.body
const action = async (user: Awaited<ReturnType<typeof portal.open>>['user'], name: string, label: string) => {
  await user.click(within(await rowOf(name)).getByRole('button', { name: new RegExp(`${name}$`) }))
  await user.click(await screen.findByRole('menuitem', { name: label }))
}

test.each([
  [PROCUREMENT, '/profile/webhooks', 'order.placed'],
  [ADMIN, '/office/webhooks', 'ticket.opened'],
])('%s adds a webhook, sees its secret once, tests it and removes it', async (person, path, kind) => {
  const { user } = await portal.open(path, person)
  await screen.findByText('There are no webhooks yet.')
  await user.click(await screen.findByRole('button', { name: 'Add a webhook' }))
  const form = await screen.findByRole('dialog', { name: 'Add a webhook' })
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  expect(await within(form).findAllByText('Required')).toHaveLength(3)
  await fill(user, within(form).getByRole('textbox', { name: /^Name/ }), 'Our ERP')
  await fill(user, within(form).getByRole('textbox', { name: /^Address/ }), 'https://10.0.0.1/events')
  await choose(user, /^Events/, kind, form)
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  await within(form).findByText('Enter a public address that begins with https://')
  await fill(user, within(form).getByRole('textbox', { name: /^Address/ }), url)
  await user.click(within(form).getByRole('button', { name: 'Save' }))

  const secret = await screen.findByRole('dialog', { name: 'Signing secret' })
  expect(within(secret).getByText(/^whsec_/)).toBeDefined()
  await user.click(within(secret).getByRole('button', { name: 'Done' }))
  expect(screen.queryByText(/^whsec_/)).toBeNull()

  await action(user, 'Our ERP', 'Send a test event')
  await screen.findByText(/^The test event was accepted in/)
  status = 500
  onTestFinished(() => {
    status = 200
  })
  await action(user, 'Our ERP', 'Send a test event')
  await screen.findByText('The test event was not accepted: Answered with 500.')
  await user.keyboard('{Escape}')
  await action(user, 'Our ERP', 'Show attempts')
  await screen.findByText('Delivered (200)')
  await screen.findByText('Answered with 500')

  await action(user, 'Our ERP', 'Pause')
  await screen.findByText('Paused')
  await action(user, 'Our ERP', 'Resume')
  await screen.findByText('Active')
  await action(user, 'Our ERP', 'Remove')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
  await screen.findByText('There are no webhooks yet.')
})

test('who may not manage webhooks reads who may', async () => {
  await portal.open('/profile/webhooks', MARKETING)
  await screen.findByText(/^Only users with the role PROCUREMENT can manage webhooks\./)
  expect(sentRequests().filter(({ path }) => path.startsWith('/webhooks'))).toEqual([])
})

test('who is suspended reads that events wait, until that ends', async () => {
  const admin = await portal.caller(ADMIN)
  const { id } = await (await portal.caller(PROCUREMENT)).get<{ id: string }>('/distributors/current')
  await admin.send('PUT', `/office/distributors/${id}/suspend`, { reason: 'Unpaid invoices' })
  await portal.open('/profile/webhooks', PROCUREMENT)
  await screen.findByText(/^Your account is suspended\. Events wait/)
  await admin.send('PUT', `/office/distributors/${id}/activate`, {})
  await waitFor(() => expect(screen.queryByText(/^Your account is suspended\. Events wait/)).toBeNull())
})
