import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { changeCompany, currentDistributor, listAddresses, upsertAddress } from '#modules/distributors/contract.ts'
import { files } from '#modules/files/module.ts'
import { readOutbox } from '#modules/notifications/contract.ts'
import { notifications as notificationsModule } from '#modules/notifications/module.ts'
import {
  addCartLine,
  changeOrderDraft,
  decideQuote,
  downloadQuote,
  placeOrder,
  showOrder,
} from '#modules/ordering/contract.ts'
import { issueQuote, showOfficeOrder } from '#modules/ordering/desk/office-contract.ts'
import { downloadDocument, downloadProforma, submitDocument } from '#modules/ordering/fulfilment/documents-contract.ts'
import { requestPrepayment } from '#modules/ordering/fulfilment/fulfilment-contract.ts'
import { listMessages, writeMessage } from '#modules/ordering/fulfilment/messages-contract.ts'
import { showOrderTrail } from '#modules/ordering/history/replay-contract.ts'
import { changeOrder } from '#modules/ordering/placing/changing-contract.ts'
import { cents } from '#platform/money.ts'
import { addressOf } from '#portal'
import { notifications } from '#projections/notifications.ts'
import { PASSWORD, person } from '#tests/people.ts'
import { startTrading } from '#tests/trading.ts'
import { uploadedBy } from '#tests/uploads.ts'

import { listUsers, officeUsers, registerUser, setProfile, setSecurity, signIn } from './contract.ts'
import { erasePerson, officePeople, personHeld } from './people-contract.ts'

/** What would show the person again: every name, address, number, text and file name that they ever gave. */
const canary = {
  firstname: 'Zaqira',
  lastname: 'Kestrelbane',
  married: 'Moonfoxen',
  job: 'Pangolin keeper',
  email: 'zaqira@wombatmail.example',
  newEmail: 'zaq.moonfoxen@wombatmail.example',
  username: 'zaq-the-first',
  phone: '+57 319 777 4242',
  newPhone: '+57 319 888 5353',
  request: 'Wrap it in quetzal paper',
  message: 'My numbat is ill this week',
  file: 'kinkajou-passport.pdf',
  unattached: 'axolotl-letter.pdf',
}
const traces = [...Object.values(canary), 'wombatmail', 'quetzal', 'numbat', 'kinkajou', 'axolotl', 'Pangolin']

let it: Awaited<ReturnType<typeof startTrading>>
let erased: { id: string; jwt: string }
let order: Awaited<ReturnType<typeof lives>>['placed']
let documentId: string
let addressId: string

/** What stands in this text of the person. */
const tracesIn = (text: string): string[] => {
  const said = text.toLowerCase()
  return traces.filter((trace) => {
    const word = trace.toLowerCase()
    return said.includes(word) || said.includes(Buffer.from(trace).toString('hex'))
  })
}

/** Every table of every schema that is ours, as text: bytes in hex. */
const everyTable = async (): Promise<ReadonlyMap<string, string>> => {
  const { owner } = it.portal
  const { rows } = await owner.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'm') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`,
  )
  const tables = new Map<string, string>()
  for (const { name } of rows) {
    const { rows: found } = await owner.query<{ text: string | null }>(
      `select string_agg(t::text, E'\n') as text from ${name} t`,
    )
    tables.set(name, found[0]?.text ?? '')
  }
  return tables
}

const tracesInTables = async () =>
  [...(await everyTable())].flatMap(([table, text]) => tracesIn(text).map((trace) => `${table}: ${trace}`))

/** Names and bytes of all that lies in the folder of the portal. */
const tracesInFolder = async () => {
  const { dataDir } = it.portal.configuration
  const found = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const texts = found
    .filter((entry) => entry.isFile())
    .map(async ({ name, parentPath }) => `${name}\n${await readFile(join(parentPath, name), 'latin1')}`)
  return (await Promise.all(texts)).flatMap(tracesIn)
}

const lives = async () => {
  const { done, world, portal, andina, sales, folic, lineOf, orderOf } = it
  const { firstname, lastname, email, phone, job } = canary
  const given = { ...person(email), firstname, lastname, job, phone, phone2: null, username: canary.username }
  const { id } = await done(registerUser, { ...given, role: 'PROCUREMENT', distributorId: andina.id }, world.admin)
  const { jwt } = await done(signIn, { email, password: PASSWORD }, { jwt: '' })
  const me = { jwt }

  const own = { addressee: `${firstname} ${lastname}`, email, phone: '+57 (319) 777-4242' }
  const place = { name: 'Depot', address: 'Calle 80', zipCode: '1', city: 'Bogotá', countryId: 'co' }
  const address = await done(upsertAddress, { type: 'SHIPPING', ...place, ...own }, me)
  const company = {
    organizationName: 'Andina Salud',
    address: 'Calle 1',
    zipCode: '1',
    city: 'Bogotá',
    countryId: 'co',
  }
  const mailbox = { email: 'hello@andina.example', phone: '+57 1' }
  const contact = { contactName: `${firstname} ${lastname}`, contactPhone: phone }
  await done(changeCompany, { ...company, ...mailbox, ...contact }, me)
  await done(addCartLine, { countryId: 'co', productId: folic.id, quantity: 20, packagingId: folic.packagingId }, me)
  const reach = { name: `${firstname} ${lastname}`, phone }
  const specialRequest = { documents: false, packing: true, preShipmentInspection: false, other: canary.request }
  await done(changeOrderDraft, { contact: reach, specialRequest }, me)

  const goods = { ...orderOf(andina, lineOf(folic, 'co')), shippingAddressId: address.id }
  const placed = await done(placeOrder, { ...goods, contact: reach, specialRequest }, me)
  const changed = { firstname, lastname: canary.married, email: canary.newEmail, phone: canary.newPhone }
  await done(setProfile, { civility: 'MS', job, phone2: canary.phone, ...changed }, me)
  await done(setSecurity, { username: 'moonfoxen', currentPassword: PASSWORD }, me)
  const later = { contactName: `${firstname} ${canary.married}`, contactPhone: canary.newPhone }
  await done(changeOrder, { orderId: placed.orderId, fields: later }, me)
  await done(writeMessage, { id: placed.orderId, text: canary.message }, me)
  await done(issueQuote, { id: placed.orderId, freight: cents(8_000) }, sales)
  await done(downloadQuote, { id: placed.orderId }, me)
  await done(decideQuote, { orderId: placed.orderId, status: 'CONFIRMED' }, me)
  const operations = await world.person('Omar', 'OPERATIONS', null)
  await done(requestPrepayment, { id: placed.orderId }, operations)
  await done(downloadProforma, { id: placed.orderId }, me)
  const upload = uploadedBy(portal)
  await upload(jwt, 'documents', canary.unattached)
  const proof = { type: 'PROOF_OF_PREPAYMENT' as const, file: await upload(jwt, 'order-documents', canary.file) }
  const sent = await done(submitDocument, { orderId: placed.orderId, ...proof }, me)
  expect(sent.file.name).toBe(canary.file)
  return { me: { id: id as string, jwt }, placed, addressId: address.id as string, documentId: sent.file.id }
}

beforeAll(async () => {
  it = await startTrading({ modules: [files, notificationsModule], projections: [notifications], addressOf })
  const lived = await lives()
  erased = lived.me
  order = lived.placed
  addressId = lived.addressId
  documentId = lived.documentId
  const arrived = async () =>
    (await it.call(readOutbox, {}, it.world.admin)).body.filter(({ to }) => to === canary.newEmail).length
  await vi.waitUntil(async () => (await arrived()) > 1, { timeout: 30_000, interval: 250 })
})
afterAll(() => it.portal.stop())

const erasing = (more = {}) =>
  it.call(
    erasePerson,
    { id: erased.id, email: canary.newEmail, reason: 'They asked for it by letter', ...more },
    it.world.admin,
  )

describe('before a person is erased', () => {
  test('nothing of them stands in clear in any table but the names of their files', async () => {
    expect(new Set(await tracesInTables())).toEqual(
      new Set([canary.file, canary.unattached, 'kinkajou', 'axolotl'].map((trace) => `files.file: ${trace}`)),
    )
  })

  test('what is held about them is counted', async () => {
    const { body } = await it.call(personHeld, { id: erased.id }, it.world.admin)
    expect(body).toMatchObject({ written: 1, files: 2, sessions: 1 })
    expect(body.named).toBeGreaterThanOrEqual(4)
    expect(body.mails).toBeGreaterThan(1)
  })

  test('they are found by name, by e-mail, by company', async () => {
    const found = async (filter: object) => (await it.call(officePeople, filter, it.world.admin)).body.people
    expect(await found({ search: 'moonfoxen' })).toMatchObject([{ id: erased.id, state: 'ACTIVE', erased: null }])
    expect(await found({ search: canary.newEmail })).toHaveLength(1)
    expect(await found({ search: canary.married, distributorId: it.nordmed.id })).toEqual([])
    expect(await found({ search: canary.married, role: 'PROCUREMENT', state: 'ACTIVE' })).toHaveLength(1)
  })

  test('whoever types another e-mail address, or names them in the reason, is refused', async () => {
    expect((await erasing({ email: 'ines@portal.example' })).problem.errors).toMatchObject({
      email: expect.any(String),
    })
    const named = await erasing({ reason: `${canary.firstname} ${canary.lastname} asked for it` })
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
    await vi.waitUntil(async () => (await readdir(made)).length === 0, { timeout: 5_000 })
  })

  test('no table, index, outbox or job shows them', async () => {
    expect(await tracesInTables()).toEqual([])
  })

  test('no file in the folder of the portal shows them', async () => {
    expect(await tracesInFolder()).toEqual([])
  })

  test('they are signed out and cannot come back; their logins are free', async () => {
    await expect.poll(async () => (await it.call(listUsers, {}, erased)).status, { timeout: 5_000 }).toBe(401)
    for (const email of [canary.email, canary.newEmail, 'moonfoxen', canary.username])
      expect((await it.call(signIn, { email, password: PASSWORD })).status).toBe(401)
    const again = { ...person(canary.newEmail), username: canary.username, role: 'MARKETING' as const }
    const { status, body } = await it.call(registerUser, { ...again, distributorId: it.nordmed.id }, it.world.admin)
    expect(status).toBe(200)
    const { people } = (await it.call(officePeople, { search: canary.newEmail }, it.world.admin)).body
    expect(people).toMatchObject([{ id: body.id, state: 'ACTIVE' }])
    const held = await it.call(personHeld, { id: body.id }, it.world.admin)
    expect(held.body.named).toBe(0)
    await it.call(
      erasePerson,
      { id: body.id, email: canary.newEmail, reason: 'Registered for a check' },
      it.world.admin,
    )
    expect(await tracesInTables()).toEqual([])
  })

  test('what they did stays, under the name of nobody', async () => {
    const shown = await it.done(showOrder, { id: order.orderId }, it.andina.procurement)
    expect(shown).toMatchObject({ num: order.num, contact: { name: '—', phone: '—' } })
    const office = await it.done(showOfficeOrder, { id: order.orderId }, it.sales)
    const trail = await it.done(showOrderTrail, { id: order.orderId }, it.sales)
    const messages = await it.done(listMessages, { id: order.orderId }, it.andina.procurement)
    const people = await it.done(officeUsers, {}, it.world.admin)
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

  test('the papers of an order are made anew without them; what they sent is still the company’s', async () => {
    await it.done(downloadQuote, { id: order.orderId }, it.andina.procurement)
    const sent = await it.call(downloadDocument, { id: order.orderId, documentId }, it.andina.procurement)
    expect(sent.status).toBe(200)
    expect(String(sent.headers['content-disposition'])).toMatch(/filename="order-documents-[\w-]+\.pdf"/)
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
    expect(rows).toEqual([{ reason: 'They asked for it by letter', actor: userId, data: { userId: erased.id } }])
    const verified = await owner.query('select fault from es.verify()')
    expect(verified.rows).toEqual([{ fault: null }])
  })

  test('every read model is built anew, equal, and shows nothing of them', async () => {
    const { readModels } = it.portal.node
    for (const { name } of await readModels.desk.list()) {
      expect(await readModels.desk.check(name)).toBeNull()
      expect(await readModels.desk.rebuild(name)).toBeNull()
    }
    const standing = async () =>
      (await readModels.desk.list()).map(
        ({ name, tables }) => `${name} ${tables.find(({ state }) => state === 'live')?.version}`,
      )
    await expect
      .poll(async () => (await standing()).every((live) => live.endsWith(' 2')), { timeout: 60_000, interval: 250 })
      .toBe(true)
    expect(await tracesInTables()).toEqual([])
  })

  test('nobody is erased twice', async () => {
    expect((await erasing()).status).toBe(409)
  })
})

test('nobody erases themselves, nor the last who may order', async () => {
  const { world, nordmed } = it
  const email = 'ola@portal.example'
  const last = await it.call(erasePerson, { id: nordmed.procurement.userId, email, reason: 'Left' }, world.admin)
  expect(last.problem.error).toBe('At least one active user with the role PROCUREMENT must remain')
  const admin = { ...person('second@portal.example'), role: 'ADMIN' as const, distributorId: null }
  const { id } = await it.done(registerUser, admin, world.admin)
  const { jwt } = await it.done(signIn, { email: admin.email, password: PASSWORD }, { jwt: '' })
  const self = await it.call(erasePerson, { id, email: admin.email, reason: 'Left' }, { jwt })
  expect(self.status).toBe(409)
})
