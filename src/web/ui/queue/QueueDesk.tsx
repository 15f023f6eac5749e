import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode, Ref } from 'react'
import { Link, type To } from 'react-router-dom'

import { useTitle } from '#web/ui/figures/title.ts'
import { Skeleton } from '#web/ui/page/Loading.tsx'
import classes from './Queue.module.css'

/** A queue, and what is open of it next to it. Below 1024 px these are two screens. */
export const QueueDesk = ({
  title,
  record,
  isOpen,
  queue,
  ref,
  children,
}: {
  title: string
  /** What is open, for people who listen. */
  record: string
  /** The address names what is open. */
  isOpen: boolean
  queue: ReactNode
  /** The open one, which takes the focus where a key leads there. */
  ref?: Ref<HTMLElement>
  children: ReactNode
}) => {
  useTitle(title)
  return (
    <div className={classes['desk']} data-open={isOpen || undefined}>
      <h1 className="visually-hidden">{title}</h1>
      <section className={classes['queue']} aria-label={title}>
        {queue}
      </section>
      <section ref={ref} tabIndex={ref ? -1 : undefined} className={classes['record']} aria-label={record}>
        {children}
      </section>
    </div>
  )
}

/** The place of the rows of a queue. */
export const RowsSkeleton = () => <Skeleton lines={9} height={68} className={classes['skeleton'] ?? ''} />

/** What is open, below the way back to the queue. What can be decided about it is in a `QueueBar` below. */
export const RecordBody = ({ back, backLabel, children }: { back: To; backLabel: string; children: ReactNode }) => (
  <div className={classes['body']}>
    <Link to={back} className={classes['back']}>
      <IconArrowLeft size={16} stroke={1.8} aria-hidden />
      {backLabel}
    </Link>
    {children}
  </div>
)

/** What the open one is called, its status, and the steps to the ones around it. */
export const RecordHead = ({
  title,
  status,
  lead,
  steps,
}: {
  title: string
  status?: ReactNode
  lead: ReactNode
  steps?: ReactNode
}) => (
  <header className={classes['record-head']}>
    <div className={classes['heading']}>
      <div>
        <h2>
          <bdi>{title}</bdi>
        </h2>
        {status}
      </div>
      <p>{lead}</p>
    </div>
    {steps && <div className={classes['steps']}>{steps}</div>}
  </header>
)

/** What can be decided, always in sight at the bottom, or the sentence that says why nothing can. `page`: of a page that is no desk. */
export const QueueBar = ({ role, page, children }: { role?: 'status'; page?: true; children: ReactNode }) => (
  <div className={classes['bar']} role={role} data-page={page} data-no-print>
    {children}
  </div>
)
