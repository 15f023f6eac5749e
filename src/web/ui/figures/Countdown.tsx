import { IconClock } from '@tabler/icons-react'
import { millisecondsInHour } from 'date-fns/constants'
import classes from './Countdown.module.css'
import { useNow } from './clock.ts'
import { useCompanyZone } from './company-zone.ts'
import { lastDay, timeLeft, zonedTime } from './format.ts'

/** Red under 12 h and when it is over, amber under 36 h. Exported for its spec. */
export const urgency = (until: string, now: Date): 'calm' | 'soon' | 'urgent' => {
  const left = new Date(until).getTime() - now.getTime()
  return left < 12 * millisecondsInHour ? 'urgent' : left < 36 * millisecondsInHour ? 'soon' : 'calm'
}

/** Time left until a moment, in its tone: '6 h left', 'Overdue by 3 h'. The moment itself is in the tooltip, or the last day of a quote. */
export const Countdown = ({
  until,
  icon = true,
  ofQuote = false,
}: {
  until: string
  icon?: boolean
  /** It counts down to the end of a quote. */
  ofQuote?: boolean
}) => {
  const now = useNow()
  const zone = useCompanyZone()
  return (
    <time
      className={classes['countdown']}
      data-urgency={urgency(until, now)}
      dateTime={until}
      title={ofQuote ? lastDay(until, now, zone) : zonedTime(until)}
    >
      {icon && <IconClock size={14} stroke={1.8} aria-hidden />}
      {timeLeft(until, now)}
    </time>
  )
}
