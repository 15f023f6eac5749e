import { unchecked } from '#platform/typed.ts'
import type { Blow } from './blows.ts'
import { callerFor, type Person } from './caller.ts'
import { eventually } from './eventually.ts'
import type { Chance } from './seed.ts'
import type { ShakenPortal } from './shaken-portal.ts'

type ShownReadModel = {
  readonly name: string
  readonly parkedCount: number
  readonly tables: readonly { state: string; error: string | null }[]
}

/** What staff see of a read model, and the button by which it is taken up again. */
const deskOf = (portal: ShakenPortal, chance: Chance, name: string) => {
  const { give, signIn } = callerFor(portal.addresses, chance, null)
  const analyst: Person = { email: 'analyst@partnercare.example', jwt: null }
  return {
    signIn: () => signIn(analyst),
    shown: async (): Promise<ShownReadModel> => {
      const all = unchecked<ShownReadModel[]>(await give(analyst, { method: 'GET', path: '/office/projections' }))
      return all.find((it) => it.name === name)!
    },
    retry: async () =>
      give(analyst, { method: 'PUT', path: `/office/projections/${name}/parked`, body: { stream: null } }),
  }
}

/**
 * For a while a read model's table refuses rows, so that events cannot be folded into it. Staff see what came of it;
 * once the table takes them again, staff have them taken up.
 */
const poisoned =
  (name: string, condition: string, isSeen: (shown: ShownReadModel) => boolean): Blow =>
  async (portal, chance) => {
    const { rows } = await portal.owner.query<{ version: number }>(
      `select version from es.projection where name = $1 and state = 'live'`,
      [name],
    )
    const table = `rm_${name}_v${rows[0]!.version}.${name}`
    const desk = deskOf(portal, chance, name)
    await desk.signIn()
    await portal.owner.query(`alter table ${table} add constraint poison check (${condition}) not valid`)
    try {
      await eventually(`staff see what ${name} cannot take`, async () => isSeen(await desk.shown()))
    } finally {
      await portal.owner.query(`alter table ${table} drop constraint poison`)
    }
    await eventually(`${name} takes it up again`, async () => {
      await desk.retry()
      return !isSeen(await desk.shown())
    })
  }

/** As the read models declare it: one leaves the stream out, the other halts, since its sums depend on all of them. */
export const poison: Readonly<Record<string, Blow>> = {
  'an event that parks a stream': poisoned(
    'order_history',
    "order_id !~ '[0-7]$'",
    ({ parkedCount }) => parkedCount > 0,
  ),
  'an event that halts a read model': poisoned('loyalty_entries', 'false', ({ tables }) =>
    tables.some(({ state, error }) => state !== 'standby' && error !== null),
  ),
}
