import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'

import { unsavedTexts as texts } from '#texts/ui.ts'
import { ConfirmModal } from '#web/ui/dialogs/ConfirmModal.tsx'

/** Confirms that what was typed is lost: on the way to another page, and when the window is closed. */
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
      title={texts.leaveTitle}
      keep={texts.stay}
      confirm={texts.leave}
      onKeep={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      <p>{texts.leaveLead}</p>
    </ConfirmModal>
  )
}
