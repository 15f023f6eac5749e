import { compareTexts } from '#platform/text/alphabet.ts'

type SuggestionCompany = {
  readonly id: string
  readonly countryId: string
  readonly countryIds: readonly string[]
  readonly region: string | null
  readonly salesRepresentativeId: string | null
}

/** What most say; of as many, the first by the alphabet. null: none says anything. */
const mostOf = (said: readonly (string | null)[]): string | null => {
  const counts = [
    ...Map.groupBy(
      said.filter((it) => it !== null),
      (it) => it,
    ),
  ]
  return counts.toSorted(([a, one], [b, other]) => other.length - one.length || compareTexts(a, b))[0]?.[0] ?? null
}

/** By the sign-up's country and by other companies there. `active`: possible representatives. */
export const suggestedFor = (
  company: SuggestionCompany,
  all: readonly SuggestionCompany[],
  active: ReadonlySet<string>,
) => {
  const others = all.filter(({ id, region }) => id !== company.id && region !== null)
  const there = others.filter(({ countryId, countryIds }) => [countryId, ...countryIds].includes(company.countryId))
  const region = company.region ?? mostOf(there.map((other) => other.region))
  const represented = (among: readonly SuggestionCompany[]) =>
    mostOf(among.map(({ salesRepresentativeId: id }) => (id && active.has(id) ? id : null)))
  const inRegion = others.filter((other) => other.region === region)
  return {
    region,
    countryIds: company.countryIds.length > 0 ? company.countryIds : [company.countryId],
    representativeId: company.salesRepresentativeId ?? represented(there) ?? represented(inRegion),
  }
}
