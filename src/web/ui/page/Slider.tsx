import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'

import { uiTexts } from '#texts/ui.ts'
import { useIsNarrow } from '#web/ui/style/media.ts'
import classes from './Slider.module.css'

/** Widths and gaps of the specification, by what slides. */
export type SliderKind = 'products' | 'resources' | 'academy' | 'training' | 'technical'

const REPEAT_EVERY = 100
const SWIPE = 40

/** Cards side by side; one card per press, and from then on one every 100 ms while it stays pressed. Cards out of view are inert. */
export const Slider = <Item,>({
  label,
  items,
  itemKey,
  children,
  kind = 'products',
}: {
  label: string
  items: readonly Item[]
  itemKey: (item: Item) => string
  children: (item: Item) => ReactNode
  kind?: SliderKind
}) => {
  const [at, setAt] = useState(0)
  // Measured at once; on a telephone, where the arrows have a row of their own, it is right before that.
  const [perView, setPerView] = useState(useIsNarrow() ? 1 : 3)
  const view = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLUListElement>(null)
  const holding = useRef<ReturnType<typeof setInterval> | undefined>(undefined)
  const swipe = useRef<number | null>(null)
  const last = Math.max(0, items.length - perView)
  const place = Math.min(at, last)

  useEffect(() => {
    if (!view.current) return
    const observer = new ResizeObserver(() => {
      const [first, second] = track.current?.children ?? []
      if (!view.current || !first) return
      const card = first.getBoundingClientRect().width
      const stride = second ? Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left) : card
      setPerView(Math.max(1, Math.floor((view.current.clientWidth - card) / Math.max(1, stride) + 1.02)))
    })
    observer.observe(view.current)
    return () => observer.disconnect()
  }, [])

  const move = (by: 1 | -1) => setAt((now) => Math.min(Math.max(Math.min(now, last) + by, 0), last))
  const release = useCallback(() => clearInterval(holding.current), [])
  const hold = (by: 1 | -1) => {
    release()
    move(by)
    holding.current = setInterval(() => move(by), REPEAT_EVERY)
    // An arrow that is disabled at the end gets no more pointer events.
    addEventListener('pointerup', release, { once: true })
  }
  useEffect(() => release, [release])

  const arrow = (by: 1 | -1) => ({
    type: 'button' as const,
    className: classes['arrow'],
    disabled: by === -1 ? place === 0 : place >= last,
    // A pointer has moved it already when it was pressed; a key has not.
    onClick: ({ detail }: MouseEvent) => detail === 0 && move(by),
    onPointerDown: ({ button }: PointerEvent) => button === 0 && hold(by),
    onPointerLeave: release,
    onPointerCancel: release,
  })
  const press = (key: KeyboardEvent) => {
    if (key.key !== 'ArrowRight' && key.key !== 'ArrowLeft') return
    const forward = (key.key === 'ArrowRight') === (document.dir !== 'rtl')
    move(forward ? 1 : -1)
    key.preventDefault()
  }

  return (
    <section
      className={classes['slider']}
      data-kind={kind}
      aria-label={label}
      aria-roledescription="carousel"
      onKeyDown={press}
    >
      <div
        ref={view}
        className={classes['view']}
        onPointerDown={(down) => {
          swipe.current = down.pointerType === 'mouse' ? null : down.clientX
        }}
        onPointerUp={(up) => {
          const moved = swipe.current === null ? 0 : up.clientX - swipe.current
          if (Math.abs(moved) > SWIPE) move(moved < 0 ? 1 : -1)
          swipe.current = null
        }}
      >
        <ul ref={track} role="list" className={classes['track']} style={{ '--at': place } as CSSProperties}>
          {items.map((item, index) => (
            <li
              key={itemKey(item)}
              aria-roledescription="slide"
              aria-label={uiTexts.slide(index + 1, items.length)}
              inert={index < place || index >= place + perView}
            >
              {children(item)}
            </li>
          ))}
        </ul>
      </div>
      {items.length > perView && (
        <div className={classes['arrows']}>
          <button {...arrow(-1)} aria-label={`${uiTexts.previousSlide}, ${label}`}>
            <IconChevronLeft size={21} stroke={1.6} aria-hidden />
          </button>
          <span className={classes['place']} aria-live="polite">
            <bdi dir="ltr">{uiTexts.slide(place + 1, items.length)}</bdi>
          </span>
          <button {...arrow(1)} aria-label={`${uiTexts.nextSlide}, ${label}`}>
            <IconChevronRight size={21} stroke={1.6} aria-hidden />
          </button>
        </div>
      )}
    </section>
  )
}
