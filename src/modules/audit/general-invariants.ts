import type { Decider } from '#platform/decision.ts'
import type { Invariant } from '#platform/invariant.ts'
import { deadlinesOf } from '#platform/log/deadlines.ts'
import type { Module } from '#platform/module.ts'
import type { Projection } from '#platform/projection.ts'
import { present } from '#platform/typed.ts'

/** A promise that ends so soon after it was made may have been over when it was recorded. */
const TOO_SOON_MS = 60_000

/** Whatever makes promises about time: each has its row, which outlives every lost job. */
export const promisesHaveDeadlines = (deciders: readonly Decider[]): Invariant => {
  const promising = new Map(deciders.flatMap((it) => (it.deadlines ? [[it.stream.kind, it] as const] : [])))
  return {
    name: 'promises-have-deadlines',
    says: 'Every promise about time that an event made has its deadline.',
    kinds: [...promising.keys()],
    breaches: ({ kind, key, events, deadlines }) => {
      const decider = present(promising.get(kind))
      return events.flatMap(({ envelope: { version, type, at }, data }) => {
        const happened = { type, schemaVersion: 1, data }
        const made = deadlinesOf({ decider, key, version: version - 1, state: null }, [happened], new Date(at))
        return made
          .filter(({ id, dueAt }) => !deadlines.has(id) && Date.parse(dueAt) - Date.parse(at) > TOO_SOON_MS)
          .map(
            ({ kind: promise, dueAt }) => `The promise ${promise} of event ${version}, due ${dueAt}, has no deadline.`,
          )
      })
    },
  }
}

/** Of a stretch of the log. */
const SAMPLE = 20

/** For read models whose row is made of one stream alone. */
export const rowsEqualFolds = (models: readonly Projection[]): Invariant[] =>
  models.map((model) => ({
    name: `${model.name.replaceAll('_', '-')}-equal-their-streams`,
    says: `The live rows of ${model.name.replaceAll('_', ' ')} are what their streams make of them, on a sample.`,
    kinds: model.of.map(({ kind }) => kind),
    model,
    sample: SAMPLE,
  }))

/** The rules of all modules, and those that hold of every module. */
export const everyInvariant = (modules: readonly Module[], models: readonly Projection[]): readonly Invariant[] => [
  ...modules.flatMap(({ invariants }) => invariants ?? []),
  promisesHaveDeadlines(modules.flatMap(({ deciders }) => deciders)),
  ...rowsEqualFolds(models),
]
