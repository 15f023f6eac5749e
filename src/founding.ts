import { randomUUID } from 'node:crypto'

import { registerUser } from '#modules/identity/contract.ts'
import { CannotStart } from '#platform/cannot-start.ts'
import type { Configuration } from '#platform/configuration.ts'
import { isRefusal, Refused } from '#platform/decision.ts'
import type { Input } from '#platform/http/endpoint.ts'
import { SYSTEM } from '#platform/log/commands.ts'
import { commandsFor } from '#platform/log/commands-for.ts'
import type { PortalNode } from '#platform/node.ts'

import { modules } from './portal.ts'

export type Administrator = Omit<Input<typeof registerUser>, 'distributorId' | 'role'>

/**
 * Registers the first administrator of a portal, when there is nobody yet who could be asked. It is the office's own
 * call, given by the system; what is wrong with the input is refused in the same words.
 */
export const foundPortal = async (node: PortalNode, administrator: Administrator): Promise<{ userId: string }> => {
  const route = modules.flatMap(({ routes }) => routes).find(({ endpoint }) => endpoint === registerUser)!
  const log = commandsFor({
    log: node.log,
    scope: 'system',
    actor: SYSTEM,
    command: 'found the portal',
    correlation: randomUUID(),
    now: node.clock.now,
  })
  const input = { ...administrator, role: 'ADMIN', distributorId: null }
  const answer = await route.handle({ ...node.services, log, now: node.clock.now(), input, me: null })
  if (isRefusal(answer)) throw new Refused(answer)
  return { userId: (answer as { id: string }).id }
}

/**
 * Registers the administrator that the configuration names. Of two nodes that start together on an empty portal one
 * does it, and the other finds it done.
 */
export const appointAdministrator = async (
  node: PortalNode,
  { email, password }: NonNullable<Configuration['firstAdministrator']>,
): Promise<void> => {
  const { emergencyPhone: phone } = node.services.configuration.brand
  const named = { civility: 'OTHER', firstname: 'First', lastname: 'Administrator', job: 'Administrator' } as const
  try {
    await foundPortal(node, { ...named, phone, email, password })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    if (error.refusal.status === 409) return
    throw new CannotStart(`${email} cannot become the first administrator: ${error.message}.`)
  }
}
