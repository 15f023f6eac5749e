import type { Series } from './chart-series.ts'

const drawn = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'font', 'opacity', 'visibility'] as const
const SCALE = 2
const LEGEND = 28

/** The chart with its looks written into it: outside of the page no style sheet reaches it. */
const standalone = (chart: SVGSVGElement): string => {
  const copy = chart.cloneNode(true) as SVGSVGElement
  const originals = [chart, ...chart.querySelectorAll('*')]
  for (const [at, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const looks = getComputedStyle(originals[at] as Element)
    for (const name of drawn) element.setAttribute(name, looks.getPropertyValue(name))
  }
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

/** Saves the chart as it is on screen, its legend above it, as a PNG of twice the size. */
export const savePicture = async (chart: SVGSVGElement, series: readonly Series[], name: string): Promise<void> => {
  const { width, height } = chart.viewBox.baseVal
  const image = await loaded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(chart))}`)
  const canvas = document.createElement('canvas')
  canvas.width = width * SCALE
  canvas.height = (height + LEGEND) * SCALE
  const pen = canvas.getContext('2d')
  if (!pen) return
  const page = getComputedStyle(chart)
  pen.scale(SCALE, SCALE)
  pen.fillStyle = page.getPropertyValue('--chart-surface') || '#ffffff'
  pen.fillRect(0, 0, width, height + LEGEND)
  pen.font = `12px ${page.fontFamily}`
  let at = 12
  for (const { name: product, tone } of series) {
    const bar = chart.querySelector(`[data-tone="${tone}"]`)
    pen.fillStyle = bar ? getComputedStyle(bar).fill : '#000000'
    pen.fillRect(at, 9, 10, 10)
    pen.fillStyle = page.color
    pen.fillText(product, at + 16, 18)
    at += pen.measureText(product).width + 36
  }
  pen.drawImage(image, 0, LEGEND, width, height)
  const link = document.createElement('a')
  link.href = canvas.toDataURL('image/png')
  link.download = name
  link.click()
}
