import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { askForUpload } from '#modules/files/contract.ts'
import { readOutbox } from '#modules/notifications/mails/mail-contract.ts'
import { PROVIDER, provider } from '#modules/ordering/provider.ts'
import { distributorRoles, staffRoles } from '#modules/permissions/roles.ts'
import { firstSynonyms } from '#modules/terms/synonyms.ts'
import type { Day } from '#platform/event.ts'
import { addressOf, changing, modules, projections } from '#portal'
import { samples } from '#tests/files/samples.ts'
import { peopleOf } from '#tests/people.ts'
import { startPortal, type TestPortal } from '#tests/portal.ts'
import { settingsInputs } from '#tests/whole/settings-inputs.ts'
import * as calls from './contract.ts'
import { showHouse } from './house-contract.ts'
import * as mailCalls from './mail-contract.ts'

const ADMIN = 'ada@provider.example'
const inputs = {
  brand: settingsInputs['PUT /office/settings/brand'](),
  contacts: settingsInputs['PUT /office/settings/contacts'](),
  links: settingsInputs['PUT /office/settings/links'](),
  sender: settingsInputs['PUT /office/settings/sender'](),
  hours: settingsInputs['PUT /office/settings/hours'](),
} as const

let portal: TestPortal
let admin: { jwt: string }
beforeAll(async () => {
  portal = await startPortal({ modules, projections, addressOf, changing })
  const { joins, signs } = await peopleOf(portal)
  await joins(ADMIN, null, 'ADMIN')
  admin = { jwt: (await signs(ADMIN)).jwt }
})
afterAll(() => portal.stop())

const current = async () => (await portal.call(calls.showSettings, {}, admin)).body
const house = async () => (await portal.call(showHouse, {})).body
const christmas = { day: '2036-12-25' as Day, name: 'Christmas' }

test('begin as the file and the environment say, and everybody reads what is public of them', async () => {
  const { brand } = portal.configuration
  expect(await current()).toMatchObject({
    brand: { name: brand.name, logo: null, picture: null },
    hours: { timeZone: 'UTC', from: '00:00', to: '24:00' },
    holidays: [],
    synonyms: firstSynonyms,
    versions: { brand: 0, contacts: 0, links: 0, sender: 0, hours: 0 },
    hasMailServer: false,
    history: [],
  })
  expect(await house()).toMatchObject({ name: brand.name, emergencyPhone: brand.emergencyPhone, contacts: [] })
  expect(JSON.stringify(await house())).not.toContain(brand.commercialDirector.lastname)
})

describe('only administrators read and write them', () => {
  test.each([...distributorRoles, ...staffRoles.filter((role) => role !== 'ADMIN')])('not %s', async (role) => {
    const caller = await portal.as(role)
    for (const endpoint of Object.values({ ...calls, ...mailCalls })) {
      const key = `${endpoint.method} ${endpoint.path}` as keyof typeof settingsInputs
      const { status } = await portal.call(endpoint, settingsInputs[key]() as never, caller)
      expect([key, status]).toEqual([key, 403])
    }
    expect((await portal.call(showHouse, {}, caller)).status).toBe(200)
  })
})

test('what is changed counts at once, on every node, and says who changed what from what', async () => {
  const other = await portal.startAnother()
  expect((await portal.call(calls.changeBrand, inputs.brand as never, admin)).status).toBe(200)
  expect((await portal.call(calls.changeContacts, inputs.contacts as never, admin)).status).toBe(200)
  expect((await portal.call(calls.changeLinks, inputs.links as never, admin)).status).toBe(200)
  expect((await portal.call(calls.changeSender, inputs.sender as never, admin)).status).toBe(200)
  expect((await portal.call(calls.changeHours, inputs.hours as never, admin)).status).toBe(200)
  expect((await portal.call(calls.addHoliday, christmas, admin)).status).toBe(200)

  expect(await house()).toMatchObject({
    name: 'CareHouse',
    emergencyPhone: '+41 22 555 02 02',
    helpCentreUrl: 'https://help.house.example',
    contacts: [{ role: 'SALES' }],
  })
  for (const node of [portal.node, other]) {
    await vi.waitFor(
      () =>
        expect(node.services.configuration).toMatchObject({
          brand: {
            name: 'CareHouse',
            accent: '#8a1538',
            slug: 'partnercare',
            commercialDirector: { firstname: 'Helene' },
          },
          mailFrom: '"CareHouse" <portal@house.example>',
          mailReplyTo: 'answers@house.example',
          officeTimeZone: 'Europe/Zurich',
          workingHours: { from: '08:00', weekdays: [1, 2, 3, 4, 5], closed: ['2036-12-25'] },
        }),
      { timeout: 30_000 },
    )
  }

  const { history, versions } = await current()
  expect(versions).toEqual({ brand: 1, contacts: 1, links: 1, sender: 1, hours: 1, approvals: 0 })
  expect(history.map(({ section }) => section)).toEqual(['holidays', 'hours', 'sender', 'links', 'contacts', 'brand'])
  expect(history.every(({ who }) => who.includes('Restrepo'))).toBe(true)
  expect(history.at(-1)?.changes).toContainEqual({ field: 'name', before: 'PartnerCare', after: 'CareHouse' })
})

test('papers that are issued from then on are of the new name', async () => {
  const named = () => portal.asSystem().stateOf(provider, PROVIDER)
  await vi.waitFor(
    async () =>
      expect((await named()).namings.at(-1)).toMatchObject({
        name: 'CareHouse',
        provider: { name: 'CareHouse SA' },
        termsOfSaleUrl: 'https://house.example/terms',
      }),
    { timeout: 30_000 },
  )
})

test('what is wrong is said by field, and nothing is recorded of it', async () => {
  const wrong = { ...inputs.brand, expectedVersion: 1, accent: '#42c3d4', email: 'invalid' }
  const { status, problem } = await portal.call(calls.changeBrand, wrong as never, admin)
  expect(status).toBe(422)
  expect(problem.errors).toMatchObject({
    accent: 'This colour reads 2.1 : 1 on white. Choose a darker one: text needs at least 4.5 : 1',
    email: expect.stringContaining('e-mail'),
  })
  expect((await current()).versions.brand).toBe(1)
})

test('of two administrators who change the same thing the second gets a conflict, and nothing is lost', async () => {
  const { versions } = await current()
  const save = (emergencyPhone: string, expectedVersion: number) =>
    portal.call(calls.changeContacts, { ...inputs.contacts, emergencyPhone, expectedVersion } as never, admin)
  const answers = await Promise.all([
    save('+41 22 555 03 01', versions.contacts),
    save('+41 22 555 03 02', versions.contacts),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const second = answers.find(({ status }) => status === 409)!
  expect(second.problem).toMatchObject({
    error: 'Someone else has changed this since you opened it',
    conflictType: 'SETTINGS_CHANGED',
    version: versions.contacts + 1,
  })
  // Who has read it may save over it; both stand in the history.
  expect((await save('+41 22 555 03 03', second.problem['version'] as number)).status).toBe(200)
  expect((await current()).history.slice(0, 2).map(({ section }) => section)).toEqual(['contacts', 'contacts'])
})

test('a picture takes the place of the mark, for everybody, until it is taken away', async () => {
  const { body } = await portal.call(askForUpload, { bucket: 'brand', type: 'png' }, admin)
  const sent = await portal.node.app.inject({
    method: 'PUT',
    url: `${body.url}&name=logo.png`,
    headers: { 'content-type': 'image/png' },
    payload: samples.png,
  })
  const logo = sent.json<{ path: string }>().path
  const { versions } = await current()
  const given = { ...inputs.brand, expectedVersion: versions.brand, logo }
  expect((await portal.call(calls.changeBrand, given as never, admin)).status).toBe(200)
  expect((await house()).logo).toBe(`/api/files/${logo}`)
  expect((await portal.node.app.inject(`/api/files/${logo}`)).statusCode).toBe(200)

  const { logo: _, ...kept } = { ...inputs.brand, expectedVersion: versions.brand + 1, name: 'Care House' }
  expect((await portal.call(calls.changeBrand, kept as never, admin)).status).toBe(200)
  expect(await house()).toMatchObject({ logo: `/api/files/${logo}`, name: 'Care House' })
})

test('a holiday is in the list once, and goes', async () => {
  const twice = await portal.call(calls.addHoliday, { ...christmas, name: 'Again' }, admin)
  expect([twice.status, twice.problem.errors]).toEqual([422, { day: 'This day is in the list already: Christmas' }])
  expect((await portal.call(calls.removeHoliday, { day: christmas.day }, admin)).status).toBe(200)
  expect((await current()).holidays).toEqual([])
})

test('a test mail goes to oneself, by the settings of the moment', async () => {
  const { body } = await portal.call(calls.sendTestMail, {}, admin)
  expect(body).toEqual({ state: 'KEPT', to: ADMIN, answer: null })
  const { mails } = (await portal.call(readOutbox, { page: 1, pageSize: 5 }, admin)).body
  expect(mails[0]).toMatchObject({ to: ADMIN, subject: 'Test email · Care House', state: 'KEPT' })
})

test('every kind of mail can be looked at, with the brand as it is now', async () => {
  const kinds = (await portal.call(mailCalls.listMailKinds, {}, admin)).body
  expect(kinds.length).toBeGreaterThan(50)
  const { body } = await portal.call(mailCalls.previewMail, { kind: 'invitation' }, admin)
  expect(body.subject).toBe('You are invited to Care House · Care House')
  expect(body.html).toContain('background:#8a1538')
  expect((await portal.call(mailCalls.previewMail, { kind: 'nothing' }, admin)).status).toBe(404)
})
