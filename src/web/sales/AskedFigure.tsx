import { Link, useSearchParams } from 'react-router-dom'

import { Num } from '#web/ui/Figures.tsx'
import { count } from '#web/ui/format.ts'
import { figureWords } from '#web/words/figures.ts'
import { monthName } from './sales-filters.ts'

/** A figure of a month, or of all of them, that leads to the orders and events behind it, whatever else is chosen on the page. */
export const AskedFigure = ({ month, name, value }: { month: string; name: string; value: number }) => {
  const [chosen] = useSearchParams()
  if (value === 0) return <Num value={0} />
  const search = new URLSearchParams(chosen)
  search.set('month', month)
  search.delete('of')
  return (
    <Link to={{ search: `${search}` }} aria-label={figureWords.askOf(`${name}, ${monthName(month)}: ${count(value)}`)}>
      <Num value={value} />
    </Link>
  )
}
