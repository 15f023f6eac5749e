import { type Decider, notFound, RefusedError, type StateOf } from '#platform/decision.ts'
import { asLabel } from '#platform/facts.ts'
import type { Giver } from './commands.ts'
import { caughtUp, type LoadedStream, unread } from './loaded-stream.ts'

const isTheirs = ({ scope, actor }: Giver, { decider, key, state }: LoadedStream): boolean => {
  if (scope !== 'distributor') return true
  const { userId, distributorId, shared } = decider.owner(state, key)
  return (
    shared === true ||
    (userId !== undefined && userId === actor.userId) ||
    (distributorId !== undefined && distributorId === actor.distributorId)
  )
}

const nothingThere = ({ decider: { stream } }: LoadedStream): RefusedError =>
  new RefusedError(notFound(`${asLabel(stream.kind)} not found`))

export const refuseForeign = (giver: Giver, loaded: LoadedStream): void => {
  if ((loaded.version === 0 && !loaded.decider.implicit) || !isTheirs(giver, loaded)) throw nothingThere(loaded)
}

/** `begun`: after its first events. */
export const refuseForeignBeginning = (giver: Giver, begun: LoadedStream): void => {
  if (!isTheirs(giver, begun)) throw nothingThere(begun)
}

export const stateFor = async <D extends Decider>(giver: Giver, decider: D, key: string): Promise<StateOf<D>> => {
  const { pool, remembered } = giver.log
  const [loaded] = await caughtUp(pool, [remembered.find(decider, key) ?? unread(decider, key)])
  refuseForeign(giver, loaded!)
  return loaded!.state
}

/** A command that writes for two companies is a bug. */
export const tenantOf = (written: readonly LoadedStream[]): string | null => {
  const tenants = new Set(written.flatMap(({ decider, state, key }) => decider.owner(state, key).distributorId ?? []))
  if (tenants.size > 1) throw new Error('One command would write for two companies at once')
  return [...tenants][0] ?? null
}
