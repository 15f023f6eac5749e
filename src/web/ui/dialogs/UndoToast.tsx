import { useEffect } from 'react'

import { uiTexts } from '#texts/ui.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { announce } from '#web/ui/figures/announce.ts'
import { useLasting } from './lasting.ts'
import classes from './UndoToast.module.css'

const LASTS_MS = 10_000

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
  const { isPaused, on } = useLasting(LASTS_MS, onGone)
  useEffect(() => announce(children), [children])
  return (
    <div className={classes['toast']} {...on}>
      <p>{children}</p>
      <Button size="small" onClick={onUndo}>
        {uiTexts.undo}
      </Button>
      <span className={classes['bar']} data-paused={isPaused || undefined} aria-hidden="true" />
    </div>
  )
}
