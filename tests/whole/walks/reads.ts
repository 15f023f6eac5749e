import { AsyncLocalStorage } from 'node:async_hooks'
import { beforeAll, expect, onTestFinished, test } from 'vitest'

import { mayDo } from '#modules/permissions/permissions.ts'
import { isStaff, Role } from '#modules/permissions/roles.ts'
import { isWhole } from '#tests/seed.ts'
import { calling, everyEndpoint, nameOf, sampleOf } from '#tests/whole/every-endpoint.ts'
import type { Begin } from '#tests/whole/one-whole.ts'
import type { Whole } from '#tests/whole/two-companies.ts'

/**
 * What every request reads before its handler: sessions, rights, names of people and companies. These change rarely, and
 * a screen that shows a name need not be drawn again for it.
 */
const NAMES_OF_PEOPLE = new Set(['users', 'distributors'])

/** They answer for the moment of the search, with names of everything that was found: no change draws them again. */
const OF_A_MOMENT = [
  'GET /search',
  'GET /office/audit',
  'GET /office/audit/export.:format',
  'GET /office/audit/:kind/:key',
  'GET /office/audit/:kind/:key/fact',
]

/** An answer is waited for, and refreshed, by the read models that its endpoint names: one that it forgets stays old. */
export const reads = (begin: Begin) => {
  let whole: Whole
  beforeAll(async () => {
    whole = await begin()
  })

  test('a GET endpoint names the read models that its handler queries', async () => {
    const { db } = whole.portal.node.services as { db: { liveVersion: (name: string) => number } }
    const { liveVersion } = db
    const ofThisCall = new AsyncLocalStorage<Set<string>>()
    db.liveVersion = (name) => {
      ofThisCall.getStore()?.add(name)
      return liveVersion(name)
    }
    onTestFinished(() => {
      db.liveVersion = liveVersion
    })
    const call = calling(whole)
    const found: string[] = []
    const answering = everyEndpoint.filter(
      (endpoint) => endpoint.method === 'GET' && !OF_A_MOMENT.includes(nameOf(endpoint)),
    )
    for (const endpoint of answering) {
      const queried = new Set<string>()
      const allowed = Role.literals.filter((role) => mayDo(endpoint.may, role))
      const first = [allowed.find((role) => !isStaff(role)), allowed.find(isStaff)].filter((role) => role !== undefined)
      for (const role of isWhole ? allowed : first) {
        const { jwt } = isStaff(role)
          ? await whole.portal.as(role)
          : role === 'PROCUREMENT'
            ? whole.andina.buyer
            : whole.andina.reader
        await ofThisCall.run(queried, () => call(endpoint, sampleOf(endpoint, whole.andina), jwt))
      }
      const missing = [...queried].filter((name) => !endpoint.reads?.includes(name) && !NAMES_OF_PEOPLE.has(name))
      if (missing.length > 0) found.push(`${nameOf(endpoint)}: ${missing.join(', ')}`)
    }
    expect(found).toEqual([])
  })
}
