import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'

import { type StageTime, stageOrders } from '#modules/ordering/desk/stage-times-contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { useRead } from '#web/endpoint.ts'
import { Button } from '#web/ui/Button.tsx'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { DateText } from '#web/ui/Figures.tsx'
import { Loading, Skeleton } from '#web/ui/Loading.tsx'
import { Section } from '#web/ui/layout/Section.tsx'
import { leadTimeWords as words } from '#web/words/lead-times.ts'
import { inDays } from './in-days.ts'

/** Which time was asked for. */
export type Behind = Pick<StageTime, 'stage' | 'destination' | 'method'>
type Row = Answer<typeof stageOrders>[number]

const columns: readonly Column<Row>[] = [
  {
    id: 'order',
    header: words.columns.order,
    card: 'title',
    cell: ({ id, num }) => <Link to={`/office/orders/${id}/replay`}>{num}</Link>,
  },
  { id: 'company', header: words.columns.company, cell: ({ company }) => <bdi>{company ?? '—'}</bdi> },
  { id: 'from', header: words.columns.from, cell: ({ from }) => <DateText at={from} as="dayTime" /> },
  { id: 'until', header: words.columns.until, cell: ({ until }) => <DateText at={until} as="dayTime" /> },
  { id: 'days', header: words.columns.days, align: 'end', card: 'beside', cell: ({ days }) => inDays(days) },
]

/** The orders behind a time, each leading to its events. */
export const StageOrders = ({
  behind,
  year,
  onClose,
}: {
  behind: Behind
  year: string | null
  onClose: () => void
}) => {
  const { stage, destination, method } = behind
  const read = useRead(stageOrders, { stage, destination, method, ...(year && { year: Number(year) }) })
  const name = words.behind(words.stages[stage], destination, method)
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' })
    card.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section ref={card} tabIndex={-1} aria-label={name}>
      <Section flush title={name} lead={words.slowest} aside={<Button onClick={onClose}>{words.close}</Button>}>
        <Loading read={read} skeleton={<Skeleton lines={5} height={38} />}>
          {(orders) => <DataTable caption={words.slowest} columns={columns} rows={orders} rowKey={({ id }) => id} />}
        </Loading>
      </Section>
    </section>
  )
}
