import { IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'

import { uiTexts } from '#texts/ui.ts'
import classes from './Timeline.module.css'
import type { TimelineEntry } from './Timeline.tsx'

/** Small entries as one that opens: each thing that was done is said once. `at`: when the newest was. */
export const TimelineFold = ({
  entries,
  at,
  children,
}: {
  entries: readonly TimelineEntry[]
  at: ReactNode
  children: ReactNode
}) => {
  const [isOpen, setOpen] = useState(false)
  const inside = useId()
  const said = [...new Set(entries.map(({ what }) => what))].join(', ')
  return (
    <div className={classes['entry']}>
      <p>
        <strong>
          <bdi>{entries[0]?.who}</bdi>
        </strong>{' '}
        {said} {entries[0]?.house && <span className={classes['house']}>{entries[0].house}</span>}
      </p>
      <p className={classes['at']}>
        {at} ·{' '}
        <button
          type="button"
          className={classes['unfold']}
          aria-expanded={isOpen}
          aria-controls={isOpen ? inside : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {uiTexts.foldedEntries(entries.length)}
          <IconChevronRight size={14} stroke={1.8} aria-hidden />
        </button>
      </p>
      {isOpen && (
        <ol role="list" className={classes['timeline']} id={inside}>
          {children}
        </ol>
      )}
    </div>
  )
}
