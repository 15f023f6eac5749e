import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { changeCompany, upsertAddress } from '#modules/distributors/contract.ts'
import { confirmEmail } from '#modules/identity/account-contract.ts'
import { setProfile, setSecurity, signIn } from '#modules/identity/contract.ts'
import { addCartLine, changeOrderDraft, decideQuote, downloadQuote, placeOrder } from '#modules/ordering/contract.ts'
import { issueQuote } from '#modules/ordering/desk/office-contract.ts'
import { downloadProforma, submitDocument } from '#modules/ordering/fulfilment/documents-contract.ts'
import { requestPrepayment } from '#modules/ordering/fulfilment/fulfilment-contract.ts'
import { writeMessage } from '#modules/ordering/fulfilment/messages-contract.ts'
import { changeOrder } from '#modules/ordering/placing/changing-contract.ts'
import { mailedToken } from '#tests/mailed-links.ts'
import { joined, PASSWORD, person } from './people.ts'
import type { TestPortal } from './portal.ts'
import { oneFreight } from './quote-terms.ts'
import type { startTrading } from './trading.ts'
import { uploadedBy } from './uploads.ts'

/** What would show the person again: every name, address, number, text and file name that they ever gave. */
export const canary = {
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
  reason: 'Too dear for the okapi of Zaqira Kestrelbane',
  file: 'kinkajou-passport.pdf',
  unattached: 'axolotl-letter.pdf',
}
const traces = [...Object.values(canary), 'wombatmail', 'quetzal', 'numbat', 'okapi', 'kinkajou', 'axolotl', 'Pangolin']

/** What this text contains of the person. */
export const tracesIn = (text: string): string[] => {
  const said = text.toLowerCase()
  return traces.filter((trace) => {
    const needle = trace.toLowerCase()
    return said.includes(needle) || said.includes(Buffer.from(trace).toString('hex'))
  })
}

/** Every table of every schema that is ours, as text: bytes in hex. */
const everyTable = async ({ owner }: Pick<TestPortal, 'owner'>): Promise<ReadonlyMap<string, string>> => {
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

/** What the tables hold of the person, each by its table. */
export const tracesInTables = async (portal: TestPortal): Promise<string[]> =>
  [...(await everyTable(portal))].flatMap(([table, text]) => tracesIn(text).map((trace) => `${table}: ${trace}`))

/** Names and bytes of all that lies in the folder of the portal. */
export const tracesInFolder = async ({ configuration: { dataDir } }: TestPortal): Promise<string[]> => {
  const found = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const texts = found
    .filter((entry) => entry.isFile())
    .map(async ({ name, parentPath }) => `${name}\n${await readFile(join(parentPath, name), 'latin1')}`)
  return (await Promise.all(texts)).flatMap(tracesIn)
}

/** Everything that a person can do here: with names, addresses, texts and files that no one else has. */
export const canaryLives = async (it: Awaited<ReturnType<typeof startTrading>>) => {
  const { done, world, portal, andina, sales, folic, lineOf, orderOf } = it
  const { firstname, lastname, email, phone, job } = canary
  const given = { ...person(email), firstname, lastname, job, phone, phone2: null, username: canary.username }
  const id = await joined(portal, { ...given, role: 'PROCUREMENT', distributorId: andina.id })
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
  await done(setProfile, { civility: 'MS', job, phone2: canary.phone, ...changed, currentPassword: PASSWORD }, me)
  await done(confirmEmail, { token: await mailedToken(portal, id, 'email-confirm') }, me)
  await done(setSecurity, { username: 'moonfoxen', currentPassword: PASSWORD }, me)
  const later = { contactName: `${firstname} ${canary.married}`, contactPhone: canary.newPhone }
  await done(changeOrder, { orderId: placed.orderId, fields: later }, me)
  await done(writeMessage, { id: placed.orderId, text: canary.message }, me)
  await done(issueQuote, { id: placed.orderId, ...oneFreight(8_000) }, sales)
  await done(downloadQuote, { id: placed.orderId }, me)
  await done(decideQuote, { orderId: placed.orderId, status: 'CONFIRMED' }, me)
  const rejected = await done(placeOrder, goods, me)
  await done(issueQuote, { id: rejected.orderId, ...oneFreight(90_000) }, sales)
  await done(decideQuote, { orderId: rejected.orderId, status: 'CANCELLED', reason: canary.reason }, me)
  const operations = await world.person('Omar', 'OPERATIONS', null)
  await done(requestPrepayment, { id: placed.orderId }, operations)
  await done(downloadProforma, { id: placed.orderId }, me)
  const upload = uploadedBy(portal)
  await upload(jwt, 'documents', canary.unattached)
  const proof = { type: 'PROOF_OF_PREPAYMENT' as const, file: await upload(jwt, 'orders', canary.file) }
  const sent = await done(submitDocument, { orderId: placed.orderId, ...proof }, me)
  return { me: { id: id as string, jwt }, placed, addressId: address.id as string, documentId: sent.file.id }
}
