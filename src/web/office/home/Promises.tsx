import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type PromiseOutcome, promiseOutcomes, promiseSubjects } from '#modules/service/service-states.ts'
import { listPromised, showPromises } from '#modules/service/work/contract.ts'
import { paths } from '#paths'
import type { Answer } from '#platform/http/endpoint.ts'
import { promiseTexts as texts } from '#texts/office-home.ts'
import { useRead } from '#web/api/endpoint.ts'
import { FigureLink } from '#web/office/figures/FigureLink.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { monthYear } from '#web/ui/figures/format.ts'
import classes from '#web/ui/figures/RoundRating.module.css'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { given, oneOf, useFilters } from '#web/ui/lists/filters.ts'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'

/** Half of what is counted, and more, is good (specification 3 §2.16). */
const GOOD_FROM = 50
/** Of the circle, whose length is 100. */
const RADIUS = 100 / (2 * Math.PI)

/** A percentage as a ring, green from 50 on; null: there is nothing to count. `label` says of what. */
const RoundRating = ({ percent, label }: { percent: number | null; label: string }) => (
  <span className={classes['rating']} data-good={(percent !== null && percent >= GOOD_FROM) || undefined}>
    <svg viewBox="0 0 40 40" width="64" height="64" aria-hidden="true">
      <circle cx="20" cy="20" r={RADIUS} className={classes['track']} />
      {percent !== null && percent > 0 && (
        <circle
          cx="20"
          cy="20"
          r={RADIUS}
          className={classes['part']}
          strokeDasharray={`${percent} 100`}
          transform="rotate(-90 20 20)"
        />
      )}
    </svg>
    <span className={classes['figure']}>
      <span className="visually-hidden">{label}: </span>
      {percent === null ? '—' : `${percent}%`}
    </span>
  </span>
)

type Figures = Answer<typeof showPromises>['promises'][number]

const promiseFilters = {
  month: (typed: string) => (/^\d{4}-\d{2}$/.test(typed) ? typed : null),
  of: oneOf(promiseSubjects),
  promise: oneOf(promiseOutcomes),
}
const countOf = { KEPT: 'kept', MISSED: 'missed', WAITING: 'waiting' } as const

const percentOf = (part: number, other: number): number | null =>
  part + other === 0 ? null : Math.round((100 * part) / (part + other))

/** The promises of a month: how many were kept, how long half of them took, and what each figure is made of. */
export const Promises = () => {
  const [{ month, of, promise }, set] = useFilters(promiseFilters)
  const read = useRead(showPromises, given({ month }))
  return (
    <Loading read={read} skeleton={<Skeleton lines={1} height={260} card={720} />}>
      {({ month: shown, months, promises, helped }) => (
        <Stack gap={4}>
          <Row justify="between">
            <h2>{texts.title}</h2>
            <SelectField<string>
              label={texts.month}
              hideLabel
              choices={[...new Set([shown, ...months])].map((value) => ({ value, label: monthYear(`${value}-01`) }))}
              value={shown}
              onChange={(value) => set('month', value)}
            />
          </Row>
          <Grid least={250}>
            {promises.map((figures) => (
              <Subject key={figures.of} month={shown} figures={figures} />
            ))}
            <Card title={texts.helped}>
              <Row>
                <RoundRating percent={percentOf(helped.yes, helped.no)} label={texts.helped} />
                <p>
                  <OfMonth figure="helped" part="yes" month={shown} says={texts.helped}>
                    {texts.rated(helped.yes, helped.yes + helped.no)}
                  </OfMonth>
                </p>
              </Row>
            </Card>
          </Grid>
          {of && of !== 'TICKETS' && <Promised of={of} month={shown} promise={promise} />}
        </Stack>
      )}
    </Loading>
  )
}

/** A figure of the month, which leads to the events behind it. */
const OfMonth = ({
  month,
  ...link
}: {
  figure: string
  part: string
  of?: string
  month: string
  says: string
  children: ReactNode
}) => {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
  return <FigureLink {...link} from={`${month}-01`} until={last} />
}

const Subject = ({ month, figures }: { month: string; figures: Figures }) => {
  const { of, kept, missed, medianHours } = figures
  const listOf = (promise: PromiseOutcome): string =>
    of === 'TICKETS' ? paths.officeRequests({}, { month, promise }) : paths.office({}, { month, of, promise })
  return (
    <Card
      title={texts.subjects[of]}
      aside={
        <OfMonth figure="promises" part="kept" of={of} month={month} says={texts.subjects[of]}>
          {texts.events}
        </OfMonth>
      }
    >
      <Row>
        <RoundRating percent={percentOf(kept, missed)} label={texts.share(texts.subjects[of])} />
        <Facts
          facts={{
            ...Object.fromEntries(
              promiseOutcomes.map((promise) => [
                texts.outcomes[promise],
                <Link key={promise} to={listOf(promise)}>
                  {figures[countOf[promise]]}
                  <span className="visually-hidden"> {texts.subjects[of]}</span>
                </Link>,
              ]),
            ),
            [texts.median]:
              medianHours === null ? (
                '—'
              ) : (
                <OfMonth figure="promises" part="time" of={of} month={month} says={texts.subjects[of]}>
                  {texts.hours(medianHours)}
                </OfMonth>
              ),
          }}
        />
      </Row>
    </Card>
  )
}

type PromisedRow = Answer<typeof listPromised>[number]

const columnsOf = (of: 'QUOTES' | 'FILES'): readonly Column<PromisedRow>[] => [
  {
    id: 'what',
    header: texts.what,
    card: 'title',
    cell: ({ id, title }) => (
      <Link to={of === 'QUOTES' ? paths.officeOrder({ id }) : paths.officeDistributor({ distributorId: id })}>
        <bdi>{title}</bdi>
      </Link>
    ),
  },
  { id: 'company', header: texts.company, cell: ({ company }) => <bdi>{company}</bdi> },
  { id: 'since', header: texts.since, cell: ({ since }) => <DateText at={since} as="dayTime" /> },
  { id: 'due', header: texts.due, cell: ({ dueAt }) => <DateText at={dueAt} as="dayTime" /> },
  {
    id: 'done',
    header: texts.done,
    cell: ({ answeredAt }) => (answeredAt === null ? '—' : <DateText at={answeredAt} as="dayTime" />),
  },
  {
    id: 'outcome',
    header: texts.outcome,
    card: 'aside',
    cell: ({ outcome }) => <StatusPill tone={tones[outcome]}>{texts.outcomes[outcome]}</StatusPill>,
  },
]
const tones = { KEPT: 'done', MISSED: 'error', WAITING: 'provider' } as const
const columns = { QUOTES: columnsOf('QUOTES'), FILES: columnsOf('FILES') }

/** What a figure is made of. */
const Promised = ({
  of,
  month,
  promise,
}: {
  of: 'QUOTES' | 'FILES'
  month: string
  promise: PromiseOutcome | null
}) => {
  const read = useRead(listPromised, { of, month, ...given({ promise }) })
  const title = texts.list(texts.subjects[of], monthYear(`${month}-01`), promise ? texts.outcomes[promise] : null)
  return (
    <Card title={title} flush aside={<Link to={paths.office({}, { month })}>{texts.close}</Link>}>
      <Loading read={read} skeleton={<Skeleton lines={4} height={51} />}>
        {(rows) => (
          <DataTable
            caption={title}
            columns={columns[of]}
            rows={rows}
            rowKey={({ key }) => key}
            fingerprint={({ outcome }) => outcome}
            says={({ title: changed }) => changed}
            empty={<EmptyState>{texts.nothing}</EmptyState>}
          />
        )}
      </Loading>
    </Card>
  )
}
