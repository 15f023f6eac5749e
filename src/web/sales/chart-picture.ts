import { salesWords as words } from '#web/words/sales.ts'
import { type InSight, LEFT, RIGHT } from './chart-layout.ts'
import type { Series } from './chart-series.ts'
import type { DrawnChart } from './SalesChart.tsx'

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

/** The texts of the axes, where they stand: the scale at its place, of the months those that are shown. */
const drawTexts = (pen: CanvasRenderingContext2D, chart: SVGSVGElement, { from, upto }: InSight) => {
  for (const text of chart.querySelectorAll('text')) {
    const x = Number(text.getAttribute('x'))
    const isOfScale = x < LEFT
    if (!isOfScale && (x < from || x > upto)) continue
    const looks = getComputedStyle(text)
    pen.fillStyle = looks.fill
    pen.textAlign = looks.textAnchor === 'middle' ? 'center' : looks.textAnchor === 'end' ? 'right' : 'left'
    let y = Number(text.getAttribute('y'))
    for (const part of text.childNodes) {
      if (part instanceof Element) y += Number(part.getAttribute('dy'))
      pen.fillText(part.textContent ?? '', isOfScale ? x : x - from + LEFT, y)
    }
  }
  pen.textAlign = 'left'
}

type Place = { readonly at: number; readonly line: number }

/** Where each of these names stands, `before` it room for its swatch, in as many lines as the width asks for. */
const placed = (pen: CanvasRenderingContext2D, names: readonly string[], before: number, width: number): Place[] => {
  let [at, line] = [MARGIN, 0]
  return names.map((name) => {
    const wide = before + pen.measureText(name).width
    if (at > MARGIN && at + wide > width - MARGIN) [at, line] = [MARGIN, line + 1]
    const place = { at, line }
    at += wide + 20
    return place
  })
}

const linesOf = (places: readonly Place[]): number => (places.at(-1)?.line ?? -1) + 1

type Entry = Place & { readonly name: string; readonly tone: number | null }

/** The names of the products, each in its colour. The forecast comes last, without a tone. */
const legendOf = (pen: CanvasRenderingContext2D, series: readonly Series[], width: number): Entry[] => {
  const entries = [...series.map(({ name, tone }) => ({ name, tone })), { name: words.forecast, tone: null }]
  const names = entries.map(({ name }) => name)
  const places = placed(pen, names, SWATCH + 6, width)
  return entries.map((entry, at) => ({ ...entry, ...(places[at] as Place) }))
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

type Told = {
  readonly title: string
  /** What was chosen, each by itself: 'Country: Peru'. */
  readonly chosen: readonly string[]
  /** The file's. */
  readonly name: string
}

/** Saves the months of the chart that are in sight, what they are and the legend above them, as a PNG of twice the size. */
export const savePicture = async (
  { svg: chart, shown }: DrawnChart,
  series: readonly Series[],
  { title, chosen, name }: Told,
): Promise<void> => {
  const { width: whole, height } = chart.viewBox.baseVal
  const width = LEFT + shown.upto - shown.from + RIGHT
  const image = await loaded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(withoutText(chart))}`)
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) return
  const { fontFamily, color, backgroundColor } = getComputedStyle(chart)
  const font = `12px ${fontFamily}`
  pen.font = font
  const subtitle = placed(pen, chosen, 0, width)
  const legend = legendOf(pen, series, width)
  const head = TITLE + linesOf(subtitle) * LINE
  const above = MARGIN + head + linesOf(legend) * LINE
  canvas.width = width * SCALE
  canvas.height = (height + above) * SCALE
  pen.scale(SCALE, SCALE)
  pen.fillStyle = backgroundColor
  pen.fillRect(0, 0, width, height + above)
  pen.fillStyle = color
  pen.font = `600 15px ${fontFamily}`
  pen.fillText(title, MARGIN, MARGIN + 10, width - 2 * MARGIN)
  pen.font = font
  for (const [at, place] of subtitle.entries())
    pen.fillText(chosen[at] ?? '', place.at, MARGIN + TITLE + place.line * LINE + 6, width - 2 * MARGIN)
  pen.translate(0, head)
  drawLegend(pen, legend, chart)
  pen.translate(0, above - head)
  pen.save()
  pen.beginPath()
  pen.rect(LEFT, 0, shown.upto - shown.from, height)
  pen.clip()
  pen.drawImage(image, LEFT - shown.from, 0, whole, height)
  pen.restore()
  drawTexts(pen, chart, shown)
  const link = document.createElement('a')
  link.href = canvas.toDataURL('image/png')
  link.download = name
  link.click()
}
