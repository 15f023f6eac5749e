import { afterAll, describe, expect, test } from 'vitest'
import { files } from '#modules/files/module.ts'
import { readAcademyEntry } from '#modules/library/academy/academy-contract.ts'
import { academyCertificates } from '#projections/academy_certificates.ts'
import { libraryReadings } from '#projections/library_readings.ts'
import { resources } from '#projections/resources.ts'
import { publishedLesson } from '#tests/academy-portal.ts'
import { facts } from '#tests/library.ts'
import { draft, publishedResource } from '#tests/library-portal.ts'
import { startTrading } from '#tests/trading.ts'
import { uploadedBy } from '#tests/uploads.ts'
import {
  downloadItem,
  leaveFilm,
  listAcademy,
  listLibrary,
  listMarketingMaterials,
  openItem,
  readResource,
  seeLibrary,
} from './contract.ts'
import { library } from './module.ts'
import {
  describeResource,
  highlightResource,
  publishVariant,
  readContent,
  saveVariant,
  withdrawVariant,
} from './office-contract.ts'
import { listShelf, showAcademy, showShelves, suggestAnswers } from './shelf-contract.ts'

const { portal, call, world, done, andina, nordmed } = await startTrading({
  modules: [files, library],
  projections: [resources, libraryReadings, academyCertificates],
})
afterAll(() => portal.stop())

const editor = await world.person('Lea', 'MARKETING_STAFF', null)
const { resourceId, variantId } = await publishedResource(portal, world, editor)
const { procurement, marketing } = andina
const uploaded = () => uploadedBy(portal)(editor.jwt, 'resources', 'cards.pdf')
const marked = async (who = procurement) =>
  (await done(listMarketingMaterials, {}, who)).find(({ id }) => id === variantId)?.mark
const kind = 'marketing-materials' as const

test('the library answers its six kinds, and each kind its own list', async () => {
  const all = await done(listLibrary, {}, marketing)
  expect(Object.keys(all)).toEqual([
    'videosAndTutorials',
    'marketingMaterials',
    'posAndPop',
    'marketData',
    'bestPractices',
    'wcAcademy',
  ])
  expect(all.marketingMaterials).toMatchObject([
    {
      id: variantId,
      title: 'Counselling cards',
      language: { id: 'en', name: 'English' },
      file: { name: 'Counselling cards.pdf', mediaType: 'application/pdf' },
      resource: { id: resourceId, subject: 'Counselling', materialType: 'Brochure' },
    },
  ])
  expect(await done(listMarketingMaterials, {}, marketing)).toEqual(all.marketingMaterials)
})

test('an item comes with its text in parts and its languages', async () => {
  const of = { resourceId, language: 'es' } as const
  await done(saveVariant, { ...of, base: 0, ...draft(await uploaded(), 'Tarjetas') }, editor)
  expect((await done(readResource, { kind, id: variantId }, marketing)).languages).toHaveLength(1)
  await done(publishVariant, { ...of, revision: 1 }, editor)
  const detail = await done(readResource, { kind, id: variantId }, marketing)
  expect(detail.languages.map(({ language }) => language.id)).toEqual(['en', 'es'])
  expect(detail.blocks).toEqual([
    { type: 'heading', level: 2, runs: [{ text: 'How to use them' }] },
    { type: 'paragraph', runs: [{ text: 'One ' }, { text: 'after', em: true }, { text: ' the other.' }] },
  ])
  await done(withdrawVariant, of, editor)
  expect((await done(readResource, { kind, id: variantId }, marketing)).languages).toHaveLength(1)
})

test('opening an item removes its mark for that reader; a newer revision is marked as updated', async () => {
  expect(await marked()).toBe('NEW')
  await done(openItem, { id: variantId }, procurement)
  expect([await marked(), await marked(marketing)]).toEqual([null, 'NEW'])
  const of = { resourceId, language: 'en' } as const
  await done(saveVariant, { ...of, base: 1, ...draft(await uploaded(), 'Counselling cards, new') }, editor)
  expect(await marked()).toBe(null)
  await done(publishVariant, { ...of, revision: 2 }, editor)
  expect([await marked(), await marked(marketing)]).toEqual(['UPDATED', 'NEW'])
  await done(seeLibrary, {}, marketing)
  expect([await marked(), await marked(marketing)]).toEqual(['UPDATED', null])
})

test('a download answers an address that opens without a token, and staff see that it was taken', async () => {
  const { url, name } = await done(downloadItem, { id: variantId }, procurement)
  const { statusCode, headers } = await portal.node.app.inject({ url })
  expect([statusCode, headers['content-type'], name]).toEqual([200, 'application/pdf', 'Counselling cards, new.pdf'])
  const { variants } = await done(readContent, { resourceId }, editor)
  expect(variants[0]).toMatchObject({ downloads: 1, outdated: 0 })
})

test('where a film was left is kept for that reader', async () => {
  await done(leaveFilm, { id: variantId, second: 41, watched: [] }, procurement)
  const { rows } = await portal.owner.query("select data->>'second' as second from es.event where type = 'FilmLeft'")
  expect(rows).toEqual([{ second: '41' }])
})

describe('whom it is for', () => {
  const forThem = (audience: Partial<typeof facts.audience>) =>
    done(describeResource, { resourceId, ...facts, audience: { ...facts.audience, ...audience } }, editor)

  test.each([
    ['a country', { countryIds: ['no'] as never[] }, [404, 404, 200]],
    ['a region', { regions: ['Elsewhere'] }, [404, 404, 404]],
    ['a role', { roles: ['MARKETING' as const] }, [404, 200, 404]],
    ['everybody', {}, [200, 200, 200]],
  ])('%s', async (_, audience, answers) => {
    await forThem(audience)
    const seen = await Promise.all(
      [procurement, marketing, nordmed.procurement].map(async ({ jwt }) => {
        const { status } = await call(readResource, { kind, id: variantId }, { jwt })
        expect((await call(downloadItem, { id: variantId }, { jwt })).status).toBe(status)
        expect((await call(openItem, { id: variantId }, { jwt })).status).toBe(status)
        return status
      }),
    )
    expect(seen).toEqual(answers)
  })
})

test('an entry of the academy shows what belongs to its category', async () => {
  const category = { id: world.categoryId as never, name: 'Nutrition' }
  const entry = await publishedLesson(world, editor, { contentType: 'VIDEO', category })
  const file = await uploaded()
  await publishedLesson(world, editor, { contentType: 'TRAINING_MATERIAL', file, category })
  await publishedLesson(world, editor, { contentType: 'TRAINING_MATERIAL', file: await uploaded(), category: null })
  const { items, products } = await done(readAcademyEntry, { resourceId: entry }, marketing)
  expect(items.map(({ title }) => title).toSorted()).toEqual(['TRAINING_MATERIAL', 'VIDEO'])
  expect(products.map(({ name }) => name).toSorted()).toEqual(['Folic acid', 'Iron'])
  expect(await done(listAcademy, {}, marketing)).toHaveLength(3)
})

test('a page of a kind has what its reader looks for, and counts what each value of a filter would leave', async () => {
  const page = (query: object = {}) => done(listShelf, { kind, ...query }, marketing)
  const first = await page()
  expect(first).toMatchObject({
    ...{ total: 1, published: 1, highlight: null },
    options: {
      materialType: [{ value: 'Brochure', count: 1 }],
      subject: [{ value: 'Counselling', count: 1 }],
      language: [{ value: 'English', count: 1 }],
    },
    rows: [
      { id: variantId, title: 'Counselling cards, new', languages: [{ id: variantId }], resource: { id: resourceId } },
    ],
  })
  expect(first.rows.map((row) => Object.keys(row))).not.toContainEqual(expect.arrayContaining(['content']))
  expect(await page({ search: 'COUNSELLING c' })).toMatchObject({ total: 1, rows: [{ id: variantId }] })
  expect(await page({ search: 'nowhere' })).toMatchObject({ total: 0, published: 1, rows: [] })
  expect(await page({ subject: 'Sales|Counselling' })).toMatchObject({ total: 1 })
  expect(await page({ subject: 'Sales' })).toMatchObject({ total: 0, options: { subject: [{ count: 1 }] } })
  expect(await page({ page: 2 })).toMatchObject({ total: 1, rows: [] })
})

test('the front page says what is new, and what was opened or marked as seen is not', async () => {
  await done(seeLibrary, {}, marketing)
  expect((await done(listShelf, { kind }, marketing)).unseen).toBe(false)
  const before = await done(showShelves, {}, marketing)
  expect(before).toMatchObject({ unseen: false, fresh: { 'best-practices': 0 } })
  const practice = await publishedResource(portal, world, editor, {
    kind: 'best-practices',
    title: 'Storage in hot climates',
  })
  await done(highlightResource, { kind: 'best-practices', resourceId: practice.resourceId }, editor)
  const shelves = await done(showShelves, {}, marketing)
  expect(shelves).toMatchObject({
    ...{ unseen: true, fresh: { 'best-practices': 1 } },
    highlight: { id: practice.variantId },
  })
  const list = await done(listShelf, { kind: 'best-practices' }, marketing)
  expect(list).toMatchObject({ unseen: true, highlight: { id: practice.variantId }, rows: [{ mark: 'NEW' }] })
  await done(openItem, { id: practice.variantId }, marketing)
  expect(await done(showShelves, {}, marketing)).toMatchObject({ unseen: false, fresh: { 'best-practices': 0 } })
  await done(withdrawVariant, { resourceId: practice.resourceId, language: 'en' }, editor)
  expect((await done(showShelves, {}, marketing)).highlight).toBeNull()
})

test('the academy comes by category, with what its reader has completed', async () => {
  const { categories } = await done(showAcademy, {}, marketing)
  expect(categories.map(({ name, total, done: completed }) => [name, total, completed])).toEqual([
    [null, 1, 0],
    ['Nutrition', 2, 0],
  ])
  const [, { rows }] = categories as [unknown, (typeof categories)[number]]
  const sheet = rows.find(({ title }) => title === 'TRAINING_MATERIAL')!
  await done(downloadItem, { id: sheet.id }, marketing)
  expect((await done(showAcademy, {}, marketing)).categories[1]).toMatchObject({ name: 'Nutrition', done: 1 })
})

test('a subject brings best practices in which its terms begin a term', async () => {
  const practice = await publishedResource(portal, world, editor, { kind: 'best-practices', title: 'Storing implants' })
  const answers = async (subject: string) => (await done(suggestAnswers, { subject }, marketing)).map(({ id }) => id)
  expect(await answers('How do we STORE or storing IMPLANT?')).toEqual([practice.variantId])
  expect(await answers('in a of')).toEqual([])
  expect(await answers('Invoice (late]')).toEqual([])
})

test('staff and visitors read the library nowhere but in the office', async () => {
  expect((await call(listLibrary, {}, { jwt: editor.jwt })).status).toBe(403)
  expect((await call(listLibrary, {})).status).toBe(401)
})
