import { type Decision, decider } from '#platform/decision.ts'
import type { HappenedOf } from '#platform/event.ts'
import { FilmLeft, LibrarySeen, ResourceDownloaded, ResourceOpened, readerStream, type VariantId } from './events.ts'

/** What a person did in the library. */
export type Reader = {
  readonly opened: Readonly<Record<string, number>>
  readonly left: Readonly<Record<string, number>>
}
type Change = Decision<Reader, HappenedOf<typeof readerStream.events>>

export const reader = decider<Reader>()({
  stream: readerStream,
  owner: (_, key) => ({ userId: key }),
  implicit: true,
  initial: () => ({ opened: {}, left: {} }),
  evolve: {
    ResourceOpened: (it, { variantId, revision }) => ({ ...it, opened: { ...it.opened, [variantId]: revision } }),
    ResourceDownloaded: (it) => it,
    FilmLeft: (it, { variantId, second }) => ({ ...it, left: { ...it.left, [variantId]: second } }),
    LibrarySeen: (it) => it,
  },
})

/** Opening what was seen as it is records nothing. */
export const open =
  (variantId: VariantId, revision: number): Change =>
  ({ opened }) =>
    opened[variantId] === revision ? [] : [ResourceOpened.make({ variantId, revision })]

export const take =
  (taken: Parameters<typeof ResourceDownloaded.make>[0]): Change =>
  () => [ResourceDownloaded.make(taken)]

/** Seconds within which a film was left in the same place. */
const SAME_PLACE = 3

export const leave =
  (variantId: VariantId, second: number): Change =>
  ({ left }) =>
    Math.abs((left[variantId] ?? 0) - second) < SAME_PLACE ? [] : [FilmLeft.make({ variantId, second })]

export const seeAll: Change = () => [LibrarySeen.make({})]
