import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { PASSWORD } from '#fixtures/companies/staff.ts'
import { paths } from '#paths'
import { connect } from '#platform/postgres/pool.ts'
import { screenPortal } from '#tests/screens/screen.tsx'

const portal = screenPortal()

/** Links that do something once the button of their page is pressed. */
const acting = [
  paths.resetPassword(),
  paths.confirmEmail(),
  paths.undoEmail(),
  paths.disownSignIn(),
  paths.confirmSignup(),
  paths.newsletterConfirm(),
]

/** One mail of each kind that holds such a link. */
const mailAll = async () => {
  const buyer = await portal.caller('procurement@andina.example')
  const reader = await portal.caller('marketing@andina.example')
  const applicant = await portal.caller('procurement@atlaspharma.example')
  await buyer.send('POST', '/auth/forgotten-password', { email: 'procurement@andina.example' })
  const person = { civility: 'MS', firstname: 'Nina', lastname: 'Duarte', job: 'Buyer', phone: '+57 310 555 0177' }
  await buyer.send('POST', '/users/upsert', { ...person, role: 'MARKETING', email: 'nina@andina.example' })
  const me = await reader.get<Record<string, unknown>>('/users/me')
  const own = Object.fromEntries(['civility', 'firstname', 'lastname', 'job', 'phone'].map((name) => [name, me[name]]))
  const moved = { ...own, email: 'mateo@andina.example', currentPassword: PASSWORD }
  await reader.send('POST', '/users/set-data', moved)
  await applicant.send('POST', '/auth/signup/confirmation-mail', {})
  await buyer.send('POST', '/newsletter/subscribe', { email: 'reader@clinic.example' })
}

type Mail = { readonly text: string }

/** Addresses of the portal in the newest mails: each page once, with its newest token. */
const mailedPages = async (): Promise<ReadonlyMap<string, string>> => {
  const admin = await portal.caller('admin@partnercare.example')
  const mails: Mail[] = []
  for (const page of [1, 2, 3])
    mails.push(...(await admin.get<{ mails: Mail[] }>(`/office/outbox?page=${page}&pageSize=100`)).mails)
  const links = mails.flatMap(({ text }) => text.match(/https?:\/\/[^\s<>)]+/g) ?? [])
  const own = links.map((link) => new URL(link)).filter(({ origin }) => origin === new URL(portal.url).origin)
  return new Map(
    own.toReversed().map(({ pathname, search }) => [pathname.replaceAll(/[\da-f-]{36}/g, ':id'), pathname + search]),
  )
}

/** How far people, companies, readers, orders and settings have come. */
const versions = async (): Promise<unknown> => {
  const owner = connect({ connectionString: portal.databaseUrl, max: 1 })
  const { rows } = await owner.query(
    `select s.kind, s.key, s.version from es.stream s
     where s.kind in ('user', 'distributor', 'company-file', 'newsletter-subscription', 'mail-settings', 'order', 'ticket')
     order by s.kind, s.key`,
  )
  await owner.end()
  return rows
}

test('every link of every mail only shows, whether a scanner opens it or a person', async () => {
  await mailAll()
  await expect.poll(async () => [...(await mailedPages()).keys()]).toEqual(expect.arrayContaining(acting))
  const before = await versions()
  const { go } = await portal.open('/404')
  for (const address of (await mailedPages()).values()) {
    for (const method of ['HEAD', 'GET'])
      expect((await fetch(portal.url + address, { method })).status, `${method} ${address}`).toBe(200)
    await go(address)
    await screen.findAllByRole('heading', { level: 1 })
  }
  expect(await versions()).toEqual(before)
})
