import { Link } from 'react-router-dom'
import { type ForecastVintage, forecastVintages } from '#modules/forecasting/contract.ts'
import { paths } from '#paths'
import { figureTexts } from '#texts/figures.ts'
import { forecastTexts, forecastFormTexts as texts } from '#texts/forecasts.ts'
import { useRead } from '#web/api/endpoint.ts'
import { FigureChart } from '#web/ui/charts/FigureChart.tsx'
import { useNow } from '#web/ui/figures/clock.ts'
import { Num } from '#web/ui/figures/Figures.tsx'
import { count, percent } from '#web/ui/figures/format.ts'
import { Row } from '#web/ui/layout/Row.tsx'
import { Section } from '#web/ui/layout/Section.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { filingTimes, isAhead } from './filing-times.ts'
import { vintagesModel } from './vintages-model.ts'

const { vintageColumns: heads } = texts
type Goods = { readonly productId: string; readonly countryId: string }

const share = (accuracy: number): string => percent(Math.round(accuracy * 100))

/** The bar of the chart that this figure is, with the orders and events behind it. */
const behind = ({ productId, countryId }: Goods, { key, year }: ForecastVintage): string => {
  const bar = { product: productId, country: countryId, year: String(year), month: key, of: productId }
  return paths.data({}, bar)
}

const columnsOf = (goods: Goods, now: Date): readonly Column<ForecastVintage>[] => [
  { id: 'month', header: heads.month, card: 'title', cell: (it) => forecastTexts.month(it) },
  {
    id: 'filings',
    header: heads.filings,
    cell: ({ filings }) => (
      <Row gap={3}>
        {filingTimes(filings).map(({ filing, when, orderQuantity }) => (
          <span key={filing}>{texts.filing(count(orderQuantity), when)}</span>
        ))}
      </Row>
    ),
  },
  {
    id: 'forecast',
    header: heads.forecast,
    align: 'end',
    cell: ({ forecast }) => (forecast === null ? '—' : <Num value={forecast} />),
  },
  {
    id: 'actual',
    header: heads.actual,
    align: 'end',
    cell: (it) =>
      it.actual === 0 ? (
        isAhead(it, now) ? (
          '—'
        ) : (
          <Num value={0} />
        )
      ) : (
        <Link
          to={behind(goods, it)}
          aria-label={figureTexts.askOf(`${heads.actual}, ${forecastTexts.month(it)}: ${count(it.actual)}`)}
        >
          <Num value={it.actual} />
        </Link>
      ),
  },
  {
    id: 'accuracy',
    header: heads.accuracy,
    align: 'end',
    card: 'aside',
    cell: ({ accuracy }) => (accuracy === null ? '—' : share(accuracy)),
  },
]

/** Each month by every filing that covered it, next to what was ordered. */
export const Vintages = ({ id, ...goods }: { id: string } & Goods) => {
  const { data } = useRead(forecastVintages, { id })
  const now = useNow()
  if (!data) return null
  return (
    <Section
      flush
      title={texts.vintages}
      lead={texts.vintagesLead}
      aside={data.accuracy !== null && <strong>{texts.accuracy(share(data.accuracy))}</strong>}
    >
      {data.months.length > 1 && <FigureChart model={vintagesModel(data.months, now)} says={texts.vintagesChart} />}
      <DataTable
        caption={texts.vintages}
        columns={columnsOf(goods, now)}
        rows={data.months}
        rowKey={({ key }) => key}
        folds={forecastTexts.month}
      />
    </Section>
  )
}
