import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { keepWorld, takeWorld } from '#kept-world'
import { startEmbedded } from '#platform/postgres/embedded.ts'
import { clearUpBehindUs, roomyFolder } from './postgres-for-tests.ts'
import { TODAY } from './today.ts'

/** Tests need every stage of an order, not two years of them. */
const YEARS = 0.2
const DEMO = 'demo'

/** A server with the demo world in it: its kept copy, or a new one, which is kept for the next run. */
const demoServer = async (folder: string) => {
  const world = { variant: `settled ${TODAY.toISOString()} ${YEARS}`, today: TODAY }
  const start = () => startEmbedded({ dataDir: folder, durable: false })
  if (takeWorld(world, folder)) return start()
  const server = await start()
  // Loaded only now: it is the whole program.
  const { writeDemoWorld } = await import('./write-demo-world.ts')
  await writeDemoWorld(server.url, { name: DEMO, dataDir: folder, today: TODAY, years: YEARS })
  await server.stop()
  keepWorld(world, folder)
  return start()
}

/** Keeps the demo world of this program where it is not kept yet. */
export const prepareDemoWorld = async (): Promise<void> => {
  const folder = join(roomyFolder(), `partnercare-demo-${randomBytes(4).toString('hex')}`)
  clearUpBehindUs(folder)
  const server = await demoServer(folder)
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** One server for the run, with the demo world that every portal of the tests starts from a copy of. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = join(roomyFolder(), `partnercare-demo-${randomBytes(4).toString('hex')}`)
  clearUpBehindUs(folder)
  const server = await demoServer(folder)
  project.provide('demo', { adminUrl: server.url, template: DEMO, dataDir: folder })
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
