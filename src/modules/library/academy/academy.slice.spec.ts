import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { files } from '#modules/files/module.ts'
import { downloadItem, leaveFilm, listAcademy } from '#modules/library/contract.ts'
import { library } from '#modules/library/module.ts'
import { setDatabaseClock } from '#platform/time/clock.ts'
import { academyCertificates } from '#projections/academy_certificates.ts'
import { libraryReadings } from '#projections/library_readings.ts'
import { resources } from '#projections/resources.ts'
import { nutrition, publishedLesson } from '#tests/academy-portal.ts'
import { pdfPages } from '#tests/pdf-text.ts'
import { startTrading } from '#tests/trading.ts'
import { filmBy, uploadedBy } from '#tests/uploads.ts'
import {
  askForCertificate,
  listCertificates,
  previewItem,
  readAcademyEntry,
  verifyCertificate,
} from './academy-contract.ts'

const { portal, call, world, done, andina } = await startTrading({
  modules: [files, library],
  projections: [resources, libraryReadings, academyCertificates],
})
afterAll(() => portal.stop())

const editor = await world.person('Lea', 'MARKETING_STAFF', null)
const learner = andina.marketing
const paper = await uploadedBy(portal)(editor.jwt, 'resources', 'cards.pdf')
const petals = readFileSync(new URL('../../../../fixtures/library/petals.webm', import.meta.url))
const film = await publishedLesson(world, editor, {
  contentType: 'VIDEO',
  file: await filmBy(portal)(editor.jwt, petals),
})
const linked = await publishedLesson(world, editor, { contentType: 'VIDEO' })
const sheet = await publishedLesson(world, editor, { contentType: 'TECHNICAL_SHEET', file: paper })

const timePasses = async (seconds: number) => {
  const to = new Date(portal.node.clock.now().getTime() + seconds * 1000)
  await setDatabaseClock(portal.owner, to)
  await portal.node.clock.follow()
}

const itemOf = async (resourceId: string) => {
  const item = (await done(listAcademy, {}, learner)).find(({ resource }) => resource.id === resourceId)
  if (!item) throw new Error('This item is not published')
  return item
}
const entry = () => done(readAcademyEntry, { resourceId: film }, learner)
const doneOnes = async () => {
  const items = (await done(listAcademy, {}, learner)).filter((item) => item.done)
  return new Set(items.map(({ resource }) => resource.id as string))
}
const ask = () => call(askForCertificate, { categoryId: nutrition.id }, { jwt: learner.jwt })

test('an item says how large and how long its file is before it is opened', async () => {
  expect((await itemOf(film)).file).toMatchObject({ mediaType: 'video/webm', seconds: 20 })
  expect((await itemOf(linked)).file).toBeNull()
})

test('a film is done by what was watched of it, and goes on where it was left', async () => {
  const { id } = await itemOf(film)
  await done(previewItem, { id }, learner)
  await done(downloadItem, { id }, learner)
  await timePasses(12)
  await done(leaveFilm, { id, second: 12, watched: [{ from: 0, to: 12 }] }, learner)
  expect(await doneOnes()).toEqual(new Set())
  expect((await entry()).films[id]).toMatchObject({ second: 12 })
  await timePasses(8)
  await done(leaveFilm, { id, second: 0, watched: [{ from: 12, to: 20 }] }, learner)
  expect(await doneOnes()).toEqual(new Set([film]))
  expect((await entry()).films[id]).toMatchObject({ second: 0 })
})

test('no one can declare a course completed', async () => {
  expect(await ask()).toMatchObject({ status: 409, body: { error: 'Complete every item of this category first' } })
  expect((await call(askForCertificate, { categoryId: 'none' }, { jwt: learner.jwt })).status).toBe(404)
})

test('a film elsewhere is done once it was opened, a document once it was downloaded', async () => {
  const { url } = await done(previewItem, { id: (await itemOf(linked)).id }, learner)
  expect(url).toBe('https://youtu.be/1')
  await done(downloadItem, { id: (await itemOf(sheet)).id }, learner)
  expect(await doneOnes()).toEqual(new Set([film, linked, sheet]))
  expect((await entry()).progress).toEqual({ done: 3, of: 3 })
})

test('a reader who has done everything gets a certificate, and anyone with its number sees whose it is', async () => {
  expect((await ask()).status).toBe(200)
  expect((await ask()).status).toBe(200)
  const [certificate, ...others] = await done(listCertificates, {}, learner)
  if (!certificate) throw new Error('There is no certificate')
  expect(others).toEqual([])
  expect((await entry()).certificate).toEqual(certificate)
  const { number, issuedAt, validUntil } = certificate
  expect(new Date(validUntil).getUTCFullYear() - new Date(issuedAt).getUTCFullYear()).toBe(2)
  expect(await call(verifyCertificate, { number })).toMatchObject({
    status: 200,
    body: {
      number,
      valid: true,
      category: nutrition,
      holder: expect.stringMatching(/\S/),
      company: expect.any(String),
    },
  })
  const url = `/api/resource-materials/womancare-academy/certificates/${number}/pdf`
  const own = await portal.node.app.inject({ url, headers: { authorization: `Bearer ${learner.jwt}` } })
  expect(own.headers['content-type']).toBe('application/pdf')
  expect(pdfPages(own.rawPayload)[0]).toContain(number)
  const colleague = { authorization: `Bearer ${andina.procurement.jwt}` }
  expect((await portal.node.app.inject({ url, headers: colleague })).statusCode).toBe(404)
})

test('a number that was made up opens nothing, and the log names no one', async () => {
  expect((await call(verifyCertificate, { number: 'AAAA-AAAA-AAAA-AAAA' as never })).status).toBe(404)
  const { rows } = await portal.owner.query("select data::text from es.event where type = 'CertificateIssued'")
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(learner.userId)
})
