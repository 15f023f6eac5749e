import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { addMonths } from 'date-fns/addMonths'
import { eachDayOfInterval } from 'date-fns/eachDayOfInterval'
import { endOfMonth } from 'date-fns/endOfMonth'
import { endOfWeek } from 'date-fns/endOfWeek'
import { format } from 'date-fns/format'
import { isSameMonth } from 'date-fns/isSameMonth'
import { parseISO } from 'date-fns/parseISO'
import { startOfMonth } from 'date-fns/startOfMonth'
import { startOfWeek } from 'date-fns/startOfWeek'
import { useState } from 'react'
import { type CalendarEvent, eventsOfMonth } from '#modules/news/contract.ts'
import { present } from '#platform/typed.ts'
import { eventsTexts as texts } from '#texts/news.ts'
import { useRead } from '#web/api/endpoint.ts'
import { IconButton } from '#web/ui/actions/Button.tsx'
import { useNow } from '#web/ui/figures/clock.ts'
import { day, monthYear, sentDay } from '#web/ui/figures/format.ts'
import { Row } from '#web/ui/layout/Row.tsx'
import classes from './News.module.css'

const iso = (date: Date): string => format(date, 'yyyy-MM-dd')
const weeksOf = (month: Date): Date[][] => {
  const days = eachDayOfInterval({ start: startOfWeek(startOfMonth(month)), end: endOfWeek(endOfMonth(month)) })
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}

/** A month, its weeks beginning on Sunday. Days with events open what they hold, by pointer, keyboard and touch alike. */
export const MonthCalendar = () => {
  const today = sentDay(useNow())
  const [month, setMonth] = useState(() => startOfMonth(parseISO(today)))
  const name = monthYear(iso(month))
  // What was pressed stays when a pointer comes by or leaves: by keyboard, the mouse lies anywhere.
  const [pressed, setPressed] = useState<string | null>(null)
  const [hovered, setHovered] = useState<string | null>(null)
  const opened = pressed ?? hovered
  const { data: events = [] } = useRead(eventsOfMonth, { year: month.getFullYear(), month: month.getMonth() + 1 })
  const on = (date: string) => events.filter((event) => event.date <= date && date <= (event.endDate ?? event.date))
  const close = () => {
    setPressed(null)
    setHovered(null)
  }
  const turn = (months: number) => {
    close()
    setMonth(addMonths(month, months))
  }
  return (
    <div className={classes['calendar']} onPointerLeave={() => setHovered(null)}>
      <Row justify="between">
        <IconButton label={texts.previousMonth} onClick={() => turn(-1)}>
          <IconChevronLeft size={18} stroke={1.8} aria-hidden />
        </IconButton>
        <strong aria-live="polite">{name}</strong>
        <IconButton label={texts.nextMonth} onClick={() => turn(1)}>
          <IconChevronRight size={18} stroke={1.8} aria-hidden />
        </IconButton>
      </Row>
      <table className={classes['month']}>
        <caption className="visually-hidden">{texts.month(name)}</caption>
        <thead>
          <tr>
            {texts.weekdays.map((name) => (
              <th key={name} scope="col">
                <abbr title={name}>{texts.weekdayShort(name)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={iso(present(week[0]))}>
              {week.map((date) => (
                <td key={iso(date)}>
                  {isSameMonth(date, month) && (
                    <DayCell
                      date={date}
                      today={iso(date) === today}
                      events={on(iso(date))}
                      opened={opened === iso(date)}
                      onHover={() => setHovered(iso(date))}
                      onPress={() => (pressed === iso(date) ? close() : setPressed(iso(date)))}
                      onClose={close}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {opened && <DayEvents events={on(opened)} />}
    </div>
  )
}

const DayCell = ({
  date,
  today,
  events,
  opened,
  onHover,
  onPress,
  onClose,
}: {
  date: Date
  today: boolean
  events: readonly CalendarEvent[]
  opened: boolean
  onHover: () => void
  onPress: () => void
  onClose: () => void
}) => {
  if (events.length === 0)
    return (
      <span className={classes['day']} data-today={today || undefined}>
        {date.getDate()}
      </span>
    )
  return (
    <button
      type="button"
      className={classes['day']}
      data-busy
      data-today={today || undefined}
      aria-expanded={opened}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onHover()}
      onClick={onPress}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      {date.getDate()}
      <span className="visually-hidden">: {texts.events(events.length)}</span>
      <span className={classes['badge']} aria-hidden>
        {events.length}
      </span>
    </button>
  )
}

const DayEvents = ({ events }: { events: readonly CalendarEvent[] }) => (
  <ul role="list" className={classes['tip']} aria-live="polite">
    {events.map(({ id, date, title, description }) => (
      <li key={id}>
        <strong>{title}</strong> <span className={classes['date']}>{day(date)}</span>
        <p>{description}</p>
      </li>
    ))}
  </ul>
)
