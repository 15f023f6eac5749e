import type { Projections } from '#platform/projecting/projections.ts'
import type { ReadModels } from '#platform/projection.ts'
import type { Configuration } from './configuration.ts'

/** `of`: the kind of stream that says what changed, and the read model that `read` queries, which have one name. */
export type ChangingConfiguration = {
  readonly of: string
  /** What is otherwise than in the file and the environment, as it is now. */
  readonly read: (db: ReadModels, file: Configuration) => Promise<Partial<Configuration>>
}

/**
 * Keeps this node's configuration as people have changed it, on whichever node they did. What could not be read is read
 * with the next change.
 */
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

/** What is otherwise in `now` than in `before`. */
export const changedMembers = (before: object, now: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => (before as Record<string, unknown>)[name] !== value))
