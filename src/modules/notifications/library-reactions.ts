import { isForPerson, resourceStream } from '#modules/library/events.ts'
import { reaction } from '#platform/module.ts'
import { allDistributors, type DistributorRow } from '#projections/distributors.ts'
import { takersOf } from '#projections/library_readings.ts'
import { resourceOf } from '#projections/resources.ts'
import { everybody } from '#projections/users.ts'
import { NEWS_FOR_DAYS, notify } from './notify.ts'
import { AUDIENCE_MODELS } from './reactions.ts'

/** How many people one append notifies. */
const AT_ONCE = 200

/** A new resource is announced once, to whom it is for; a replaced file to who downloaded an older one. */
export const notifyOfLibrary = reaction({
  name: 'tell-of-library',
  of: [resourceStream],
  reads: [...AUDIENCE_MODELS, 'resources', 'library_readings'],
  newsForDays: NEWS_FOR_DAYS,
  on: {
    VariantPublished: async (context, { variantId, revision, first, replaced }, cause) => {
      const { db } = context
      const row = await resourceOf(db, cause.key)
      const variant = row?.variants.find(({ id }) => id === variantId)
      if (!row?.facts || !row.kind || !variant) return
      const saved = variant.revisions.find((it) => it.revision === revision)
      const { audience } = row.facts
      const companies = new Map<string, DistributorRow>(
        (await allDistributors(db)).map((company) => [company.id, company]),
      )
      const people = (await everybody(db)).filter(({ active, role, distributorId }) => {
        const company = distributorId === null ? undefined : companies.get(distributorId)
        return active && company !== undefined && isForPerson(audience, { ...company, role })
      })
      const news = {
        type: 'NEW_RESOURCE_AVAILABLE',
        resourceType: row.kind,
        // An item of the academy is opened by its resource.
        facts: {
          document: saved?.content.title ?? row.facts.title,
          subjectId: row.kind === 'womancare-academy' ? row.id : variantId,
        },
      } as const
      const inSteps = async (name: string, readers: readonly string[], notice: Parameters<typeof notify>[3]) => {
        for (let from = 0; from < readers.length; from += AT_ONCE)
          await notify(
            context,
            cause,
            { name: `${name} from ${from}`, people: readers.slice(from, from + AT_ONCE) },
            notice,
          )
      }
      if (first)
        return inSteps(
          'readers',
          people.map(({ id }) => id),
          news,
        )
      if (replaced === null) return
      // Readers of earlier files were notified when those were replaced.
      const took = (await takersOf(db, [variantId])).filter(({ takenSha256 }) => takenSha256 === replaced.sha256)
      const still = new Set<string>(people.map(({ id }) => id))
      const holders = took.map(({ userId }) => userId).filter((userId) => still.has(userId))
      await inSteps('holders', holders, { ...news, facts: { ...news.facts, status: 'REPLACED' } })
    },
  },
})
