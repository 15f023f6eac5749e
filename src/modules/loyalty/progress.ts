import type { ProgrammeRules } from '#modules/loyalty/rules/rules-events.ts'
import type { Brand } from '#platform/configuration/configuration.ts'
import type { Moment } from '#platform/event.ts'
import type { LevelProgress } from './contract.ts'
import type { Level, TradeFigures } from './events.ts'
import { levelAbove } from './level.ts'
import type { LevelRisk } from './level-risk.ts'

type LevelStatus = {
  readonly level: Level | null
  readonly levelSince: Moment | null
  readonly nextReviewAt: Moment | null
}

/** The current level of a company and what comes next by these rules; `figures` are of the last 12 months. */
export const progressOf = (
  { loyalty }: Brand,
  { levels }: ProgrammeRules,
  status: LevelStatus,
  figures: TradeFigures,
  risk: LevelRisk | null = null,
): LevelProgress => {
  const above = levelAbove(status.level)
  return {
    figures,
    current: status.level,
    since: status.levelSince,
    keeps: status.level && levels[status.level],
    next: above && {
      reference: above,
      displayName: loyalty.levels[above].displayName,
      criteria: levels[above],
    },
    nextReviewAt: status.nextReviewAt,
    risk: risk && {
      displayName: loyalty.levels[risk.from].displayName,
      to: risk.to && loyalty.levels[risk.to].displayName,
      reviewAt: risk.reviewAt,
      missing: risk.missing,
    },
  }
}
