import { IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react'

import { uiTexts } from '#texts/ui.ts'
import { useLasting } from './lasting.ts'
import { clearSuccess, useMessages } from './messages.ts'
import classes from './SuccessToast.module.css'

const LASTS_MS = 6_000

/** At the foot of the page for six seconds, over whichever page the command led to; a click takes it away at once. */
export const SuccessToast = () => {
  const { success, successes, isNote } = useMessages()
  return (
    <div role="status" className={classes['region']} data-no-print>
      {success !== null && <Toast key={successes} says={success} isNote={isNote} />}
    </div>
  )
}

const Toast = ({ says, isNote }: { says: string; isNote: boolean }) => {
  const Icon = isNote ? IconInfoCircle : IconCircleCheck
  const { on } = useLasting(LASTS_MS, clearSuccess)
  return (
    <button
      type="button"
      className={classes['toast']}
      onClick={clearSuccess}
      aria-label={`${says} ${uiTexts.dismiss}`}
      {...on}
    >
      <Icon size={20} stroke={1.8} aria-hidden />
      <span>{says}</span>
      <IconX size={16} stroke={1.8} aria-hidden />
    </button>
  )
}
