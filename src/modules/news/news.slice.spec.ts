import { afterAll, beforeAll, expect, test } from 'vitest'
import { files } from '#modules/files/module.ts'
import { identity } from '#modules/identity/module.ts'
import { articles } from '#projections/articles.ts'
import { calendarEvents } from '#projections/calendar_events.ts'
import { users } from '#projections/users.ts'
import { peopleOf } from '#tests/people.ts'
import { startPortal, type TestPortal } from '#tests/portal.ts'
import {
  cancelEvent,
  cancelSchedule,
  eventsBetween,
  latestNews,
  listNews,
  listNewsPage,
  officeArticles,
  publishArticle,
  readArticle,
  saveEvent,
  withdrawArticle,
  writeArticle,
} from './contract.ts'
import { news } from './module.ts'

let portal: TestPortal
let admin: { jwt: string }
beforeAll(async () => {
  portal = await startPortal({ modules: [identity, files, news], projections: [users, articles, calendarEvents] })
  admin = (await peopleOf(portal)).admin
})
afterAll(() => portal.stop())

const text = (title: string) => ({
  title,
  introduction: null,
  content1: 'A text.',
  content2: null,
  image: null,
  attachment: null,
})
const asAdmin = () => ({ jwt: admin.jwt })
const visitor = {}

test('visitors read what is published, and no drafts', async () => {
  const { body } = await portal.call(writeArticle, text('First'), asAdmin())
  const { id } = body
  expect((await portal.call(readArticle, { id }, visitor)).status).toBe(404)
  expect((await portal.call(publishArticle, { id, revision: 1 }, asAdmin())).status).toBe(200)
  await portal.call(writeArticle, { id, ...text('Second thoughts') }, asAdmin())
  expect((await portal.call(readArticle, { id }, visitor)).body).toMatchObject({ statusCode: 200, title: 'First' })
  expect((await portal.call(latestNews, { limit: 3, excludedId: id as never }, visitor)).body).toEqual([])
  expect((await portal.call(withdrawArticle, { id }, asAdmin())).status).toBe(200)
  expect((await portal.call(listNews, {}, visitor)).body).toEqual([])
})

test('readers get an article in their language where it is translated, else in English', async () => {
  const es = { title: 'Hierro', introduction: 'Lo nuevo.', content1: 'Un texto.', content2: null }
  const { id } = (await portal.call(writeArticle, { ...text('Iron'), translations: { es } }, asAdmin())).body
  await portal.call(publishArticle, { id, revision: 1 }, asAdmin())
  const inLanguage = (tag: string) => ({ headers: { 'accept-language': tag } })
  const spanish = await portal.call(readArticle, { id }, inLanguage('es-CO,en;q=0.5'))
  expect(spanish.body).toMatchObject({ ...es, language: 'es', excerpt: 'Lo nuevo.' })
  for (const tag of ['fr', 'en', 'de'])
    expect((await portal.call(readArticle, { id }, inLanguage(tag))).body).toMatchObject({
      ...{ title: 'Iron', language: 'en' },
    })
  const { rows } = (await portal.call(listNewsPage, {}, inLanguage('es'))).body
  expect(rows).toMatchObject([{ id, title: 'Hierro', language: 'es' }])
  const found = (await portal.call(officeArticles, { search: 'hierro' }, asAdmin())).body.rows
  expect(found).toMatchObject([{ id, title: 'Iron', translations: { es } }])

  const without = { ...text('Zinc'), translations: { es: { ...es, title: ' ' } } }
  expect((await portal.call(writeArticle, without, asAdmin())).problem.errors).toHaveProperty(['translations.es.title'])
  await portal.call(withdrawArticle, { id }, asAdmin())
})

test('two people translate an article at once', async () => {
  const translation = (title: string) => ({ title, introduction: null, content1: 'x', content2: null })
  const opened = { ...text('Zinc'), translations: { es: null, fr: null } }
  const { id } = (await portal.call(writeArticle, opened, asAdmin())).body
  const write = (translations: { es?: object | null; fr?: object | null }) =>
    portal.call(writeArticle, { ...opened, id, translations, opened } as never, asAdmin())
  const [es, fr] = [translation('Cinc'), translation('Le zinc')]
  expect((await write({ es, fr: null })).status).toBe(200)
  expect((await write({ es: null, fr })).body.meanwhile).toMatchObject([{ field: 'translations.es' }])
  const newest = (await portal.call(officeArticles, { search: 'zinc' }, asAdmin())).body.rows
  expect(newest).toMatchObject([{ id, translations: { es, fr } }])
  expect((await write({ es: translation('Zinc'), fr: null })).problem).toMatchObject({
    fields: [{ field: 'translations.es', theirs: es }],
  })
})

test('an unknown article answers 404 with its status', async () => {
  const { problem } = await portal.call(readArticle, { id: 'nothing' }, visitor)
  expect(problem).toMatchObject({ status: 404, statusCode: 404 })
})

test('a schedule is shown to the office, and taken back', async () => {
  const { id } = (await portal.call(writeArticle, text('Monday'), asAdmin())).body
  const publishAt = '2036-12-01T08:00:00.000Z' as never
  expect((await portal.call(publishArticle, { id, revision: 1, publishAt }, asAdmin())).status).toBe(200)
  const scheduled = async () =>
    (await portal.call(officeArticles, {}, asAdmin())).body.rows.find((article) => article.id === id)?.scheduled
  expect(await scheduled()).toMatchObject({ revision: 1 })
  await portal.call(cancelSchedule, { id }, asAdmin())
  expect(await scheduled()).toBeNull()
  const past = { id, revision: 1, publishAt: '2020-01-01T08:00:00.000Z' as never }
  expect((await portal.call(publishArticle, past, asAdmin())).problem).toMatchObject({
    errors: { publishAt: 'Choose a moment that lies ahead' },
  })
})

test('calendars that subscribed see a change and a cancellation under the same UID', async () => {
  const facts = { title: 'Congress', description: 'Stand B12', date: '2036-05-10', endDate: '2036-05-13' } as never as {
    title: string
    description: string
    date: never
    endDate: never
  }
  const { id } = (await portal.call(saveEvent, { ...facts, location: 'Online' }, asAdmin())).body
  const calendar = async () => (await portal.node.app.inject({ url: '/api/events.ics' })).body
  expect(await calendar()).toMatch(/SEQUENCE:0\r\n/)
  await portal.call(saveEvent, { id, ...facts, location: 'Cape Town' }, asAdmin())
  await portal.call(cancelEvent, { id }, asAdmin())
  const cancelled = await calendar()
  expect(cancelled).toContain(`UID:${id}@`)
  expect(cancelled).toContain('SEQUENCE:2')
  expect(cancelled).toContain('STATUS:CANCELLED')
  expect(cancelled).toContain('DTEND;VALUE=DATE:20360514')
  const between = { from: '2036-05-12' as never, to: '2036-05-12' as never }
  expect((await portal.call(eventsBetween, between, visitor)).body).toEqual([])
})
