import { completed, type Lesson } from '#modules/library/academy/lessons.ts'
import { type Decision, decider } from '#platform/decision.ts'
import type { EventOf, Moment } from '#platform/event.ts'
import {
  type CertificateNumber,
  FilmLeft,
  LibrarySeen,
  ResourceDownloaded,
  ResourceOpened,
  readerStream,
  type Span,
  type VariantId,
} from './events.ts'
import { isWatched, merged, noParts, withinTime } from './watching.ts'

type Film = { readonly begun: Moment; readonly spans: readonly Span[] }
type Films = Readonly<Record<string, Film>>

export type Reader = {
  readonly opened: Readonly<Record<string, number>>
  readonly left: Readonly<Record<string, number>>
  /** By variant: what was watched of a film, and since when it can have been. */
  readonly films: Films
  readonly completed: readonly string[]
  readonly certificates: readonly {
    readonly number: CertificateNumber
    readonly categoryId: string
    readonly validUntil: Moment
  }[]
}
export type ReaderChange = Decision<Reader, EventOf<typeof readerStream.events>>

const watchedBy = (films: Films, variantId: VariantId, at: Moment, watched: readonly Span[] = []): Films => {
  const film = films[variantId]
  return { ...films, [variantId]: { begun: film?.begun ?? at, spans: merged([...(film?.spans ?? []), ...watched]) } }
}

export const reader = decider<Reader>()({
  stream: readerStream,
  owner: (_, key) => ({ userId: key }),
  implicit: true,
  initial: () => ({ opened: {}, left: {}, films: {}, completed: [], certificates: [] }),
  evolve: {
    ResourceOpened: (state, { variantId, revision }, { at }) => ({
      ...state,
      opened: { ...state.opened, [variantId]: revision },
      films: watchedBy(state.films, variantId, at),
    }),
    ResourceDownloaded: (it, { variantId }, { at }) => ({ ...it, films: watchedBy(it.films, variantId, at) }),
    FilmLeft: (state, { variantId, second, watched = [] }, { at }) => ({
      ...state,
      left: { ...state.left, [variantId]: second },
      films: watchedBy(state.films, variantId, at, watched),
    }),
    LessonCompleted: (it, { resourceId }) => ({ ...it, completed: [...it.completed, resourceId] }),
    CertificateIssued: (state, { number, category, validUntil }) => ({
      ...state,
      certificates: [...state.certificates, { number, categoryId: category.id, validUntil }],
    }),
    LibrarySeen: (it) => it,
  },
})

/** Opening what was seen as it is records nothing. */
export const open =
  (variantId: VariantId, revision: number): ReaderChange =>
  ({ opened }) =>
    opened[variantId] === revision ? [] : [ResourceOpened.make({ variantId, revision })]

export const take =
  (taken: Parameters<typeof ResourceDownloaded.make>[0], lesson: Lesson | null): ReaderChange =>
  (it) => [ResourceDownloaded.make(taken), ...completed(it, lesson)]

/** Seconds within which a film was left in the same place. */
const SAME_PLACE = 3

export type FilmReport = { readonly second: number; readonly watched: readonly Span[] }

/** `lesson`: of the academy, done once enough was watched. What there was no time to watch does not count. */
export const leave =
  (
    { variantId, seconds, lesson }: { variantId: VariantId; seconds: number | null; lesson: Lesson | null },
    { second, watched }: FilmReport,
    now: Date,
  ): ReaderChange =>
  (state) => {
    const film = state.films[variantId]
    const before = film?.spans ?? []
    const no = noParts(watched, seconds)
    if (no) return no
    const since = film ? (now.getTime() - Date.parse(film.begun)) / 1000 : 0
    const counted = withinTime(before, watched, since)
    const after = merged([...before, ...counted])
    const counts = JSON.stringify(after) !== JSON.stringify(before)
    if (!counts && Math.abs((state.left[variantId] ?? 0) - second) < SAME_PLACE) return []
    const left = FilmLeft.make({ variantId, second, ...(counts && { watched: counted }) })
    return [left, ...(counts && isWatched(after, seconds, second === 0) ? completed(state, lesson) : [])]
  }

export const seeAll: ReaderChange = () => [LibrarySeen.make({})]
