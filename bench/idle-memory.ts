import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import { portalOn } from '#tests/e2e/portal-process.ts'

import type { Figure } from './figure.ts'
import type { Ground } from './ground.ts'

const SETTLES_MS = 8000
const AIM_MB = 180

const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000

/** What the program keeps in memory when it is idle. */
export const idleMemory = async (ground: Ground): Promise<Figure[]> => {
  const database = await ground.world()
  const portal = await portalOn(database.url)
  await sleep(SETTLES_MS)
  const resident = residentMegabytes(portal.pid)
  await portal.stop()
  await database.drop()
  return [
    {
      what: 'Memory of the idle program (resident)',
      measured: `${resident.toFixed(0)} MB`,
      aim: `${AIM_MB} MB`,
      reached: resident <= AIM_MB,
      machine: 'the demo world loaded, no sockets',
    },
  ]
}
