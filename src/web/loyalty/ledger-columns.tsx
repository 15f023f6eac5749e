import { Link } from 'react-router-dom'

import type { LedgerEntry } from '#modules/loyalty/contract.ts'
import { loyaltyTexts } from '#texts/loyalty.ts'
import { DateText, Num } from '#web/ui/figures/Figures.tsx'
import { count, money } from '#web/ui/figures/format.ts'
import { Media } from '#web/ui/layout/Media.tsx'
import type { Column } from '#web/ui/lists/DataTable.tsx'
import { Text } from '#web/ui/page/Text.tsx'

const texts = loyaltyTexts.ledger

/** What the line is about: the order, the material, the activity, the reason or the level. */
const Subject = ({ entry, orderPage }: { entry: LedgerEntry; orderPage: (id: string) => string }) => {
  const { order, name, activity, reason, kind, level } = entry
  if (order) return <Link to={orderPage(order.id)}>{texts.order(order.num)}</Link>
  if (activity) return loyaltyTexts.activities[activity]
  if (kind === 'LEVEL_GAINED') return level
  if (kind === 'LEVEL_LOST') return level === null ? loyaltyTexts.nowWithout : loyaltyTexts.nowAt(level)
  return <bdi>{name ?? reason}</bdi>
}

/** Why a level moved: the 12 months that it was decided by. */
const Review = ({ review: { until, figures } }: { review: NonNullable<LedgerEntry['review']> }) => {
  if (figures === null) return loyaltyTexts.leftProgram
  const { orders, units, turnover } = figures
  return (
    <>
      {loyaltyTexts.monthsUntil} <DateText at={until} />:{' '}
      {[loyaltyTexts.delivered(orders, count(orders)), loyaltyTexts.units(count(units)), money(turnover)].join(', ')}
    </>
  )
}

export type LedgerLinks = {
  /** Where this side looks at an order. */
  readonly orderPage: (id: string) => string
  /** For staff: the line's event in the log. */
  readonly eventPage?: (position: number) => string
}

const eventColumn = (eventPage: (position: number) => string): Column<LedgerEntry> => ({
  id: 'event',
  header: texts.event,
  align: 'end',
  cell: ({ position }) => (
    <Link to={eventPage(position)} aria-label={texts.eventAt(count(position))}>
      <Num value={position} />
    </Link>
  ),
})

/** The columns of a ledger, from the date to the balance after each line. */
export const ledgerColumns = ({ orderPage, eventPage }: LedgerLinks): readonly Column<LedgerEntry>[] => [
  { id: 'date', header: texts.date, cell: ({ at }) => <DateText at={at} as="dayTime" /> },
  {
    id: 'what',
    header: texts.what,
    card: 'title',
    cell: (entry) => (
      <Media picture={null}>
        {loyaltyTexts.entries[entry.kind]}
        <Text size="small">
          <Subject entry={entry} orderPage={orderPage} />
        </Text>
        {(entry.activity || entry.name) && entry.reason && (
          <Text size="small">
            <bdi>{entry.reason}</bdi>
          </Text>
        )}
        {entry.review && (
          <Text size="small">
            <Review review={entry.review} />
          </Text>
        )}
      </Media>
    ),
  },
  { id: 'by', header: texts.by, cell: ({ by }) => <bdi>{by}</bdi> },
  {
    id: 'change',
    header: texts.change,
    align: 'end',
    card: 'aside',
    cell: ({ change }) =>
      change === 0 ? (
        '—'
      ) : (
        <Text as="span" tone={change > 0 ? 'accent' : 'plain'}>
          <bdi dir="ltr">{change > 0 ? `+${count(change)}` : count(change)}</bdi>
        </Text>
      ),
  },
  { id: 'balance', header: texts.balance, align: 'end', cell: ({ balance }) => <Num value={balance} /> },
  ...(eventPage ? [eventColumn(eventPage)] : []),
]
