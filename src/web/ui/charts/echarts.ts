import { BarChart, LineChart } from 'echarts/charts'
import { AriaComponent, AxisPointerComponent, DataZoomSliderComponent, GridComponent } from 'echarts/components'
import { dispose, type EChartsCoreOption, getInstanceByDom, init, use } from 'echarts/core'

import { SvgPainter } from './svg-painter.ts'

use([BarChart, LineChart, GridComponent, AxisPointerComponent, DataZoomSliderComponent, AriaComponent])
use(({ registerPainter }) => registerPainter('svg', SvgPainter as never))

/** The parts of the library that the component uses: all of it would be twice as large. */
export const core = { init, dispose, getInstanceByDom }

/** A static picture, as the text of an SVG: rendered at once, for paper. */
export const still = (option: EChartsCoreOption, width: number, height: number): string => {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height })
  chart.setOption({ ...option, animation: false })
  const drawn = chart.renderToSVGString({ useViewBox: true })
  chart.dispose()
  return drawn
}
