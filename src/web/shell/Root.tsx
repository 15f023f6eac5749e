import { IconCloudOff } from '@tabler/icons-react'
import { Suspense, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { shellTexts } from '#texts/shell.ts'
import { uiTexts } from '#texts/ui.ts'
import { useContested } from '#web/api/editing.ts'
import { useTopics } from '#web/api/live/live.ts'
import { askLostNow, useLostAnswers } from '#web/api/lost-answers.ts'
import { useProofPrompt } from '#web/api/password-again.ts'
import { useApprovalPrompt } from '#web/api/second-person.ts'
import { ownTopics, useMe } from '#web/identity/me.ts'
import { whenRequested } from '#web/loading-code.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { useMessages } from '#web/ui/dialogs/messages.ts'
import { announce } from '#web/ui/figures/announce.ts'
import classes from '#web/ui/page/OpensLater.module.css'

/** At the foot of the window while what was requested waits for the connection; the page can be used meanwhile. */
const OpensLater = () => {
  const { opensLater } = useMessages()
  return (
    <div role="status" data-no-print>
      {opensLater && (
        <p className={classes['notice']}>
          <IconCloudOff size={18} stroke={1.8} aria-hidden />
          {uiTexts.opensLater}
        </p>
      )}
    </div>
  )
}

/** At the foot of the window, and above whatever is in front, while it is not known whether a command was done. */
const LostAnswer = () => {
  const isLost = useLostAnswers() > 0
  useEffect(() => {
    if (isLost) announce(uiTexts.answerLost)
  }, [isLost])
  if (!isLost) return null
  return createPortal(
    <section className={classes['notice']} aria-label={uiTexts.answerLostTitle} aria-live="off" data-no-print>
      <IconCloudOff size={18} stroke={1.8} aria-hidden />
      <p>{uiTexts.answerLost}</p>
      <Button size="small" look="outlined" onClick={askLostNow}>
        {uiTexts.askNow}
      </Button>
    </section>,
    document.body,
  )
}

const PasswordAgain = whenRequested(() => import('#web/account/PasswordAgain.tsx'))
const RequestApproval = whenRequested(() => import('#web/office/approvals/RequestApproval.tsx'))
const SignInAgain = whenRequested(() => import('#web/account/SignInAgain.tsx'))
const ContestedModal = whenRequested(() => import('#web/api/ContestedModal.tsx'))
const ErrorModal = whenRequested(() => import('#web/ui/dialogs/ErrorModal.tsx'))

const SCROLLED = 'partnercare.scrolled'

/** A typed address opens at its top: places are kept for coming back and for loading again. */
const forgetScrolled = (): void => {
  const [arrival] = performance.getEntriesByType?.('navigation') ?? []
  if ((arrival as PerformanceNavigationTiming | undefined)?.type !== 'navigate') return
  try {
    sessionStorage.removeItem(SCROLLED)
  } catch {
    // Then none are kept.
  }
}
forgetScrolled()

/** What is under every screen: skip link, live regions, focus and scroll on a change of page, the error modal. */
export const Root = () => {
  const { error, errorIn } = useMessages()
  const proof = useProofPrompt()
  const isApprovalPrompted = useApprovalPrompt()
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
      <ScrollRestoration storageKey={SCROLLED} />
      <div id="announce-polite" className="visually-hidden" role="status" aria-live="polite" />
      <div id="announce-assertive" className="visually-hidden" role="alert" aria-live="assertive" />
      <OpensLater />
      <LostAnswer />
      <Suspense fallback={null}>{proof === 'password' && <PasswordAgain />}</Suspense>
      <Suspense fallback={null}>{proof === 'single sign-on' && <SignInAgain />}</Suspense>
      <Suspense fallback={null}>{isApprovalPrompted && <RequestApproval />}</Suspense>
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
