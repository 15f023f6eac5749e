import { Link } from 'react-router-dom'
import type { FigureRow } from '#modules/figures/contract.ts'
import { paths } from '#paths'
import { officeFigureTexts as texts } from '#texts/office-figures.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { useIsNarrow } from '#web/ui/style/media.ts'
import type { FigureAnswer } from './figure-model.ts'

/** Rows at first. */
const SHOWN = { wide: 25, narrow: 8 }

/** Where the event is looked at, in the trail of its stream; an order has a replay of its own. */
const eventPage = ({ kind, key, at }: FigureRow): string =>
  kind === 'order' ? paths.officeReplay({ id: key }, { asOf: at }) : paths.officeStream({ kind, key }, { asOf: at })

const columnsFor = (says: (amount: number) => string): readonly Column<FigureRow>[] => [
  {
    id: 'of',
    header: texts.columns.of,
    card: 'title',
    cell: (row) => (
      <Link to={eventPage(row)} title={texts.open(row.name)}>
        <bdi>{row.name}</bdi>
      </Link>
    ),
  },
  {
    id: 'at',
    header: texts.columns.at,
    sort: ({ at }) => at,
    cell: ({ at }) => <DateText at={at} as="dayTime" />,
  },
  {
    id: 'company',
    header: texts.columns.company,
    sort: ({ company }) => company ?? '',
    cell: ({ company }) => (company === null ? '—' : <bdi>{company}</bdi>),
  },
  { id: 'month', header: texts.columns.month, sort: ({ month }) => month, cell: ({ month }) => month },
  {
    id: 'amount',
    header: texts.columns.amount,
    align: 'end',
    card: 'aside',
    sort: ({ amount }) => amount,
    cell: ({ amount }) => says(amount),
  },
]

/** Every event behind the figure, each leading into the audit trail. */
export const FigureEvents = ({ answer, says }: { answer: FigureAnswer; says: (amount: number) => string }) => {
  const { events, count } = answer
  const narrow = useIsNarrow()
  return (
    <Card title={texts.events} flush>
      <DataTable
        caption={count > events.length ? texts.more(events.length, count) : texts.events}
        columns={columnsFor(says)}
        rows={events}
        rowKey={({ key, at, name, amount }) => `${key} ${at} ${name} ${amount}`}
        first={SHOWN[narrow ? 'narrow' : 'wide']}
        empty={<EmptyState>{texts.none}</EmptyState>}
      />
    </Card>
  )
}
