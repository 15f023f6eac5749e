import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { type StageTime, stageOrders } from '#modules/ordering/desk/stage-times-contract.ts'
import { paths } from '#paths'
import type { Answer } from '#platform/http/endpoint.ts'
import { leadTimeTexts as texts } from '#texts/lead-times.ts'
import { useRead } from '#web/api/endpoint.ts'
import { FigureLink } from '#web/office/figures/FigureLink.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { CodeText } from '#web/ui/figures/CodeText.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Section } from '#web/ui/layout/Section.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { inDays } from './in-days.ts'

/** Which time was chosen. */
export type Behind = Pick<StageTime, 'stage' | 'destination' | 'method'>
type StageOrder = Answer<typeof stageOrders>[number]

const columns: readonly Column<StageOrder>[] = [
  {
    id: 'order',
    header: texts.columns.order,
    card: 'title',
    cell: ({ id, num }) => (
      <Link to={paths.officeReplay({ id })}>
        <CodeText value={num} />
      </Link>
    ),
  },
  { id: 'company', header: texts.columns.company, cell: ({ company }) => <bdi>{company ?? '—'}</bdi> },
  { id: 'from', header: texts.columns.from, cell: ({ from }) => <DateText at={from} as="dayTime" /> },
  { id: 'until', header: texts.columns.until, cell: ({ until }) => <DateText at={until} as="dayTime" /> },
  { id: 'days', header: texts.columns.days, align: 'end', card: 'aside', cell: ({ days }) => inDays(days) },
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
  const name = texts.behind(texts.stages[stage], destination, method)
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' })
    card.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section ref={card} tabIndex={-1} aria-label={name}>
      <Section
        flush
        title={name}
        lead={texts.slowest}
        aside={
          <Row gap={2}>
            <FigureLink
              figure="stage-times"
              part={stage.toLowerCase()}
              of={`${destination}, ${method}`}
              from={year && `${year}-01-01`}
              until={year && `${year}-12-31`}
              says={name}
            >
              {texts.byMonth}
            </FigureLink>
            <Button onClick={onClose}>{texts.close}</Button>
          </Row>
        }
      >
        <Loading read={read} skeleton={<Skeleton lines={5} height={38} />}>
          {(orders) => <DataTable caption={texts.slowest} columns={columns} rows={orders} rowKey={({ id }) => id} />}
        </Loading>
      </Section>
    </section>
  )
}
