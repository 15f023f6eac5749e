import type { EChartsType } from 'echarts/core'
import EChartsReact from 'echarts-for-react/esm/core'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'

import { useMedia } from '#web/ui/style/media.ts'
import { type ChartModel, partOf, type Span } from './chart-model.ts'
import { MARK, optionOf } from './chart-option.ts'
import { core, still } from './echarts.ts'

export type DrawingProps = {
  readonly model: ChartModel
  /** What it is, for people who listen; without it, the text around the picture says it. */
  readonly label?: string | undefined
  readonly height: number
  /** What is in sight of a chart that is longer. */
  readonly span?: Span | undefined
  readonly onSpan?: ((span: Span) => void) | undefined
  readonly lit?: { readonly at: number; readonly id: string } | null | undefined
  readonly onPoint: (at: number | null) => void
  /** A bar, or the column of all of them (null). */
  readonly onPick?: ((at: number, id: string | null) => void) | undefined
  readonly strips?: readonly Span[] | undefined
}

/** What is drawn across an upright sheet, a quarter smaller than on the screen: letters of 9 px, which are read on paper. */
const PAPER = 900
const SVG = { renderer: 'svg' } as const

const font = () => getComputedStyle(document.documentElement).getPropertyValue('--font')

const isSame = (a: Span | undefined, b: Span | undefined): boolean => a?.from === b?.from && a?.upto === b?.upto

/** The picture of a chart. It knows no colour: those of the page's tokens, whichever hold. */
export const ChartDrawing = (props: DrawingProps) => {
  const printing = useMedia('print')
  return (
    <>
      {printing && <OnPaper {...props} />}
      <div data-no-print>
        <OnScreen {...props} />
      </div>
    </>
  )
}

const OnPaper = ({ model, label, height, strips }: DrawingProps) =>
  (strips ?? [{ from: 0, upto: model.keys.length - 1 }]).map((strip) => (
    <div
      key={strip.from}
      role="img"
      aria-label={label}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what the library has drawn, without a style in it
      dangerouslySetInnerHTML={{
        __html: still(optionOf(partOf(model, strip), { hatched: true, font: font() }), PAPER, height),
      }}
    />
  ))

const OnScreen = ({ model, label, height, span, onSpan, lit, onPoint, onPick }: DrawingProps) => {
  const hatched = useMedia('(forced-colors: active)')
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const chart = useRef<EChartsReact>(null)
  /** What the picture shows by itself: a drag there must not cause it to be drawn again. */
  const shown = useRef<Span>(undefined)
  const latest = useRef({ onSpan, onPoint, onPick, model })
  useLayoutEffect(() => {
    latest.current = { onSpan, onPoint, onPick, model }
  })
  const drawn = useMemo(() => ({ model, hatched, still }), [model, hatched, still])
  const option = useMemo(
    () => ({
      ...optionOf(drawn.model, { hatched: drawn.hatched, font: font(), span }),
      aria: { enabled: label !== undefined, label: { description: label } },
      animation: !drawn.still,
    }),
    [drawn, span, label],
  )
  const events = useMemo(() => eventsFor(latest, shown), [])
  const before = useRef(drawn)
  useEffect(() => {
    before.current = drawn
    shown.current = span
  }, [drawn, span])
  useEffect(() => {
    const picture = chart.current?.getEchartsInstance()
    picture?.dispatchAction({ type: 'downplay' })
    if (lit) picture?.dispatchAction({ type: 'highlight', seriesId: lit.id, dataIndex: lit.at })
  }, [lit])
  return (
    <EChartsReact
      ref={chart}
      echarts={core}
      opts={SVG}
      option={option}
      replaceMerge={['series', 'dataZoom']}
      shouldSetOption={() => before.current !== drawn || !isSame(shown.current, span)}
      style={{ height }}
      aria-hidden={label === undefined || undefined}
      onEvents={events}
      onChartReady={(picture) => pickColumns(picture, latest)}
    />
  )
}

type Latest = {
  readonly current: Pick<DrawingProps, 'onSpan' | 'onPoint' | 'onPick'> & { readonly model: ChartModel }
}

/** The key that a place on the axis is of; on an axis of time, the nearest one. */
const keyAt = ({ keys, axis }: ChartModel, value: number): number => {
  if (axis !== 'time') return value
  const apart = keys.map((key) => Math.abs(Date.parse(key) - value))
  return apart.indexOf(Math.min(...apart))
}

const eventsFor = (latest: Latest, shown: { current: Span | undefined }) => ({
  updateAxisPointer: ({ axesInfo }: { axesInfo?: readonly { value: number }[] }) =>
    latest.current.onPoint(axesInfo?.[0] ? keyAt(latest.current.model, axesInfo[0].value) : null),
  globalout: () => latest.current.onPoint(null),
  click: ({ dataIndex, seriesId }: { dataIndex: number; seriesId?: string }) => {
    if (seriesId && seriesId !== MARK) latest.current.onPick?.(dataIndex, seriesId)
  },
  datazoom: (_: unknown, picture: EChartsType) => {
    const [zoom] = picture.getOption()['dataZoom'] as { startValue: number; endValue: number }[]
    if (!zoom) return
    shown.current = { from: zoom.startValue, upto: zoom.endValue }
    latest.current.onSpan?.(shown.current)
  },
})

/** A tap next to the bars of a column means all of it. */
const pickColumns = (picture: EChartsType, latest: Latest) =>
  picture.getZr().on('click', ({ target, offsetX, offsetY }) => {
    const point = [offsetX, offsetY]
    if (target || !picture.containPixel('grid', point)) return
    const [value = -1] = picture.convertFromPixel('grid', point)
    const at = keyAt(latest.current.model, value)
    if (at >= 0 && at < latest.current.model.keys.length) latest.current.onPick?.(at, null)
  })
