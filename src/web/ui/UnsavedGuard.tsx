import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'

import { unsavedWords as words } from '#web/words/ui.ts'
import { ConfirmModal } from './ConfirmModal.tsx'

/** Asks before what was typed is lost: on the way to another page, and when the window is closed. */
export const UnsavedGuard = ({ unsaved }: { unsaved: () => boolean }) => {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return currentLocation.pathname !== nextLocation.pathname && unsaved()
  })
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [unsaved])
  return (
    <ConfirmModal
      opened={blocker.state === 'blocked'}
      title={words.leaveTitle}
      keep={words.stay}
      confirm={words.leave}
      onKeep={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      <p>{words.leaveLead}</p>
    </ConfirmModal>
  )
}
