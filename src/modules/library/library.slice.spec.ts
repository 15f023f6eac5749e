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
import { describeResource, publishVariant, readContent, saveVariant, withdrawVariant } from './office-contract.ts'

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

test('staff and visitors read the library nowhere but in the office', async () => {
  expect((await call(listLibrary, {}, { jwt: editor.jwt })).status).toBe(403)
  expect((await call(listLibrary, {})).status).toBe(401)
})
