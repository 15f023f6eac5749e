import type { ReadModel } from '#modules/projections/contract.ts'
import { isBuilding } from '#modules/projections/table-states.ts'
import { beingBuilt } from './rebuilt.ts'

/** A rebuild that is over sooner is shown in its row alone: a card that comes and goes would push the list about. */
const SHORT_MS = 2_000

/** Since when each table is seen being built, by read model and version. */
export type FirstSeen = ReadonlyMap<string, number>

const keyOf = (name: string, version: number): string => `${name}/${version}`

/** `before` null: the first look, where all count as old; so do paused and halted rebuilds. */
export const seenAt = (at: number, models: readonly ReadModel[], before: FirstSeen | null): FirstSeen =>
  new Map(
    models.flatMap((model) =>
      beingBuilt(model).map(({ version, state }) => {
        const key = keyOf(model.name, version)
        const isNews = before !== null && isBuilding(state)
        return [key, isNews ? (before.get(key) ?? at) : 0] as const
      }),
    ),
  )

/** The tables of a read model whose rebuild gets a card. */
export const lasting = (model: ReadModel, seen: FirstSeen, at: number) =>
  beingBuilt(model).filter(({ version }) => at - (seen.get(keyOf(model.name, version)) ?? at) >= SHORT_MS)
