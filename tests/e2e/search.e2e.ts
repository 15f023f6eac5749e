import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { OrderRow } from '#modules/ordering/contract.ts'
import type { FoundHit } from '#modules/search/contract.ts'
import type { Report, Ticket } from '#modules/service/contract.ts'
import type { OfficeRequest } from '#modules/service/office-contract.ts'
import { type Caller, callerOf } from './caller.ts'
import { isSound, looks, type Stage, stage } from './portal.ts'

const people = {
  Lucía: 'procurement@andina.example',
  Mateo: 'marketing@andina.example',
  Priya: 'quality@partnercare.example',
  Nadia: 'admin@partnercare.example',
} as const
type Person = keyof typeof people

let it: Stage
const callers = new Map<Person, Caller>()
/** What has a number has another one every day that the demo world is told: '{ticket}' stands for it. */
const known: Record<string, readonly string[]> = {}
const filled = (text: string) => text.replace(/\{([\w ]+)\}/, (_, name: string) => known[name]?.[0] ?? name)
const meant = (label: string) => known[/^\{(\w+)\}$/.exec(label)?.[1] ?? ''] ?? [label]

/** The first whose subject no other has: of those that are called alike only a few are shown. */
const calledAlone = <It extends { readonly subject: string }>(all: readonly It[]): It =>
  all.find(({ subject }) => all.filter((it) => it.subject === subject).length === 1)!

beforeAll(async () => {
  it = await stage()
  for (const person of Object.keys(people) as Person[])
    callers.set(person, await callerOf(it.portal.url, people[person]))
  const [lucia, priya] = [callers.get('Lucía')!, callers.get('Priya')!]
  const orders = await lucia.get<readonly OrderRow[]>('/order')
  known['order'] = orders.slice(0, 1).map(({ num }) => num)
  known['order apart'] = [known['order'][0]!.replace('-', ' ')]
  known['order end'] = [known['order'][0]!.slice(-6)]
  known['ecuador'] = orders.filter(({ destination }) => destination === 'Ecuador').map(({ num }) => num)
  const tickets = await lucia.get<readonly Ticket[]>('/zendesk/tickets')
  const ticket = calledAlone(tickets)
  known['ticket'] = [ticket.reference]
  known['subject'] = [ticket.subject]
  known['report'] = (await lucia.get<readonly Report[]>('/reports')).slice(0, 1).map(({ reference }) => reference)
  known['report together'] = [known['report'][0]!.replaceAll('-', '').toLowerCase()]
  const requests = await priya.get<readonly OfficeRequest[]>('/office/requests')
  const others = calledAlone(
    requests.filter(({ kind, company }) => kind === 'TICKET' && !company.name.startsWith('Andina')),
  )
  known['others'] = [others.reference]
  known['otherSubject'] = [others.subject]
})
afterAll(() => it.close())

const ask = (who: Person, text: string) =>
  (callers.get(who) as Caller).get<FoundHit[]>(`/search?search=${encodeURIComponent(filled(text))}`)

describe('what is asked, and what must stand among the answers', () => {
  test.each<[who: Person, text: string, kind: FoundHit['kind'], label: string]>([
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
  ])('%s: %s', async (who, text, kind, label) => {
    const hits = await ask(who, text)
    expect(hits.filter((hit) => hit.kind === kind).map((hit) => hit.label)).toEqual(
      expect.arrayContaining([expect.toSatisfy((it) => meant(label).includes(it))]),
    )
  })

  test.each<[who: Person, text: string]>([
    ['Lucía', 'Lumière'],
    ['Lucía', '{others}'],
    ['Lucía', 'Youssef Bennani'],
    ['Priya', 'Priya Raman'],
    ['Lucía', 'zzzzzz'],
    ['Lucía', '  -  '],
  ])('%s finds nothing of others, or nothing at all: %s', async (who, text) => expect(await ask(who, text)).toEqual([]))

  test('a whole number brings up what is called so, and nothing that merely looks alike', async () => {
    expect((await ask('Priya', '{report}')).map(({ label }) => label)).toEqual(known['report'])
  })
})

test.each(looks)('a ticket is found by its subject and opened, $width, $scheme', async (look) => {
  const page = await it.open('/home', people.Lucía, look)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page
    .getByRole('button', { name: /Search or jump to/ })
    .or(page.getByRole('button', { name: /menu/i }))
    .first()
    .waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill(filled('{subject}'))
  const hit = page.getByRole('option', { name: new RegExp(filled('{ticket}')) })
  await hit.waitFor()
  await isSound(page)
  await hit.click()
  await page.waitForURL('**/customer-service?ticket=*')
  await page.getByRole('heading', { name: filled('{subject}') }).waitFor()
  await page.keyboard.press('Control+k')
  await expect.poll(() => page.getByRole('option').first().innerText()).toContain(filled('{ticket}'))
})
