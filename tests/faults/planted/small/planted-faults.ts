import type { PlantedFault } from './planted-fault.ts'
import { orders, queries } from './queries.ts'
import { races, rights } from './rights.ts'
import { rules } from './rules.ts'
import { screens } from './screens.ts'
import { sentences, zones } from './sentences.ts'
import { trust } from './trust.ts'

/** Small mistakes of all kinds, as everyone makes them. */
export const plantedFaults: readonly PlantedFault[] = [
  ...rules,
  ...queries,
  ...orders,
  ...sentences,
  ...zones,
  ...rights,
  ...screens,
  ...races,
  ...trust,
]
