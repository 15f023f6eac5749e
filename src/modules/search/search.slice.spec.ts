import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { withdrawProduct } from '#modules/catalogue/office-contract.ts'
import { changeCompany } from '#modules/distributors/contract.ts'
import { erasePerson } from '#modules/identity/people/people-contract.ts'
import { publishArticle, writeArticle } from '#modules/news/contract.ts'
import { changeReferences } from '#modules/ordering/placing/changing-contract.ts'
import { openTicket } from '#modules/service/tickets/contract.ts'
import { addSynonym, removeSynonym } from '#modules/settings/contract.ts'
import { closeness, isFound } from '#platform/text/search.ts'
import { contains, searchColumns, termsOf } from '#platform/text/search-index.ts'
import { searchEntries } from '#projections/search_entries.ts'
import { startWholeTrading } from '#tests/whole-trading.ts'
import { findEverywhere, listSynonyms } from './contract.ts'

const { portal, andina, nordmed, folic, sales, world, placed, done } = await startWholeTrading()
afterAll(() => portal.stop())

const found = async (who: { readonly jwt: string }, search: string) =>
  (await done(findEverywhere, { search }, who)).map(({ kind, label }) => `${kind} ${label}`)

describe('SQL finds what the browser finds', () => {
  const shown = [
    ['Levonorgestrel implant 2 × 75 mg', 'PC-1042'],
    ['Andina Salud S.A.S.', 'Bogotá, Colombia'],
    ['Côte d’Ivoire', 'Women’s health'],
    ['Osmotic dilator', 'PC-3041'],
    ['NordMed', 'Oslo, Norway'],
    ['2026-000252', 'Perú'],
    ['Misoprostol 200µg', '100% pure_grade'],
    ['한국어', 'Łódź'],
  ]
  const typed = [
    ...['pc1042', 'PC 1042', '1042', '2x75', '2 × 75mg', 'implant levonorgestrel', 'lev', 'vonorg', 'andina salud sas'],
    ...[
      'bogota',
      'cote divoire',
      'womens',
      'oslo',
      'order 2026-000252',
      '000252',
      '252',
      'peru',
      '100%',
      'pure_',
      '한국',
    ],
    ...['lodz', 'zzz', 'mi', 'm', '20', 'colombia andina'],
  ]
  const ask = async (text: string, typos: boolean) => {
    const columns = shown.map((fields) => searchColumns(fields))
    const terms = termsOf(text, { typos })
    const { rows } = await sql<{ place: number }>`
      select place::int from json_to_recordset(${JSON.stringify(columns.map((it, place) => ({ ...it, place })))})
        as e (place int, text text, words text, tokens text[])
      where ${sql.join(
        terms.map((term) => contains('e', term)),
        sql` and `,
      )} order by place`.execute(portal.node.services.db.kysely)
    return rows.map(({ place }) => shown[place]?.[0])
  }

  test.each(typed)('%j', async (text) => {
    const expected = shown.filter((fields) => isFound(text, ...fields)).map(([label]) => label)
    const all = await ask(text, false)
    // Of one letter or two only what begins so.
    if (text.length < 3) expect(expected).toEqual(expect.arrayContaining(all))
    else expect(all).toEqual(expected)
  })

  test.each(['levonorgestrle', 'andnia', 'bogtoa', 'olso', 'normed', 'salut', 'colombai', 'implnt', 'oslo'])(
    '%j, mistyped',
    async (text) => {
      const expected = shown
        .filter((fields) => fields.some((field) => closeness(field, text) > 0))
        .map(([label]) => label)
      expect(expected.length).toBeGreaterThan(0)
      expect(await ask(text, true)).toEqual(expected)
    },
  )
})

test('an order is found by its number, its products and its destination, by its company and staff only', async () => {
  const { orderId } = await placed(andina)
  await portal.settle()
  const { rows } = await portal.owner.query<{ title: string; readers: string[] }>(
    `select title, readers from rm_search_entries_v1.search_entries where id = $1`,
    [`orders:${orderId}`],
  )
  const title = rows[0]?.title ?? ''
  for (const typed of [title, title.slice(-6), `${title.slice(-4)} folic`, 'colombia folic'])
    expect(await found(andina.procurement, typed), typed).toContain(`orders ${title}`)
  expect(await found(sales, `andina ${title.slice(-6)}`)).toContain(`orders ${title}`)
  expect(await found(nordmed.procurement, title)).toEqual([])
  expect(await found(andina.procurement, 'norway')).toEqual([])
})

test('an order is found by the purchase order number, as it was set last, by its company and staff only', async () => {
  const { orderId, num } = await placed(andina, { purchaseOrderNumber: 'KX/4711' })
  await portal.settle()
  for (const typed of ['KX/4711', 'kx', '4711']) {
    expect(await found(andina.procurement, typed), typed).toEqual([`orders ${num}`])
    expect(await found(sales, typed), typed).toEqual([`orders ${num}`])
    expect(await found(nordmed.procurement, typed), typed).toEqual([])
  }
  const [hit] = await done(findEverywhere, { search: 'KX/4711' }, andina.procurement)
  expect(hit?.detail).toContain('KX/4711')
  await done(changeReferences, { id: orderId, purchaseOrderNumber: 'KX-4712' }, andina.procurement)
  await portal.settle()
  expect(await found(sales, 'kx/4711')).toEqual([])
  expect(await found(andina.procurement, 'KX-4712')).toEqual([`orders ${num}`])
})

test('a company is found by its new name, and what is its by it too', async () => {
  const place = { address: 'Calle 93', zipCode: '110221', city: 'Medellín', countryId: 'co', phone: '+57 1' } as const
  const changes = { ...place, organizationName: 'Quetzal Pharma', email: 'new@andina.example', contactName: 'Ines' }
  await done(changeCompany, changes as never, andina.procurement)
  await portal.settle()
  expect(await found(sales, 'medellin')).toEqual(['distributors Quetzal Pharma'])
  const all = await found(sales, 'quetzal')
  expect(all).toContain('distributors Quetzal Pharma')
  expect(all.filter((hit) => hit.startsWith('orders')).length).toBeGreaterThan(0)
  expect(await found(andina.procurement, 'quetzal')).toEqual([])
})

test('what is meant is found before what is near it', async () => {
  await world.company('Oslo Medical', ['no'], 'Signe', 'Lars')
  await world.product('Osmotic dilator', ['no'])
  await portal.settle()
  const all = await found(sales, 'oslo')
  expect(all).toEqual(expect.arrayContaining(['distributors Oslo Medical', 'products Osmotic dilator']))
  expect(all.indexOf('products Osmotic dilator')).toBe(all.length - 1)
  expect(await found(sales, 'osmotci')).toEqual(['products Osmotic dilator'])
})

test('what is called otherwise is found by a synonym that administrators added, until they remove it', async () => {
  expect(await found(andina.procurement, 'mthf')).toEqual([])
  await done(addSynonym, { typed: 'MTHF', means: 'folic acid' }, world.admin)
  await portal.settle()
  expect(await found(andina.procurement, 'mthf')).toContain('products Folic acid')
  expect(await found(andina.procurement, 'mthf zzz')).toEqual([])
  expect(await done(listSynonyms, {}, andina.procurement)).toContainEqual({ typed: 'MTHF', means: 'folic acid' })
  await done(removeSynonym, { typed: 'MTHF' }, world.admin)
  await portal.settle()
  expect(await found(andina.procurement, 'mthf')).toEqual([])
})

test('of products that fit alike, a distributor finds first what can be ordered', async () => {
  await world.product('Zinc paste, plain', ['no'])
  await world.product('Zinc paste, scented', ['co'])
  await portal.settle()
  const [plain, scented] = ['products Zinc paste, plain', 'products Zinc paste, scented']
  expect(await found(andina.procurement, 'zinc paste')).toEqual([scented, plain])
  expect(await found(nordmed.procurement, 'zinc paste')).toEqual([plain, scented])
  expect(await found(sales, 'zinc paste')).toEqual([plain, scented])
})

test('an article is found by its title in any language, and is called as in the reader’s own', async () => {
  const text = { introduction: null, content1: 'A text.', content2: null }
  const written = { title: 'Cold chain', ...text, image: null, attachment: null }
  const translations = { es: { title: 'Cadena de frío', ...text } }
  const { id } = await done(writeArticle, { ...written, translations }, world.admin)
  await done(publishArticle, { id, revision: 1 }, world.admin)
  await portal.settle()
  for (const typed of ['cold chain', 'cadena de frio'])
    expect(await found(andina.procurement, typed)).toEqual(['news Cold chain'])
  const headers = { 'accept-language': 'es' }
  const { body } = await portal.call(findEverywhere, { search: 'cold chain' }, { ...andina.procurement, headers })
  expect(body.map(({ label }) => label)).toEqual(['Cadena de frío'])
})

test('a product that was withdrawn is staff’s alone', async () => {
  expect(await found(andina.procurement, 'folic acid')).toContain('products Folic acid')
  await done(withdrawProduct, { id: folic.id } as never, world.admin)
  await portal.settle()
  expect(await found(andina.procurement, 'folic acid')).not.toContain('products Folic acid')
  expect(await found(sales, 'folic acid')).toContain('products Folic acid')
})

describe('names, addresses and subjects', () => {
  test('are found by parts and but for a typing error, by those who may know them', async () => {
    const subject = 'Zanzibar freight'
    await done(openTicket, { department: 'Logistics', subject, comment: 'When?' }, andina.marketing)
    await portal.settle()
    const { procurement } = andina
    for (const typed of ['mateo', 'mat', 'm', 'ateo', 'meteo', 'mateo@portal'])
      expect(await found(procurement, typed), typed).toEqual(
        expect.arrayContaining([expect.stringMatching(/^people Mateo/)]),
      )
    for (const typed of ['zanzibar', 'freight zanz', 'zanzbiar', 'anziba'])
      expect(await found(procurement, typed), typed).toEqual([expect.stringMatching(/^tickets /)])
    expect(await found(nordmed.procurement, 'zanzibar')).toEqual([])
    expect(await found(nordmed.procurement, 'mateo')).toEqual([])
    expect(await found(sales, 'quetzal zanzibar')).toEqual([expect.stringMatching(/^tickets /)])
  })

  test('an invited person is staff’s to find, a member of staff the administrators’', async () => {
    expect(await found(world.admin, 'sofia')).toEqual([expect.stringMatching(/^people Sofia/)])
    expect(await found(sales, 'sofia')).toEqual([])
  })

  test('nothing is in clear, and nothing is left once the person is erased', async () => {
    const { userId } = andina.marketing
    const kept = async () => {
      const { rows } = await portal.owner.query<{ entry: string }>(
        'select entry from access.sealed_search where person = $1 order by 1',
        [userId],
      )
      return rows.map(({ entry }) => entry.split(':')[0])
    }
    expect(await kept()).toEqual(['people', 'people', 'tickets'])
    const { rows } = await portal.owner.query<{ all: string }>(
      'select string_agg(s::text, $1) as all from access.sealed_search s',
      [' '],
    )
    expect(rows[0]?.all).not.toMatch(/mateo|zanz|"mat"/i)
    const reason = 'They requested it by letter'
    await done(erasePerson, { id: userId, email: 'mateo@portal.example', reason } as never, world.admin)
    expect(await kept()).toEqual([])
    await portal.settle()
    expect(await found(andina.procurement, 'mateo')).toEqual([])
    expect(await found(andina.procurement, 'zanzibar')).toEqual([])
    expect(await portal.node.readModels.desk.check(searchEntries.name)).toBeNull()
    expect(await kept()).toEqual([])
  })
})
