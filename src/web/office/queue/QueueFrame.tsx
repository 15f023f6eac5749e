import { type ReactNode, useRef } from 'react'
import type { ViewedList } from '#modules/identity/list-views/list-views.ts'
import { LONGEST_QUEUE } from '#modules/ordering/desk/desk-contract.ts'
import { assignedTexts } from '#texts/assigned.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import type { useStableRows } from '#web/api/live/stable-rows.ts'
import { SavedTabs } from '#web/lists/SavedTabs.tsx'
import { SavedViews } from '#web/lists/SavedViews.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { EmptyArt } from '#web/ui/art/EmptyArt.tsx'
import { useArrivals } from '#web/ui/figures/announce.ts'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { FreshButton, QueueHead, type QueueItem, QueueRows } from '#web/ui/queue/QueueList.tsx'

type QueueTexts = {
  readonly title: string
  readonly waiting: (count: number) => string
  readonly fresh: (count: number) => string
  readonly arrived: (count: number) => string
  readonly empty: string
}

/** The head of a queue with its kept views. */
export const SavedHead = ({
  list,
  children,
  ...head
}: {
  title: string
  count: number
  says: string
  /** Whose views are kept. */
  list: ViewedList
  children: ReactNode
}) => (
  <QueueHead
    {...head}
    tools={
      <>
        <LiveNotice />
        <SavedViews list={list} isNarrow />
      </>
    }
  >
    <SavedTabs list={list} />
    {children}
  </QueueHead>
)

/** Nothing moves under the pointer: new items wait behind a button, those that left are struck through. */
export const QueueFrame = <R extends { readonly id: string }>({
  texts,
  area,
  elsewhere,
  stable: { rows, gone, arrived, show, hides },
  children,
  item,
  list,
  views,
  all = 0,
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
  item?: (row: R) => QueueItem
  /** Whose views are kept. */
  list: ViewedList
  /** Whose are shown. */
  views: ReactNode
  /** How many wait in all. */
  all?: number | undefined
  /** More counts, under the head. */
  under?: ReactNode
}) => {
  const place = useRef<HTMLOListElement>(null)
  const waiting = rows.length - gone.size + arrived.length
  useArrivals(arrived.length, texts.arrived)
  return (
    <>
      <SavedHead title={texts.title} count={waiting} says={texts.waiting(waiting)} list={list}>
        {views}
        {under}
        {all > LONGEST_QUEUE && <p>{assignedTexts.mostUrgent(LONGEST_QUEUE, all)}</p>}
      </SavedHead>
      {rows.length > 0 ? (
        <QueueRows ref={place} rows={rows} {...(item && { item })}>
          {(row) => children(row, gone.has(row.id))}
        </QueueRows>
      ) : hides ? (
        <EmptyState>{assignedTexts.none}</EmptyState>
      ) : (
        <EmptyState
          art={<EmptyArt area={area} />}
          action={<ButtonLink to={elsewhere.to}>{elsewhere.label}</ButtonLink>}
        >
          {texts.empty}
        </EmptyState>
      )}
      {arrived.length > 0 && (
        <FreshButton
          onClick={() => {
            show()
            place.current?.focus()
          }}
        >
          {texts.fresh(arrived.length)}
        </FreshButton>
      )}
    </>
  )
}
