import { salesTexts as texts } from '#texts/sales.ts'
import { addressOf, type ChartView, isOn } from '#web/sales/sales-model.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Swatch } from '#web/ui/charts/Swatch.tsx'
import type { Series } from './chart-series.ts'
import classes from './SalesChart.module.css'

type Props = {
  readonly series: readonly Series[]
  readonly shown: ChartView
  readonly switched: ReadonlySet<string>
  readonly onSwitch: (address: string) => void
  /** How often what shares a colour was opened. */
  readonly opened: number
  readonly onOpen: (opened: number) => void
}

/** Which colour is which product; each can be left out, and what shares a colour be opened. */
export const SalesLegend = ({ series, shown, switched, onSwitch, opened, onOpen }: Props) => {
  const rest = series.find(({ id }) => id === null)?.parts?.length ?? 0
  return (
    <ul className={classes['legend']} role="list" aria-label={texts.legend}>
      {series.map((entry) => (
        <li key={addressOf(entry)}>
          <button
            type="button"
            aria-pressed={isOn(entry, shown.layout, switched)}
            onClick={() => onSwitch(addressOf(entry))}
          >
            <Swatch tone={entry.tone} />
            <bdi>{entry.name}</bdi>
          </button>
        </li>
      ))}
      {shown.measure === 'units' && (
        <li>
          <span className={classes['dash']} aria-hidden="true" />
          {texts.forecast}
        </li>
      )}
      {rest > 0 && (
        <li data-no-print>
          <Button size="small" onClick={() => onOpen(opened + 1)}>
            {texts.openOther(rest)}
          </Button>
        </li>
      )}
      {opened > 0 && (
        <li data-no-print>
          <Button size="small" onClick={() => onOpen(opened - 1)}>
            {texts.closeOther}
          </Button>
        </li>
      )}
    </ul>
  )
}
