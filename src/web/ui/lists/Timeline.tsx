import type { ReactNode } from 'react'

import { DateText } from '#web/ui/figures/Figures.tsx'
import { clock, day } from '#web/ui/figures/format.ts'
import type { Tone } from '#web/ui/page/StatusPill.tsx'
import classes from './Timeline.module.css'
import { TimelineFold } from './TimelineFold.tsx'
import { type Foldable, foldsOf } from './timeline-folds.ts'

export type TimelineEntry = Foldable & {
  readonly id: string
  readonly tone: Tone
  readonly icon: ReactNode
  /** 'Lucie Martin' and 'sent the quote': who did what. */
  readonly who: string
  readonly what: string
  /** Follows the sentence, quieter. */
  readonly house?: string
  readonly detail?: ReactNode
  /** Shown next to the time. */
  readonly link?: ReactNode
  /** Just arrived from another user. */
  readonly fresh?: boolean
}

/** Newest first, expected steps above with a dashed dot. `byDay`: groups. Small entries of one person fold. */
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
    {next && (
      <li className={classes['next']}>
        <span className={classes['dot']} aria-hidden="true" />
        <div className={classes['entry']}>{next}</div>
      </li>
    )}
    {foldsOf(entries).map((fold, place, folds) => {
      const [entry, ...older] = fold as readonly [TimelineEntry, ...TimelineEntry[]]
      // The oldest keeps its place when a new one joins.
      const { id } = older.at(-1) ?? entry
      return (
        <li key={id} data-fresh={fold.some(({ fresh }) => fresh) || undefined}>
          {byDay && isNewDay(entry.at, folds[place - 1]?.[0]?.at) && (
            <p className={classes['day']}>
              <DateText at={entry.at} />
            </p>
          )}
          <Dot entry={entry} />
          {older.length === 0 ? (
            <Entry entry={entry} byDay={byDay} />
          ) : (
            <TimelineFold entries={fold} at={<At entry={entry} byDay={byDay} />}>
              {fold.map((one) => (
                <li key={one.id} data-fresh={one.fresh || undefined}>
                  <Dot entry={one} />
                  <Entry entry={one} byDay={byDay} />
                </li>
              ))}
            </TimelineFold>
          )}
        </li>
      )
    })}
  </ol>
)

const Dot = ({ entry: { tone, icon } }: { entry: TimelineEntry }) => (
  <span className={classes['dot']} data-tone={tone} aria-hidden="true">
    {icon}
  </span>
)

const Entry = ({ entry, byDay }: { entry: TimelineEntry; byDay: boolean }) => (
  <div className={classes['entry']}>
    <p>
      <strong>
        <bdi>{entry.who}</bdi>
      </strong>{' '}
      {entry.what} {entry.house && <span className={classes['house']}>{entry.house}</span>}
    </p>
    {entry.detail && <div className={classes['detail']}>{entry.detail}</div>}
    <p className={classes['at']}>
      <At entry={entry} byDay={byDay} />
      {entry.link && <span data-no-print> · {entry.link}</span>}
    </p>
  </div>
)

const At = ({ entry: { at }, byDay }: { entry: TimelineEntry; byDay: boolean }) =>
  byDay ? <time dateTime={at}>{clock(at)}</time> : <DateText at={at} as="dayTime" />

const isNewDay = (at: string, before: string | undefined): boolean => before === undefined || day(at) !== day(before)
