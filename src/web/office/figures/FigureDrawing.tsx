import { useRef } from 'react'
import { officeFigureTexts as texts } from '#texts/office-figures.ts'
import { loadingCode } from '#web/loading-code.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { FigureChart } from '#web/ui/charts/FigureChart.tsx'
import { dayText, useFilters } from '#web/ui/lists/filters.ts'
import { type FigureAnswer, figureModel, type Measure } from './figure-model.ts'

/** The figure by month; a bar narrows the period to its month. */
export const FigureDrawing = ({
  name,
  answer,
  measure,
  compared,
}: {
  name: string
  answer: FigureAnswer
  measure: Measure
  compared: boolean
}) => {
  const frame = useRef<HTMLDivElement>(null)
  const [, set] = useFilters({ from: dayText, until: dayText })
  const model = figureModel(answer, { name, measure, compared })
  const pick = (at: number) => {
    const month = model.keys[at]
    if (!month) return
    const [year, number] = month.split('-').map(Number) as [number, number]
    set('from', `${month}-01`)
    set('until', new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10))
  }
  const save = async () => {
    const { savePicture } = await loadingCode(() => import('#web/ui/charts/chart-picture.ts'))
    const element = frame.current
    if (element)
      savePicture(model, element, {
        title: name,
        chosen: [answer.of || texts.allCompanies, `${model.keys[0]} – ${model.keys.at(-1)}`],
        name: `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.png`,
      })
  }
  return (
    <>
      <div ref={frame}>
        <FigureChart model={model} says={texts.chart(name)} onPick={pick} />
      </div>
      <div data-no-print>
        <Button size="small" onClick={() => void save()}>
          {texts.picture}
        </Button>
      </div>
    </>
  )
}
