import { compareTexts } from '#platform/text/alphabet.ts'

type SuggestionCompany = {
  readonly countryId: string
  readonly countryIds: readonly string[]
  readonly region: string | null
  readonly salesRepresentativeId: string | null
}

/** So many companies of a region with this representative. `there`: those of the company's country alone, or those of any. */
export type RegionShare = {
  readonly region: string
  readonly representativeId: string | null
  readonly there: boolean
  readonly companies: number
}

/** What most have; of as many, the first by the alphabet. null: none has anything. */
const mostOf = (shares: readonly RegionShare[], of: (share: RegionShare) => string | null): string | null => {
  const sums = new Map<string, number>()
  for (const share of shares) {
    const value = of(share)
    if (value !== null) sums.set(value, (sums.get(value) ?? 0) + share.companies)
  }
  return [...sums].toSorted(([a, one], [b, other]) => other - one || compareTexts(a, b))[0]?.[0] ?? null
}

/** By the sign-up's country and by other companies there. `active`: possible representatives. */
export const suggestedFor = (
  company: SuggestionCompany,
  shares: readonly RegionShare[],
  active: ReadonlySet<string>,
) => {
  const there = shares.filter((share) => share.there)
  const region = company.region ?? mostOf(there, (share) => share.region)
  const represented = (among: readonly RegionShare[]) =>
    mostOf(among, ({ representativeId: id }) => (id && active.has(id) ? id : null))
  const inRegion = shares.filter((share) => !share.there && share.region === region)
  return {
    region,
    countryIds: company.countryIds.length > 0 ? company.countryIds : [company.countryId],
    representativeId: company.salesRepresentativeId ?? represented(there) ?? represented(inRegion),
  }
}
