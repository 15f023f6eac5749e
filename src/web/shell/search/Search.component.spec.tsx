import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import type { OrderRow } from '#modules/ordering/contract.ts'
import type { FoundHit } from '#modules/search/contract.ts'
import type { Report } from '#modules/service/reports/contract.ts'
import type { Ticket } from '#modules/service/tickets/contract.ts'
import type { OfficeRequest } from '#modules/service/work/contract.ts'
import type { Caller } from '#tests/e2e/caller.ts'
import { holdAnswers } from '#tests/screens/line.ts'
import { screenPortal } from '#tests/screens/screen.tsx'

const people = {
  Lucía: 'procurement@andina.example',
  Mateo: 'marketing@andina.example',
  Priya: 'quality@partnercare.example',
  Nadia: 'admin@partnercare.example',
} as const
type Person = keyof typeof people

const portal = screenPortal()
const callers = new Map<Person, Caller>()
/** Numbers differ from one demo world to the next: '{ticket}' is replaced by one. */
const known: Record<string, readonly string[]> = {}
const filled = (text: string) => text.replace(/\{([\w ]+)\}/, (_, name: string) => known[name]?.[0] ?? name)
const meant = (label: string) => known[/^\{(\w+)\}$/.exec(label)?.[1] ?? ''] ?? [label]

/** The first whose subject no other has: of those with the same one only a few are shown. */
const ofOwnSubject = <It extends { readonly subject: string }>(all: readonly It[]): It =>
  all.find(({ subject }) => all.filter((one) => one.subject === subject).length === 1)!

beforeAll(async () => {
  for (const person of Object.keys(people) as Person[]) callers.set(person, await portal.caller(people[person]))
  const [lucia, priya] = [callers.get('Lucía')!, callers.get('Priya')!]
  const orders = await lucia.get<readonly OrderRow[]>('/order')
  const num = orders[0]!.num
  const ticket = ofOwnSubject(await lucia.get<readonly Ticket[]>('/zendesk/tickets'))
  const report = (await lucia.get<readonly Report[]>('/reports'))[0]!.reference
  const { rows: requests } = await priya.get<{ rows: readonly OfficeRequest[] }>('/office/requests?pageSize=100')
  const others = ofOwnSubject(
    requests.filter(({ kind, company }) => kind === 'TICKET' && !company.name.startsWith('Andina')),
  )
  Object.assign(known, {
    order: [num],
    'order apart': [num.replace('-', ' ')],
    'order end': [num.slice(-6)],
    ecuador: orders.filter(({ destination }) => destination === 'Ecuador').map((order) => order.num),
    ticket: [ticket.reference],
    subject: [ticket.subject],
    report: [report],
    'report together': [report.replaceAll('-', '').toLowerCase()],
    others: [others.reference],
    otherSubject: [others.subject],
  })
})

const found = (who: Person, text: string) =>
  callers.get(who)!.get<FoundHit[]>(`/search?search=${encodeURIComponent(filled(text))}`)

const expected: readonly (readonly [who: Person, text: string, kind: FoundHit['kind'], label: string])[] = [
  ['Lucía', '{order}', 'orders', '{order}'],
  ['Lucía', '{order apart}', 'orders', '{order}'],
  ['Lucía', '{order end}', 'orders', '{order}'],
  ['Lucía', 'ecuador', 'orders', '{ecuador}'],
  ['Lucía', 'PC-1042', 'products', 'Disposable trocar for two-rod implants'],
  ['Lucía', 'pc1042', 'products', 'Disposable trocar for two-rod implants'],
  ['Lucía', 'trocar disposable', 'products', 'Disposable trocar for two-rod implants'],
  ['Lucía', 'levonorgestrle', 'products', 'Levonorgestrel implant 2 × 75 mg'],
  ['Lucía', '2x75', 'products', 'Levonorgestrel implant 2 × 75 mg'],
  ['Lucía', 'licence', 'documents', 'Wholesaler license'],
  ['Lucía', 'memorandum', 'documents', 'Memorandum'],
  ['Lucía', 'camila', 'people', 'Camila Rojas Peña'],
  ['Lucía', 'pena', 'people', 'Camila Rojas Peña'],
  ['Mateo', 'lucia', 'people', 'Lucía Herrera Montoya'],
  ['Lucía', '{subject}', 'tickets', '{ticket}'],
  ['Lucía', '{ticket}', 'tickets', '{ticket}'],
  ['Lucía', '{report}', 'reports', '{report}'],
  ['Lucía', 'PC-1042-CO', 'labels', 'PC-1042-CO-02'],
  ['Lucía', 'world congress', 'events', 'World congress of gynaecology'],
  ['Lucía', 'holiday schedule', 'news', 'Holiday schedule of our freight desk'],
  ['Priya', '{order}', 'orders', '{order}'],
  ['Priya', 'andnia', 'distributors', 'Andina Salud S.A.S.'],
  ['Priya', 'lumiere', 'distributors', 'Lumière Santé SARL'],
  ['Priya', 'casablanca', 'distributors', 'Maghreb Santé Distribution SARL'],
  ['Priya', 'bennani', 'people', 'Youssef Bennani'],
  ['Priya', '{otherSubject}', 'tickets', '{others}'],
  ['Priya', '{report together}', 'reports', '{report}'],
  ['Priya', 'mekong memorandum', 'documents', 'Memorandum'],
  ['Priya', 'PC-3041-SE-03', 'labels', 'PC-3041-SE-03'],
  ['Priya', 'PC 1042', 'products', 'Disposable trocar for two-rod implants'],
  ['Nadia', 'priya', 'people', 'Priya Raman'],
  ['Lucía', 'order {order}', 'orders', '{order}'],
  ['Lucía', '1042', 'products', 'Disposable trocar for two-rod implants'],
  ['Lucía', 'PC-104', 'products', 'Etonogestrel implant 68 mg'],
  ['Lucía', 'etonogestrel 68', 'products', 'Etonogestrel implant 68 mg'],
  ['Lucía', '200 µg misoprostol', 'products', 'Misoprostol 200 µg tablets'],
  ['Lucía', '200μg', 'products', 'Misoprostol 200 µg tablets'],
  ['Lucía', 'self sampling', 'products', 'HPV self-sampling brush'],
  ['Lucía', 'selfsampling', 'products', 'HPV self-sampling brush'],
  ['Lucía', 'misoprotsol', 'products', 'Misoprostol 200 µg tablets'],
  ['Lucía', 'hpv', 'products', 'HPV self-sampling brush'],
  ['Lucía', 'copper 380', 'products', 'Copper T 380A intrauterine device'],
  ['Lucía', 'rojas', 'people', 'Camila Rojas Peña'],
  ['Lucía', 'marketing@andina', 'people', 'Mateo Quispe Salas'],
  ['Lucía', 'qiuspe', 'people', 'Mateo Quispe Salas'],
  ['Mateo', 'HERRERA', 'people', 'Lucía Herrera Montoya'],
  ['Mateo', 'pc 1042 co 02', 'labels', 'PC-1042-CO-02'],
  ['Mateo', 'gynaecology', 'events', 'World congress of gynaecology'],
  ['Mateo', 'freight desk', 'news', 'Holiday schedule of our freight desk'],
  ['Mateo', 'pelvic campaign', 'content', 'Pelvic floor training: material for your campaign'],
  ['Priya', 'oslo', 'distributors', 'NordMed AS'],
  ['Priya', 'bogota', 'distributors', 'Andina Salud S.A.S.'],
  ['Priya', 'Andina Salud SAS', 'distributors', 'Andina Salud S.A.S.'],
  ['Priya', 'savana', 'distributors', 'Savanna Pharma Ltd'],
  ['Priya', 'womens care', 'distributors', 'Mekong Women’s Care Co'],
  ['Priya', 'wanjiru kamau', 'people', 'Wanjiru Kamau'],
  ['Priya', 'andina camila', 'people', 'Camila Rojas Peña'],
  ['Priya', 'andina {order end}', 'orders', '{order}'],
  ['Priya', 'world congress', 'events', 'World congress of gynaecology'],
  ['Nadia', 'jonas weber', 'people', 'Jonas Weber'],
]

test('what is searched for is among what is found, however it is spelled', async () => {
  for (const [who, text, kind, label] of expected) {
    const labels = (await found(who, text)).filter((hit) => hit.kind === kind).map((hit) => hit.label)
    expect(labels, `${who} searches for ${filled(text)}`).toEqual(
      expect.arrayContaining([expect.toSatisfy((one) => meant(label).includes(one))]),
    )
  }
})

test('nothing of others is found, nor anything without a search term', async () => {
  for (const [who, text] of [
    ['Lucía', 'Lumière'],
    ['Lucía', '{others}'],
    ['Lucía', 'Youssef Bennani'],
    ['Priya', 'Priya Raman'],
    ['Lucía', 'zzzzzz'],
    ['Lucía', '  -  '],
  ] as const)
    expect(await found(who, text), `${who} searches for ${filled(text)}`).toEqual([])
})

test('a whole number brings up what has it, and nothing that merely looks alike', async () => {
  expect((await found('Priya', '{report}')).map(({ label }) => label)).toEqual(known['report'])
})

test('while an answer is on its way the palette says so, not that there is nothing', async () => {
  const { user } = await portal.open('/404', people.Lucía)
  await screen.findByRole('button', { name: /Search or jump to/ })
  const answers = holdAnswers('GET', /^\/search\?/)
  await user.keyboard('{Control>}k{/Control}')
  await user.click(await screen.findByRole('combobox', { name: 'Search or jump to' }))
  await user.paste('zzzzzz')
  await screen.findByText('Searching…')
  await answers.caught
  expect(screen.queryByText('Searching…')).not.toBeNull()
  expect(screen.queryByText(/Nothing found/)).toBeNull()
  answers.release()
  await screen.findByText(/Nothing found/)
  expect(screen.queryByText('Searching…')).toBeNull()
})

test('a ticket is found by its subject and opened, and is first the next time', async () => {
  const { user, address } = await portal.open('/404', people.Lucía)
  await screen.findByRole('button', { name: /Search or jump to/ })
  await user.keyboard('{Control>}k{/Control}')
  await user.click(await screen.findByRole('combobox', { name: 'Search or jump to' }))
  await user.paste(filled('{subject}'))
  await user.click(await screen.findByRole('option', { name: new RegExp(filled('{ticket}')) }))
  await expect.poll(address).toMatch(/\/customer-service\?ticket=/)
  await screen.findByRole('heading', { name: filled('{subject}') })
  await user.keyboard('{Control>}k{/Control}')
  const palette = within(await screen.findByRole('dialog'))
  expect((await palette.findAllByRole('option'))[0]?.textContent).toContain(filled('{ticket}'))
})

test('questions as people ask them are answered, with the way to the very page', async () => {
  const { user, address } = await portal.open('/404', people.Lucía)
  await screen.findByRole('button', { name: /Search or jump to/ })
  await user.keyboard('{Control>}k{/Control}')
  const typed = await screen.findByRole('combobox', { name: 'Search or jump to' })
  for (const [question, answer] of [
    ['how do I cancel', 'How do I cancel an order?'],
    ['change an order', 'How do I change an order?'],
    ['how can I pay', 'How do I pay?'],
    ['who is my contact', 'Who is my contact?'],
    ['where is my invoice', 'Where are my invoices?'],
    ['when do I get the quote', 'When do I get my quote?'],
    ['track my shipment', 'Where is my shipment?'],
    ['stop emails', 'How do I get fewer emails?'],
    ['add a colleague', 'How do I add a colleague?'],
    ['forgot my password', 'I forgot my password'],
  ] as const) {
    await user.clear(typed)
    await user.click(typed)
    await user.paste(question)
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining(answer),
    )
  }
  await user.click(screen.getByRole('option', { name: /I forgot my password/ }))
  await expect.poll(address).toBe('/profile/security')
})
