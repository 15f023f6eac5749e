import { useEffect, useRef, useState } from 'react'

import { uiTexts } from '#texts/ui.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { announce } from '#web/ui/figures/announce.ts'
import classes from './UndoToast.module.css'

const LASTS = 10_000

/** Says what was just done and takes it back for 10 s; it waits while the pointer or the keyboard is on it. */
export const UndoToast = ({
  children,
  onUndo,
  onGone,
}: {
  children: string
  onUndo: () => void
  onGone: () => void
}) => {
  const [held, setHeld] = useState(false)
  const gone = useRef(onGone)
  useEffect(() => {
    gone.current = onGone
  })
  useEffect(() => announce(children), [children])
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => gone.current(), LASTS)
    return () => clearTimeout(timer)
  }, [held])
  return (
    <div
      className={classes['toast']}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p>{children}</p>
      <Button size="small" onClick={onUndo}>
        {uiTexts.undo}
      </Button>
      <span className={classes['bar']} data-held={held || undefined} aria-hidden="true" />
    </div>
  )
}
