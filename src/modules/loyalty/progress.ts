import type { Brand } from '#platform/brand.ts'
import type { Moment } from '#platform/event.ts'
import type { Cents } from '#platform/money.ts'

import type { Figures, LevelProgress } from './contract.ts'
import type { Level, TradeFigures } from './events.ts'
import { levelAbove } from './level.ts'

type Terms = Brand['loyalty']['levels'][Level]

/** What a level asks for, as the wire has it. */
export const criteriaOf = ({ orders, units, turnover }: Terms): Figures => ({
  orders,
  units,
  turnover: turnover as Cents,
})

type Standing = {
  readonly level: Level | null
  readonly levelSince: Moment | null
  readonly nextReviewAt: Moment | null
}

/** Where a company stands and what comes next; `figures` are of the last 12 months. */
export const progressOf = ({ loyalty }: Brand, standing: Standing, figures: TradeFigures): LevelProgress => {
  const above = levelAbove(standing.level)
  return {
    figures,
    current: standing.level,
    since: standing.levelSince,
    keeps: standing.level && criteriaOf(loyalty.levels[standing.level]),
    next: above && {
      reference: above,
      displayName: loyalty.levels[above].displayName,
      criteria: criteriaOf(loyalty.levels[above]),
    },
    nextReviewAt: standing.nextReviewAt,
  }
}
