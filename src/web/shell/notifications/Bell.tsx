import { IconBell } from '@tabler/icons-react'
import { Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { countNotifications, listNotifications, readOpenedPage } from '#modules/notifications/contract.ts'
import { shellTexts as texts } from '#texts/shell.ts'
import { call, useRead } from '#web/api/endpoint.ts'
import { modelsChanged } from '#web/api/reads.ts'
import { whenRequested } from '#web/loading-code.ts'
import { useNews } from '#web/notifications/news.ts'
import { PopoverButton } from '#web/ui/dialogs/PopoverButton.tsx'
import { announce } from '#web/ui/figures/announce.ts'
import { showUnread } from '#web/ui/figures/title.ts'
import { Badge } from './Badge.tsx'
import classes from './Bell.module.css'

/** What led to a page that is open now is read, from whatever link it was opened. Sent in the background. */
const readOpened = async (path: string): Promise<void> => {
  await call(readOpenedPage, { path }, { quiet: true })
  await modelsChanged(['notifications'])
}

/** Comes with the first click: most pages are left without one. */
const LatestNotifications = whenRequested(() => import('./LatestNotifications.tsx'))

const LATEST = { page: 1, pageSize: 3 }

/** Only clicking an entry marks it as read. New ones are announced on every page. */
export const Bell = () => {
  const { data: counts } = useRead(countNotifications, {})
  const unread = counts?.unread ?? 0
  const { data: latest } = useRead(listNotifications, LATEST)
  useNews(latest, ({ title, content }) => announce(texts.newNotification(title, content)))
  useEffect(() => {
    showUnread(unread)
    return () => showUnread(0)
  }, [unread])
  useOpenedPages(counts?.unread)

  return (
    <PopoverButton
      icon={
        <>
          <IconBell size={21} stroke={1.6} aria-hidden />
          <Badge count={unread} />
        </>
      }
      name={texts.unread(unread)}
      title={texts.notifications}
      word={texts.notifications}
      size="large"
      role="region"
      label={texts.latest}
      className={classes['latest']}
    >
      {(close) => (
        <Suspense fallback={null}>
          <LatestNotifications query={LATEST} latest={latest ?? []} unread={unread} onDone={close} />
        </Suspense>
      )}
    </PopoverButton>
  )
}

/** Each page that is opened while something is unread may be what it led to: checked once, however it was opened. */
const useOpenedPages = (unread: number | undefined): void => {
  const { pathname } = useLocation()
  const checked = useRef('')
  useEffect(() => {
    if (unread === undefined || checked.current === pathname) return
    checked.current = pathname
    if (unread > 0) readOpened(pathname).catch(() => undefined)
  }, [unread, pathname])
}
