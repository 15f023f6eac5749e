import { IconMinus, IconPlus } from '@tabler/icons-react'
import { salesTexts as texts } from '#texts/sales.ts'
import classes from '#web/sales/chart/SalesChart.module.css'
import { Button } from '#web/ui/actions/Button.tsx'
import type { Span } from '#web/ui/charts/chart-model.ts'
import { lengthOf, movedTo, zoomed } from './months-shown.ts'

/** Which months are in sight. What is dragged in the chart is reached by keys and presses here. */
export const MonthsShown = ({
  months,
  span,
  onSpan,
}: {
  months: readonly string[]
  span: Span
  onSpan: (to: Span) => void
}) => {
  const said = texts.fromTo(months[span.from] ?? '', months[span.upto] ?? '')
  const zoom = (by: number) => onSpan(zoomed(span, by, months.length))
  return (
    <div className={classes['months']} data-no-print>
      <label>
        <span>{texts.monthsShown}</span>
        <input
          type="range"
          min={0}
          max={months.length - lengthOf(span)}
          value={span.from}
          aria-valuetext={said}
          onChange={(change) => onSpan(movedTo(Number(change.currentTarget.value), span, months.length))}
        />
        <span>{said}</span>
      </label>
      <Button size="small" aria-label={texts.fewerMonths} title={texts.fewerMonths} onClick={() => zoom(0.5)}>
        <IconPlus size={16} aria-hidden />
      </Button>
      <Button size="small" aria-label={texts.moreMonths} title={texts.moreMonths} onClick={() => zoom(2)}>
        <IconMinus size={16} aria-hidden />
      </Button>
    </div>
  )
}
