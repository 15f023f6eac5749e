import { countryOf } from '#modules/catalogue/events.ts'
import type { Day, Moment } from '#platform/event.ts'
import { moment } from '#platform/moment.ts'
import type { Agreement } from './contract.ts'

type Version = {
  readonly version: number
  readonly productCodes: readonly string[]
  readonly signedOn: Day
  readonly filedAt: Moment
}

/** An agreement as the read model keeps it: its versions, the latest last. */
type AgreementVersions = Pick<Agreement, 'id' | 'type' | 'countryId'> & { readonly versions: readonly Version[] }

const downloadOf = (id: string, version: number): string => `/api/agreements/${id}/versions/${version}/document`

export const agreementShown = ({ id, type, countryId, versions }: AgreementVersions): Agreement => {
  const shown = versions.map(({ version, productCodes, signedOn }) => ({
    version,
    date: signedOn,
    productCode: productCodes.join(', '),
    download: downloadOf(id, version),
  }))
  const inForce = shown.at(-1)
  if (!inForce) throw new Error(`The agreement ${id} was never signed`)
  const replaced = shown.slice(0, -1).map((former, index) => ({
    ...former,
    replacedOn: moment(new Date(versions[index + 1]?.filedAt ?? 0)),
  }))
  return { id, type, countryId, countryName: countryOf(countryId).name, ...inForce, replaced: replaced.toReversed() }
}
