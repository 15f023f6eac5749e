import { IconX } from '@tabler/icons-react'
import { type LiHTMLAttributes, type ReactNode, type Ref, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'

import { IconButton } from '#web/ui/actions/Button.tsx'
import classes from './Queue.module.css'

/** What stays on top of a queue: its name, how many wait, and what narrows it. */
export const QueueHead = ({
  title,
  count,
  says,
  tools,
  children,
}: {
  title: string
  count: number
  /** The count as a sentence, for screen readers. */
  says: string
  tools: ReactNode
  children: ReactNode
}) => (
  <header className={classes['head']}>
    <div className={classes['title']}>
      <h2>{title}</h2>
      <span className={classes['count']}>
        {count}
        <span className="visually-hidden"> {says}</span>
      </span>
      {tools}
    </div>
    {children}
  </header>
)

export type QueueItem = LiHTMLAttributes<HTMLLIElement> & { readonly 'data-changed'?: string | undefined }

export const QueueRows = <R extends { readonly id: string }>({
  rows,
  item,
  ref,
  children,
}: {
  rows: readonly R[]
  item?: (row: R) => QueueItem
  ref?: Ref<HTMLOListElement>
  children: (row: R) => ReactNode
}) => (
  <ol ref={ref} role="list" tabIndex={-1} className={classes['rows']}>
    {rows.map((row) => (
      <li key={row.id} {...item?.(row)}>
        {children(row)}
      </li>
    ))}
  </ol>
)

/** A row of a queue: chosen with the keys, it comes into view. */
export const QueueLink = ({ to, chosen, children }: { to: string; chosen: boolean; children: ReactNode }) => {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (chosen) link.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    <Link
      ref={link}
      to={to}
      className={classes['row']}
      aria-current={chosen || undefined}
      data-chosen={chosen || undefined}
    >
      {children}
    </Link>
  )
}

/** The lines of a row: how long it waits or how it left, whose it is, and what it is about. */
export const QueueLines = ({
  how,
  name,
  end,
  line,
  children,
}: {
  how?: ReactNode
  name: string
  /** At the end of the line of the name. */
  end?: ReactNode
  line?: ReactNode
  children: ReactNode
}) => (
  <>
    {how && <span className={classes['how']}>{how}</span>}
    <span className={classes['first']}>
      <bdi>{name}</bdi>
      {end}
    </span>
    {line && <span>{line}</span>}
    <span className={classes['second']}>{children}</span>
  </>
)

/** A row that has left, with the button that takes it out of the list. */
export const LeftRow = ({
  remove,
  onRemove,
  children,
}: {
  remove: string
  onRemove: () => void
  children: ReactNode
}) => (
  <div className={classes['gone']}>
    {children}
    <IconButton label={remove} onClick={onRemove}>
      <IconX size={16} stroke={1.8} aria-hidden />
    </IconButton>
  </div>
)

/** What arrived waits behind this button. */
export const FreshButton = ({ children, onClick }: { children: string; onClick: () => void }) => (
  <button type="button" className={classes['fresh']} onClick={onClick}>
    {children}
  </button>
)

/** What belongs to the queue as a whole, below its rows. */
export const QueueFoot = ({ children }: { children: ReactNode }) => <div className={classes['foot']}>{children}</div>
