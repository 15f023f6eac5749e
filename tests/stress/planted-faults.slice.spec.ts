import { expect, test } from 'vitest'

import { connect } from '#platform/postgres/pool.ts'
import { freshDatabase } from '#tests/database.ts'
import { type PlantedInDatabase, plantInDatabase } from '#tests/faults/planted/in-database.ts'
import { stress } from './stress.ts'

const SECONDS = 4
/** What goes wrong only when several meet in the same moment is given several chances to. */
const TRIES = 6

type Planted = PlantedInDatabase & { readonly what: string }

const DRAWN = `commit_id := nextval('es.arrival');`
const SEALERS_LOCK = 'perform pg_advisory_xact_lock(20261, 1);'

/** Each is planted into a function of the database, and the stress test must find it. */
const faults: Planted[] = [
  {
    what: 'a transaction takes its turn by its first arrival, not by its last',
    into: 'es.place(int)',
    changes: [['max(p.commit_id) over', 'min(p.commit_id) over']],
  },
  {
    what: 'the arrival number is drawn before the streams are locked',
    into: 'es.append(jsonb, jsonb)',
    changes: [
      [DRAWN, ''],
      ['for target in', `${DRAWN} perform pg_sleep(random() * 0.02); for target in`],
    ],
  },
  {
    what: 'two nodes seal at the same time',
    into: 'es.seal(int)',
    changes: [[SEALERS_LOCK, '']],
  },
  {
    what: 'followers do not lock their checkpoint',
    into: 'es.take(text, int, bigint, int, text[])',
    changes: [['for update skip locked', '']],
  },
]

const plant = async (url: string, fault: Planted): Promise<void> => {
  const admin = connect({ connectionString: url, max: 1 })
  await plantInDatabase(admin, fault).finally(() => admin.end())
}

const look = async (fault: Planted): Promise<string | null> => {
  const database = await freshDatabase()
  await plant(database.url, fault)
  const found = await stress(database.url, SECONDS).then(
    () => null,
    (error: Error) => error.message,
  )
  await database.drop()
  return found
}

test.each(faults)('found: $what', { timeout: 180_000 }, async (fault) => {
  let found: string | null = null
  for (let tries = 0; tries < TRIES && !found; tries++) found = await look(fault)
  expect(found).not.toBeNull()
})
