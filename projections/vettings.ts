import { sql } from 'kysely'
import { vettingStream } from '#modules/distributors/desk/vetting-events.ts'
import type { DistributorId } from '#modules/distributors/events.ts'
import type { ReturnReason } from '#modules/distributors/file-events.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import type { Day, Moment } from '#platform/event.ts'
import { projection, type ReadModels, rows } from '#platform/projection.ts'

type VettingDraft = {
  readonly documentId: string
  readonly version: number
  readonly decision: 'APPROVE' | 'REJECT'
  readonly reason: ReturnReason | null
  readonly validityDate: Day | null
  readonly words: Sealed | null
  readonly note: Sealed | null
  readonly by: string
}
type VettingNote = {
  readonly documentId: string
  readonly version: number
  readonly text: Sealed
  readonly by: string
  readonly at: Moment
}
export type VettingRow = {
  readonly id: DistributorId
  readonly drafts: readonly VettingDraft[]
  /** Who looks at it, and since when. */
  readonly lookers: Readonly<Record<string, Moment>>
  /** What reviewers noted for staff, by version of a document. */
  readonly notes: readonly VettingNote[]
}

const begun = (row: VettingRow | undefined, id: DistributorId): VettingRow =>
  row ?? { id, drafts: [], lookers: {}, notes: [] }

const without = (drafts: readonly VettingDraft[], documentId: string) =>
  drafts.filter((draft) => draft.documentId !== documentId)

/** One row per company whose file staff look through: drafts, who is there, notes. Only calls of the office read it. */
export const vettings = projection<VettingRow>()({
  name: 'vettings',
  version: 2,
  of: [vettingStream],
  table: 'id text primary key, drafts jsonb not null, lookers jsonb not null, notes jsonb not null',
  indexes: ['using gin (drafts jsonb_path_ops)'],
  key: 'stream',
  when: {
    VettingOpened: (row, { distributorId }, { at, actor }) => {
      const before = begun(row, distributorId)
      return { ...before, lookers: { ...before.lookers, [actor]: at } }
    },
    VettingLeft: (row, { distributorId }, { actor }) => {
      const before = begun(row, distributorId)
      const { [actor]: _left, ...lookers } = before.lookers
      return { ...before, lookers }
    },
    DecisionDrafted: (row, { distributorId, ...draft }, { actor }) => {
      const before = begun(row, distributorId)
      return { ...before, drafts: [...without(before.drafts, draft.documentId), { ...draft, by: actor }] }
    },
    DraftTakenBack: (row, { distributorId, documentId }) => {
      const before = begun(row, distributorId)
      return { ...before, drafts: without(before.drafts, documentId) }
    },
    DecisionsSent: (row, { distributorId }, { at, actor }) => {
      const before = begun(row, distributorId)
      const noted = before.drafts.flatMap(({ by, documentId, version, note }) =>
        by === actor && note !== null ? [{ documentId, version, text: note, by, at }] : [],
      )
      return { ...before, drafts: before.drafts.filter(({ by }) => by !== actor), notes: [...before.notes, ...noted] }
    },
  },
  topics: () => ['office:distributors'],
  onPoison: 'park',
})

export const vettingOf = (db: ReadModels, distributorId: string): Promise<VettingRow | undefined> =>
  rows(db, vettings)
    .selectAll()
    .where('id', '=', distributorId as DistributorId)
    .executeTakeFirst()

/** The companies of which this person has drafted decisions. */
export const draftedBy = async (db: ReadModels, userId: string): Promise<DistributorId[]> => {
  const found = rows(db, vettings)
    .select('id')
    .where(sql<boolean>`drafts @> ${JSON.stringify([{ by: userId }])}::jsonb`)
  return (await found.execute()).map(({ id }) => id)
}

export const vettingsOf = (db: ReadModels, distributorIds: readonly string[]): Promise<VettingRow[]> =>
  rows(db, vettings)
    .selectAll()
    .where('id', 'in', ['', ...distributorIds] as DistributorId[])
    .execute()
