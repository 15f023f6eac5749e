import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answer, Endpoint, Sent } from '#platform/http/endpoint.ts'
import { unchecked } from '#platform/typed.ts'
import { useRead } from '#web/api/endpoint.ts'
import type { Problem } from '#web/problem.ts'
import { justCommanded } from '#web/ui/lists/own-command.ts'

type Row = { readonly id: string }
type DatedRow = Row & { readonly creationDate: string }

/** A list that does not move under the pointer: rows in the order in which they were first shown, as they are now. */
export type StableRows<R> = {
  readonly rows: readonly R[]
  /** Of `rows`: the list holds them no more, and this is how they last were. */
  readonly gone: ReadonlySet<string>
  readonly arrived: readonly R[]
  /** None of the rows is on the page any more: at least so many arrived. */
  readonly orMore: boolean
}

const nothing: ReadonlySet<string> = new Set()

export const asItComes = <R>(rows: readonly R[]): StableRows<R> => ({ rows, gone: nothing, arrived: [], orMore: false })

const idsOf = <R extends Row>(rows: readonly R[]): ReadonlySet<string> => new Set(rows.map(({ id }) => id))

/** A queue, which is read whole: rows keep their places, also when they leave; what arrives waits, wherever it belongs. */
export const keepPlaces = <R extends Row>(before: StableRows<R>, now: readonly R[]): StableRows<R> => {
  const byId = new Map(now.map((row) => [row.id, row]))
  const shown = idsOf(before.rows)
  return {
    rows: before.rows.map((row) => byId.get(row.id) ?? row),
    gone: new Set([...shown].filter((id) => !byId.has(id))),
    arrived: now.filter(({ id }) => !shown.has(id)),
    orMore: false,
  }
}

const isLacking = <R extends Row>(page: readonly R[], shown: readonly R[]): boolean => {
  const ids = idsOf(page)
  return shown.some(({ id }) => !ids.has(id))
}

const isBelow = <R extends DatedRow>(page: readonly R[], shown: readonly R[]): boolean =>
  page.every((row) => shown.every(({ creationDate }) => row.creationDate < creationDate))

/** New rows above or between wait, others move up. `elsewhere`: where `before`'s rows are; undefined: unknown. */
export const followPage = <R extends DatedRow>(
  before: StableRows<R>,
  page: readonly R[],
  elsewhere: readonly R[] | undefined,
): StableRows<R> => {
  const shown = idsOf(before.rows)
  const last = page.findLastIndex(({ id }) => shown.has(id))
  // A page that was left behind by many at once, such as the third one of a status that orders leave.
  if (last === -1 && isBelow(page, before.rows)) return asItComes(page)
  const above = last === -1 ? page : page.slice(0, last)
  const arrived = above.filter(({ id }) => !shown.has(id))
  const waits = arrived.length > 0
  const isUnsure = waits && elsewhere === undefined && isLacking(page, before.rows)
  const now = new Map([...((waits ? elsewhere : undefined) ?? []), ...page].map((row) => [row.id, row]))
  const rows = before.rows.flatMap((row) => now.get(row.id) ?? (isUnsure ? [row] : []))
  const following = last === -1 ? [] : page.slice(last + 1)
  if (!waits) return asItComes([...rows, ...following])
  if (rows.length === 0) return asItComes(page)
  if (last === -1 && isUnsure) return { ...before, rows }
  const room = Math.max(0, page.length - rows.length)
  return { rows: [...rows, ...following.slice(0, room)], gone: nothing, arrived, orMore: last === -1 }
}

const isSameRows = <R>(a: readonly R[], b: readonly R[]): boolean =>
  a.length === b.length && a.every((row, index) => row === b[index])

const isSame = <R>(a: StableRows<R>, b: StableRows<R>): boolean =>
  a.orMore === b.orMore && a.gone.size === b.gone.size && isSameRows(a.rows, b.rows) && isSameRows(a.arrived, b.arrived)

/** What was shown last of a view ('' while it loads): null where nothing was, and the list is shown as it comes. */
const useShown = <R extends Row>(view: string) => {
  const [shown, setShown] = useState<StableRows<R> & { readonly view: string }>({ view: '', ...asItComes([]) })
  return {
    before: view !== '' && shown.view === view && shown.rows.length > 0 ? shown : null,
    keep: (next: StableRows<R>): StableRows<R> => {
      if (shown.view !== view || !isSame(shown, next)) setShown({ view, ...next })
      return next
    },
  }
}

/** Rows of a queue in their places until `show()`. `now` is undefined until the answer is there, and the same between answers. */
export const useStableRows = <R extends Row>(now: readonly R[] | undefined) => {
  const { before, keep } = useShown<R>('queue')
  const inPlace = (rows: readonly R[]) => (before ? keepPlaces(before, rows) : asItComes(rows))
  const stable = keep(now ? inPlace(now) : (before ?? asItComes([])))
  return {
    ...stable,
    show: () => void keep(asItComes(now ?? stable.rows)),
    drop: (id: string) => void keep({ ...stable, rows: stable.rows.filter((row) => row.id !== id) }),
  }
}

/** Until this screen has its own first answer: what it shows meanwhile is another screen's answer. */
const useIsFirstAnswer = (asking: boolean): boolean => {
  const [isFirst, setFirst] = useState(asking)
  if (isFirst && !asking) setFirst(false)
  return isFirst && asking
}

const none: readonly never[] = []

/** Others' additions wait until `show()`; one's own changes, a first answer or another view show at once. */
export const useStablePage = <E extends Endpoint, R extends DatedRow>(
  endpoint: E,
  input: Sent<E>,
  read: UseQueryResult<Answer<E>, Problem>,
  rowsOf: (answer: Answer<E>) => readonly R[],
) => {
  const page = read.data === undefined ? none : rowsOf(read.data)
  const isLoading = useIsFirstAnswer(read.isFetching) || read.data === undefined || read.isPlaceholderData
  const { before, keep } = useShown<R>(isLoading ? '' : JSON.stringify(input))
  const lacks = before !== null && isLacking(page, before.rows)
  const { page: _, pageSize: __, ...question } = input as Record<string, unknown>
  const ofRows: Record<string, unknown> = { ...question, ids: before?.rows.map(({ id }) => id) ?? [] }
  const pushedAway = useRead(endpoint, unchecked<Sent<E>>(ofRows), {
    enabled: lacks,
    keepsOld: false,
  })
  const elsewhere = lacks && pushedAway.data ? rowsOf(pushedAway.data) : undefined
  const stable = keep(before && !justCommanded() ? followPage(before, page, elsewhere) : asItComes(page))
  return { ...stable, show: () => void keep(asItComes(page)) }
}
