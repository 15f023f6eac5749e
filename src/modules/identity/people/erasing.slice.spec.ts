import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { currentDistributor, listAddresses, upsertAddress } from '#modules/distributors/contract.ts'
import { files } from '#modules/files/module.ts'
import { listUsers, signIn } from '#modules/identity/contract.ts'
import { readOutbox } from '#modules/notifications/mails/mail-contract.ts'
import { notifications as notificationsModule } from '#modules/notifications/module.ts'
import { downloadQuote, showOrder } from '#modules/ordering/contract.ts'
import { showOfficeOrder } from '#modules/ordering/desk/office-contract.ts'
import { downloadDocument } from '#modules/ordering/fulfilment/documents-contract.ts'
import { listMessages } from '#modules/ordering/fulfilment/messages-contract.ts'
import { showOrderTrail } from '#modules/ordering/history/replay-contract.ts'
import { searchOf } from '#modules/search/module.ts'
import { addressOf } from '#portal'
import { mailSettings } from '#projections/mail_settings.ts'
import { notifications } from '#projections/notifications.ts'
import { canary, canaryLives, tracesIn, tracesInFolder, tracesInTables } from '#tests/canary.ts'
import { joined, PASSWORD, person } from '#tests/people.ts'
import { startTrading } from '#tests/trading.ts'
import { erasePerson, officePeople, personDataCounts } from './people-contract.ts'

let it: Awaited<ReturnType<typeof startTrading>>
let erased: { id: string; jwt: string }
let order: Awaited<ReturnType<typeof canaryLives>>['placed']
let documentId: string
let addressId: string
const logged: string[] = []

beforeAll(async () => {
  it = await startTrading({
    modules: [files, notificationsModule, searchOf([])],
    projections: [notifications, mailSettings],
    addressOf,
    logTo: { write: (line) => logged.push(line) },
  })
  const lived = await canaryLives(it)
  erased = lived.me
  order = lived.placed
  addressId = lived.addressId
  documentId = lived.documentId
  const arrived = async () =>
    (await it.call(readOutbox, {}, it.world.admin)).body.mails.filter(({ to }) => to === canary.newEmail).length
  await vi.waitUntil(async () => (await arrived()) > 1, { timeout: 30_000, interval: 250 })
})
afterAll(() => it.portal.stop())

const erasing = (more = {}) =>
  it.call(
    erasePerson,
    { id: erased.id, email: canary.newEmail, reason: 'They requested it by letter', ...more },
    it.world.admin,
  )

describe('before a person is erased', () => {
  test('nothing of them is unsealed in any table, the names of their files included', async () => {
    expect(await tracesInTables(it.portal)).toEqual([])
  })

  test('their colleagues read what the files were called', async () => {
    const { procurement } = it.andina
    const { submittedDocuments } = await it.done(showOrder, { id: order.orderId }, procurement)
    expect(submittedDocuments.map(({ name }) => name)).toEqual([canary.file])
    const sent = await it.call(downloadDocument, { id: order.orderId, documentId }, procurement)
    expect(String(sent.headers['content-disposition'])).toContain(canary.file)
  })

  test('what is stored about them is counted', async () => {
    const { body } = await it.call(personDataCounts, { id: erased.id }, it.world.admin)
    expect(body).toMatchObject({ written: 1, files: 2, sessions: 1 })
    expect(body.named).toBeGreaterThanOrEqual(4)
    expect(body.mails).toBeGreaterThan(1)
  })

  test('they are found by name, by e-mail, by company', async () => {
    const found = async (filter: object) => (await it.call(officePeople, filter, it.world.admin)).body.people
    await it.portal.settle()
    expect(await found({ search: 'moonfoxen' })).toMatchObject([{ id: erased.id, state: 'ACTIVE', erased: null }])
    expect(await found({ search: canary.newEmail })).toHaveLength(1)
    expect(await found({ search: canary.married, distributorId: it.nordmed.id })).toEqual([])
    expect(await found({ search: canary.married, role: 'PROCUREMENT', state: 'ACTIVE' })).toHaveLength(1)
  })

  test('a caller who types another e-mail address, or names them in the reason, is refused', async () => {
    expect((await erasing({ email: 'ines@portal.example' })).problem.errors).toMatchObject({
      email: expect.any(String),
    })
    const named = await erasing({ reason: `${canary.firstname} ${canary.lastname} requested it` })
    expect(named.problem.errors).toMatchObject({ reason: expect.any(String) })
    expect((await it.call(listUsers, {}, erased)).status).toBe(200)
  })

  test('only an administrator may', async () => {
    const input = { id: erased.id, email: canary.newEmail, reason: 'No' }
    expect((await it.call(erasePerson, input, it.sales)).status).toBe(403)
    expect((await it.call(erasePerson, input, it.andina.procurement)).status).toBe(403)
  })
})

describe('once a person is erased', () => {
  let before: { head: number }

  beforeAll(async () => {
    before = { head: await it.portal.node.log.seal() }
    const { status, problem } = await erasing()
    expect(problem).toEqual({ success: true })
    expect(status).toBe(200)
    const made = join(it.portal.configuration.dataDir, 'documents')
    await vi.waitUntil(async () => (await readdir(made)).length === 0, { timeout: 30_000 })
  })

  test('no table, index, outbox or job shows them', async () => {
    expect(await tracesInTables(it.portal)).toEqual([])
  })

  test('no line of the logs ever said who they were', () => {
    expect(logged.length).toBeGreaterThan(20)
    expect(logged.filter((line) => tracesIn(line).length > 0)).toEqual([])
  })

  test('no file in the folder of the portal shows them', async () => {
    expect(await tracesInFolder(it.portal)).toEqual([])
  })

  test('they are signed out and cannot come back; their logins are free', async () => {
    await expect.poll(async () => (await it.call(listUsers, {}, erased)).status).toBe(401)
    for (const email of [canary.email, canary.newEmail, 'moonfoxen', canary.username])
      expect((await it.call(signIn, { email, password: PASSWORD })).status).toBe(401)
    const again = { ...person(canary.newEmail), username: canary.username, role: 'MARKETING' as const }
    const id = await joined(it.portal, { ...again, distributorId: it.nordmed.id })
    await it.portal.settle()
    const { people } = (await it.call(officePeople, { search: canary.newEmail }, it.world.admin)).body
    expect(people).toMatchObject([{ id, state: 'ACTIVE' }])
    const stored = await it.call(personDataCounts, { id }, it.world.admin)
    expect(stored.body.named).toBe(0)
    await it.call(erasePerson, { id, email: canary.newEmail, reason: 'Registered for a check' }, it.world.admin)
    expect(await tracesInTables(it.portal)).toEqual([])
  })

  test('what they did stays, without a name', async () => {
    const shown = await it.done(showOrder, { id: order.orderId }, it.andina.procurement)
    expect(shown).toMatchObject({ num: order.num, contact: { name: '—', phone: '—' } })
    expect(shown.submittedDocuments).toMatchObject([{ name: expect.stringMatching(/^orders-[\w-]+\.pdf$/) }])
    const office = await it.done(showOfficeOrder, { id: order.orderId }, it.sales)
    const trail = await it.done(showOrderTrail, { id: order.orderId }, it.sales)
    const messages = await it.done(listMessages, { id: order.orderId }, it.andina.procurement)
    const people = await it.done(officePeople, { pageSize: 100 }, it.world.admin)
    const outbox = await it.done(readOutbox, { pageSize: 100 }, it.world.admin)
    const said = JSON.stringify([shown, office, trail, messages, people, outbox])
    expect(tracesIn(said)).toEqual([])
    expect(JSON.stringify(trail)).toContain('Erased person')
    const { people: rows } = await it.done(officePeople, { state: 'ERASED' }, it.world.admin)
    expect(rows.find(({ id }) => id === erased.id)).toMatchObject({
      name: 'Erased person',
      state: 'ERASED',
      email: '—',
    })
  })

  test('the papers of an order are made again without them; what they sent is still the company’s', async () => {
    await it.done(downloadQuote, { id: order.orderId }, it.andina.procurement)
    const sent = await it.call(downloadDocument, { id: order.orderId, documentId }, it.andina.procurement)
    expect(sent.status).toBe(200)
    expect(String(sent.headers['content-disposition'])).toMatch(/filename="orders-[\w-]+\.pdf"/)
  })

  test('addresses and contacts that named them have lost who was named; the others have not, and all can be changed', async () => {
    const { procurement } = it.andina
    const company = await it.done(currentDistributor, {}, procurement)
    expect(company).toMatchObject({ contactName: '—', contactPhone: '—', email: 'hello@andina.example' })
    const addresses = await it.done(listAddresses, { type: 'SHIPPING' }, procurement)
    expect(addresses.find(({ id }) => id === addressId)).toMatchObject({ addressee: '—', address: 'Calle 80' })
    expect(addresses.filter(({ addressee }) => addressee === 'Marcela Rojas')).toHaveLength(1)
    const place = { name: 'Depot', address: 'Calle 80', zipCode: '1', city: 'Bogotá', countryId: 'co' }
    const reach = { addressee: 'Diego Salazar', email: 'dock@andina.example', phone: '+57 1' }
    await it.done(upsertAddress, { id: addressId, type: 'SHIPPING', ...place, ...reach }, procurement)
    const changed = await it.done(listAddresses, { type: 'SHIPPING' }, procurement)
    expect(changed.find(({ id }) => id === addressId)).toMatchObject(reach)
  })

  test('the other people are who they were', async () => {
    const team = await it.done(listUsers, {}, it.andina.procurement)
    expect(team.map(({ firstname }) => firstname).toSorted()).toEqual(['Ines', 'Mateo'])
    expect(await it.done(listUsers, {}, it.nordmed.procurement)).toHaveLength(2)
  })

  test('the log says that it happened, when and why, and its chain holds', async () => {
    const { owner, node } = it.portal
    expect(await node.log.seal()).toBeGreaterThan(before.head)
    const { rows } = await owner.query(
      `select c.reason, c.actor::text, e.data from es.event e join es.commit c on c.id = e.commit_id
       where e.type = 'PersonErased' and e.data ->> 'userId' = $1`,
      [erased.id],
    )
    const { userId } = it.world.admin
    expect(rows).toEqual([{ reason: 'They requested it by letter', actor: userId, data: { userId: erased.id } }])
    const verified = await owner.query('select fault from es.verify()')
    expect(verified.rows).toEqual([{ fault: null }])
  })

  test('every read model is rebuilt, equal, and shows nothing of them', async () => {
    const { readModels } = it.portal.node
    for (const { name } of await readModels.desk.list()) {
      expect(await readModels.desk.check(name)).toBeNull()
      expect(await readModels.desk.rebuild(name)).toBeNull()
    }
    const liveTables = async () =>
      (await readModels.desk.list()).map(
        ({ name, tables }) => `${name} ${tables.find(({ state }) => state === 'live')?.version}`,
      )
    await expect
      .poll(async () => (await liveTables()).every((live) => live.endsWith(' 2')), { timeout: 60_000, interval: 250 })
      .toBe(true)
    expect(await tracesInTables(it.portal)).toEqual([])
  })

  test('no one is erased twice', async () => {
    expect((await erasing()).status).toBe(409)
  })
})

test('no one erases themselves, nor the last who may order', async () => {
  const { world, nordmed } = it
  const email = 'ola@portal.example'
  const last = await it.call(erasePerson, { id: nordmed.procurement.userId, email, reason: 'Left' }, world.admin)
  expect(last.problem.error).toBe('At least one active user with the role PROCUREMENT must remain')
  const admin = { ...person('second@portal.example'), role: 'ADMIN' as const, distributorId: null }
  const id = await joined(it.portal, admin)
  const { jwt } = await it.done(signIn, { email: admin.email, password: PASSWORD }, { jwt: '' })
  const self = await it.call(erasePerson, { id, email: admin.email, reason: 'Left' }, { jwt })
  expect(self.status).toBe(409)
})
