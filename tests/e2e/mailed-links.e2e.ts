import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { paths } from '#paths'
import { callerOf } from './caller.ts'
import { type Stage, stage } from './portal.ts'

const BUYER = 'procurement@andina.example'
const READER = 'marketing@andina.example'
const APPLICANT = 'procurement@atlaspharma.example'

let it: Stage
let database: pg.Client
beforeAll(async () => {
  it = await stage()
  database = new pg.Client({ connectionString: it.databaseUrl })
  await database.connect()
})
afterAll(async () => {
  await database.end()
  await it.close()
})

/** Links that do something once their page's button is pressed. */
const acting = [
  paths.resetPassword(),
  paths.confirmEmail(),
  paths.undoEmail(),
  paths.disownSignIn(),
  paths.confirmSignup(),
  paths.newsletterConfirm(),
]

/** One mail of each kind that holds such a link. */
const haveThemMailed = async () => {
  const [buyer, reader, applicant] = [
    await callerOf(it.portal.url, BUYER),
    await callerOf(it.portal.url, READER),
    await callerOf(it.portal.url, APPLICANT),
  ]
  await buyer.send('POST', '/auth/forgotten-password', { email: BUYER })
  const person = { civility: 'MS', firstname: 'Nina', lastname: 'Duarte', job: 'Buyer', phone: '+57 310 555 0177' }
  await buyer.send('POST', '/users/upsert', { ...person, role: 'MARKETING', email: 'nina@andina.example' })
  const me = await reader.get<Record<string, unknown>>('/users/me')
  const own = Object.fromEntries(['civility', 'firstname', 'lastname', 'job', 'phone'].map((name) => [name, me[name]]))
  await reader.send('POST', '/users/set-data', {
    ...own,
    email: 'mateo@andina.example',
    currentPassword: 'PartnerCare.2026',
  })
  await applicant.send('POST', '/auth/signup/confirmation-mail', {})
  await buyer.send('POST', '/newsletter/subscribe', { email: 'reader@clinic.example' })
}

type Mail = { readonly text: string }

/** Addresses of the portal in the newest mails: each page once, with its newest token. */
const mailedPages = async (): Promise<ReadonlyMap<string, string>> => {
  const admin = await callerOf(it.portal.url, 'admin@partnercare.example')
  const mails: Mail[] = []
  for (const page of [1, 2, 3])
    mails.push(...(await admin.get<{ mails: Mail[] }>(`/office/outbox?page=${page}&pageSize=100`)).mails)
  const links = mails.flatMap(({ text }) => text.match(/https?:\/\/[^\s<>)]+/g) ?? [])
  const own = links.map((link) => new URL(link)).filter(({ origin }) => origin === new URL(it.portal.url).origin)
  return new Map(
    own.toReversed().map(({ pathname, search }) => [pathname.replaceAll(/[\da-f-]{36}/g, ':id'), pathname + search]),
  )
}

/** What people, companies, readers and settings have gone through. */
const history = async (): Promise<unknown> => {
  const { rows } = await database.query(
    `select s.kind, s.key, s.version from es.stream s
     where s.kind in ('user', 'distributor', 'company-file', 'newsletter-subscription', 'mail-settings', 'order', 'ticket')
     order by s.kind, s.key`,
  )
  return rows
}

test('every link of every mail only shows, to whoever opens it: a scanner, or a browser', async () => {
  await haveThemMailed()
  await expect.poll(async () => [...(await mailedPages()).keys()]).toEqual(expect.arrayContaining(acting))
  const before = await history()
  const page = await it.open('/404')
  for (const address of (await mailedPages()).values()) {
    for (const method of ['HEAD', 'GET'])
      expect((await fetch(it.portal.url + address, { method })).status, address).toBe(200)
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
  }
  expect(await history()).toEqual(before)
})
