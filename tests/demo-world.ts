import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { isKept, keepWorld, takeWorld } from '#kept-world'
import { startEmbedded } from '#platform/postgres/embedded.ts'
import { clearUpBehindUs, roomyFolder } from './postgres-for-tests.ts'
import { TODAY } from './today.ts'

/** Tests need every stage of an order, not two years of them. */
const YEARS = 0.2
/** Its database. */
export const DEMO = 'demo'

const world = { variant: `settled ${TODAY.toISOString()} ${YEARS}`, today: TODAY }

const startIn = (folder: string) => startEmbedded({ dataDir: folder, durable: false })

/** It goes with this process, however that ends. */
const newFolder = (): string => {
  const folder = join(roomyFolder(), `partnercare-demo-${randomBytes(4).toString('hex')}`)
  clearUpBehindUs(folder)
  return folder
}

/** Writes the demo world of this program into a folder, and keeps a copy for the next run. */
const writeWorld = async (folder: string): Promise<void> => {
  const server = await startIn(folder)
  // Loaded only now: it is the whole program.
  const { writeDemoWorld } = await import('./write-demo-world.ts')
  await writeDemoWorld(server.url, { name: DEMO, dataDir: folder, today: TODAY, years: YEARS })
  await server.stop()
  keepWorld(world, folder)
}

/** A copy of the kept one, or a new one. */
export const demoWorldIn = async (folder: string): Promise<void> => {
  if (!takeWorld(world, folder)) await writeWorld(folder)
}

/** Keeps the demo world of this program where it is not kept yet. */
export const prepareDemoWorld = async (): Promise<void> => {
  if (isKept(world)) return
  const folder = newFolder()
  await writeWorld(folder)
  rmSync(folder, { recursive: true, force: true })
}

/** One server for the run, with the demo world that every portal of the tests starts from a copy of. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = newFolder()
  await demoWorldIn(folder)
  const server = await startIn(folder)
  project.provide('demo', { adminUrl: server.url, template: DEMO, dataDir: folder })
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
