import { IconCalendarPlus } from '@tabler/icons-react'
import { type CalendarEvent, listEvents } from '#modules/news/contract.ts'
import { compareTexts } from '#platform/text/alphabet.ts'
import { eventsTexts as texts } from '#texts/news.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useTopics } from '#web/api/live/live.ts'
import { isSignedIn, useSessionStatus } from '#web/api/session.ts'
import { ButtonAnchor } from '#web/ui/actions/Button.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { useNow } from '#web/ui/figures/clock.ts'
import { day, sentDay } from '#web/ui/figures/format.ts'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { oneOf, useFilters } from '#web/ui/lists/filters.ts'
import { Pager, pagesOf, pageWithin, usePage } from '#web/ui/lists/Pager.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { useIsTablet } from '#web/ui/style/media.ts'
import { googleLink, outlookLink } from './calendar-links.ts'
import classes from './News.module.css'

const sorts = ['date', 'location'] as const
const choices = sorts.map((value) => ({ value, label: texts.sorts[value] }))
const calendars = [
  { name: texts.calendars.google, linkTo: googleLink },
  { name: texts.calendars.outlook, linkTo: outlookLink },
]
const daysOf = ({ date, endDate }: CalendarEvent): string =>
  endDate ? texts.fromTo(day(date), day(endDate)) : day(date)

/** All events, by date or place. Page sizes: specification 3 §9. */
export default function EventsPage() {
  const perPage = useIsTablet() ? 5 : 15
  useTopics(isSignedIn(useSessionStatus()) ? 'news' : null)
  const [filters, setFilter] = useFilters({ sort: oneOf(sorts) })
  const [requested, setPage] = usePage()
  const read = useRead(listEvents, {})
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          <Row>
            <SelectField
              label={texts.sortBy}
              choices={choices}
              value={filters.sort ?? 'date'}
              onChange={(value) => setFilter('sort', value === 'date' ? null : value)}
            />
            <ButtonAnchor href="/api/events.ics" icon={<IconCalendarPlus size={16} stroke={1.8} aria-hidden />}>
              {texts.subscribe}
            </ButtonAnchor>
          </Row>
        }
      />
      <Loading read={read} skeleton={<Skeleton lines={5} height={120} />}>
        {(all) => {
          const sorted =
            filters.sort === 'location'
              ? all.toSorted((a, b) => compareTexts(a.location.name, b.location.name) || compareTexts(b.date, a.date))
              : all
          const page = pageWithin(requested, perPage, sorted.length)
          if (sorted.length === 0) return <EmptyState>{texts.none}</EmptyState>
          return (
            <Stack>
              <Grid as="ul">
                {sorted.slice((page - 1) * perPage, page * perPage).map((event) => (
                  <li key={event.id}>
                    <EventCard event={event} />
                  </li>
                ))}
              </Grid>
              <Pager page={page} pages={pagesOf(sorted.length, perPage)} onPage={setPage} label={texts.pages} />
            </Stack>
          )
        }}
      </Loading>
    </>
  )
}

const EventCard = ({ event }: { event: CalendarEvent }) => {
  const over = (event.endDate ?? event.date) < sentDay(useNow())
  return (
    <Card>
      <Stack gap={2}>
        <span className={classes['date']}>
          {daysOf(event)} · {event.location.name}
        </span>
        <h2>{event.title}</h2>
        <p>{event.description}</p>
        {!over && <AddToCalendar event={event} />}
      </Stack>
    </Card>
  )
}

const AddToCalendar = ({ event }: { event: CalendarEvent }) => (
  <Row>
    <ButtonAnchor
      size="small"
      href={`/api/events/${event.id}/event.ics`}
      aria-label={texts.addOf(event.title)}
      icon={<IconCalendarPlus size={14} stroke={1.8} aria-hidden />}
    >
      {texts.addToCalendar}
    </ButtonAnchor>
    {calendars.map(({ name, linkTo }) => (
      <ButtonAnchor
        key={name}
        size="small"
        look="text"
        newTab
        href={linkTo(event)}
        aria-label={texts.addTo(name, event.title)}
      >
        {name}
      </ButtonAnchor>
    ))}
  </Row>
)
