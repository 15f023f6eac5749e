import { Suspense, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { whenRequested } from '#web/loading-code.ts'

import { isForPage } from '#web/ui/actions/page-actions.ts'
import { closeInFront, openPalette, openShortcutList, useInFront } from './in-front.ts'
import { targetOf } from './shortcuts.ts'

const Palette = whenRequested(() => import('#web/shell/search/Palette.tsx'))
const ShortcutList = whenRequested(() => import('./ShortcutList.tsx'))

/** G waits this long for the letter after it. */
const SECOND_KEY_WITHIN = 1_200

/** Ctrl K and / open the palette, ? the list of shortcuts; G then a letter goes somewhere. In the frame itself: a key pressed at once counts too. */
export const Shortcuts = ({ staff }: { staff: boolean }) => {
  const navigate = useNavigate()
  const inFront = useInFront()

  useEffect(() => {
    let afterG = Number.NEGATIVE_INFINITY
    const handled = (key: KeyboardEvent): boolean => {
      if ((key.ctrlKey || key.metaKey) && key.key.toLowerCase() === 'k') openPalette()
      else if (!isForPage(key)) return false
      else if (key.key === '/') openPalette()
      else if (key.key === '?') openShortcutList()
      else {
        const target = key.timeStamp - afterG < SECOND_KEY_WITHIN ? targetOf(key.key, staff) : null
        afterG = key.key === 'g' ? key.timeStamp : Number.NEGATIVE_INFINITY
        if (!target) return false
        void navigate(target)
      }
      return true
    }
    // On the way down: the letter after G is not also a key of the page.
    const press = (key: KeyboardEvent) => {
      if (handled(key)) key.preventDefault()
    }
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  }, [navigate, staff])

  return (
    <Suspense fallback={null}>
      {inFront === 'palette' && <Palette staff={staff} onClose={closeInFront} />}
      {inFront === 'shortcuts' && <ShortcutList staff={staff} onClose={closeInFront} />}
    </Suspense>
  )
}
