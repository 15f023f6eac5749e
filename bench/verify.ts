import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { to as copyTo } from 'pg-copy-streams'

import { type EventLog, eventLog } from '#platform/log/event-log.ts'
import { startSigning } from '#platform/log/proof/signed-heads.ts'
import { verifyLog } from '#platform/log/proof/verification.ts'
import { connect, connectAsPortal, unpipelined } from '#platform/postgres/pool.ts'
import { inTransaction } from '#platform/postgres/transaction.ts'

import type { Figure } from './figure.ts'
import type { Ground } from './ground.ts'
import { about, newOrder } from './recording.ts'
import { median, perSecond } from './spread.ts'

const COMMITS = 100_000
const IN_A_TRANSACTION = 50
const ROUNDS = 5
const LANES = 2
const AIM = 80_000

const tables = ['es.commit', 'es.event', 'es.log', 'es.stream']

/** Orders that were placed, sealed and signed while they come. Answers with the head of the log. */
const recordOrders = async (log: EventLog, folder: string): Promise<number> => {
  const signing = startSigning({ log, folder, key: null, now: () => new Date(), onTrouble: console.error })
  const stopSealing = log.start()
  let left = COMMITS / IN_A_TRANSACTION
  const record = async () => {
    while (left-- > 0) {
      await inTransaction(log.pool, async (tx) => {
        for (let i = 0; i < IN_A_TRANSACTION; i++) await log.appendIn(tx, [newOrder()], about)
      })
    }
  }
  await Promise.all([record(), record()])
  stopSealing()
  const head = await log.seal()
  await signing.signNow()
  await signing.stop()
  return head
}

/** The whole chain of orders that were placed, hashed again on two connections and compared with its signed heads; next to it the same tables, only copied out, in turns. */
export const verify = async (ground: Ground): Promise<Figure[]> => {
  const database = await ground.empty()
  const log = eventLog(connectAsPortal(database.url, { max: 4 }))
  const folder = mkdtempSync(join(tmpdir(), 'partnercare-heads-'))
  const head = await recordOrders(log, folder)
  const owner = connect({ connectionString: database.url, max: 1 })
  await owner.query('vacuum analyze')
  const copier = unpipelined(owner)

  const timed = async (work: () => Promise<unknown>) => {
    const began = performance.now()
    await work()
    return perSecond(head, performance.now() - began)
  }
  const copyOut = async () => {
    const client = await copier.connect()
    for (const table of tables) for await (const _ of client.query(copyTo(`copy ${table} to stdout`)));
    client.release()
  }
  const [walks, copies]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    walks.push(await timed(() => verifyLog(log.pool, folder, { lanes: LANES })))
    copies.push(await timed(copyOut))
  }
  await Promise.all([copier.end(), owner.end(), log.pool.end()])
  await database.drop()
  rmSync(folder, { recursive: true })

  const [rate, copied] = [median(walks), median(copies)]
  return [
    {
      what: `Verifying the log, ${head} commits on ${LANES} connections`,
      measured: `${rate.toFixed(0)} commits/s, ratio ${median(walks.map((it, index) => it / copies[index]!)).toFixed(2)}`,
      aim: `${AIM} commits/s`,
      reached: rate >= AIM,
      machine: `COPY of the same tables on one connection: ${copied.toFixed(0)} commits/s`,
    },
  ]
}
