import { type CSSProperties, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

import { whenShown } from '#web/loading-code.ts'
import classes from './Chart.module.css'
import type { DrawingProps } from './ChartDrawing.tsx'
import { LEFT, RIGHT } from './chart-option.ts'
import { stretchOf, tipPlace } from './column-place.ts'

/** Its labels are measured as it is drawn: in the fonts of the page. */
const ChartDrawing = whenShown(async () => {
  const [{ ChartDrawing }] = await Promise.all([import('./ChartDrawing.tsx'), document.fonts.ready])
  return { default: ChartDrawing }
})

type Props = Omit<DrawingProps, 'height' | 'onPoint'> & {
  readonly height?: number
  /** What is said of a column: the one that is pointed at, or `described`. */
  readonly tip: (at: number) => ReactNode
  readonly described?: number | null
  /** Lies over the columns. */
  readonly children?: ReactNode
}

/** The place of a column, from edge to edge. */
export const columnAt = (at: number, many: number): string =>
  `calc(${LEFT}px + (100% - ${LEFT + RIGHT}px) * ${at / Math.max(1, many)})`

/** True from the moment when it has come into sight. */
const useSeen = () => {
  const place = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const watching = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: '160px',
    })
    watching.observe(place.current)
    return () => watching.disconnect()
  }, [])
  return { place, seen }
}

/** A chart in the room that it was given from the first moment; its library comes once it is in sight. */
export const Chart = ({ height = 380, tip, described = null, children, ...drawing }: Props) => {
  const { place, seen } = useSeen()
  const [pointed, setPointed] = useState<number | null>(null)
  const { keys } = drawing.model
  const { from, upto } = drawing.span ?? { from: 0, upto: keys.length - 1 }
  const at = described ?? pointed
  const isInSight = at !== null && at >= from && at <= upto
  return (
    <div ref={place} className={classes['chart']} style={{ '--height': `${height}px` } as CSSProperties}>
      {seen && (
        <Suspense>
          <ChartDrawing {...drawing} height={height} onPoint={setPointed} />
        </Suspense>
      )}
      {children}
      {isInSight && (
        <div
          className={classes['tip']}
          style={tipPlace(stretchOf(drawing.model, at, { from, upto }), place.current?.clientWidth ?? 0)}
          aria-hidden="true"
          data-no-print
        >
          {tip(at)}
        </div>
      )}
    </div>
  )
}
