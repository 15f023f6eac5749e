import { countryOf } from '#modules/catalogue/events.ts'
import { paths } from '#paths'
import { type Finder, finder } from '#platform/finder.ts'
import { distributorOf } from '#projections/distributors.ts'
import { everyLabel, labelsIn } from '#projections/labels.ts'

/** Labels, by their code. */
export const finders: readonly Finder[] = [
  finder('labels', 'company.read', async ({ db, me }) => {
    const company = await distributorOf(db, me.distributorId as string)
    const registered = await labelsIn(db, company?.countryIds ?? [])
    return registered.flatMap(({ countryId, versions }) =>
      versions
        .filter(({ replacedAt }) => replacedAt === null)
        .map(({ code, name }) => ({
          to: paths.labels({}, { search: code }),
          label: code,
          detail: `${name} · ${countryOf(countryId).name}`,
        })),
    )
  }),
  finder('labels', 'office.labels.read', async ({ db }) =>
    (await everyLabel(db)).flatMap(({ id, countryId, versions }) =>
      versions
        .filter(({ replacedAt }) => replacedAt === null)
        .map(({ code, name }) => ({
          to: paths.officeLabels({}, { tab: 'labels', search: code }),
          stream: { kind: 'registration', key: id as string },
          label: code,
          detail: `${name} · ${countryOf(countryId).name}`,
        })),
    ),
  ),
]
