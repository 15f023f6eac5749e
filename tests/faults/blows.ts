import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import { poison } from './poison.ts'
import type { Chance } from './seed.ts'
import type { At, ShakenPortal } from './shaken-portal.ts'

/** Something that goes wrong under load. It is over, or mends itself, when its promise is. */
export type Blow = (portal: ShakenPortal, chance: Chance) => Promise<void>

const someNode = (chance: Chance) => chance.below(2) as At
const some = (portal: ShakenPortal, chance: Chance) =>
  chance.pick([portal.places, [portal.places[0]], [portal.places[1]]])

/** Every process of the cluster: each backend leads a session of its own, so a signal to the group would miss them. */
const processesOf = (postmaster: number): number[] => [
  postmaster,
  ...readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return Number(/^\d+ \(postgres\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]) === postmaster
      } catch {
        return false // it has ended meanwhile
      }
    })
    .map(Number),
]

const signalAll = (pids: readonly number[], signal: NodeJS.Signals) => {
  for (const pid of pids)
    try {
      process.kill(pid, signal)
    } catch {} // it has ended meanwhile
}

const frozen: Blow = async (portal, chance) => {
  const pids = processesOf(portal.postmaster())
  signalAll(pids, 'SIGSTOP')
  try {
    await sleep(500 + chance.below(1500))
  } finally {
    signalAll(pids, 'SIGCONT')
  }
}

const limitFiles = (pids: readonly number[], bytes: string) => {
  for (const pid of pids) spawnSync('prlimit', [`--pid=${pid}`, `--fsize=${bytes}`])
}

/** Every file of Postgres is as long as it may get: its log of changes cannot be written, and it falls, again and again. */
const noRoomForTheLog: Blow = async (portal, chance) => {
  const postmaster = portal.postmaster()
  limitFiles(processesOf(postmaster), '65536')
  await sleep(500 + chance.below(1500))
  limitFiles(processesOf(postmaster), 'unlimited') // where it still runs: room is made
}

/** What Postgres answers when a table cannot grow; the tables themselves have room. */
const noRoomForRows: Blow = async ({ owner }, chance) => {
  await owner.query(`create or replace function es.no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`)
  await owner.query('create trigger no_room before insert on es.event for each statement execute function es.no_room()')
  await sleep(400 + chance.below(800))
  await owner.query('drop trigger no_room on es.event; drop function es.no_room()')
}

/** The clock of a node's machine is set 72 hours ahead, then 30 days behind, then right. */
const clockOfNode: Blow = async (portal, chance) => {
  const { node } = portal.places[someNode(chance)]
  for (let step = 0; step < 3; step++) {
    if (node) process.kill(node.pid, 'SIGUSR2')
    await sleep(300 + chance.below(500))
  }
}

/** Nodes find it well again by themselves. */
const receiverThat =
  (conduct: 'IS_DOWN' | 'FAILS' | 'HANGS'): Blow =>
  async ({ receiver }, chance) => {
    receiver.behave(conduct)
    await sleep(1000 + chance.below(1000))
    receiver.behave('ANSWERS')
  }

/** A process dies. */
export const kills: Readonly<Record<string, Blow>> = {
  'kill -9 of a node': async (portal, chance) => {
    const at = someNode(chance)
    await portal.killNode(at)
    await sleep(chance.below(300))
    await portal.startNode(at)
  },
  'kill -9 of both nodes': async (portal) => {
    await Promise.all([portal.killNode(0), portal.killNode(1)])
    await Promise.all([portal.startNode(0), portal.startNode(1)])
  },
  'kill -9 of Postgres': async (portal) => portal.killPostgres('SIGKILL'),
  'an immediate shutdown of Postgres': async (portal) => portal.killPostgres('SIGQUIT'),
  'kill -9 of Postgres and a node': async (portal, chance) => {
    const at = someNode(chance)
    await Promise.all([portal.killPostgres('SIGKILL'), portal.killNode(at)])
    await portal.startNode(at)
  },
}

/** No process is killed. What needs Linux is left out elsewhere. */
export const mishaps: Readonly<Record<string, Blow>> = {
  'connections of followers ended': async ({ owner }, chance) => {
    for (let times = 0; times < 5; times++) {
      await owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
           and query ~ 'es.(take|seal|append)|es.reaction' order by state = 'active' desc, pid % $1 limit 3`,
        [2 + chance.below(5)],
      )
      await sleep(chance.below(200))
    }
  },
  'Postgres slow': async (portal, chance) => {
    const slow = some(portal, chance)
    for (const { toPostgres } of slow) toPostgres.slow(20 + chance.below(60))
    await sleep(1500 + chance.below(1000))
    for (const { toPostgres } of slow) toPostgres.slow(0)
  },
  'Postgres refuses connections': async (portal, chance) => {
    const refused = some(portal, chance)
    for (const { toPostgres } of refused) toPostgres.shut(true)
    await sleep(500 + chance.below(1500))
    for (const { toPostgres } of refused) toPostgres.shut(false)
  },
  'connections to Postgres cut': async (portal, chance) => {
    for (let times = 0; times < 4; times++) {
      for (const { toPostgres } of portal.places) toPostgres.cut(chance)
      await sleep(chance.below(250))
    }
  },
  'no room for rows': noRoomForRows,
  'live sockets cut': async (portal, chance) => {
    for (let times = 0; times < 6; times++) {
      for (const { toNode } of portal.places) toNode.cut(chance)
      await sleep(chance.below(250))
    }
  },
  'the schema of jobs dropped': async ({ owner }) => {
    await owner.query('drop schema if exists work cascade')
  },
  'a node’s clock jumps 72 hours ahead and 30 days back': clockOfNode,
  'the receiver of webhooks is down': receiverThat('IS_DOWN'),
  'the receiver of webhooks answers 500': receiverThat('FAILS'),
  'the receiver of webhooks takes events and hangs': receiverThat('HANGS'),
  ...poison,
  ...(process.platform === 'linux' && {
    'Postgres frozen': frozen,
    'no room for Postgres’s log': noRoomForTheLog,
  }),
}
