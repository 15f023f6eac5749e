import { expect, test } from 'vitest'

import { connect } from '#platform/postgres/pool.ts'
import { freshDatabase } from '#tests/database.ts'
import { type PlantedInDatabase, plantInDatabase } from '#tests/faults/planted/in-database.ts'
import { stress } from './stress.ts'

const SECONDS = 4
/** What goes wrong only when several meet in the same moment is given several chances to. */
const TRIES = 6

type PlantedCase = { readonly what: string; readonly plants: readonly PlantedInDatabase[] }

const DRAWN = `commit_id := nextval('es.arrival');`
const SEALERS_LOCK = 'perform pg_advisory_xact_lock(20261, 1);'

/** Each is planted into functions of the database, and the stress test must find it. */
const faults: PlantedCase[] = [
  {
    what: 'a transaction takes its turn by its first arrival, not by its last',
    plants: [{ into: 'es.place(int)', changes: [['max(p.commit_id) over', 'min(p.commit_id) over']] }],
  },
  {
    what: 'the arrival number is drawn before the streams are locked',
    plants: [
      {
        into: 'es.write(jsonb, jsonb)',
        changes: [
          [DRAWN, ''],
          ['foreach target in', `${DRAWN} foreach target in`],
        ],
      },
    ],
  },
  {
    what: 'two nodes seal at the same time',
    plants: ['es.seal(int)', 'es.append_in_turn(jsonb)'].map((into) => ({ into, changes: [[SEALERS_LOCK, '']] })),
  },
  {
    what: 'followers do not lock their checkpoint',
    plants: ['es.take(text, int, bigint, int, text[])', 'es.take_near(jsonb, int, bigint, bigint)'].map((into) => ({
      into,
      changes: [['for update skip locked', '']],
    })),
  },
]

const plant = async (url: string, fault: PlantedCase): Promise<void> => {
  const admin = connect({ connectionString: url, max: 1 })
  try {
    for (const planted of fault.plants) await plantInDatabase(admin, planted)
  } finally {
    await admin.end()
  }
}

const look = async (fault: PlantedCase): Promise<string | null> => {
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
