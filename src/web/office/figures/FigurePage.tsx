import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { exportFigure, showFigure } from '#modules/figures/contract.ts'
import { paths } from '#paths'
import type { Day } from '#platform/event.ts'
import { periodTexts, officeFigureTexts as texts } from '#texts/office-figures.ts'
import { useRead } from '#web/api/endpoint.ts'
import { download } from '#web/api/files/download.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { ExportButtons } from '#web/ui/actions/ExportButtons.tsx'
import { Segments } from '#web/ui/actions/Segments.tsx'
import { CheckField } from '#web/ui/fields/CheckField.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { dayText, given, oneOf, text, useFilters } from '#web/ui/lists/filters.ts'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { CopyLink } from './CopyLink.tsx'
import { FigureDrawing } from './FigureDrawing.tsx'
import { FigureEvents } from './FigureEvents.tsx'
import { amountIn, changeIn, type FigureAnswer, type Measure } from './figure-model.ts'
import { PeriodField } from './PeriodField.tsx'

const filters = {
  of: text(200),
  distributorId: text(64),
  from: dayText,
  until: dayText,
  compare: oneOf(['year']),
  unit: oneOf(['value']),
}
const crumbs = [{ label: texts.crumb, to: paths.office() }]

/** /office/figures/:figure/:part: one figure of the office, by month and down to its events. */
export default function FigurePage() {
  const { figure = '', part = '' } = useParams()
  const [{ of, distributorId, from, until }] = useFilters(filters)
  const question = { figure, part, ...given({ of, distributorId }), ...given({ from, until }) }
  const read = useRead(showFigure, question)
  const name = `${texts.names[figure] ?? figure}: ${texts.parts[part] ?? part}`
  if (read.error?.refused)
    return (
      <>
        <PageHeader title={texts.missing} crumbs={crumbs} />
        <EmptyState action={<ButtonLink to={paths.office()}>{texts.back}</ButtonLink>}>{read.error.message}</EmptyState>
      </>
    )
  const save = (format: 'csv' | 'xlsx') =>
    download(exportFigure, { ...question, format }, `${figure}-${part}.${format}`)
  return (
    <>
      <PageHeader
        title={name}
        crumbs={crumbs}
        lead={texts.lead}
        actions={
          <>
            <LiveNotice />
            <CopyLink />
            <ExportButtons of={texts.file(name)} onExport={save} />
          </>
        }
      />
      <Loading read={read} skeleton={<Skeleton lines={12} height={48} />}>
        {(answer) => <Shown name={name} answer={answer} />}
      </Loading>
    </>
  )
}

const Shown = ({ name, answer }: { name: string; answer: FigureAnswer }) => {
  const [{ compare, unit }, set] = useFilters(filters)
  const { figure = '', part = '' } = useParams()
  const measure: Measure = unit ?? 'coins'
  const compared = compare === 'year'
  const says = amountIn(answer.unit, measure)
  const change = changeIn(answer.total, answer.before)
  const shown = (amount: number | null) => (amount === null ? '—' : says(amount))
  return (
    <Stack>
      <Card title={<bdi>{answer.of || texts.allCompanies}</bdi>}>
        <Stack gap={4}>
          <Choices {...{ answer, figure, part, measure, compared, set }} />
          <Facts
            facts={{
              ...(answer.company !== null && { [texts.columns.company]: <bdi>{answer.company}</bdi> }),
              [answer.unit === 'days' ? texts.median : texts.total]: <strong>{shown(answer.total)}</strong>,
              ...(compared &&
                answer.before !== null && {
                  [periodTexts.before]: shown(answer.before),
                  ...(change !== null && { [texts.change]: change }),
                }),
              [texts.events]: texts.behind(answer.count),
            }}
          />
          {answer.months.length > 0 && <FigureDrawing {...{ name, answer, measure, compared }} />}
        </Stack>
      </Card>
      <FigureEvents answer={answer} says={says} />
    </Stack>
  )
}

type ChoicesProps = {
  readonly answer: FigureAnswer
  readonly figure: string
  readonly part: string
  readonly measure: Measure
  readonly compared: boolean
  readonly set: (name: keyof typeof filters & string, value: string | null) => void
}

/** Which figure, of when, against what and in what. */
const Choices = ({ answer, figure, part, measure, compared, set }: ChoicesProps) => {
  const [{ from, until }] = useFilters(filters)
  return (
    <Row gap={4}>
      <PartChoice {...{ figure, part, parts: answer.parts }} />
      <PeriodField
        period={{ from, until }}
        onPeriod={(period: { from: Day | null; until: Day | null }) => {
          set('from', period.from)
          set('until', period.until)
        }}
      />
      {answer.unit === 'coins' && (
        <Segments
          label={texts.unit}
          choices={(['coins', 'value'] as const).map((value) => ({ value, label: texts.units[value] }))}
          value={measure}
          onChange={(next) => set('unit', next === 'value' ? next : null)}
        />
      )}
      <CheckField
        label={periodTexts.compare}
        checked={compared}
        onChange={(on) => set('compare', on ? 'year' : null)}
      />
    </Row>
  )
}

const PartChoice = ({ figure, part, parts }: { figure: string; part: string; parts: readonly string[] }) => {
  const go = useNavigate()
  const [search] = useSearchParams()
  const goTo = (next: string) =>
    go({ pathname: paths.officeFigure({ figure, part: next }), search: `${search}` }, { preventScrollReset: true })
  return (
    <SelectField
      label={texts.part}
      choices={parts.map((value) => ({ value, label: texts.parts[value] ?? value }))}
      value={part}
      onChange={(next) => next && void goTo(next)}
    />
  )
}
