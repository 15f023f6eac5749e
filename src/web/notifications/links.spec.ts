import { matchPath } from 'react-router-dom'
import { expect, test } from 'vitest'

import brand from '#brand' with { type: 'json' }
import { distributorTypes, staffTypes } from '#modules/notifications/events.ts'
import { kinds } from '#modules/notifications/mails/mail-kinds.ts'
import { textsOf } from '#modules/notifications/wording.ts'
import { paths } from '#paths'
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
