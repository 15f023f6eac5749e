import { listAssigned } from '#modules/service/work/contract.ts'
import type { AssignedKind } from '#modules/terms/assigned-work.ts'
import { isFound } from '#platform/text/search.ts'
import { assignedTexts as texts } from '#texts/assigned.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useTopics } from '#web/api/live/live.ts'
import type { StableRows } from '#web/api/live/stable-rows.ts'
import { useMe } from '#web/identity/me.ts'
import { SearchField } from '#web/ui/fields/SearchField.tsx'
import { oneOf, text, useFilters } from '#web/ui/lists/filters.ts'
import { Views } from '#web/ui/lists/Views.tsx'

export const whose = ['MINE', 'UNASSIGNED', 'ALL'] as const
export type Whose = (typeof whose)[number]

type WithAssignee = { readonly assignee: { readonly id: string; readonly name: string } | null }

export const isWhose = (who: Whose, me: string | undefined, { assignee }: WithAssignee): boolean =>
  who === 'ALL' || (who === 'MINE' ? assignee?.id === me : assignee === null)

const queueFilters = { who: oneOf(whose), search: text(64) }

/** Of a queue that is read whole. `idOf`: the order's, or the company's. */
export const useWhose = <R extends { readonly id: string }>(
  kind: AssignedKind,
  stable: StableRows<R>,
  idOf: (row: R) => string,
  textOf: (row: R) => string,
) => {
  useTopics('office:requests')
  const { data: me } = useMe()
  const read = useRead(listAssigned, { kind })
  const [{ who, search }, set] = useFilters(queueFilters)
  const assignees = new Map(read.data?.map(({ id, assignee }) => [id, assignee]))
  const assigneeOf = (row: R) => assignees.get(idOf(row)) ?? null
  const isOf = (it: Whose) => (row: R) =>
    isWhose(it, me?.id, { assignee: assigneeOf(row) }) && (search === null || isFound(search, textOf(row)))
  const isShown = isOf(who ?? 'ALL')
  const rows = stable.rows.filter(isShown)
  const waiting = [...stable.rows.filter(({ id }) => !stable.gone.has(id)), ...stable.arrived]
  return {
    read,
    shown: {
      rows,
      /** Others wait that the filter leaves out. */
      hides: rows.length < stable.rows.length,
      gone: new Set(rows.flatMap(({ id }) => (stable.gone.has(id) ? id : []))),
      arrived: stable.arrived.filter(isShown),
    },
    /** Under a row: its assignee, where there is one. */
    nameOf: (row: R): string | null => assigneeOf(row)?.name ?? null,
    views: (
      <>
        <Views
          label={texts.whose}
          views={whose.map((id) => ({ id, label: texts.who[id], count: waiting.filter(isOf(id)).length }))}
          chosen={who ?? 'ALL'}
          choose={(id) => set('who', id === 'ALL' ? null : id)}
        />
        <SearchField label={texts.search} maxLength={64} value={search} onSearch={(typed) => set('search', typed)} />
      </>
    ),
  }
}

/** At the end of a row's line: its assignee, where there is one. */
export const With = ({ name }: { name: string | null }) =>
  name && (
    <>
      {' · '}
      <bdi>{texts.with(name)}</bdi>
    </>
  )
