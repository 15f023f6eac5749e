import type { VariantId } from '#modules/library/events.ts'
import { calledBy } from '#platform/access/personal-data.ts'
import type { Figure } from '#platform/figure.ts'
import { rows } from '#platform/projection.ts'
import { isOneOf } from '#platform/typed.ts'
import { libraryReadings } from '#projections/library_readings.ts'
import { resourceOfItem } from '#projections/resources.ts'
import { namesOf } from '#projections/users.ts'

const types: Readonly<Record<string, string>> = {
  views: 'ResourceOpened',
  downloads: 'ResourceDownloaded',
  completions: 'LessonCompleted',
}

/** Who opened, took and completed a resource, or one of its languages: each person once for each language. */
export const figures: readonly Figure[] = [
  {
    name: 'library',
    permission: 'office.content.read',
    parts: { views: 'count', downloads: 'count', completions: 'count' },
    called: async ({ db }, of = '') => (await resourceOfItem(db, of))?.title ?? null,
    behind: async ({ db, personal, trail }, { part, of = '', distributorId }) => {
      const found = await resourceOfItem(db, of)
      const variants = found?.variants ?? []
      const ids = variants.map(({ id }) => id).filter((id) => id === of || found?.id === of)
      const readers = await rows(db, libraryReadings)
        .select('userId')
        .distinct()
        .where('variantId', 'in', ['', ...ids] as VariantId[])
        .execute()
      const keys = readers.map(({ userId }) => userId)
      const [events, people] = await Promise.all([
        trail.ofStreams('library-reader', keys, Number.MAX_SAFE_INTEGER),
        namesOf(db, keys).then((found) => personal.openAll([...found.values()])),
      ])
      const names = new Map<string, string>(people.map((person) => [person.id, calledBy(person)]))
      const meant = events.filter(
        ({ envelope, data }) =>
          envelope.type === types[part] &&
          isOneOf(ids, data['variantId']) &&
          (distributorId === undefined || envelope.distributorId === distributorId),
      )
      const first = new Map(
        meant.toReversed().map((event) => [`${event.envelope.key} ${String(event.data['variantId'])}`, event]),
      )
      return [...first.values()].map(({ envelope: { key, at, distributorId: company } }) => ({
        kind: 'library-reader',
        key,
        name: names.get(key) ?? '—',
        at,
        distributorId: company,
        amount: 1,
      }))
    },
  },
]
