import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { FoundHit } from '#modules/search/contract.ts'
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
beforeAll(async () => {
  it = await stage()
  for (const person of Object.keys(people) as Person[])
    callers.set(person, await callerOf(it.portal.url, people[person]))
})
afterAll(() => it.close())

const ask = (who: Person, text: string) =>
  (callers.get(who) as Caller).get<FoundHit[]>(`/search?search=${encodeURIComponent(text)}`)

describe('what is asked, and what must stand among the answers', () => {
  test.each<[who: Person, text: string, kind: FoundHit['kind'], label: string]>([
    ['Lucía', '2026-000001', 'orders', '2026-000001'],
    ['Lucía', '2026 000001', 'orders', '2026-000001'],
    ['Lucía', '000001', 'orders', '2026-000001'],
    ['Lucía', 'ecuador', 'orders', '2026-000093'],
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
    ['Lucía', 'consignee', 'tickets', 'T-2026-000028'],
    ['Lucía', 'T-2026-000028', 'tickets', 'T-2026-000028'],
    ['Lucía', 'R-2026-000021', 'reports', 'R-2026-000021'],
    ['Lucía', 'PC-1042-CO', 'labels', 'PC-1042-CO-02'],
    ['Lucía', 'world congress', 'events', 'World congress of gynaecology'],
    ['Lucía', 'holiday schedule', 'news', 'Holiday schedule of our freight desk'],
    ['Priya', '2026-000001', 'orders', '2026-000001'],
    ['Priya', 'andnia', 'distributors', 'Andina Salud S.A.S.'],
    ['Priya', 'lumiere', 'distributors', 'Lumière Santé SARL'],
    ['Priya', 'casablanca', 'distributors', 'Maghreb Santé Distribution SARL'],
    ['Priya', 'bennani', 'people', 'Youssef Bennani'],
    ['Priya', 'hospital group', 'tickets', 'T-2026-000032'],
    ['Priya', 'r2026000021', 'reports', 'R-2026-000021'],
    ['Priya', 'mekong memorandum', 'documents', 'Memorandum'],
    ['Priya', 'PC-3041-SE-03', 'labels', 'PC-3041-SE-03'],
    ['Priya', 'PC 1042', 'products', 'Disposable trocar for two-rod implants'],
    ['Nadia', 'priya', 'people', 'Priya Raman'],
  ])('%s: %s', async (who, text, kind, label) => {
    const hits = await ask(who, text)
    expect(hits.filter((hit) => hit.kind === kind).map((hit) => hit.label)).toContain(label)
  })

  test.each<[who: Person, text: string]>([
    ['Lucía', 'Lumière'],
    ['Lucía', 'T-2026-000032'],
    ['Lucía', 'Youssef Bennani'],
    ['Priya', 'Priya Raman'],
    ['Lucía', 'zzzzzz'],
    ['Lucía', '  -  '],
  ])('%s finds nothing of others, or nothing at all: %s', async (who, text) => expect(await ask(who, text)).toEqual([]))

  test('a whole number brings up what is called so, and nothing that merely looks alike', async () => {
    expect((await ask('Priya', 'R-2026-000021')).map(({ label }) => label)).toEqual(['R-2026-000021'])
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
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('change of the consignee')
  const hit = page.getByRole('option', { name: /T-2026-000028/ })
  await hit.waitFor()
  await isSound(page)
  await hit.click()
  await page.waitForURL('**/customer-service?ticket=*')
  await page.getByRole('heading', { name: 'Change of the consignee' }).waitFor()
  await page.keyboard.press('Control+k')
  await expect.poll(() => page.getByRole('option').first().innerText()).toContain('T-2026-000028')
})
