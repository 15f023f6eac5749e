import { expect } from 'vitest'

import { permissions } from '#modules/permissions/permissions.ts'
import { isStaff, type Role } from '#modules/permissions/roles.ts'
import type { Endpoint } from '#platform/http/endpoint.ts'
import { modules } from '#portal'
import { pdfPages } from '#tests/pdf-text.ts'
import { requestOf } from '#tests/portal.ts'

import { sampleInputs } from './sample-inputs.ts'
import type { Side, Whole } from './two-companies.ts'

/** Every endpoint of the portal, from the declarations: a new one is walked without being listed anywhere. */
export const everyEndpoint: readonly Endpoint[] = modules.flatMap(({ routes }) =>
  routes.map(({ endpoint }) => endpoint),
)

export const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`

export const sampleOf = (endpoint: Endpoint, side: Side): Record<string, unknown> => {
  const sample = sampleInputs[nameOf(endpoint)]
  if (!sample) throw new Error(`${nameOf(endpoint)} has no sample input: add one to tests/whole/sample-inputs.ts`)
  return structuredClone(sample(side)) as Record<string, unknown>
}

export const mayBeCalledBy = ({ may }: Endpoint, role: Role): boolean =>
  (permissions[may] as readonly string[]).includes(role)

export const isForDistributors = (endpoint: Endpoint): boolean =>
  permissions[endpoint.may].some((role) => role !== 'ANONYMOUS' && !isStaff(role))

export type EndpointAnswer = { readonly status: number; readonly type: string; readonly text: string }

/** One call of one node; of a PDF the answer is its text. */
export const calling =
  ({ portal }: Pick<Whole, 'portal'>) =>
  async (endpoint: Endpoint, input: Record<string, unknown>, jwt?: string): Promise<EndpointAnswer> => {
    const response = await portal.node.app.inject({
      ...requestOf(endpoint, input),
      headers: jwt === undefined ? {} : { authorization: `Bearer ${jwt}` },
    })
    const type = String(response.headers['content-type'])
    const text = type.startsWith('application/pdf') ? pdfPages(response.rawPayload).join('\n') : response.body
    return { status: response.statusCode, type, text: `${text}\n${JSON.stringify(response.headers)}` }
  }

/** How many events calls have recorded. What the program does by itself is left out: it may come at any moment. */
export const recorded = async ({ portal }: Pick<Whole, 'portal'>): Promise<number> => {
  const { rows } = await portal.owner.query<{ n: number }>(
    `select count(*) as n from es.event e join es.commit c on c.id = e.commit_id where c.command ~ '(^| )[A-Z]+ /'`,
  )
  return Number(rows[0]!.n)
}

/** Expects, each time it is called, that no call has recorded anything since the last time. */
export const recordingOf = async (whole: Pick<Whole, 'portal'>): Promise<() => Promise<void>> => {
  let before = await recorded(whole)
  return async () => {
    const after = await recorded(whole)
    const more = after - before
    before = after
    expect(more, 'events recorded').toBe(0)
  }
}
