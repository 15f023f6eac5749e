import { addDays } from 'date-fns/addDays'
import { formatISO } from 'date-fns/formatISO'
import { parseISO } from 'date-fns/parseISO'

import type { CalendarEvent } from '#modules/news/contract.ts'

type CalendarEntry = Omit<CalendarEvent, 'id'>

/** Both calendars take the day after the last one as the end of whole days. */
const daysOf = ({ date, endDate }: CalendarEntry) => {
  const end = formatISO(addDays(parseISO(endDate ?? date), 1), { representation: 'date' })
  return { start: date, end }
}

/** Plain addresses: nothing of the calendar is loaded before one is followed. */
export const googleLink = (event: CalendarEntry): string => {
  const { start, end } = daysOf(event)
  const dates = `${start}/${end}`.replaceAll('-', '')
  const { title: text, description: details, location } = event
  const query = new URLSearchParams({ action: 'TEMPLATE', text, dates, details, location: location.name })
  return `https://calendar.google.com/calendar/render?${query}`
}

export const outlookLink = (event: CalendarEntry): string => {
  const { start: startdt, end: enddt } = daysOf(event)
  const { title: subject, description: body, location } = event
  const fixed = { path: '/calendar/action/compose', rru: 'addevent', allday: 'true' }
  const said = new URLSearchParams({ ...fixed, subject, startdt, enddt, body, location: location.name })
  return `https://outlook.live.com/calendar/0/deeplink/compose?${said}`
}
