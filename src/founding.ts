import { randomUUID } from 'node:crypto'
import type { PasswordOwner } from '#modules/identity/own-terms.ts'
import { newPasswordFault } from '#modules/identity/password/new-password-routes.ts'
import { registerPerson } from '#modules/identity/registration.ts'
import type { Configuration } from '#platform/configuration/configuration.ts'
import { isRefusal } from '#platform/decision.ts'
import { SYSTEM } from '#platform/log/commands.ts'
import { commandsFor } from '#platform/log/commands-for.ts'
import { CannotStart } from '#platform/node/cannot-start.ts'
import type { PortalNode } from '#platform/node/node.ts'

/** Only when no one could invite them. Of two nodes that start together one does it. */
export const appointAdministrator = async (
  node: PortalNode,
  { email, password }: NonNullable<Configuration['firstAdministrator']>,
): Promise<void> => {
  const { services } = node
  const { emergencyPhone: phone, provider } = services.configuration.brand
  const named = { civility: 'OTHER', firstname: 'First', lastname: 'Administrator', job: 'Administrator' } as const
  const owner: PasswordOwner = { ...named, email, company: provider.name }
  const cannot = (why: string) => new CannotStart(`${email} cannot become the first administrator: ${why}.`)
  const fault = newPasswordFault(services, password, owner)
  if (fault) throw cannot(fault)
  const log = commandsFor({
    log: node.log,
    scope: 'system',
    actor: SYSTEM,
    command: 'found the portal',
    correlation: randomUUID(),
    now: node.clock.now,
  })
  const person = { ...named, phone, email, password, role: 'ADMIN', distributorId: null } as const
  const answer = await registerPerson({ ...services, log }, person)
  if (isRefusal(answer) && answer.status !== 409) throw cannot(answer.error)
}
