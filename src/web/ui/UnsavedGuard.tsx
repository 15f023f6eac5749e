import { useEffect } from 'react'
import { useBlocker } from 'react-router'

import { unsavedWords as words } from '#web/words/ui.ts'
import { Button } from './Button.tsx'
import { Modal } from './Modal.tsx'

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
    <Modal
      opened={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={words.leaveTitle}
      actions={
        <>
          <Button data-autofocus onClick={() => blocker.reset?.()}>
            {words.stay}
          </Button>
          <Button look="danger-filled" onClick={() => blocker.proceed?.()}>
            {words.leave}
          </Button>
        </>
      }
    >
      <p>{words.leaveLead}</p>
    </Modal>
  )
}
