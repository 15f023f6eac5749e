import { Link } from 'react-router-dom'
import type { listNotifications, Notification } from '#modules/notifications/contract.ts'
import { paths } from '#paths'
import type { Sent } from '#platform/http/endpoint.ts'
import { shellTexts as texts } from '#texts/shell.ts'
import { useMarkAllRead, useMarkRead } from '#web/notifications/marking.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import classes from './LatestNotifications.module.css'
import { NotificationIcon } from './NotificationIcon.tsx'

/** What came last, with a way to all of it; clicking one marks it as read. */
export default function LatestNotifications({
  query,
  latest,
  unread,
  onDone,
}: {
  /** What `latest` answers. */
  query: Sent<typeof listNotifications>
  latest: readonly Notification[]
  unread: number
  onDone: () => void
}) {
  const mark = useMarkRead(query)
  const markAll = useMarkAllRead(query)
  return (
    <>
      <div className={classes['head']}>
        <h2>{texts.notifications}</h2>
        {unread > 0 && (
          <Button look="text" size="small" onClick={() => void markAll.send({})}>
            {texts.markAllRead}
          </Button>
        )}
      </div>
      {latest.length === 0 ? (
        <p className={classes['empty']}>{texts.noNotifications}</p>
      ) : (
        <ul role="list">
          {latest.map((notification) => (
            <li key={notification.id}>
              <NotificationLine
                it={notification}
                onOpen={() => {
                  if (!notification.read) void mark.send({ notificationIds: [notification.id] })
                  onDone()
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <Link to={paths.notifications()} className={classes['all']} onClick={onDone}>
        {texts.allNotifications}
      </Link>
    </>
  )
}

const NotificationLine = ({ it, onOpen }: { it: Notification; onOpen: () => void }) => (
  <Link to={it.link} className={classes['line']} data-unread={!it.read || undefined} onClick={onOpen}>
    <NotificationIcon of={it} />
    <span className={classes['text']}>
      <strong>{it.title}</strong>
      <span className={classes['content']}>{it.content}</span>
      <span className={classes['at']}>
        <DateText at={it.createDate} as="dayTime" />
      </span>
    </span>
    {!it.read && <span className={classes['dot']} aria-label={texts.unreadOne} role="img" />}
  </Link>
)
