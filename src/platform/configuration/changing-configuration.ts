import type { Projections } from '#platform/projecting/projections.ts'
import type { ReadModels } from '#platform/projection.ts'
import type { Configuration } from './configuration.ts'

/** `of`: a stream kind and the read model of the same name, which `read` queries. */
export type ChangingConfiguration = {
  readonly of: string
  readonly read: (db: ReadModels, file: Configuration) => Promise<Partial<Configuration>>
}

/** Follows changes on every node. A failed read is repeated with the next change. */
export const followChanges = async (
  { of, read }: ChangingConfiguration,
  given: {
    readonly readModels: Projections
    readonly configuration: Configuration
    readonly file: Configuration
    readonly warn: (error: unknown) => void
  },
): Promise<{ stop: () => void }> => {
  const { readModels, configuration, file, warn } = given
  const look = async () => void Object.assign(configuration, await read(readModels.db, file))
  let seen = readModels.reached([of])
  await look()
  let last: Promise<void> = Promise.resolve()
  const receive = async (upto: number) => {
    if (upto <= seen) return
    const changes = await readModels.read(seen, upto, [of])
    seen = upto
    if (changes.length > 0) await look()
  }
  const stop = readModels.onAdvanced((name, _from, to) => {
    if (name === of) last = last.then(() => receive(to)).catch(warn)
  })
  return { stop }
}

export const changedMembers = (before: object, now: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => (before as Record<string, unknown>)[name] !== value))
