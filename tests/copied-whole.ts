import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Module } from '#platform/module.ts'
import { connect } from '#platform/postgres/pool.ts'
import { modules, projections } from '#portal'
import { startPortal } from './portal.ts'
import { copyOfTemplate, folderOf, leftBy, templateOf } from './templates.ts'
import { trade } from './trade.ts'
import { type Side, startWhole, type Whole } from './whole/two-companies.ts'

const make = async (name: string) => {
  const { portal, world, sales, andina, nordmed } = await startWhole()
  await leftBy(portal, name)
  return { trade: world.facts(), sales, andina, nordmed }
}

/**
 * What `startWhole` makes, copied: its first start in a run takes ten times as long as the others. `served`: the modules
 * of the copy; `settings`: of its database, such as `enable_seqscan = off`.
 */
export const copiedWhole = async (
  served: readonly Module[] = modules,
  settings: readonly string[] = [],
): Promise<Whole> => {
  const template = await templateOf('whole', make)
  const before = template.contents
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-'))
  await cp(folderOf(template.name), dataDir, { recursive: true })
  const copied = await copyOfTemplate(template)
  const owner = connect({ connectionString: copied.url, max: 1 })
  for (const setting of settings) await owner.query(`alter database ${copied.name} set ${setting}`)
  await owner.end()
  const portal = await startPortal({ modules: served, projections, copied, dataDir })
  const world = await trade(portal, before.trade)

  const sideOf = async (side: Side): Promise<Side> => {
    const signedIn = async (person: Side['buyer']) => ({
      ...person,
      jwt: (await portal.sessionOf({ ...person, distributorId: side.distributorId })).jwt,
    })
    return { ...side, buyer: await signedIn(side.buyer), reader: await signedIn(side.reader) }
  }
  return {
    portal,
    world,
    sales: await world.again.person(before.sales),
    andina: await sideOf(before.andina),
    nordmed: await sideOf(before.nordmed),
  }
}
