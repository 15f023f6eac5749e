import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { matchPath } from 'react-router-dom'
import { expect, test } from 'vitest'

import brand from '#brand' with { type: 'json' }
import { distributorTypes, staffTypes } from '#modules/notifications/events.ts'
import { kinds } from '#modules/notifications/mails/mail-kinds.ts'
import { mailSamples } from '#modules/notifications/mails/mail-samples.ts'
import { orderNews } from '#modules/notifications/status-wording.ts'
import { type Notice, textsOf } from '#modules/notifications/wording.ts'
import { paths } from '#paths'
import { keysOf } from '#platform/records.ts'
import { unchecked } from '#platform/typed.ts'
import { officeScreens, openScreens, portalScreens } from '#web/screens.ts'

/** Screens that are still to come: adding one removes its line. */
const toCome: readonly string[] = [paths.requests.pattern]

const patterns = Object.values(paths).map(({ pattern }) => pattern)
const screens = [...openScreens, ...portalScreens, ...officeScreens].map(({ path }) => path)
const patternOf = (link: string): string | undefined =>
  patterns.find((pattern) => matchPath(pattern, new URL(link, 'https://portal.invalid').pathname))

/** Where a type leads each side that gets it, with as little and as much as it may know. */
const linksOf = (type: (typeof distributorTypes)[number] | (typeof staffTypes)[number]): string[] => {
  const readers = [
    ...(kinds[type].distributor ? [{ staff: false, brand, timeZone: 'UTC', companyZone: 'UTC' }] : []),
    ...(kinds[type].staff ? [{ staff: true, brand, timeZone: 'UTC', companyZone: 'UTC' }] : []),
  ]
  const bare = { type, orderId: null, orderNum: null, resourceType: null, facts: {} }
  const full = {
    ...bare,
    orderId: 'o-1',
    orderNum: '2026-000123',
    resourceType: 'best-practices',
    facts: { productId: 'p-1', distributorId: 'd-1' },
  }
  return readers.flatMap((reader) => [bare, full].map((notification) => textsOf(notification, reader).link))
}

/** What they lead to is one page of the reader: it needs no name. */
const ofOnePage = new Set([
  'STANDING_ORDER',
  ...['FORECAST_REMINDER', 'FINALIZE_ACCOUNT', 'ACCOUNT_ACTIVATED', 'ACCOUNT_SUSPENDED', 'ACCOUNT_RESUMED'],
  ...[
    'LOYALTY_PROGRAM',
    'PROMO_CODE',
    'CARECOINS_APPROVAL',
    'SECOND_PERSON',
    'COMPANY_DATA_QUESTION',
    'AGREEMENT_ANSWERED',
    'NEWSLETTER',
    'WEBHOOK_PAUSED',
  ],
  ...['NEW_DOCUMENT_AVAILABLE', 'NEW_RESOURCE_AVAILABLE', 'SIGN_IN_REUSED', 'INVARIANT_BROKEN', 'LOG_FAULT'],
])

test.each([...distributorTypes, ...staffTypes])('%s leads to a screen that is there or still to come', (type) => {
  for (const link of linksOf(type)) {
    const pattern = patternOf(link)
    expect(pattern, link).toBeDefined()
    expect([...screens, ...toCome, paths.login.pattern], link).toContain(pattern)
  }
})

test('no screen that is there counts as one to come', () => {
  expect(toCome.filter((pattern) => screens.includes(pattern))).toEqual([])
})

type Sample = readonly [kind: string, staff: boolean, notice: Notice]
const noticeOf = ({ kind, staff, data }: (typeof mailSamples)[number]): Sample => [
  kind,
  staff,
  { orderId: null, orderNum: null, resourceType: null, ...unchecked<Pick<Notice, 'type' | 'facts'>>(data) },
]
const samples = mailSamples.filter(({ template }) => template === 'notification').map(noticeOf)
const linkOf = (staff: boolean, notice: Notice): string =>
  textsOf(notice, { staff, brand, timeZone: 'UTC', companyZone: 'UTC' }).link

test.each(samples)('the mail %s leads to a page that is there, and to what it is about', (_, staff, notice) => {
  const link = linkOf(staff, notice)
  expect([...screens, paths.login.pattern]).toContain(patternOf(link))
  if (!ofOnePage.has(notice.type)) expect(link).toMatch(/sample|2026-000123/)
})

/** As the sources of the screens write them. */
const placesOfScreens = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) => readFileSync(join('src/web', file), 'utf8').match(/(?<= place=(?:"|\{`))\w+-?/g) ?? [])

test('each part of a page that a mail leads to is on a page', () => {
  const ofOrder = samples.find(([kind]) => kind === 'ORDER_STATUS')![2]
  const links = [
    ...samples.map(([, staff, notice]) => linkOf(staff, notice)),
    ...keysOf(orderNews).map((status) => linkOf(false, { ...ofOrder, facts: { status } })),
  ]
  const sought = links.flatMap((link) => link.match(/(?<=#)\w+-?/g) ?? [])
  expect(new Set(sought)).toEqual(new Set(['quote', 'papers', 'messages', 'material', 'document', 'drafts', 'issue-']))
  expect(placesOfScreens).toEqual(expect.arrayContaining(sought))
})
