import { isStaff, Role } from '#modules/permissions/roles.ts'
import type { Endpoint } from '#platform/http/endpoint.ts'
import { modules } from '#portal'
import { copiedWhole } from '#tests/copied-whole.ts'
import { requestOf } from '#tests/portal.ts'
import { everyEndpoint, mayBeCalledBy, nameOf, sampleOf } from '#tests/whole/every-endpoint.ts'
import type { Whole } from '#tests/whole/two-companies.ts'

/** Copies of what `startWhole` makes: enough that every list has more than a page. */
export const ONCE = 55

/** Files of all that was filtered are as long as that. */
const isFile = ({ path }: Endpoint) => /\.(:format|ics|zip|pdf|csv|json)$/.test(path)

/** GROWTH_ONLY: parts of names, separated by commas. */
export const onlyParts = process.env['GROWTH_ONLY']?.split(',')
export const isChosen = (name: string) => onlyParts?.some((part) => name.includes(part)) ?? true

/** Every read of the portal but those that answer with a file. */
export const reads = everyEndpoint.filter(
  (endpoint) => endpoint.method === 'GET' && !isFile(endpoint) && isChosen(nameOf(endpoint)),
)

export const rolesOf = (endpoint: Endpoint): readonly Role[] =>
  Role.literals.filter((role) => mayBeCalledBy(endpoint, role))

/** The first of a company and the first of the staff. */
export const oneOfEachSide = (endpoint: Endpoint): readonly Role[] => {
  const roles = rolesOf(endpoint)
  return [roles.find((role) => !isStaff(role)), roles.find(isStaff)].filter((role) => role !== undefined)
}

/** The whole portal without what it does by itself: thousands of mails for what is copied. `settings`: of its database. */
export const quietWhole = (settings: readonly string[] = []): Promise<Whole> =>
  copiedWhole(
    modules.map((module) => ({ ...module, reactions: [], watches: [], invariants: [] })),
    settings,
  )

export type ReadCall = {
  readonly endpoint: string
  /** With its form and role. */
  readonly name: string
  readonly url: string
  readonly jwt: string
  readonly run: () => Promise<{ readonly bytes: number }>
}

/** Each read by these roles of its own, unfiltered and, where it has a query, with a sample of one. */
export const callsOf = async (
  { portal, andina }: Whole,
  endpoints: readonly Endpoint[],
  rolesFor: (endpoint: Endpoint) => readonly Role[],
): Promise<readonly ReadCall[]> => {
  const tokens = new Map<Role, string>()
  for (const role of Role.literals) {
    const of = role === 'PROCUREMENT' ? andina.buyer : andina.reader
    const session = isStaff(role)
      ? await portal.as(role)
      : await portal.sessionOf({ ...of, role, distributorId: andina.distributorId })
    tokens.set(role, session.jwt)
  }
  return endpoints.flatMap((endpoint) => {
    const sample = sampleOf(endpoint, andina)
    const unfiltered = Object.fromEntries(Object.entries(sample).filter(([name]) => name in (endpoint.params ?? {})))
    const inputs = endpoint.query ? { unfiltered, filtered: sample } : { unfiltered: sample }
    return rolesFor(endpoint).flatMap((role) =>
      Object.entries(inputs).map(([form, input]) => {
        const request = requestOf(endpoint, input)
        const jwt = tokens.get(role)!
        return {
          endpoint: nameOf(endpoint),
          name: `${nameOf(endpoint)}, ${form}, ${role}`,
          url: request.url,
          jwt,
          run: async () => {
            const answer = await portal.node.app.inject({ ...request, headers: { authorization: `Bearer ${jwt}` } })
            return { bytes: answer.rawPayload.length }
          },
        }
      }),
    )
  })
}
