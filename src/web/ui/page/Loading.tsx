import type { UseQueryResult } from '@tanstack/react-query'
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { uiTexts } from '#texts/ui.ts'
import type { Problem } from '#web/problem.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import classes from './Loading.module.css'

/** Nothing before 300 ms; once shown, a skeleton stays at least 300 ms so that it never flickers. */
export const useSlow = (waiting: boolean, patience = 300): boolean => {
  const [shown, setShown] = useState(false)
  const since = useRef(0)
  useEffect(() => {
    const wait = waiting ? patience : Math.max(0, since.current + 300 - Date.now())
    if (waiting === shown) return
    const timer = setTimeout(() => {
      since.current = Date.now()
      setShown(waiting)
    }, wait)
    return () => clearTimeout(timer)
  }, [waiting, patience, shown])
  return shown
}

/** The answer is shown: it has come, and its skeleton has had its time. What is below a list waits for this, or it would jump. */
export const useSettled = (read: UseQueryResult<unknown, Problem>): boolean => {
  const slow = useSlow(read.isPending)
  return read.data !== undefined && !slow
}

/** Grey bars in the place of what comes: `lines` rows of `height` pixels, on a telephone of `card`, or a shape by class. */
export const Skeleton = ({
  lines = 1,
  height = 16,
  card = height,
  className = '',
}: {
  lines?: number
  height?: number
  card?: number
  className?: string
}) => (
  <div className={`${classes['skeletons']} ${className}`} aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => line + 1).map((line) => (
      <span
        key={line}
        className={classes['skeleton']}
        style={{ '--row': `${height}px`, '--card': `${card}px` } as CSSProperties}
      />
    ))}
  </div>
)

/** What a read looks like while it loads, when it failed, and when it is there. */
export const Loading = <T,>({
  read,
  skeleton,
  children,
}: {
  read: UseQueryResult<T, Problem>
  /** In the exact shape of the result. */
  skeleton: ReactNode
  children: (answer: T) => ReactNode
}) => {
  const slow = useSlow(read.isPending)
  const verySlow = useSlow(read.isPending, 10_000)
  if (read.data !== undefined && !slow) {
    return (
      <div className={classes['loaded']} data-again={read.isFetching && read.isPlaceholderData ? true : undefined}>
        {children(read.data)}
      </div>
    )
  }
  if (read.isError) return <CouldNotLoad problem={read.error} again={() => void read.refetch()} />
  if (!slow) return <div className={classes['unborn']}>{skeleton}</div>
  return (
    <div aria-busy="true">
      <span className="visually-hidden" role="status">
        {uiTexts.loading}
      </span>
      {verySlow && <p className={classes['patience']}>{uiTexts.stillLoading}</p>}
      {skeleton}
    </div>
  )
}

/** A part that failed says what and offers to try again; the rest of the page works. */
export const CouldNotLoad = ({ problem, again }: { problem: Problem; again: () => void }) => (
  <div className={classes['failed']} role="alert">
    <p>
      <strong>{uiTexts.couldNotLoad}</strong> {problem.message}
    </p>
    <Button size="small" onClick={again}>
      {uiTexts.tryAgain}
    </Button>
  </div>
)
