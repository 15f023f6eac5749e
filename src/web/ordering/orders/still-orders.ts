import { useState } from 'react'

import { justCommanded } from '#web/http.ts'

type Row = { readonly id: string; readonly creationDate: string }

export type Still<R> = {
  readonly rows: readonly R[]
  /** How many arrived that are not shown. */
  readonly waiting: number
  /** The page holds none of the rows any more: there are at least so many. */
  readonly orMore: boolean
}

const asItComes = <R>(rows: readonly R[]): Still<R> => ({ rows, waiting: 0, orMore: false })

const idsOf = <R extends Row>(rows: readonly R[]): ReadonlySet<string> => new Set(rows.map(({ id }) => id))

const isLacking = <R extends Row>(page: readonly R[], shown: readonly R[]): boolean => {
  const ids = idsOf(page)
  return shown.some(({ id }) => !ids.has(id))
}

const isBelow = <R extends Row>(page: readonly R[], shown: readonly R[]): boolean =>
  page.every((row) => shown.every(({ creationDate }) => row.creationDate < creationDate))

/**
 * Rows that hold still and are true: those of `before` in their places, as they are now; what came above or between
 * waits, what left goes, what follows takes its place. `page`: what the server says. `elsewhere`: the rows of `before`
 * wherever they stand in the list by now; undefined until that is known.
 */
export const stand = <R extends Row>(
  before: Still<R>,
  page: readonly R[],
  elsewhere: readonly R[] | undefined,
): Still<R> => {
  const shown = idsOf(before.rows)
  const last = page.findLastIndex(({ id }) => shown.has(id))
  // A page that was left behind by many at once, such as the third one of a status that orders leave.
  if (last === -1 && isBelow(page, before.rows)) return asItComes(page)
  const above = last === -1 ? page : page.slice(0, last)
  const fresh = above.filter(({ id }) => !shown.has(id))
  const held = fresh.length > 0
  const isUnsure = held && elsewhere === undefined && isLacking(page, before.rows)
  const now = new Map([...((held ? elsewhere : undefined) ?? []), ...page].map((row) => [row.id, row]))
  const rows = before.rows.flatMap((row) => now.get(row.id) ?? (isUnsure ? [row] : []))
  const following = last === -1 ? [] : page.slice(last + 1)
  if (!held) return asItComes([...rows, ...following])
  if (rows.length === 0) return asItComes(page)
  if (last === -1 && isUnsure) return { ...before, rows }
  const room = Math.max(0, page.length - rows.length)
  return { rows: [...rows, ...following.slice(0, room)], waiting: fresh.length, orMore: last === -1 }
}

const isSame = <R extends Row>(a: Still<R>, b: Still<R>): boolean =>
  a.waiting === b.waiting &&
  a.orMore === b.orMore &&
  a.rows.length === b.rows.length &&
  a.rows.every((row, at) => row === b.rows[at])

/** Until this screen has its own first answer: what it shows meanwhile is what another one was told. */
const useIsFirstAnswer = (asking: boolean): boolean => {
  const [isFirst, setFirst] = useState(asking)
  if (isFirst && !asking) setFirst(false)
  return isFirst && asking
}

/**
 * Somebody else's new orders wait until they are asked for, so that nothing moves under the pointer. Another view
 * (page, filters; '' while it loads), the first answer since the screen was opened (`asking`: one is under way) and what
 * one did oneself show at once. While `lacks`, the list is to be asked for `ids`: arrivals have pushed rows that are shown
 * to another page.
 */
export const useStillOrders = <R extends Row>(page: readonly R[], { of, asking }: { of: string; asking: boolean }) => {
  const view = useIsFirstAnswer(asking) ? '' : of
  const [kept, setKept] = useState({ view, ...asItComes(page) })
  const isKept = view !== '' && kept.view === view && kept.rows.length > 0
  return {
    ids: kept.rows.map(({ id }) => id) as readonly R['id'][],
    lacks: isKept && isLacking(page, kept.rows),
    show: () => setKept({ view, ...asItComes(page) }),
    /** `elsewhere`: what the list answered to `ids`. */
    with: (elsewhere: readonly R[] | undefined): Still<R> => {
      const still = isKept && !justCommanded() ? stand(kept, page, elsewhere) : asItComes(page)
      if (kept.view !== view || !isSame(kept, still)) setKept({ view, ...still })
      return still
    },
  }
}
