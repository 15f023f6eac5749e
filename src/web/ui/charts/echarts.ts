import { BarChart, LineChart } from 'echarts/charts'
import { AriaComponent, AxisPointerComponent, DataZoomSliderComponent, GridComponent } from 'echarts/components'
import { dispose, type EChartsCoreOption, getInstanceByDom, init, use } from 'echarts/core'
import type { SVGVNode } from 'zrender/lib/svg/core.js'
import SVGPainter from 'zrender/lib/svg/Painter.js'
import patch from 'zrender/lib/svg/patch.js'

/** 'font-size:12px;font-weight:600' as attributes of these names: in SVG a font needs no style. */
const withoutStyle = (node: SVGVNode): SVGVNode => {
  const { style, ...attrs } = node.attrs
  const parts = String(style ?? '').split(';')
  node.attrs = { ...attrs, ...Object.fromEntries(parts.map((part) => part.split(':')).filter((it) => it.length === 2)) }
  node.children?.forEach(withoutStyle)
  return node
}

/** Without style attributes or elements, which the content security policy refuses; see the chart's style sheet. */
class SvgPainter extends SVGPainter {
  override renderToVNode({ useViewBox = false }: Parameters<SVGPainter['renderToVNode']>[0] = {}): SVGVNode {
    return withoutStyle(super.renderToVNode({ willUpdate: true, useViewBox }))
  }

  override refresh(): void {
    if (!this.root) return
    const drawn = this.renderToVNode()
    patch(this['_oldVNode'] as SVGVNode, drawn)
    this['_oldVNode'] = drawn
  }
}

use([BarChart, LineChart, GridComponent, AxisPointerComponent, DataZoomSliderComponent, AriaComponent])
// @ts-expect-error The package of echarts has its own copy of the types of zrender.
use(({ registerPainter }) => registerPainter('svg', SvgPainter))

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
