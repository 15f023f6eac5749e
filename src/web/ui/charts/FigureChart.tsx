import classes from './Chart.module.css'
import { Chart } from './Chart.tsx'
import type { ChartModel } from './chart-model.ts'
import { Swatch } from './Swatch.tsx'

/** The figures of the table below it, as a chart with its legend. `says`: what it is, for people who listen. */
export const FigureChart = ({
  model,
  says,
  onPick,
}: {
  model: ChartModel
  says: string
  onPick?: (at: number) => void
}) => (
  <div className={classes['figures']}>
    {model.series.length > 1 && (
      <ul role="list">
        {model.series.map(({ id, kind, name, tone }) => (
          <li key={`${kind} ${id}`}>
            <Swatch tone={tone} kind={kind} />
            {name}
          </li>
        ))}
      </ul>
    )}
    <Chart
      model={model}
      label={says}
      height={220}
      tip={(at) => <FigureTip model={model} at={at} />}
      onPick={onPick && ((at) => onPick(at))}
    />
  </div>
)

const FigureTip = ({ model: { keys, label, series, format }, at }: { model: ChartModel; at: number }) => (
  <>
    <p>
      <strong>{label(keys[at] ?? '', true).replace('\n', ' ')}</strong>
    </p>
    <ul>
      {series.map(({ id, kind, name, tone, values }) => {
        const value = values[at] ?? null
        return (
          value !== null && (
            <li key={`${kind} ${id}`}>
              <Swatch tone={tone} kind={kind} />
              <bdi>{name}</bdi>
              <bdi dir="ltr">{format(value)}</bdi>
            </li>
          )
        )
      })}
    </ul>
  </>
)
