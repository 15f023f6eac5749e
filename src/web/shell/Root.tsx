import { Suspense, useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { shellTexts } from '#texts/shell.ts'
import { useContested } from '#web/api/editing.ts'
import { LostAnswer } from '#web/api/LostAnswer.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { usePasswordPrompt } from '#web/api/password-again.ts'
import { ownTopics, useMe } from '#web/identity/me.ts'
import { whenRequested } from '#web/loading-code.ts'
import { useMessages } from '#web/ui/dialogs/messages.ts'
import { OpensLater } from '#web/ui/page/OpensLater.tsx'

const PasswordAgain = whenRequested(() => import('#web/account/PasswordAgain.tsx'))
const ContestedModal = whenRequested(() => import('#web/api/ContestedModal.tsx'))
const ErrorModal = whenRequested(() => import('#web/ui/dialogs/ErrorModal.tsx'))

/** What is under every screen: skip link, live regions, focus and scroll on a change of page, the error modal. */
export const Root = () => {
  const { error, errorIn } = useMessages()
  const isPasswordAsked = usePasswordPrompt()
  const contested = useContested()
  const { data: me } = useMe()
  useTopics(...ownTopics(me))
  useFocusOnArrival()

  return (
    <>
      <button type="button" className="skip-link" data-no-print onClick={focusMain}>
        {shellTexts.skip}
      </button>
      <Outlet />
      <ScrollRestoration />
      <div id="announce-polite" className="visually-hidden" role="status" aria-live="polite" />
      <div id="announce-assertive" className="visually-hidden" role="alert" aria-live="assertive" />
      <OpensLater />
      <LostAnswer />
      <Suspense fallback={null}>{isPasswordAsked && <PasswordAgain />}</Suspense>
      <Suspense fallback={null}>{contested && <ContestedModal {...contested} />}</Suspense>
      <Suspense fallback={null}>{error !== null && errorIn === null && <ErrorModal />}</Suspense>
    </>
  )
}

const focusMain = (): void => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })

/** Another page: the keyboard goes on at its main part. The first page keeps the browser's own start. */
const useFocusOnArrival = (): void => {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    focusMain()
  }, [pathname])
}
