import { Link, Navigate } from 'react-router-dom'
import {
  countNotifications,
  listNotifications,
  type MailOfNotification,
  type Notification,
  notificationPageSizes,
} from '#modules/notifications/contract.ts'
import type { KindGroup } from '#modules/notifications/mails/mail-kinds.ts'
import { isStaff } from '#modules/permissions/roles.ts'
import { paths } from '#paths'
import { keysOf } from '#platform/records.ts'
import { notificationKinds, notificationsTexts as texts } from '#texts/notifications.ts'
import { useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { isSignedOut, useSessionStatus } from '#web/api/session.ts'
import { homeOf, useMe } from '#web/identity/me.ts'
import { NotificationIcon } from '#web/shell/notifications/NotificationIcon.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { Segments } from '#web/ui/actions/Segments.tsx'
import { EmptyArt } from '#web/ui/art/EmptyArt.tsx'
import { ChoiceFields, choiceChips } from '#web/ui/fields/ChoiceFields.tsx'
import { useNow } from '#web/ui/figures/clock.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { ago, dayTime } from '#web/ui/figures/format.ts'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { FilterBar } from '#web/ui/lists/FilterBar.tsx'
import { type FilterValues, given, oneOf, useFilters } from '#web/ui/lists/filters.ts'
import { ListFoot } from '#web/ui/lists/ListFoot.tsx'
import { pageWithin, usePage } from '#web/ui/lists/Pager.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { focusContent } from '#web/ui/page/content-focus.ts'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { useMarkAllRead, useMarkRead } from './marking.ts'
import classes from './NotificationsPage.module.css'
import { useNews } from './news.ts'

const [USUAL] = notificationPageSizes
const sizes = notificationPageSizes.map((value) => ({ value, label: String(value) }))
const shows = (['all', 'unread'] as const).map((value) => ({ value, label: texts.shows[value] }))
const feedFilters = { group: oneOf(keysOf(notificationKinds)), show: oneOf(['unread'] as const) }

/** All notifications of the signed-in user, on both sides of the portal. */
export default function NotificationsPage() {
  return isSignedOut(useSessionStatus()) ? (
    <Navigate to={paths.login({}, { next: paths.notifications() })} replace />
  ) : (
    <AllNotifications />
  )
}

/** Five a page unless more are chosen. Opening one marks it as read. */
const AllNotifications = () => {
  const { data: me } = useMe()
  const [requested, setPage] = usePage()
  const [{ group, show }, setFilter, reset] = useFilters(feedFilters)
  const [{ size }, setSize] = useFilters({ size: oneOf(notificationPageSizes) })
  const perPage = size ?? USUAL
  const kind = given({ group })
  const { data: counts } = useRead(countNotifications, kind)
  const total = (show ? counts?.unread : counts?.total) ?? 0
  const page = pageWithin(requested, perPage, counts && total)
  const shown = { page, pageSize: perPage, ...kind, ...(show && { unread: 'true' as const }), mails: 'true' as const }
  const list = useRead(listNotifications, shown)
  const mark = useMarkRead(shown)
  // The button goes with what is unread.
  const markAll = useMarkAllRead(shown, focusContent)
  const fresh = useNews(page === 1 && !list.isPlaceholderData ? list.data : undefined)
  return (
    <div className={classes['page']}>
      <PageHeader
        title={texts.title}
        lead={!counts ? '\u00a0' : counts.total > 0 ? texts.unread(counts.unread) : texts.lead}
        actions={
          <>
            <LiveNotice />
            {(!counts || counts.unread > 0) && (
              <Button disabled={!counts} busy={markAll.busy} onClick={() => void markAll.send(kind)}>
                {texts.markAllRead}
              </Button>
            )}
            {me && (
              <ButtonLink to={isStaff(me.role) ? paths.officeNotificationSettings() : paths.notificationSettings()}>
                {texts.chooseMails}
              </ButtonLink>
            )}
          </>
        }
      />
      <Card flush>
        <FeedFilter
          own={counts?.groups ?? []}
          filters={{ group, show }}
          results={counts ? total : null}
          set={setFilter}
          reset={reset}
        />
        <Loading read={list} skeleton={<Skeleton lines={perPage} height={84} />}>
          {(all) =>
            all.length === 0 && (group ?? show) !== null ? (
              <EmptyState>{show ? texts.noneUnread : texts.noneOfKind}</EmptyState>
            ) : all.length === 0 ? (
              <EmptyState
                art={<EmptyArt area="notifications" />}
                action={me && <ButtonLink to={homeOf(me)}>{texts.toHome}</ButtonLink>}
              >
                {texts.empty}
              </EmptyState>
            ) : (
              <>
                <ul role="list" className={classes['list']} aria-label={texts.list}>
                  {all.map((notification) => (
                    <li key={notification.id} data-changed={fresh.has(notification.id) ? 'fresh' : undefined}>
                      <Line
                        it={notification}
                        onOpen={() => !notification.read && void mark.send({ notificationIds: [notification.id] })}
                      />
                    </li>
                  ))}
                </ul>
                {total > USUAL && (
                  <ListFoot
                    page={page}
                    perPage={perPage}
                    total={total}
                    onPage={setPage}
                    size={
                      <Segments
                        label={texts.perPage}
                        choices={sizes}
                        value={perPage}
                        onChange={(next) => setSize('size', next === USUAL ? null : next)}
                      />
                    }
                  />
                )}
              </>
            )
          }
        </Loading>
      </Card>
    </div>
  )
}

const FeedFilter = ({
  own,
  filters: { group, show },
  results,
  set,
  reset,
}: {
  /** The kinds that this person can get. */
  own: readonly KindGroup[]
  filters: FilterValues<typeof feedFilters>
  results: number | null
  set: (name: keyof typeof feedFilters, value: string | null) => void
  reset: () => void
}) => {
  const choices = own.map((value) => ({ value, label: notificationKinds[value] }))
  const filter = [{ name: 'group' as const, label: texts.kind, choices }]
  return (
    <FilterBar
      chips={choiceChips(filter, { group }, set)}
      onReset={reset}
      results={results}
      thing={texts.thing}
      end={
        <Segments
          label={texts.show}
          choices={shows}
          value={show ?? 'all'}
          onChange={(next) => set('show', next === 'all' ? null : next)}
        />
      }
    >
      <ChoiceFields filters={filter} chosen={{ group }} choose={set} />
    </FilterBar>
  )
}

/** What became of its mail, as a short text. */
const mailWords = ({ became, until }: MailOfNotification): string => {
  const said = texts.mail[became]
  return typeof said === 'string' ? said : said(until ? dayTime(until) : '')
}

const Line = ({ it, onOpen }: { it: Notification; onOpen: () => void }) => {
  const now = useNow()
  return (
    <Link to={it.link} className={classes['line']} data-unread={!it.read || undefined} onClick={onOpen}>
      <NotificationIcon of={it} />
      <span className={classes['text']}>
        <strong>{it.title}</strong>
        <span>{it.content}</span>
        <span className={classes['at']}>
          <DateText at={it.createDate} as="dayTime" /> · {ago(it.createDate, now)}
          {it.mail && <> · {mailWords(it.mail)}</>}
        </span>
      </span>
      {!it.read && <span className={classes['dot']} aria-label={texts.unreadOne} role="img" />}
    </Link>
  )
}
