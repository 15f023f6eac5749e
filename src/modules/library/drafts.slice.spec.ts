import { afterAll, expect, test } from 'vitest'
import { files } from '#modules/files/module.ts'
import { moment } from '#platform/moment.ts'
import { academyCertificates } from '#projections/academy_certificates.ts'
import { libraryReadings } from '#projections/library_readings.ts'
import { resources } from '#projections/resources.ts'
import { facts } from '#tests/library.ts'
import { draft, publishedResource } from '#tests/library-portal.ts'
import { startTrading } from '#tests/trading.ts'
import { uploadedBy } from '#tests/uploads.ts'
import { downloadItem, openItem } from './contract.ts'
import { dropWorkingCopy, keepWorkingCopy, previewVariant, readRevision, readWorkingCopy } from './draft-contract.ts'
import { library } from './module.ts'
import { describeResource, listContent, saveVariant, scheduleVariant, withdrawVariant } from './office-contract.ts'

const { portal, call, world, done, andina, nordmed } = await startTrading({
  modules: [files, library],
  projections: [resources, libraryReadings, academyCertificates],
})
afterAll(() => portal.stop())

const editor = await world.person('Lea', 'MARKETING_STAFF', null)
const colleague = await world.person('Tom', 'MARKETING_STAFF', null)
const { resourceId, variantId } = await publishedResource(portal, world, editor)
const of = { resourceId, language: 'en' } as const
const save = async (base: number, title: string) =>
  done(
    saveVariant,
    { ...of, base, ...draft(await uploadedBy(portal)(editor.jwt, 'resources', 'cards.pdf'), title) },
    editor,
  )
test('what is typed is kept for its editor, is no event, and ends with saving or when it is thrown away', async () => {
  const typed = {
    title: 'Half a ',
    excerpt: '',
    introduction: '',
    content: '## On the way',
    content2: '',
    imageText: '',
    externalLink: '',
  }
  const before = await portal.eventCount()
  await done(keepWorkingCopy, { ...of, base: 1, ...typed }, editor)
  await done(keepWorkingCopy, { ...of, base: 1, ...typed, title: 'Half a title' }, editor)
  expect(await portal.eventCount()).toBe(before)
  const copy = await done(readWorkingCopy, of, editor)
  expect(copy).toMatchObject({ base: 1, texts: { ...typed, title: 'Half a title' } })
  expect(await done(readWorkingCopy, of, colleague)).toBeNull()
  await save(1, 'A whole title')
  expect(await done(readWorkingCopy, of, editor)).toBeNull()
  await done(keepWorkingCopy, { ...of, base: 2, ...typed }, editor)
  await done(dropWorkingCopy, of, editor)
  expect(await done(readWorkingCopy, of, editor)).toBeNull()
  expect((await call(readWorkingCopy, of, { jwt: andina.marketing.jwt })).status).toBe(403)
})

test('any revision can be read, to be compared', async () => {
  expect((await done(readRevision, { ...of, revision: 1 }, editor)).content.title).toBe('Counselling cards')
  expect((await done(readRevision, { ...of, revision: 2 }, editor)).content.title).toBe('A whole title')
  expect((await call(readRevision, { ...of, revision: 9 }, { jwt: editor.jwt })).status).toBe(404)
})

test('a preview is what a user of a company finds on a day', async () => {
  const seen = async (input: { distributorId?: string; day?: string } = {}) => {
    const { detail, revision, finding } = await done(previewVariant, { ...of, ...input }, editor)
    return [detail.item.title, revision, finding]
  }
  const [today, later] = [0, 9].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10))
  expect(await seen()).toEqual(['A whole title', 2, 'FOUND'])
  expect(await seen({ day: today as string })).toEqual(['Counselling cards', 1, 'FOUND'])
  const due = moment(new Date(Date.now() + 5 * 86_400_000))
  await done(scheduleVariant, { ...of, action: 'PUBLISH', revision: 2, due }, editor)
  expect(await seen({ day: today as string })).toEqual(['Counselling cards', 1, 'FOUND'])
  expect(await seen({ day: later as string })).toEqual(['A whole title', 2, 'FOUND'])
  await done(
    describeResource,
    { resourceId, ...facts, audience: { ...facts.audience, countryIds: ['no'] as never } },
    editor,
  )
  expect(await seen({ distributorId: andina.id })).toEqual(['A whole title', 2, 'NOT_FOR_THEM'])
  expect(await seen({ distributorId: nordmed.id })).toEqual(['A whole title', 2, 'FOUND'])
  await done(describeResource, { resourceId, ...facts }, editor)
  await done(withdrawVariant, of, editor)
  expect(await seen({ day: today as string })).toEqual(['A whole title', 2, 'NOT_PUBLISHED'])
})

test('staff see how many people opened and took what, and what is scheduled', async () => {
  const more = await publishedResource(portal, world, editor)
  for (const who of [andina.marketing, andina.procurement]) await done(openItem, { id: more.variantId }, who)
  await done(downloadItem, { id: more.variantId }, andina.marketing)
  const { rows } = await done(listContent, {}, editor)
  const variantOf = (id: string) => rows.flatMap(({ variants }) => variants).find((it) => it.id === id)
  expect(variantOf(more.variantId)).toMatchObject({ views: 2, downloads: 1, completions: 0, schedule: null })
  expect(variantOf(variantId)).toMatchObject({ views: 0, downloads: 0 })
})
