import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import type { showVetting } from '#modules/distributors/desk/vetting-contract.ts'
import type { listOfficeRequests } from '#modules/service/work/contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { choose, fill } from '#tests/screens/fields.ts'
import { sentRequests } from '#tests/screens/line.ts'
import { type OpenScreen, screenPortal } from '#tests/screens/screen.tsx'

const QUALITY = 'quality@partnercare.example'
const ADMIN = 'admin@partnercare.example'
const SALES = 'sales@partnercare.example'
const portal = screenPortal()

const idOf = async (name: string): Promise<string> => {
  const quality = await portal.caller(QUALITY)
  const found = await quality.get<{ companies: { id: string }[] }>(
    `/office/companies?search=${encodeURIComponent(name)}`,
  )
  return found.companies[0]?.id as string
}
const file = async () => within(await screen.findByRole('region', { name: 'The chosen file' }))
const dialog = async () => within(await screen.findByRole('dialog'))
const press = async (user: OpenScreen['user'], name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))

describe('the vetting desk', () => {
  test('shows two reviewers each other, and one document has one of them', async () => {
    const distributorId = await idOf('Kilimani')
    const admin = await portal.caller(ADMIN)
    await admin.send('POST', `/office/vetting/${distributorId}/open`, {})
    const { user } = await portal.open(`/office/vetting/${distributorId}`, QUALITY)
    await (await file()).findByText('Being looked at by Nadia Haddad')
    const seen = () => admin.get<Answer<typeof showVetting>>(`/office/vetting/${distributorId}`)
    await expect.poll(async () => (await seen()).lookers.map(({ name }) => name)).toEqual(['Priya Raman'])
    await (await file()).findByRole('button', { name: /^Approve( A)?$/ })
    await user.keyboard('a')
    await (await file()).findByRole('button', { name: /^Send to applicant \(1\)/ })
    expect((await seen()).drafts).toHaveLength(1)
    await portal.open(`/office/vetting/${distributorId}`, ADMIN)
    await (await file()).findAllByText(/Approved, not sent yet/)
  })

  test('is read by staff who do not review, who decide nothing', async () => {
    await portal.open(`/office/vetting/${await idOf('Kilimani')}`, SALES)
    await screen.findByText('Only users with the role QUALITY can decide on documents.')
    expect(sentRequests().filter(({ method, path }) => method !== 'GET' && path.startsWith('/office/'))).toEqual([])
  })

  test('questions what a company changed of its data, which answers, and confirms it', async () => {
    const id = await idOf('Nordmed')
    const buyer = await portal.caller('procurement@nordmed.example')
    const data = await buyer.get<Record<string, string | null>>('/distributors/current')
    const names = ['address', 'address2', 'zipCode', 'countryId', 'email', 'phone', 'contactName', 'contactPhone']
    const kept = Object.fromEntries(['organizationName', ...names].map((name) => [name, data[name]]))
    await buyer.send('POST', '/distributors/set-data', { ...kept, city: 'Stavanger' })

    const desk = await portal.open(`/office/vetting/${id}`, QUALITY)
    await screen.findByRole('heading', { name: 'Changed company data' })
    screen.getByText('→ Stavanger', { exact: false })
    await press(desk.user, 'Ask the company')
    await desk.user.click((await dialog()).getByRole('button', { name: 'Send the question' }))
    await waitFor(async () => expect(document.activeElement).toBe((await dialog()).getByLabelText(/^Question/)))
    await fill(desk.user, (await dialog()).getByLabelText(/^Question/), 'Since when?')
    await press(desk.user, 'Send the question')
    await screen.findByText('The company has not answered yet.')

    const company = await portal.open('/profile/company', 'procurement@nordmed.example')
    await screen.findByText('Since when?')
    await press(company.user, 'Answer')
    await fill(company.user, (await dialog()).getByLabelText(/^Answer/), 'Since May')
    await press(company.user, 'Send the answer')
    await screen.findByText(/We look at what you changed: City/)

    const { user } = await portal.open(`/office/vetting/${id}`, QUALITY)
    await screen.findByText('Since May')
    await press(user, 'Confirm the change')
    await screen.findByText('The changed data is confirmed.')
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Changed company data' })).toBeNull())
  })
})

describe('the page of a company', () => {
  test('suspends it with a reason that it reads, and ends that', async () => {
    const { user } = await portal.open(`/office/distributors/${await idOf('Baltic')}`, QUALITY)
    await press(user, 'Suspend')
    const suspends = await dialog()
    await suspends.findByText('Stops: new orders', { exact: false })
    await user.click(suspends.getByRole('button', { name: 'Suspend' }))
    await waitFor(() => expect(document.activeElement).toBe(suspends.getByLabelText(/^Reason/)))
    await fill(user, suspends.getByLabelText(/^Reason/), 'An invoice is late')
    await user.click(suspends.getByRole('button', { name: 'Suspend' }))
    await screen.findByText('An invoice is late')
    const company = await portal.caller('procurement@balticfemina.example')
    const suspended = { suspendedBecause: 'An invoice is late' }
    await expect.poll(() => company.get('/distributors/current')).toMatchObject(suspended)
    await press(user, 'End suspension')
    const ends = await dialog()
    await fill(user, ends.getByLabelText(/^Reason/), 'It is paid')
    await user.click(ends.getByRole('button', { name: 'End suspension' }))
    await expect.poll(() => company.get('/distributors/current')).toMatchObject({ suspendedBecause: null })
    await screen.findAllByText('Active')
  })

  test('lets an administrator set up single sign-on, which the sign-in page then offers, and remove it', async () => {
    const path = `/office/distributors/${await idOf('Danube')}`
    const { user } = await portal.open(path, ADMIN)
    await screen.findByText('Not set up. People sign in by password.')
    await press(user, 'Set up')
    const form = await dialog()
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findAllByText('This field is mandatory')).toHaveLength(4)
    await fill(user, form.getByLabelText(/^Issuer/), 'login.danube.example')
    await fill(user, form.getByLabelText(/^Client ID/), 'portal')
    await fill(user, form.getByLabelText(/^Client secret/), 'Secret of the client')
    await fill(user, form.getByLabelText(/^E-mail domains/), 'sso.example, sso.test')
    await user.click(form.getByRole('button', { name: 'Save' }))
    await form.findByText('Enter an address such as https://login.example.com')
    await fill(user, form.getByLabelText(/^Issuer/), 'https://login.danube.example')
    await user.click(form.getByRole('button', { name: 'Save' }))
    await screen.findByText('sso.example, sso.test')
    await screen.findByText('Optional, passwords work too')

    const visitor = await portal.open('/login')
    await fill(visitor.user, await screen.findByLabelText('E-mail'), 'ada@sso.test')
    await screen.findByRole('button', { name: 'Continue with your company’s sign-in' })
    await fill(visitor.user, screen.getByLabelText('E-mail'), 'ada@other.test')
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Continue with/ })).toBeNull())

    const again = await portal.open(path, ADMIN)
    await press(again.user, 'Remove')
    await again.user.click((await dialog()).getByRole('button', { name: 'Remove' }))
    await screen.findByText('Not set up. People sign in by password.')
  })

  test('is read by sales, who keep notes and decide nothing', async () => {
    const { user } = await portal.open(`/office/distributors/${await idOf('Danube')}`, SALES)
    await screen.findByText('New orders are stopped.')
    expect(screen.queryByRole('button', { name: /Suspend|Activate|Ask for|Grant/ })).toBeNull()
    await fill(user, screen.getByLabelText(/^Note/), 'Call before noon')
    await press(user, 'Save')
    await screen.findByText('Call before noon')
  })

  test('has a section for each thing that it has, and one timeline', async () => {
    const path = `/office/distributors/${await idOf('Nordmed')}`
    const { user, address } = await portal.open(path, 'analyst@partnercare.example')
    for (const section of ['Orders', 'Quotes', 'Agreements', 'Labels', 'CareCoins', 'Forecasts']) {
      await user.click(await screen.findByRole('tab', { name: section }))
      const panel = within(await screen.findByRole('tabpanel', { name: section }))
      expect((await panel.findAllByRole('link')).length).toBeGreaterThan(0)
    }
    await user.click(screen.getByRole('tab', { name: 'Timeline' }))
    const items = async () => within(await screen.findByRole('list', { name: 'Timeline' })).findAllByRole('listitem')
    expect((await items()).length).toBeGreaterThan(0)
    await portal.open(address(), 'analyst@partnercare.example')
    await screen.findByRole('tabpanel', { name: 'Timeline' })
    expect((await items()).length).toBeGreaterThan(0)
  })

  test('leads from its requests into the queue, which shows those of this company until the filter is taken away', async () => {
    const sales = await portal.caller(SALES)
    const waiting = await sales.get<Answer<typeof listOfficeRequests>>('/office/requests?section=WAITING')
    const { id, name } = waiting.rows[0]!.company
    const { user, address } = await portal.open(`/office/distributors/${id}`, SALES)
    await user.click(await screen.findByRole('tab', { name: 'Tickets and reports' }))
    await user.click(await screen.findByRole('link', { name: 'All requests' }))
    await expect.poll(address).toBe(`/office/requests?distributorId=${id}`)
    const queue = within(await screen.findByRole('region', { name: 'Customer requests' }))
    const rows = async () => (await queue.findAllByRole('listitem')).map(({ textContent }) => textContent ?? '')
    expect((await rows()).filter((row) => !row.startsWith(name))).toEqual([])
    await choose(user, /^Company/, name)
    await expect.poll(address).toBe('/office/requests')
    await waitFor(async () => expect((await rows()).every((row) => row.startsWith(name))).toBe(false))
  })

  test('is shown as of a moment, without what came later, read-only, and leads back to now', async () => {
    const { user } = await portal.open('/office/distributors', SALES)
    await user.click((await screen.findAllByRole('link', { name: 'Andina Salud S.A.S.' }))[0] as HTMLElement)
    await screen.findByRole('button', { name: 'See as this company' })
    await fill(user, screen.getByLabelText(/^Note/), 'They call on Fridays')
    await press(user, 'Save')
    await screen.findByText('They call on Fridays')
    await press(user, 'As of…')
    const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    const moment = await dialog()
    await fill(
      user,
      moment.getAllByLabelText(/As of/)[0] as HTMLElement,
      `${day.split('-').toReversed().join('/')} 10:00`,
    )
    await user.click(moment.getByRole('button', { name: 'Go there' }))
    await screen.findByText('What was recorded of this company up to this point.', { exact: false })
    expect(screen.queryByRole('button', { name: 'See as this company' })).toBeNull()
    const tab = async (name: string) => user.click(await screen.findByRole('tab', { name }))
    await tab('Orders')
    expect(
      (await within(await screen.findByRole('table', { name: 'Orders' })).findAllByRole('link')).length,
    ).toBeGreaterThan(0)
    await tab('Quotes')
    await screen.findByRole('table', { name: 'Waiting for a quote' })
    await screen.findByRole('table', { name: 'Quotes with the distributor' })
    await tab('Forecasts')
    await screen.findByRole('table', { name: 'Forecasts' })
    await screen.findByRole('table', { name: 'Reminders of forecasts' })
    await tab('Company')
    expect(
      (await within(await screen.findByRole('table', { name: 'People' })).findAllByText('Active')).length,
    ).toBeGreaterThan(0)
    await screen.findByRole('heading', { name: 'Internal notes' })
    expect(screen.queryByText('They call on Fridays')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    await tab('Timeline')
    const list = await screen.findByRole('list', { name: 'Timeline' })
    const latest = list.querySelector('time')?.getAttribute('datetime') ?? ''
    expect(latest.slice(0, 10) <= day).toBe(true)
    await user.click(screen.getByRole('link', { name: 'Back to now' }))
    await screen.findByRole('button', { name: 'See as this company' })
  })
})
