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

/**
 * Draws without a single style attribute, which the content security policy would refuse, and without style elements.
 * What the picture itself needs of it (its place) is in the style sheet of the chart.
 */
export class SvgPainter extends SVGPainter {
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
