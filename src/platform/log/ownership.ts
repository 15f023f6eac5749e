import { type Decider, notFound, Refused, type StateOf } from '#platform/decision.ts'
import { asWords } from '#platform/facts.ts'
import type { Giver } from './commands.ts'
import { caughtUp, type HeldStream, unread } from './held-stream.ts'

const isTheirs = ({ scope, actor }: Giver, { decider, key, state }: HeldStream): boolean => {
  if (scope !== 'distributor') return true
  const { userId, distributorId, shared } = decider.owner(state, key)
  return (
    shared === true ||
    (userId !== undefined && userId === actor.userId) ||
    (distributorId !== undefined && distributorId === actor.distributorId)
  )
}

const nothingThere = ({ decider: { stream } }: HeldStream): Refused =>
  new Refused(notFound(`${asWords(stream.kind)} not found`))

/** What is not there and what is not theirs answer alike: 404. */
export const refuseForeign = (giver: Giver, held: HeldStream): void => {
  if ((held.version === 0 && !held.decider.implicit) || !isTheirs(giver, held)) throw nothingThere(held)
}

/** Nobody begins a stream for somebody else. `begun` is the stream as it would be after its first events. */
export const refuseForeignBeginning = (giver: Giver, begun: HeldStream): void => {
  if (!isTheirs(giver, begun)) throw nothingThere(begun)
}

/** What a stream remembers now, if the giver may know. */
export const stateFor = async <D extends Decider>(giver: Giver, decider: D, key: string): Promise<StateOf<D>> => {
  const { pool, remembered } = giver.log
  const [held] = await caughtUp(pool, [remembered.find(decider, key) ?? unread(decider, key)])
  refuseForeign(giver, held!)
  return held!.state
}

/** The company whose streams are written. One command never writes for two of them: that would be a bug. */
export const tenantOf = (written: readonly HeldStream[]): string | null => {
  const tenants = new Set(written.flatMap(({ decider, state, key }) => decider.owner(state, key).distributorId ?? []))
  if (tenants.size > 1) throw new Error('One command would write for two companies at once')
  return [...tenants][0] ?? null
}
