import { salesTexts as texts } from '#texts/sales.ts'
import { Swatch } from '#web/ui/charts/Swatch.tsx'
import { count, money } from '#web/ui/figures/format.ts'
import { figuresIn, type Measure, partsIn, type Series } from './chart-series.ts'

/** Products that a shared bar is unfolded into. */
const MOST_PARTS = 4

type Figures = ReturnType<typeof figuresIn>

const said = ({ ordered, forecast, value }: Figures, measure: Measure): string =>
  measure === 'units' ? texts.ofBoth(count(ordered), count(forecast)) : money(value)

/** What was ordered and forecast in the month that is pointed at. */
export const SalesTip = ({
  series,
  month,
  measure,
}: {
  series: readonly Series[]
  month: string
  measure: Measure
}) => (
  <>
    <p>
      <strong>{texts.month(month)}</strong> · {measure === 'units' ? texts.tooltip : texts.measures.value}
    </p>
    <ul>
      {series
        .filter(({ ordered, forecast }) => ordered.has(month) || (measure === 'units' && forecast.has(month)))
        .map((entry) => (
          <li key={entry.id}>
            <Swatch tone={entry.tone} />
            <bdi>{entry.name}</bdi>
            <bdi dir="ltr">{said(figuresIn(entry, month), measure)}</bdi>
            <Parts of={entry} {...{ month, measure }} />
          </li>
        ))}
    </ul>
  </>
)

const Parts = ({ of, month, measure }: { of: Series; month: string; measure: Measure }) => {
  const parts = partsIn(of, month, measure)
  if (parts.length === 0) return null
  const [first, rest] = [parts.slice(0, MOST_PARTS), parts.length - MOST_PARTS]
  return (
    <ul>
      {first.map((part) => (
        <li key={part.name}>
          <bdi>{part.name}</bdi>
          <bdi dir="ltr">{said(part, measure)}</bdi>
        </li>
      ))}
      {rest > 0 && <li>{texts.moreProducts(rest)}</li>}
    </ul>
  )
}
