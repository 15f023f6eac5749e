import { type ApprovalRule, approvalRulesStream } from '#modules/ordering/approvals/approval-events.ts'
import type { Moment } from '#platform/event.ts'
import { projection, type ReadModels, rows } from '#platform/projection.ts'

export type ApprovalRulesRow = {
  /** The company's. */
  readonly id: string
  readonly rules: readonly ApprovalRule[]
  readonly version: number
  readonly changedAt: Moment
  readonly changedBy: string
}

/** One row for each company that has ever had approval rules. */
export const approvalRules = projection<ApprovalRulesRow>()({
  name: 'approval_rules',
  version: 1,
  of: [approvalRulesStream],
  table:
    'id text primary key, rules json not null, version int not null, changed_at timestamptz not null, changed_by text not null',
  indexes: [],
  key: 'stream',
  when: {
    ApprovalRulesChanged: (_, { rules }, { key: id, version, at: changedAt, actor: changedBy }) => ({
      ...{ id, rules, version, changedAt, changedBy },
    }),
  },
  topics: (_, { key }) => [`company:${key}`],
  onPoison: 'park',
})

/** undefined: the company has never had one. */
export const approvalRulesOf = (db: ReadModels, distributorId: string): Promise<ApprovalRulesRow | undefined> =>
  rows(db, approvalRules).selectAll().where('id', '=', distributorId).executeTakeFirst()
