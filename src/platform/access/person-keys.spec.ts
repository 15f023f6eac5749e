import { randomBytes, randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import type { Notices } from '#platform/postgres/notices.ts'
import { unchecked } from '#platform/typed.ts'
import { personKeys } from './person-keys.ts'
import { newKey, wrap } from './sealing.ts'

const master = randomBytes(32)

/** A database whose answers arrive when they are let through, and the notices of a node. */
const slowly = () => {
  const row = (person: string) => ({ person, wrapped: wrap(master, person, newKey()) as Buffer | null })
  const queries: (() => void)[] = []
  const erased = new Set<string>()
  const pool = unchecked<Pool>({
    query: ({ values: [persons] }: { values: [string[]] }) => {
      const rows = persons.map((person) => (erased.has(person) ? { person, wrapped: null } : row(person)))
      return new Promise((answer) => queries.push(() => answer({ rows })))
    },
  })
  let heard: { receive: (personId: string) => void; afterGap: () => void }
  const notices: Notices = {
    on: (_, receive, afterGap) => {
      heard = { receive, afterGap }
      return () => {}
    },
    stop: async () => {},
  }
  const keys = personKeys(pool, notices, [master])
  const letThrough = () => {
    for (const answer of queries.splice(0)) answer()
  }
  return {
    keys,
    letThrough,
    erased,
    receive: (personId: string) => heard.receive(personId),
    gap: () => heard.afterGap(),
  }
}

test.each(['the notice', 'a gap in the notices'])('%s while a key is looked up: it is not kept', async (what) => {
  const [ada, grace] = [randomUUID(), randomUUID()]
  const it = slowly()
  const before = it.keys.keysOf([ada, grace])
  it.erased.add(ada)
  if (what === 'the notice') it.receive(ada)
  else it.gap()
  it.letThrough()
  await before
  const after = it.keys.keysOf([ada])
  it.letThrough()
  expect((await after).get(ada)).toBeNull()
})

test('what is looked up in quiet is queried once', async () => {
  const ada = randomUUID()
  const it = slowly()
  const first = it.keys.keysOf([ada])
  it.letThrough()
  const found = await first
  expect(await it.keys.keysOf([ada])).toEqual(found)
})
