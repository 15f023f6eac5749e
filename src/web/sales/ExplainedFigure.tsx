import { Link, useSearchParams } from 'react-router-dom'
import { figureTexts } from '#texts/figures.ts'
import { Num } from '#web/ui/figures/Figures.tsx'
import { count } from '#web/ui/figures/format.ts'
import { monthName } from './sales-filters.ts'

/** The address of what is behind a month, whatever else is chosen on the page. */
export const askedIn = (month: string, chosen: URLSearchParams): URLSearchParams => {
  const search = new URLSearchParams(chosen)
  search.set('month', month)
  search.delete('of')
  return search
}

/** A figure of a month, or of all of them, that leads to the orders and events behind it, whatever else is chosen on the page. */
export const ExplainedFigure = ({
  month,
  name,
  value,
  children,
  measure,
}: {
  month: string
  name: string
  value: number
  /** Where it reads otherwise than as a number. */
  children?: string | undefined
  /** The unit of the figure, where it is not the chart's: the chart shows it then, too. */
  measure?: 'units'
}) => {
  const [chosen] = useSearchParams()
  if (value === 0 && !children) return <Num value={0} />
  const search = askedIn(month, chosen)
  if (measure) search.delete('unit')
  return (
    <Link
      to={{ search: `${search}` }}
      aria-label={figureTexts.askOf(`${name}, ${monthName(month)}: ${children ?? count(value)}`)}
    >
      {children ?? <Num value={value} />}
    </Link>
  )
}
