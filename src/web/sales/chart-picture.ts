import { salesWords as words } from '#web/words/sales.ts'
import type { Series } from './chart-series.ts'

const drawn = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'visibility'] as const
const SCALE = 2
const MARGIN = 12
/** Of the legend. */
const LINE = 22
const SWATCH = 10
const TITLE = 26

/** Bars, steps and lines with their looks written into them: outside of the page no style sheet reaches them, nor a font. */
const withoutText = (chart: SVGSVGElement): string => {
  const copy = chart.cloneNode(true) as SVGSVGElement
  const originals = [chart, ...chart.querySelectorAll('*')]
  for (const [at, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const looks = getComputedStyle(originals[at] as Element)
    for (const name of drawn) element.setAttribute(name, looks.getPropertyValue(name))
  }
  // What is drawn apart, and what is there to be pointed at.
  for (const left of copy.querySelectorAll('text, [role=button]')) left.remove()
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  return new XMLSerializer().serializeToString(copy)
}

const loaded = (source: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error('The chart could not be drawn'))
    image.src = source
  })

/** The texts of the axes, where they stand. */
const drawTexts = (pen: CanvasRenderingContext2D, chart: SVGSVGElement) => {
  for (const text of chart.querySelectorAll('text')) {
    const looks = getComputedStyle(text)
    pen.fillStyle = looks.fill
    pen.textAlign = looks.textAnchor === 'middle' ? 'center' : looks.textAnchor === 'end' ? 'right' : 'left'
    let y = Number(text.getAttribute('y'))
    for (const part of text.childNodes) {
      if (part instanceof Element) y += Number(part.getAttribute('dy'))
      pen.fillText(part.textContent ?? '', Number(text.getAttribute('x')), y)
    }
  }
  pen.textAlign = 'left'
}

type Entry = { readonly name: string; readonly tone: number | null; readonly at: number; readonly line: number }

/** Where each name of the legend stands, in as many lines as the width asks for. The forecast comes last, without a tone. */
const legendOf = (pen: CanvasRenderingContext2D, series: readonly Series[], width: number): Entry[] => {
  let [at, line] = [MARGIN, 0]
  return [...series, { name: words.forecast, tone: null }].map(({ name, tone }) => {
    const wide = SWATCH + 6 + pen.measureText(name).width
    if (at > MARGIN && at + wide > width - MARGIN) [at, line] = [MARGIN, line + 1]
    const entry = { name, tone, at, line }
    at += wide + 20
    return entry
  })
}

const drawLegend = (pen: CanvasRenderingContext2D, entries: readonly Entry[], chart: SVGSVGElement) => {
  const color = getComputedStyle(chart).color
  for (const { name, tone, at, line } of entries) {
    const y = MARGIN + line * LINE
    const bar = tone && chart.querySelector(`[data-tone="${tone}"]`)
    pen.fillStyle = bar ? getComputedStyle(bar).fill : color
    if (bar) pen.fillRect(at, y, SWATCH, SWATCH)
    else for (const dash of [0, 6]) pen.fillRect(at + dash, y + 4, 4, 2)
    pen.fillStyle = color
    pen.fillText(name, at + SWATCH + 6, y + 9)
  }
}

/** Saves the chart as it is on screen, its title and legend above it, as a PNG of twice the size. */
export const savePicture = async (
  chart: SVGSVGElement,
  series: readonly Series[],
  { title, name }: { readonly title: string; readonly name: string },
): Promise<void> => {
  const { width, height } = chart.viewBox.baseVal
  const image = await loaded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(withoutText(chart))}`)
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) return
  const family = getComputedStyle(chart).fontFamily
  const font = `12px ${family}`
  pen.font = font
  const legend = legendOf(pen, series, width)
  const above = MARGIN + TITLE + ((legend.at(-1)?.line ?? 0) + 1) * LINE
  canvas.width = width * SCALE
  canvas.height = (height + above) * SCALE
  pen.scale(SCALE, SCALE)
  pen.fillStyle = getComputedStyle(chart).backgroundColor
  pen.fillRect(0, 0, width, height + above)
  pen.fillStyle = getComputedStyle(chart).color
  pen.font = `600 15px ${family}`
  pen.fillText(title, MARGIN, MARGIN + 10, width - 2 * MARGIN)
  pen.font = font
  pen.translate(0, TITLE)
  drawLegend(pen, legend, chart)
  pen.translate(0, above - TITLE)
  pen.drawImage(image, 0, 0, width, height)
  drawTexts(pen, chart)
  const link = document.createElement('a')
  link.href = canvas.toDataURL('image/png')
  link.download = name
  link.click()
}
