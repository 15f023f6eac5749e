import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { files } from '#modules/files/module.ts'
import { moment } from '#platform/moment.ts'
import { setDatabaseClock } from '#platform/time/clock.ts'
import { libraryReadings } from '#projections/library_readings.ts'
import { resources } from '#projections/resources.ts'
import { facts } from '#tests/library.ts'
import { draft, publishedResource } from '#tests/library-portal.ts'
import { startTrading } from '#tests/trading.ts'
import { uploadedBy } from '#tests/uploads.ts'
import { listBestPractices, listMarketingMaterials, readResource } from './contract.ts'
import { previewVariant } from './draft-contract.ts'
import { VariantPublished, VariantSaved } from './events.ts'
import { library } from './module.ts'
import {
  cancelSchedule,
  createResource,
  highlightResource,
  listContent,
  publishVariant,
  readContent,
  restoreRevision,
  saveVariant,
  scheduleVariant,
  withdrawVariant,
} from './office-contract.ts'
import { resource } from './resource.ts'

const DAY = 86_400_000
const { portal, call, world, done, andina, sales } = await startTrading({
  modules: [files, library],
  projections: [resources, libraryReadings],
})
afterEach(() => setDatabaseClock(portal.owner, null).then(() => portal.node.clock.follow()))
afterAll(() => portal.stop())

const editor = await world.person('Lea', 'MARKETING_STAFF', null)
const uploaded = () => uploadedBy(portal)(editor.jwt, 'resources', 'cards.pdf')
const begun = async (title = 'Cards') => {
  const { id: resourceId } = await done(createResource, { kind: 'marketing-materials', ...facts, title }, editor)
  return { resourceId, language: 'en' } as const
}
const rowOf = async (resourceId: string) =>
  (await done(listContent, {}, editor)).rows.find(({ id }) => id === resourceId)?.variants ?? []
const shownTitles = async () => (await done(listMarketingMaterials, {}, andina.marketing)).map(({ title }) => title)

test('a draft is seen by the office alone, until its checks pass and it is published', async () => {
  const of = await begun()
  await done(saveVariant, { ...of, base: 0, ...draft(null, 'A draft') }, editor)
  expect(await rowOf(of.resourceId)).toMatchObject([{ language: 'en', state: 'DRAFT', revision: 1 }])
  const refused = await call(publishVariant, { ...of, revision: 1 }, { jwt: editor.jwt })
  expect([refused.status, refused.problem.errors]).toEqual([422, { file: 'Add the file' }])
  expect((await done(readContent, { resourceId: of.resourceId }, editor)).variants[0]?.lacks).toEqual({
    file: 'Add the file',
  })
  expect(await shownTitles()).not.toContain('A draft')
  await done(saveVariant, { ...of, base: 1, ...draft(await uploaded(), 'A draft') }, editor)
  await done(publishVariant, { ...of, revision: 2 }, editor)
  expect(await shownTitles()).toContain('A draft')
})

describe('a text that the parser would choke on', () => {
  const evil = `${'- '.repeat(3000)}x`
  const sentence = 'Text: Put lists and quotes at most 10 levels deep into each other'

  test.each([evil, '>'.repeat(5000)])('is refused when it is saved, by the field and the limit', async (content) => {
    const of = await begun()
    const { status, problem } = await call(
      saveVariant,
      { ...of, base: 0, ...draft(null, 'Deep'), content },
      { jwt: editor.jwt },
    )
    expect([status, problem.errors]).toEqual([422, { content: sentence }])
  })

  test('and was stored before there were limits, is shown as plain text, and its editor repairs it', async () => {
    const of = await begun('Stored')
    await done(saveVariant, { ...of, base: 0, ...draft(await uploaded(), 'Stored') }, editor)
    await done(publishVariant, { ...of, revision: 1 }, editor)
    const { variants } = await done(readContent, of, editor)
    const { id: variantId, content: before } = variants[0]!
    const content = { ...before, content: evil }
    await portal
      .asSystem()
      .decide(resource, of.resourceId, () => [
        VariantSaved.make({ variantId, language: 'en', revision: 2, content, restored: null }),
        VariantPublished.make({ variantId, revision: 2, first: false, replaced: null }),
      ])
    await expect.poll(async () => (await done(readContent, of, editor)).variants[0]?.published?.revision).toBe(2)
    const read = () => done(readResource, { kind: 'marketing-materials', id: variantId }, andina.marketing)
    expect((await read()).blocks).toEqual([{ type: 'paragraph', runs: [{ text: evil }] }])
    expect((await done(readContent, of, editor)).variants[0]?.lacks).toEqual({ content: sentence })

    await done(saveVariant, { ...of, base: 2, ...draft(await uploaded(), 'Stored') }, editor)
    await done(publishVariant, { ...of, revision: 3 }, editor)
    expect((await read()).blocks[0]).toMatchObject({ type: 'heading' })
  })
})

test('what was published goes on while it is edited; a translation is behind once its source changed', async () => {
  const { resourceId } = await publishedResource(portal, world, editor)
  const [en, fr] = (['en', 'fr'] as const).map((language) => ({ resourceId, language })) as [
    { resourceId: typeof resourceId; language: 'en' },
    { resourceId: typeof resourceId; language: 'fr' },
  ]
  await done(saveVariant, { ...fr, base: 0, ...draft(await uploaded(), 'Cartes') }, editor)
  await done(publishVariant, { ...fr, revision: 1 }, editor)
  await done(saveVariant, { ...en, base: 1, ...draft(await uploaded(), 'Second thoughts') }, editor)
  expect((await rowOf(resourceId)).map(({ state, behind }) => [state, behind])).toEqual([
    ['CHANGED', false],
    ['PUBLISHED', false],
  ])
  expect(await shownTitles()).not.toContain('Second thoughts')
  await done(publishVariant, { ...en, revision: 2 }, editor)
  expect((await rowOf(resourceId)).map(({ behind }) => behind)).toEqual([false, true])
})

test('two editors do not overwrite each other, and an earlier revision comes back as a draft', async () => {
  const of = await begun()
  await done(saveVariant, { ...of, base: 0, ...draft(null, 'First') }, editor)
  await done(saveVariant, { ...of, base: 1, ...draft(null, 'Second') }, editor)
  const late = await call(saveVariant, { ...of, base: 1, ...draft(null, 'Mine') }, { jwt: editor.jwt })
  expect(late.status).toBe(409)
  await done(restoreRevision, { ...of, revision: 1 }, editor)
  const { variants } = await done(readContent, { resourceId: of.resourceId }, editor)
  expect(variants[0]?.history.map(({ revision, title, restored }) => [revision, title, restored])).toEqual([
    [3, 'First', 1],
    [2, 'Second', null],
    [1, 'First', null],
  ])
  expect(variants[0]?.history[0]?.savedBy).toContain('Lea')
  const { item, blocks } = (await done(previewVariant, of, editor)).detail
  expect([item.title, blocks.length]).toEqual(['First', 2])
})

describe('a schedule', () => {
  const due = () => moment(new Date(Date.now() + DAY))
  const passes = async () => {
    await setDatabaseClock(portal.owner, new Date(Date.now() + DAY + 60_000))
    await portal.node.clock.follow()
    await portal.node.work.deadlines.fireDue()
  }

  test('publishes the revision that was scheduled, not what was written since', async () => {
    const of = await begun()
    await done(saveVariant, { ...of, base: 0, ...draft(await uploaded(), 'Checked text') }, editor)
    await done(scheduleVariant, { ...of, action: 'PUBLISH', revision: 1, due: due() }, editor)
    await done(saveVariant, { ...of, base: 1, ...draft(await uploaded(), 'Unchecked text') }, editor)
    expect(await rowOf(of.resourceId)).toMatchObject([{ state: 'SCHEDULED' }])
    await passes()
    await expect.poll(shownTitles).toContain('Checked text')
    expect(await shownTitles()).not.toContain('Unchecked text')
  })

  test('that was cancelled publishes nothing', async () => {
    const of = await begun()
    await done(saveVariant, { ...of, base: 0, ...draft(await uploaded(), 'Never') }, editor)
    await done(scheduleVariant, { ...of, action: 'PUBLISH', revision: 1, due: due() }, editor)
    await done(cancelSchedule, of, editor)
    await passes()
    expect(await rowOf(of.resourceId)).toMatchObject([{ state: 'DRAFT' }])
    expect((await call(cancelSchedule, of, { jwt: editor.jwt })).status).toBe(409)
  })
})

test('one resource of a kind is highlighted, once something of it is published', async () => {
  const add = async () => {
    const { id } = await done(createResource, { kind: 'best-practices', ...facts }, editor)
    await done(saveVariant, { resourceId: id, language: 'en', base: 0, ...draft(null, id) }, editor)
    return id
  }
  const [first, second] = [await add(), await add()]
  const kind = 'best-practices'
  const early = await call(highlightResource, { kind, resourceId: first }, { jwt: editor.jwt })
  expect(early.problem.error).toBe('Publish this resource before you highlight it')
  for (const resourceId of [first, second]) {
    await done(publishVariant, { resourceId, language: 'en', revision: 1 }, editor)
    await done(highlightResource, { kind, resourceId }, editor)
  }
  const items = await done(listBestPractices, {}, andina.procurement)
  expect(items.filter(({ highlight }) => highlight).map(({ title }) => title)).toEqual([second])
  expect((await call(highlightResource, { kind: 'pos-and-pop', resourceId: first }, { jwt: editor.jwt })).status).toBe(
    404,
  )
})

describe('what is refused', () => {
  test('a file that does not fit its place', async () => {
    const of = await begun()
    const input = { ...of, base: 0, ...draft(null), captions: await uploaded() }
    const { status, problem } = await call(saveVariant, input, { jwt: editor.jwt })
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, ['captions']])
  })

  test('sales read and do not write; distributors do neither', async () => {
    const of = await begun()
    expect((await call(listContent, {}, { jwt: sales.jwt })).status).toBe(200)
    expect((await call(withdrawVariant, of, { jwt: sales.jwt })).status).toBe(403)
    expect((await call(listContent, {}, { jwt: andina.procurement.jwt })).status).toBe(403)
  })

  test('what is not there', async () => {
    const of = await begun()
    expect((await call(publishVariant, { ...of, revision: 1 }, { jwt: editor.jwt })).status).toBe(404)
    expect((await call(previewVariant, of, { jwt: editor.jwt })).status).toBe(404)
    const nowhere = '01900000-0000-7000-8000-00000000ffff' as never
    expect((await call(readContent, { resourceId: nowhere }, { jwt: editor.jwt })).status).toBe(404)
  })
})
