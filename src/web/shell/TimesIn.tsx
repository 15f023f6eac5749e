import { Link } from 'react-router-dom'
import { paths } from '#paths'
import { offsetName } from '#platform/time/time-zone.ts'
import { shellTexts as texts } from '#texts/shell.ts'
import { cityOf } from '#texts/time.ts'
import { useMe } from '#web/identity/me.ts'

/** In which zone the user reads times, once on each page, and the way to another one. */
export const TimesIn = () => {
  const { data: me } = useMe()
  if (!me) return null
  // UTC is its own offset.
  const names = new Set([cityOf(me.timeZone), offsetName(new Date(), me.timeZone)])
  return <Link to={`${paths.me()}#time-zone`}>{texts.timesIn([...names].join(', '))}</Link>
}
