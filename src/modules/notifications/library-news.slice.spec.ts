import { afterAll, expect, test } from 'vitest'
import { files } from '#modules/files/module.ts'
import { downloadItem, listMarketingMaterials } from '#modules/library/contract.ts'
import { library } from '#modules/library/module.ts'
import { createResource, publishVariant, saveVariant, withdrawVariant } from '#modules/library/office-contract.ts'
import { academyCertificates } from '#projections/academy_certificates.ts'
import { libraryReadings } from '#projections/library_readings.ts'
import { mailSettings } from '#projections/mail_settings.ts'
import { notifications as notificationRows } from '#projections/notifications.ts'
import { resources } from '#projections/resources.ts'
import { facts } from '#tests/library.ts'
import { draft, publishedResource } from '#tests/library-portal.ts'
import { startTrading } from '#tests/trading.ts'
import { uploadedBy } from '#tests/uploads.ts'
import { countNotifications, listNotifications, readOpenedPage } from './contract.ts'
import { notifications } from './module.ts'

const { portal, world, done, andina, nordmed } = await startTrading({
  modules: [files, library, notifications],
  projections: [resources, libraryReadings, academyCertificates, notificationRows, mailSettings],
})
afterAll(() => portal.stop())

const editor = await world.person('Lea', 'MARKETING_STAFF', null)
const newsOf = async (who: { jwt: string }) => {
  await portal.settle()
  const feed = await done(listNotifications, {}, who)
  return feed.filter(({ type }) => type === 'NEW_RESOURCE_AVAILABLE').map(({ title, link }) => [title, link])
}
const announced = ['New resource available', '/resources/marketing-materials']
const draftOf = async (title: string) => draft(await uploadedBy(portal)(editor.jwt, 'resources', 'cards.pdf'), title)

test('a resource is announced once, to everybody whom it is for, whatever is published of it later', async () => {
  const { resourceId } = await publishedResource(portal, world, editor)
  const of = { resourceId, language: 'fr' } as const
  await done(saveVariant, { ...of, base: 0, ...(await draftOf('Cartes')) }, editor)
  await done(publishVariant, { ...of, revision: 1 }, editor)
  for (const who of [andina.procurement, andina.marketing, nordmed.procurement])
    expect(await newsOf(who)).toEqual([announced])
})

test('people who downloaded a file are notified when it is replaced', async () => {
  const { resourceId, variantId } = await publishedResource(portal, world, editor)
  await done(downloadItem, { id: variantId }, andina.marketing)
  const of = { resourceId, language: 'en' } as const
  const file = await uploadedBy(portal)(editor.jwt, 'resources', 'cards-2.pdf', '%% second edition')
  await done(saveVariant, { ...of, base: 1, ...draft(file) }, editor)
  await done(publishVariant, { ...of, revision: 2 }, editor)
  const replaced = ['A file that you downloaded was replaced', `/resources/marketing-materials/${variantId}`]
  expect(await newsOf(andina.marketing)).toEqual([replaced, announced, announced])
  expect(await newsOf(andina.procurement)).toEqual([announced, announced])
})

test('whom it is not for hears nothing', async () => {
  const before = (await newsOf(andina.procurement)).length
  const audience = { ...facts.audience, countryIds: ['no'] as never[] }
  const { id: resourceId } = await done(createResource, { kind: 'best-practices', ...facts, audience }, editor)
  const of = { resourceId, language: 'en' } as const
  await done(saveVariant, { ...of, base: 0, ...(await draftOf('For the north')) }, editor)
  await done(publishVariant, { ...of, revision: 1 }, editor)
  expect(await newsOf(nordmed.procurement)).toContainEqual(['New resource available', '/resources/best-practices'])
  expect(await newsOf(andina.procurement)).toHaveLength(before)
})

test('people who have a file are notified once that it was replaced, even if the language was withdrawn in between', async () => {
  const { resourceId, variantId } = await publishedResource(portal, world, editor)
  const of = { resourceId, language: 'en' } as const
  const replacedBy = async (base: number, more: string) => {
    const file = await uploadedBy(portal)(editor.jwt, 'resources', 'cards.pdf', more)
    await done(saveVariant, { ...of, base, ...draft(file) }, editor)
    await done(publishVariant, { ...of, revision: base + 1 }, editor)
  }
  const received = async (who: { jwt: string }) => {
    const link = `/resources/marketing-materials/${variantId}`
    return (await newsOf(who)).filter((entry) => entry[1] === link).length
  }
  await done(downloadItem, { id: variantId }, andina.marketing)
  await portal.settle()
  await done(withdrawVariant, of, editor)
  await replacedBy(1, '%% second')
  expect(await received(andina.marketing)).toBe(1)
  await done(downloadItem, { id: variantId }, andina.procurement)
  await replacedBy(2, '%% third')
  expect([await received(andina.marketing), await received(andina.procurement)]).toEqual([1, 1])
})

test('what tells of an item is read once it is opened, in whichever language', async () => {
  const { resourceId } = await publishedResource(portal, world, editor)
  const of = { resourceId, language: 'fr' } as const
  await done(saveVariant, { ...of, base: 0, ...(await draftOf('Cartes')) }, editor)
  await done(publishVariant, { ...of, revision: 1 }, editor)
  await portal.settle()
  const unread = async () => (await done(countNotifications, {}, nordmed.procurement)).unread
  const before = await unread()
  const items = await done(listMarketingMaterials, {}, nordmed.procurement)
  const french = items.find(({ resource, language }) => resource.id === resourceId && language.id === 'fr')
  await done(readOpenedPage, { path: `/resources/marketing-materials/${french?.id}` }, nordmed.procurement)
  expect(await unread()).toBe(before - 1)
})
