import { countryOf } from '#modules/catalogue/events.ts'
import { paths } from '#paths'
import { type Finder, finder } from '#platform/finder.ts'
import { allCompanyFiles, companyFileOf } from '#projections/company_files.ts'
import { allDistributors, namesOfCompanies } from '#projections/distributors.ts'
import { documentTypeLabel } from './file/requirements.ts'

/** Companies, and the documents of their files. */
export const finders: readonly Finder[] = [
  finder('distributors', 'office.distributors.read', async ({ db }) =>
    (await allDistributors(db)).map(({ id, organizationName, city, countryId }) => ({
      to: paths.officeDistributor({ distributorId: id }),
      label: organizationName,
      detail: `${city}, ${countryOf(countryId).name}`,
    })),
  ),
  finder('documents', 'company.read', async ({ db, me }) =>
    ((await companyFileOf(db, me.distributorId as string))?.documents ?? []).map(({ type, name }) => ({
      to: paths.documents({}, { type }),
      label: name,
      detail: documentTypeLabel(type),
    })),
  ),
  finder('documents', 'office.distributors.read', async (asking) => {
    const [files, nameOf] = await Promise.all([
      allCompanyFiles(asking.db),
      asking.once('names of companies', () => namesOfCompanies(asking.db)),
    ])
    return files.flatMap(({ id: distributorId, documents }) =>
      documents.map(({ type, name }) => ({
        to: paths.officeDistributor({ distributorId }),
        stream: { kind: 'company-file', key: distributorId },
        label: name === documentTypeLabel(type) ? name : `${name}, ${documentTypeLabel(type)}`,
        detail: nameOf(distributorId),
      })),
    )
  }),
]
