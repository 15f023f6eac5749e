import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import type { OfficeTicket } from '#modules/service/tickets/contract.ts'
import type { Caller } from '#tests/e2e/caller.ts'
import { choose, fill } from '#tests/screens/fields.ts'
import { holdAnswers, sentRequests } from '#tests/screens/line.ts'
import { screenPortal } from '#tests/screens/screen.tsx'

const BUYER = 'procurement@andina.example'
const SALES = 'sales@partnercare.example'
const ADMIN = 'admin@partnercare.example'
const SERVICE = '/partnercare/customer-service'
const DISPATCH = /^Your goods leave our warehouse on Monday\./

const portal = screenPortal()
let buyer: Caller
let admin: Caller
beforeAll(async () => {
  buyer = await portal.caller(BUYER)
  admin = await portal.caller(ADMIN)
})

/** A request of the buyer: its id. */
const request = async (subject: string): Promise<string> => {
  const { ticket } = await buyer.send<{ ticket: { id: string } }>('POST', '/zendesk/ticket', {
    department: 'Logistics',
    subject,
    comment: 'When will it be here?',
    sharing: 'COMPANY',
    files: [],
  })
  return ticket.id
}

type User = Awaited<ReturnType<typeof portal.open>>['user']
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const inDialog = async () => within(await screen.findByRole('dialog'))
const press = async (user: User, name: string) => user.click((await inDialog()).getByRole('button', { name }))
const textbox = (name: RegExp) => screen.findByRole('textbox', { name })
const queue = async () => within(await screen.findByRole('region', { name: 'Customer requests' }))

describe('a company’s requests', () => {
  test('a new request says what is missing, is sent once, and leads to itself with the label that it is about', async () => {
    const { user } = await portal.open(SERVICE, BUYER)
    await user.click(await button('New request'))
    const form = await screen.findByRole('dialog')
    await press(user, 'Send request')
    await within(form).findByText('Choose a department')
    within(form).getByText('Enter a subject')
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
    await choose(user, /^Department/, 'Regulatory', form)
    await choose(user, /^About \(optional\)/, 'A label', form)
    await press(user, 'Send request')
    await waitFor(() => expect(document.activeElement).toBe(within(form).getByRole('combobox', { name: /^Label/ })))
    await user.click(within(form).getByRole('combobox', { name: /^Label/ }))
    await user.click((await screen.findAllByRole('option', { name: /\(.+\), / }))[0]!)
    await fill(user, within(form).getByRole('textbox', { name: /^Subject/ }), 'A second language')
    await fill(user, within(form).getByRole('textbox', { name: /^Comment/ }), 'Is one planned?')
    const late = holdAnswers('POST', /\/zendesk\/ticket$/)
    await press(user, 'Send request')
    await late.caught
    const send = within(form).getByRole('button', { name: 'Send request' })
    expect(send.getAttribute('aria-busy')).toBe('true')
    await user.click(send)
    late.release()
    await screen.findByText(/sent to your sales representative/)
    expect(sentRequests().filter(({ path }) => path === '/zendesk/ticket')).toHaveLength(1)
    await user.click(screen.getByRole('link', { name: 'Open the request' }))
    await screen.findByText(/^We answer by/)
    await screen.findByRole('link', { name: /\(.+\)/ })
  })

  test('what is not sent yet comes back where it is begun again, until it is discarded', async () => {
    const begin = async () => {
      const { user } = await portal.open(SERVICE, BUYER)
      await user.click(await button('New request'))
      return user
    }
    const subject = async () => (await inDialog()).getByRole<HTMLInputElement>('textbox', { name: /^Subject/ })
    const kept = async () =>
      sentRequests().some(({ method, path }) => method === 'PUT' && /\/drafts\/ticket/.test(path))
    let user = await begin()
    await fill(user, await subject(), 'Half a thought')
    await expect.poll(kept).toBe(true)
    user = await begin()
    await screen.findByText('Your unsent text is back.')
    expect((await subject()).value).toBe('Half a thought')
    await user.click(await button('Discard it'))
    await waitFor(() => expect(screen.queryByText('Your unsent text is back.')).toBeNull())
    expect((await subject()).value).toBe('')
  })

  test('an order starts a request about itself', async () => {
    const { user } = await portal.open('/profile/orders', BUYER)
    const [order] = await screen.findAllByRole('link', { name: /^\d{4}-\d{6}$/ })
    const num = order!.textContent
    await user.click(order!)
    await user.click(await screen.findByRole('link', { name: 'Ask about this' }))
    ;(await inDialog()).getByText(`About: ${num}`)
  })

  test('a solved request can be reopened; notes of the staff are not in it', async () => {
    const id = await request('Container of next week')
    await admin.send('POST', `/office/requests/${id}/notes`, { text: 'They ask every week' })
    await admin.send('POST', `/office/requests/tickets/${id}/answers`, { text: 'In week 48', files: [], seen: 1 })
    const { user } = await portal.open(`${SERVICE}?ticket=${id}`, BUYER)
    await screen.findByText('In week 48')
    expect(screen.queryByText('They ask every week')).toBeNull()
    await user.click(await button('Mark as solved'))
    await screen.findByText(/It can be reopened until/)
    await user.click(await button('Reopen'))
    await screen.findByText(/^We answer by/)
  })

  test('a tender says what is missing; once accepted it brings CareCoins that its author sees', async () => {
    const { user } = await portal.open('/partnercare/report/tender', BUYER)
    await screen.findByText('In an emergency, call')
    await user.click(await button('Send report'))
    expect((await screen.findAllByText('Missing mandatory fields')).length).toBeGreaterThan(0)
    await choose(user, /^Country/, 'Colombia')
    await fill(user, await textbox(/^Comment/), 'The ministry buys')
    await fill(user, await textbox(/^Authority/), 'Ministry of Health')
    await user.click(screen.getByRole('checkbox'))
    await user.click(await button('Send report'))
    await screen.findByText('Your request has been saved.')
    const reference = (await inDialog()).getByText(/^R-\d{4}-\d{6}$/).textContent
    await user.click((await inDialog()).getAllByRole('button', { name: 'Close' }).at(-1)!)
    await screen.findByRole('link', { name: reference })

    const desk = await portal.open('/office/requests?kind=REPORT', SALES)
    await desk.user.click(await (await queue()).findByRole('link', { name: new RegExp(reference) }))
    await screen.findByRole('heading', { name: 'Tender, Colombia' })
    await desk.user.click(await button(/^Accept/))
    ;(await inDialog()).getByText(/^The company receives/)
    await press(desk.user, 'Accept')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    const author = await portal.open('/partnercare/report/tender', BUYER)
    await author.user.click(await screen.findByRole('link', { name: reference }))
    await screen.findByText('CareCoins earned')
  })
})

describe('a call', () => {
  test('becomes a request of the caller, answered by a key and solved with the next answer', async () => {
    const { user } = await portal.open('/office/requests', SALES)
    await user.click(await button('Open for a caller'))
    const form = await screen.findByRole('dialog')
    await press(user, 'Open request')
    for (const missing of ['Choose the company', 'Choose the caller', 'Enter the subject'])
      await within(form).findByText(missing)
    await choose(user, /^Company/, 'Andina Salud S.A.S.', form)
    await waitFor(() =>
      expect(within(form).getByRole('combobox', { name: /^Caller/ })).not.toHaveProperty('disabled', true),
    )
    await choose(user, /^Caller/, /Lucía Herrera/, form)
    await choose(user, /^Department/, 'Logistics', form)
    await fill(user, within(form).getByRole('textbox', { name: /^Subject/ }), 'Called about the pallets')
    await fill(user, within(form).getByRole('textbox', { name: /^What the caller/ }), 'How many fit?')
    await press(user, 'Open request')
    await screen.findByText(/^Request T-\d{4}-\d{6} opened\.$/)
    await screen.findByRole('heading', { name: 'Called about the pallets' })
    const company = screen.getByRole('region', { name: 'Chosen request' })
    expect(
      within(company)
        .getByRole('link', { name: /^Andina Salud/ })
        .getAttribute('href'),
    ).toMatch(/distributors\//)

    await user.type(await textbox(/^Answer/), 'Twenty.{Control>}{Enter}{/Control}')
    await screen.findByText('Answer sent.')
    await fill(user, await textbox(/^Answer/), 'And ten more in a second lorry.')
    await user.click(await button('Send and solve'))
    await screen.findByText('Request solved.')
    await waitFor(() => expect(within(company).getAllByText('Solved').length).toBeGreaterThan(0))

    const caller = await portal.open(SERVICE, BUYER)
    await caller.user.click(await screen.findByRole('link', { name: /Called about the pallets/ }))
    await screen.findByText('And ten more in a second lorry.')
  })
})

describe('the queue of the office', () => {
  test('is searched and worked through by keyboard; who may not answer a kind sees who does', async () => {
    const { user, go, address } = await portal.open('/office/requests', SALES)
    await (await queue()).findAllByRole('link')
    await user.keyboard('j')
    await expect.poll(address).toMatch(/request=/)
    await user.type((await queue()).getByRole('searchbox', { name: 'Search requests' }), 'zzz nothing')
    await expect.poll(address).toMatch(/search=/)
    await (await queue()).findByText('Nothing is waiting here.')
    await go('/office/requests?kind=AGREEMENT')
    await (await queue()).findAllByRole('link')
    await screen.findByText('Quality and administrators answer requests for agreements.')
  })

  test('what is answered is a section of its own; what waits is the number in the menu', async () => {
    await request('Crates of next month')
    const answered = await request('Drums of next month')
    const { user } = await portal.open('/office/requests', SALES)
    const inMenu = () =>
      within(screen.getByRole('navigation', { name: 'Back office' })).getByRole('link', { name: /^Customer requests/ })
    const rows = async () => (await queue()).getAllByRole('listitem').length
    const link = async (name: string) => (await queue()).findByRole('link', { name: new RegExp(name) })
    await link('Drums of next month')
    expect(screen.queryByRole('link', { name: /^Product requests/ })).toBeNull()
    await waitFor(async () => expect(inMenu().textContent).toBe(`Customer requests${await rows()}`))
    const before = await rows()

    await admin.send('POST', `/office/requests/tickets/${answered}/answers`, { text: 'In week 48', files: [], seen: 1 })
    await waitFor(async () => expect((await queue()).queryByRole('link', { name: /Drums of next month/ })).toBeNull())
    await link('Crates of next month')
    await waitFor(() => expect(inMenu().textContent).toBe(`Customer requests${before - 1}`))
    await user.click(await button(/^Answered/))
    expect((await link('Drums of next month')).textContent).toContain('Answered')
    expect((await queue()).queryByRole('link', { name: /Crates of next month/ })).toBeNull()
    await user.click(await button(/^Waiting for us/))
    await link('Crates of next month')
  })

  test('who has a request and who looks at it is shown; what arrives meanwhile is read before an answer is sent', async () => {
    const id = await request('Pallets of next month')
    await admin.send('PUT', `/office/requests/${id}/look`, { writing: false })
    const { user } = await portal.open(`/office/requests?request=${id}`, SALES)
    await screen.findAllByText(/has it open\./)
    await admin.send('PUT', `/office/requests/${id}/look`, { writing: true })
    await screen.findAllByText(/is writing an answer\./)
    await user.click(await button(/^Assign to me/))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Assign to me/ })).toBeNull())

    await user.click(await button('Send answer'))
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
    await fill(user, await textbox(/^Answer/), 'In week 49')
    await admin.send('POST', `/office/requests/tickets/${id}/answers`, { text: 'In week 48', files: [], seen: 1 })
    await screen.findByText(/^Something new has arrived/)
    const send = await button('Send answer')
    expect(send.getAttribute('aria-disabled')).toBe('true')
    await user.click(send)
    await user.click(await button('I have read it'))
    await user.click(send)
    await screen.findAllByText('In week 49')
    expect(sentRequests().filter(({ path }) => path.endsWith('/answers'))).toHaveLength(1)
    await fill(user, await textbox(/^New note/), 'They ask every week')
    await user.click(await button('Save note'))
    await screen.findAllByText('They ask every week', { ignore: 'textarea' })
  })

  test('a request goes on in another of its company, which is found by its reference', async () => {
    const id = await request('Bags of next month')
    const other = await request('Sacks of next month')
    const { reference } = await admin.get<OfficeTicket>(`/office/requests/tickets/${other}`)
    const { user } = await portal.open(`/office/requests?request=${id}`, SALES)
    await user.click(await button(/^Merge/))
    const field = (await inDialog()).getByRole('combobox', { name: /^Goes on in/ })
    await user.type(field, reference)
    await user.click(await screen.findByRole('option', { name: `${reference} · Sacks of next month` }))
    await press(user, 'Merge')
    await screen.findByText('Requests put together.')
    await screen.findByRole('link', { name: reference })
  })

  test('a template is removed with a way back, and fills the answer', async () => {
    const id = await request('Trucks of next month')
    const { user } = await portal.open(`/office/requests?request=${id}`, SALES)
    await user.click(await button('Manage templates'))
    await user.click(await button('Remove Dispatch day'))
    await screen.findByText('Dispatch day was removed.')
    await press(user, 'Undo')
    await button('Remove Dispatch day')
    await press(user, 'Cancel')
    await choose(user, /^Template/, 'Dispatch day (en)')
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Answer/ })).value).toMatch(DISPATCH)
  })

  test('who solves a request second gets a note; its author judges the answer, which staff see', async () => {
    const id = await request('Boxes of next month')
    const { user } = await portal.open(`/office/requests?request=${id}`, SALES)
    await user.click(await button(/^Solve/))
    await press(user, 'Solve')
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
    await fill(user, (await inDialog()).getByRole('textbox'), 'It is on its way')
    await admin.send('PUT', `/office/requests/tickets/${id}/solve`, { text: 'It is here', seen: 1 })
    await press(user, 'Solve')
    await screen.findByText(/^This request is solved already/)

    const author = await portal.open(`${SERVICE}?ticket=${id}`, BUYER)
    await screen.findByText('Did our answer help?')
    await author.user.click(await button('Send your answer'))
    await screen.findByText('Thank you.')
    await portal.open(`/office/requests?request=${id}`, SALES)
    await screen.findByText(/^Did our answer help\?/)
  })
})
