import { Link } from 'react-router-dom'
import type { OfficeOrderRow } from '#modules/ordering/desk/office-contract.ts'
import { listAssigned } from '#modules/service/work/contract.ts'
import type { AssignedKind } from '#modules/terms/assigned-work.ts'
import { paths } from '#paths'
import { assignedTexts } from '#texts/assigned.ts'
import { officeOrderTexts as texts } from '#texts/office.ts'
import { useRead } from '#web/api/endpoint.ts'
import { CodeText } from '#web/ui/figures/CodeText.tsx'
import { Countdown } from '#web/ui/figures/Countdown.tsx'
import { CompanyZone } from '#web/ui/figures/company-zone.ts'
import { DateText, Money } from '#web/ui/figures/Figures.tsx'
import type { Column } from '#web/ui/lists/DataTable.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import classes from './desk-columns.module.css'

/** In a list: who has it, by the one answer that all rows share. */
const AssigneeOf = ({ kind, id }: { kind: AssignedKind; id: string }) => {
  const { data } = useRead(listAssigned, { kind })
  const assignee = data?.find((it) => it.id === id)?.assignee
  return assignee ? <bdi>{assignee.name}</bdi> : '—'
}

/** What is promised to the distributor, or what the distributor has until then to do. */
const Deadline = ({ row: { quoteDueAt, validUntil, distributor } }: { row: OfficeOrderRow }) => {
  const until = quoteDueAt ?? validUntil
  if (!until) return '—'
  return (
    <span className={classes['deadline']}>
      {quoteDueAt ? texts.quoteBy : texts.confirmBy}{' '}
      <CompanyZone value={distributor.timeZone}>
        <Countdown until={until} icon={false} ofQuote={quoteDueAt === null} />
      </CompanyZone>
    </span>
  )
}

/** The order desk's list; rows are sorted by the server, over all pages. */
export const deskColumns: readonly Column<OfficeOrderRow>[] = [
  {
    id: 'num',
    header: texts.num,
    card: 'title',
    cell: ({ id, num }) => (
      <Link to={paths.officeOrder({ id })}>
        <CodeText value={num} />
      </Link>
    ),
  },
  {
    id: 'distributor',
    header: texts.distributor,
    card: 'under',
    cell: ({ distributor }) => <bdi>{distributor.name}</bdi>,
  },
  {
    id: 'purchaseOrder',
    header: texts.purchaseOrder,
    cell: ({ purchaseOrderNumber }) => (purchaseOrderNumber === null ? '—' : <CodeText value={purchaseOrderNumber} />),
    text: ({ purchaseOrderNumber }) => purchaseOrderNumber ?? '',
  },
  { id: 'destination', header: texts.destination, cell: ({ destination }) => destination },
  { id: 'ordered', header: texts.ordered, cell: ({ creationDate }) => <DateText at={creationDate} /> },
  {
    id: 'status',
    header: texts.status,
    card: 'aside',
    cell: ({ status, statusData, held }) => (
      <span className={classes['state']}>
        <StatusPill tone={statusData.statusTextColor}>{texts.statusOf(status, statusData.statusLabel)}</StatusPill>
        {held && <StatusPill tone="error">{texts.held}</StatusPill>}
        {texts.turns[statusData.turn] && <small>{texts.turns[statusData.turn]}</small>}
      </span>
    ),
  },
  {
    id: 'wished',
    header: texts.wished,
    cell: ({ wishedDelivery }) => (wishedDelivery === null ? '—' : <DateText at={wishedDelivery} />),
  },
  { id: 'assignee', header: assignedTexts.assignee, cell: ({ id }) => <AssigneeOf kind="ORDER" id={id} /> },
  {
    id: 'deadline',
    header: texts.deadline,
    cell: (row) => <Deadline row={row} />,
    text: ({ quoteDueAt, validUntil }) => quoteDueAt ?? validUntil ?? '',
  },
  { id: 'total', header: texts.total, align: 'end', cell: ({ total }) => <Money cents={total} /> },
]
