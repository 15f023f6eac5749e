import { randomUUID } from 'node:crypto'
import * as Schema from 'effect/Schema'

import { decider } from '#platform/decision.ts'
import { derivedId } from '#platform/derived-id.ts'
import { event, stream } from '#platform/event.ts'
import { commandsFor } from '#platform/log/commands-for.ts'
import { type EventLog, eventLog } from '#platform/log/event-log.ts'
import { trails } from '#platform/log/trail.ts'
import { outboxOn } from '#platform/mail/outbox.ts'
import type { PostOffice } from '#platform/mail/post-office.ts'
import { type Reaction, reaction } from '#platform/module.ts'
import { connect, connectAsPortal } from '#platform/postgres/pool.ts'
import type { Services } from '#platform/services.ts'
import { backgroundOn } from '#platform/work/background.ts'
import { type Reactions, startReactions } from '#platform/work/reactions.ts'
import { freshDatabase } from './database.ts'

const Rung = event('Rung', { n: Schema.Int })
const Hushed = event('Hushed', {})
const bellStream = stream('bell', [Rung, Hushed])
const bell = decider<number>()({
  stream: bellStream,
  initial: () => 0,
  evolve: { Rung: (times) => times + 1, Hushed: (times) => times },
  owner: () => ({}),
  implicit: true,
})
/** What an echo records. */
export const Echoed = event('Echoed', { n: Schema.Int, position: Schema.Int })
/** What was heard, by reaction and bell. */
export const echo = decider<{ n: number; position: number }[]>()({
  stream: stream('echo', [Echoed]),
  initial: () => [],
  evolve: { Echoed: (heard, it) => [...heard, it] },
  owner: () => ({}),
  implicit: true,
})

/** How the world around the reactions behaves: a test may change it, and `calmAgain` puts it back. */
const calm = () => ({
  failing: (_n: number): Error | null => null,
  passed: async (_readModels: readonly string[], _position: number): Promise<boolean> => true,
})

/** Nodes on a database of their own, whose reactions echo a bell. */
export const startBells = async () => {
  const database = await freshDatabase()
  const owner = connect({ connectionString: database.url, max: 2 })
  const as = calm()
  const running: { reactions: Reactions; log: EventLog; stop: () => Promise<void> }[] = []

  /** Echoes each ring once and requests a mail. */
  const echoing = (name: string, more: Partial<Reaction> = {}): Reaction => ({
    ...reaction({
      name,
      of: [bellStream],
      on: {
        Rung: async ({ logFor, mailer }, { n }, { key, position }) => {
          await mailer.queue(derivedId(name, position), randomUUID(), { name: 'rung', data: { n } })
          await logFor('echo').decide(echo, `${name}:${key}`, () => [Echoed.make({ n, position })])
          const error = as.failing(n)
          if (error) throw error
        },
      },
    }),
    ...more,
  })

  const startNode = async (reactions: readonly Reaction[]) => {
    const pool = connectAsPortal(database.url, { max: 12 })
    const log = eventLog(pool)
    const stopLog = log.start()
    const postOffice = {
      ask: (mails, tx, also) => outboxOn(pool).ask(mails, tx, { also }),
    } as PostOffice
    const background = backgroundOn({ services: {} as Services, log, trail: trails(pool, [])(null) })
    const started = await startReactions(reactions, {
      log,
      background,
      postOffice,
      passed: (readModels, position) => as.passed(readModels, position),
      waiting: () => 0,
      now: () => new Date(),
      warn: () => {},
    })
    const stop = async () => {
      await started.stop()
      stopLog()
      await pool.end()
    }
    running.push({ reactions: started, log, stop })
    return running.at(-1)!
  }

  const commandsOn = (log: EventLog) =>
    commandsFor({
      log,
      actor: { userId: randomUUID(), role: 'SALES', distributorId: null, sessionId: null },
      scope: 'staff',
      command: 'ring',
      correlation: randomUUID(),
      now: () => new Date(),
    })
  const ring = (log: EventLog, key: string, ...ns: number[]) =>
    commandsOn(log).decide(bell, key, () => ns.map((n) => Rung.make({ n })))
  /** One ring of each bell, in one commit. */
  const ringTogether = (log: EventLog, keys: readonly string[], ns: readonly number[]) =>
    commandsOn(log).decideTogether(
      Object.fromEntries(keys.map((key) => [key, { decider: bell, key, fresh: false }])),
      () => Object.fromEntries(keys.map((key, at) => [key, [Rung.make({ n: ns[at]! })]])),
    )
  const echoes = async (log: EventLog, name: string, key: string) =>
    (await commandsOn(log).stateOf(echo, `${name}:${key}`)).map(({ n }) => n)
  const mailsOf = async (name: string) =>
    (
      await owner.query(
        `select (template -> 'data' ->> 'n')::int as n from mail.outbox where effect_id = any ($1) order by n`,
        [Array.from({ length: 2000 }, (_, position) => derivedId(name, position))],
      )
    ).rows.map(({ n }) => n)

  return {
    owner,
    as,
    running,
    echoing,
    startNode,
    commandsOn,
    ring,
    ringTogether,
    echoes,
    mailsOf,
    calmAgain: () => void Object.assign(as, calm()),
    stopNodes: () => Promise.all(running.splice(0).map((node) => node.stop())),
    drop: async () => {
      await owner.end()
      await database.drop()
    },
  }
}

/** All of them, one after the other. */
export const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)
