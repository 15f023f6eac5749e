import { IconBell } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'

import { countNotifications, listNotifications, type Notification } from '#modules/notifications/contract.ts'
import { useRead } from '#web/endpoint.ts'
import { useMarkRead } from '#web/notifications/marking.ts'
import { useNews } from '#web/notifications/news.ts'
import { announce } from '#web/ui/announce.ts'
import { DateText } from '#web/ui/Figures.tsx'
import { showUnread } from '#web/ui/title.ts'
import { shellWords as words } from '#web/words/shell.ts'
import { Badge } from './Badge.tsx'
import classes from './Bell.module.css'
import link from './IconLink.module.css'
import { NotificationIcon } from './NotificationIcon.tsx'

const LATEST = { page: 1, pageSize: 3 }

/**
 * The unread count, and on a click the three latest. Opening marks nothing as read; clicking an entry does.
 * One that arrives is spoken, on whatever page.
 */
export const Bell = () => {
  const id = useId()
  const [opened, setOpened] = useState(false)
  const holder = useRef<HTMLDivElement>(null)
  const unread = useRead(countNotifications, {}).data?.unread ?? 0
  const { data: latest } = useRead(listNotifications, LATEST)
  useNews(latest, ({ title, content }) => announce(words.newNotification(title, content)))
  useEffect(() => {
    showUnread(unread)
    return () => showUnread(0)
  }, [unread])
  useClosedByLeaving(opened, holder, () => setOpened(false))

  return (
    <div
      ref={holder}
      className={classes['holder']}
      onKeyDown={(key) => {
        if (key.key !== 'Escape' || !opened) return
        setOpened(false)
        holder.current?.querySelector('button')?.focus()
      }}
    >
      <button
        type="button"
        className={link['link']}
        aria-label={words.unread(unread)}
        title={words.notifications}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setOpened(!opened)}
      >
        <IconBell size={21} stroke={1.6} aria-hidden />
        <Badge count={unread} />
      </button>
      <div id={id} className={classes['popin']} hidden={!opened} role="region" aria-label={words.latest}>
        {opened && <Latest latest={latest ?? []} onDone={() => setOpened(false)} unread={unread} />}
      </div>
    </div>
  )
}

const Latest = ({
  latest,
  onDone,
  unread,
}: {
  latest: readonly Notification[]
  onDone: () => void
  unread: number
}) => {
  const mark = useMarkRead(LATEST)
  const all = useRead(listNotifications, {}, { enabled: unread > 0 })
  const markAll = () => {
    const ids = (all.data ?? []).filter(({ read }) => !read).map(({ id }) => id)
    if (ids.length > 0) void mark.send({ notificationIds: ids })
  }
  return (
    <>
      <div className={classes['head']}>
        <h2>{words.notifications}</h2>
        {unread > 0 && (
          <button type="button" onClick={markAll}>
            {words.markAllRead}
          </button>
        )}
      </div>
      {latest.length === 0 ? (
        <p className={classes['empty']}>{words.noNotifications}</p>
      ) : (
        <ul role="list">
          {latest.map((it) => (
            <li key={it.id}>
              <NotificationLine
                it={it}
                onOpen={() => {
                  if (!it.read) void mark.send({ notificationIds: [it.id] })
                  onDone()
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <Link to="/notifications" className={classes['all']} onClick={onDone}>
        {words.allNotifications}
      </Link>
    </>
  )
}

const NotificationLine = ({ it, onOpen }: { it: Notification; onOpen: () => void }) => (
  <Link to={it.link} className={classes['line']} data-unread={!it.read || undefined} onClick={onOpen}>
    <NotificationIcon type={it.type} />
    <span className={classes['words']}>
      <strong>{it.title}</strong>
      <span className={classes['content']}>{it.content}</span>
      <span className={classes['at']}>
        <DateText at={it.createDate} as="dayTime" />
      </span>
    </span>
    {!it.read && <span className={classes['dot']} aria-label={words.unreadOne} role="img" />}
  </Link>
)

const useClosedByLeaving = (opened: boolean, holder: React.RefObject<HTMLElement | null>, close: () => void): void =>
  useEffect(() => {
    if (!opened) return
    const away = (event: Event) => {
      if (event.target instanceof Node && !holder.current?.contains(event.target)) close()
    }
    document.addEventListener('pointerdown', away)
    document.addEventListener('focusin', away)
    return () => {
      document.removeEventListener('pointerdown', away)
      document.removeEventListener('focusin', away)
    }
  })
