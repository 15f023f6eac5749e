import type { ReactNode } from 'react'

import { DateText } from './Figures.tsx'
import { clock, day } from './format.ts'
import type { Tone } from './StatusPill.tsx'
import classes from './Timeline.module.css'

export type TimelineEntry = {
  readonly id: string
  readonly tone: Tone
  readonly icon: ReactNode
  /** 'Lucie Martin sent the quote': who did what. */
  readonly sentence: ReactNode
  readonly detail?: ReactNode
  /** Stands beside the time. */
  readonly link?: ReactNode
  readonly at: string
  /** Just arrived from somebody else. */
  readonly fresh?: boolean
}

/** Newest first; what is expected next closes the list with a dashed dot. `byDay`: each day's entries below its date. */
export const Timeline = ({
  entries,
  next,
  label,
  byDay = false,
}: {
  entries: readonly TimelineEntry[]
  next?: ReactNode
  label: string
  byDay?: boolean
}) => (
  <ol role="list" className={classes['timeline']} aria-label={label}>
    {entries.map(({ id, tone, icon, sentence, detail, link, at, fresh }, place) => (
      <li key={id} data-fresh={fresh || undefined}>
        {byDay && isNewDay(at, entries[place - 1]?.at) && (
          <p className={classes['day']}>
            <DateText at={at} />
          </p>
        )}
        <span className={classes['dot']} data-tone={tone} aria-hidden="true">
          {icon}
        </span>
        <div className={classes['entry']}>
          <p>{sentence}</p>
          {detail && <div className={classes['detail']}>{detail}</div>}
          <p className={classes['at']}>
            {byDay ? <time dateTime={at}>{clock(at)}</time> : <DateText at={at} as="dayTime" />}
            {link && <> · {link}</>}
          </p>
        </div>
      </li>
    ))}
    {next && (
      <li className={classes['next']}>
        <span className={classes['dot']} aria-hidden="true" />
        <div className={classes['entry']}>{next}</div>
      </li>
    )}
  </ol>
)

const isNewDay = (at: string, before: string | undefined): boolean => before === undefined || day(at) !== day(before)
