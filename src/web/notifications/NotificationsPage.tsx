import { Link, Navigate } from 'react-router-dom'
import { countNotifications, listNotifications, type Notification } from '#modules/notifications/contract.ts'
import { paths } from '#paths'
import { notificationsTexts as texts } from '#texts/notifications.ts'
import { call, useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/LiveNotice.tsx'
import { useSessionStatus } from '#web/api/session.ts'
import { homeOf, useMe } from '#web/identity/me.ts'
import { NotificationIcon } from '#web/shell/NotificationIcon.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { EmptyArt } from '#web/ui/art/EmptyArt.tsx'
import { useNow } from '#web/ui/figures/clock.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { ago } from '#web/ui/figures/format.ts'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { ListFoot } from '#web/ui/lists/ListFoot.tsx'
import { pageWithin, usePage } from '#web/ui/lists/Pager.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { focusContent } from '#web/ui/page/content-focus.ts'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { useMarkRead } from './marking.ts'
import classes from './NotificationsPage.module.css'
import { useNews } from './news.ts'

const PER_PAGE = 5

/** All notifications of whoever is signed in, on both sides of the portal. */
export default function NotificationsPage() {
  return useSessionStatus() === 'signed-out' ? (
    <Navigate to={paths.login({}, { next: paths.notifications() })} replace />
  ) : (
    <AllNotifications />
  )
}

/** Five a page. Opening one marks it as read. */
const AllNotifications = () => {
  const { data: me } = useMe()
  const [asked, setPage] = usePage()
  const { data: counts } = useRead(countNotifications, {})
  const total = counts?.total ?? 0
  const page = pageWithin(asked, PER_PAGE, counts?.total)
  const shown = { page, pageSize: PER_PAGE }
  const list = useRead(listNotifications, shown)
  const mark = useMarkRead(shown)
  const fresh = useNews(page === 1 && !list.isPlaceholderData ? list.data : undefined)

  const markAll = async () => {
    const all = await call(listNotifications, {})
    const notificationIds = all.filter(({ read }) => !read).map(({ id }) => id)
    if (notificationIds.length === 0) return
    // The button goes with what is unread.
    if (await mark.send({ notificationIds })) focusContent()
  }
  return (
    <div className={classes['page']}>
      <PageHeader
        title={texts.title}
        lead={!counts ? '\u00a0' : total > 0 ? texts.unread(counts.unread) : texts.lead}
        actions={
          <>
            <LiveNotice />
            {(!counts || counts.unread > 0) && (
              <Button disabled={!counts} busy={mark.busy} onClick={() => void markAll()}>
                {texts.markAllRead}
              </Button>
            )}
          </>
        }
      />
      <Card flush>
        <Loading read={list} skeleton={<Skeleton lines={PER_PAGE} height={84} />}>
          {(all) =>
            all.length === 0 ? (
              <EmptyState
                art={<EmptyArt area="notifications" />}
                action={me && <ButtonLink to={homeOf(me)}>{texts.toHome}</ButtonLink>}
              >
                {texts.empty}
              </EmptyState>
            ) : (
              <>
                <ul role="list" className={classes['list']} aria-label={texts.list}>
                  {all.map((it) => (
                    <li key={it.id} data-changed={fresh.has(it.id) ? 'fresh' : undefined}>
                      <Line it={it} onOpen={() => !it.read && void mark.send({ notificationIds: [it.id] })} />
                    </li>
                  ))}
                </ul>
                {total > PER_PAGE && <ListFoot page={page} perPage={PER_PAGE} total={total} onPage={setPage} />}
              </>
            )
          }
        </Loading>
      </Card>
    </div>
  )
}

const Line = ({ it, onOpen }: { it: Notification; onOpen: () => void }) => {
  const now = useNow()
  return (
    <Link to={it.link} className={classes['line']} data-unread={!it.read || undefined} onClick={onOpen}>
      <NotificationIcon of={it} />
      <span className={classes['words']}>
        <strong>{it.title}</strong>
        <span>{it.content}</span>
        <span className={classes['at']}>
          <DateText at={it.createDate} as="dayTime" /> · {ago(it.createDate, now)}
        </span>
      </span>
      {!it.read && <span className={classes['dot']} aria-label={texts.unreadOne} role="img" />}
    </Link>
  )
}
