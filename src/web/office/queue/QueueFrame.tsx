import { IconX } from '@tabler/icons-react'
import { type LiHTMLAttributes, type ReactNode, useRef } from 'react'
import type { ViewedList } from '#modules/identity/list-views/list-views.ts'
import { assignedTexts } from '#texts/assigned.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import type { useStableRows } from '#web/api/live/stable-rows.ts'
import { SavedTabs } from '#web/lists/SavedTabs.tsx'
import { SavedViews } from '#web/lists/SavedViews.tsx'
import classes from '#web/office/quotes/QuoteQueue.module.css'
import { ButtonLink, IconButton } from '#web/ui/actions/Button.tsx'
import { EmptyArt } from '#web/ui/art/EmptyArt.tsx'
import { useArrivals } from '#web/ui/figures/announce.ts'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'

type QueueTexts = {
  readonly title: string
  readonly waiting: (count: number) => string
  readonly fresh: (count: number) => string
  readonly arrived: (count: number) => string
  readonly empty: string
}

/** Nothing moves under the pointer: new items wait behind a button, those that left are struck through. */
export const QueueFrame = <R extends { readonly id: string }>({
  texts,
  area,
  elsewhere,
  stable,
  children,
  item,
  name,
  views,
  under,
}: {
  texts: QueueTexts
  area: 'quotes' | 'documents'
  /** Where the others are, when nothing waits. */
  elsewhere: { readonly to: string; readonly label: string }
  stable: Pick<ReturnType<typeof useStableRows<R>>, 'rows' | 'gone' | 'arrived' | 'show'> & {
    readonly hides: boolean
  }
  /** A row as it waits, or as it has left. */
  children: (row: R, left: boolean) => ReactNode
  item?: (row: R) => LiHTMLAttributes<HTMLLIElement> & { readonly 'data-changed'?: string | undefined }
  /** Whose views are kept. */
  name: ViewedList
  /** Whose are shown. */
  views?: ReactNode
  /** More counts, under the head. */
  under?: ReactNode
}) => {
  const list = useRef<HTMLOListElement>(null)
  const { rows, gone, arrived } = stable
  const waiting = rows.length - gone.size + arrived.length
  useArrivals(arrived.length, texts.arrived)
  return (
    <>
      <header className={classes['head']}>
        <div className={classes['title']}>
          <h2>{texts.title}</h2>
          <span className={classes['count']}>
            {waiting}
            <span className="visually-hidden"> {texts.waiting(waiting)}</span>
          </span>
          <LiveNotice />
          <SavedViews list={name} isNarrow />
        </div>
        <SavedTabs list={name} />
        {views}
        {under}
      </header>
      {rows.length === 0 && stable.hides ? (
        <EmptyState>{assignedTexts.none}</EmptyState>
      ) : rows.length === 0 ? (
        <EmptyState
          art={<EmptyArt area={area} />}
          action={<ButtonLink to={elsewhere.to}>{elsewhere.label}</ButtonLink>}
        >
          {texts.empty}
        </EmptyState>
      ) : (
        <ol ref={list} role="list" tabIndex={-1} className={classes['rows']}>
          {rows.map((row) => (
            <li key={row.id} {...item?.(row)}>
              {children(row, gone.has(row.id))}
            </li>
          ))}
        </ol>
      )}
      {arrived.length > 0 && (
        <button
          type="button"
          className={classes['fresh']}
          onClick={() => {
            stable.show()
            list.current?.focus()
          }}
        >
          {texts.fresh(arrived.length)}
        </button>
      )}
    </>
  )
}

/** A row that has left, with the button that takes it out of the list. */
export const LeftRow = ({
  remove,
  onRemove,
  chosen = false,
  children,
}: {
  remove: string
  onRemove: () => void
  chosen?: boolean
  children: ReactNode
}) => (
  <div className={classes['left']} data-chosen={chosen || undefined}>
    {children}
    <IconButton label={remove} onClick={onRemove}>
      <IconX size={16} stroke={1.8} aria-hidden />
    </IconButton>
  </div>
)
