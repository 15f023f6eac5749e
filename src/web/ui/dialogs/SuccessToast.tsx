import { IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react'

import { uiTexts } from '#texts/ui.ts'
import { useFreePlace } from './free-place.ts'
import { useLasting } from './lasting.ts'
import { clearSuccess, useMessages } from './messages.ts'
import classes from './SuccessToast.module.css'

const LASTS_MS = 6_000

const PLACES = ['foot', 'foot-start', 'foot-end', 'head', 'middle'] as const

/** Over whichever page the command led to for six seconds, where it covers no control; a click takes it away at once. */
export const SuccessToast = () => {
  const { success, successes, isNote } = useMessages()
  return (
    <div role="status" data-no-print>
      {success !== null && <Toast key={successes} says={success} isNote={isNote} />}
    </div>
  )
}

const Toast = ({ says, isNote }: { says: string; isNote: boolean }) => {
  const Icon = isNote ? IconInfoCircle : IconCircleCheck
  const { on } = useLasting(LASTS_MS, clearSuccess)
  const place = useFreePlace(PLACES)
  return (
    <div ref={place} className={classes['region']}>
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
    </div>
  )
}
