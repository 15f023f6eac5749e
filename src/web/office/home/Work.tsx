import { Link } from 'react-router-dom'
import type { WorkKind } from '#modules/service/service-states.ts'
import { showWork, type WorkItem } from '#modules/service/work/contract.ts'
import { matters } from '#modules/terms/second-person.ts'
import { paths } from '#paths'
import type { Answer } from '#platform/http/endpoint.ts'
import { isOneOf } from '#platform/typed.ts'
import { workTexts as texts } from '#texts/office-home.ts'
import { secondPersonTexts } from '#texts/second-person.ts'
import { useRead } from '#web/api/endpoint.ts'
import { Countdown } from '#web/ui/figures/Countdown.tsx'
import { Since } from '#web/ui/figures/Since.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Views } from '#web/ui/lists/Views.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'

/** The list of a kind of work. */
const lists: Readonly<Record<WorkKind, string>> = {
  QUOTE: paths.officeQuotes(),
  ORDER_DOCUMENT: paths.officeDocuments(),
  FILE: paths.officeVetting(),
  TICKET: paths.officeRequests({}, { kind: 'TICKET' }),
  REPORT: paths.officeRequests({}, { kind: 'REPORT' }),
  AGREEMENT: paths.officeRequests({}, { kind: 'AGREEMENT' }),
  PRODUCT: paths.officeRequests({}, { kind: 'PRODUCT' }),
  LABEL: paths.officeRequests({}, { kind: 'LABEL' }),
  LABEL_ISSUE: paths.officeLabels({}, { turn: 'provider' }),
  APPROVAL: paths.officeApprovals({}, { status: 'WAITING', by: 'OTHERS' }),
}

const placeOf = ({ kind, id }: WorkItem): string => {
  if (kind === 'QUOTE') return paths.officeQuotes({}, { order: id })
  if (kind === 'ORDER_DOCUMENT') return paths.officeOrder({ id })
  if (kind === 'FILE') return paths.officeVetting({ distributorId: id })
  if (kind === 'LABEL_ISSUE') return paths.officeLabels({}, { issue: id })
  if (kind === 'APPROVAL') return lists.APPROVAL
  return paths.officeRequests({}, { request: id })
}

const titleOf = ({ kind, title }: WorkItem): string => {
  if (kind === 'APPROVAL' && isOneOf(matters, title)) return secondPersonTexts.matters[title]
  if (kind !== 'FILE') return title
  return title === '0' ? texts.fileToDecide : texts.documents(Number(title))
}

const columns: readonly Column<WorkItem>[] = [
  {
    id: 'what',
    header: texts.what,
    card: 'title',
    cell: (item) => (
      <Link to={placeOf(item)}>
        <bdi>{titleOf(item)}</bdi>
      </Link>
    ),
  },
  { id: 'kind', header: texts.kind, card: 'under', cell: ({ kind }) => texts.kinds[kind] },
  { id: 'company', header: texts.company, cell: ({ company }) => <bdi>{company}</bdi> },
  { id: 'since', header: texts.since, cell: ({ since }) => <Since at={since} /> },
  {
    id: 'due',
    header: texts.due,
    card: 'aside',
    cell: ({ dueAt }) => (dueAt === null ? texts.noPromise : <Countdown until={dueAt} />),
  },
]

/** The user's tasks, the most urgent first, and the list of each kind. */
export const Work = () => {
  const read = useRead(showWork, {})
  return (
    <Loading read={read} skeleton={<Skeleton lines={8} height={51} card={115} />}>
      {({ items, counts }) => (
        <>
          <Counts counts={counts} />
          <Card title={texts.title} flush>
            <DataTable
              caption={texts.title}
              columns={columns}
              rows={items}
              rowKey={({ kind, id }) => `${kind} ${id}`}
              href={placeOf}
              fingerprint={({ dueAt, since }) => `${dueAt} ${since}`}
              says={(item) => texts.changed(titleOf(item), item.company)}
              empty={<EmptyState>{counts.length === 0 ? texts.notOfRole : texts.none}</EmptyState>}
            />
          </Card>
        </>
      )}
    </Loading>
  )
}

const Counts = ({ counts }: Pick<Answer<typeof showWork>, 'counts'>) => {
  const some = counts.filter(({ count }) => count > 0)
  if (some.length === 0) return null
  return (
    <Views
      label={texts.byKind}
      chosen={null}
      views={some.map(({ kind, count, overdue }) => ({
        id: kind,
        label: texts.count(texts.kinds[kind], count, overdue),
        to: lists[kind],
      }))}
    />
  )
}
