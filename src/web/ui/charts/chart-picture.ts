import { LegendComponent, TitleComponent } from 'echarts/components'
import { type EChartsCoreOption, init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'

import type { ChartModel } from './chart-model.ts'
import { optionOf } from './chart-option.ts'

use([CanvasRenderer, TitleComponent, LegendComponent])

const SCALE = 2
const MARGIN = 16
const HEAD = 92
const LEGEND = 200
const DASHES = 'path://M0,4H9V6H0ZM13,4H22V6H13Z'

export type PictureTexts = {
  readonly title: string
  /** What was chosen, each by itself: 'Country: Peru'. */
  readonly chosen: readonly string[]
  /** The file's. */
  readonly name: string
}

/** The same with every colour as it is on the page, at this place: the tokens are unknown outside of it. */
const painted = (option: unknown, place: HTMLElement): unknown => {
  if (typeof option === 'string' && option.includes('var(')) {
    place.style.color = option
    return getComputedStyle(place).color
  }
  if (Array.isArray(option)) return option.map((it) => painted(it, place))
  if (typeof option !== 'object' || option === null) return option
  return Object.fromEntries(Object.entries(option).map(([name, it]) => [name, painted(it, place)]))
}

const withLegend = (
  model: ChartModel,
  { title, chosen }: PictureTexts,
  width: number,
  font: string,
): EChartsCoreOption => {
  const option = optionOf(model, { hatched: false, font })
  const { grid } = option as { grid: { right: number; top: number } }
  const text = { width: width - 2 * MARGIN, overflow: 'break' }
  return {
    ...option,
    animation: false,
    grid: { ...grid, top: HEAD + grid.top, right: LEGEND },
    title: {
      text: title,
      subtext: chosen.join('  ·  '),
      left: MARGIN,
      top: MARGIN,
      textStyle: { ...text, color: 'var(--fg)', fontSize: 15, lineHeight: 19 },
      subtextStyle: { ...text, color: 'var(--fg-muted)', fontSize: 12, lineHeight: 16 },
    },
    legend: {
      orient: 'vertical',
      right: MARGIN,
      top: HEAD,
      width: LEGEND - 2 * MARGIN,
      itemWidth: 22,
      itemHeight: 10,
      // All plans have one name, and one entry after the others.
      data: [...new Map(model.series.map(({ name, kind }) => [name, kind]))]
        .sort(([, a], [, b]) => Number(a === 'plan') - Number(b === 'plan'))
        .map(([name, kind]) =>
          kind === 'plan'
            ? { name, icon: DASHES, itemStyle: { color: 'var(--fg-muted)' } }
            : { name, icon: 'roundRect' },
        ),
      textStyle: { color: 'var(--fg)', width: LEGEND - 4 * MARGIN, overflow: 'break' },
    },
  }
}

/** Saves a chart as a PNG of twice the size, with its title above it and the names of its series next to it. */
export const savePicture = (model: ChartModel, element: HTMLElement, texts: PictureTexts): void => {
  const [width, height] = [element.clientWidth + LEGEND, element.clientHeight + HEAD]
  const place = element.appendChild(document.createElement('span'))
  const { fontFamily } = getComputedStyle(element)
  const option = painted(withLegend(model, texts, width, fontFamily), place) as EChartsCoreOption
  const backgroundColor = painted('var(--bg-surface)', place) as string
  place.remove()
  const chart = init(document.createElement('div'), null, { renderer: 'canvas', width, height })
  chart.setOption(option)
  const link = document.createElement('a')
  link.href = chart.getDataURL({ type: 'png', pixelRatio: SCALE, backgroundColor })
  link.download = texts.name
  chart.dispose()
  link.click()
}
