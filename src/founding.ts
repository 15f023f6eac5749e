import { randomUUID } from 'node:crypto'
import type { PasswordOwner } from '#modules/identity/own-terms.ts'
import { newPasswordFault } from '#modules/identity/password/new-password-routes.ts'
import { recordErasures } from '#modules/identity/people/repeated-erasures.ts'
import { registerPerson } from '#modules/identity/registration.ts'
import { WATCH } from '#modules/log-checks/checking.ts'
import { logWatch, planNight } from '#modules/log-checks/log-watch.ts'
import { nameProvider, PROVIDER, provider } from '#modules/ordering/provider.ts'
import type { Configuration } from '#platform/configuration/configuration.ts'
import { isRefusal } from '#platform/decision.ts'
import { type Commands, SYSTEM } from '#platform/log/commands.ts'
import { commandsFor } from '#platform/log/commands-for.ts'
import { CannotStart } from '#platform/node/cannot-start.ts'
import type { PortalNode } from '#platform/node/node.ts'

const systemCommands = ({ log, clock }: PortalNode, command: string): Commands =>
  commandsFor({ log, scope: 'system', actor: SYSTEM, command, correlation: randomUUID(), now: clock.now })

/** Only when no one could invite them. Of two nodes that start together one does it. */
export const appointAdministrator = async (
  node: PortalNode,
  { email, password }: NonNullable<Configuration['firstAdministrator']>,
): Promise<void> => {
  const { services } = node
  const { emergencyPhone: phone, provider: founder } = services.configuration.brand
  const named = { civility: 'OTHER', firstname: 'First', lastname: 'Administrator', job: 'Administrator' } as const
  const owner: PasswordOwner = { ...named, email, company: founder.name }
  const cannot = (why: string) => new CannotStart(`${email} cannot become the first administrator: ${why}.`)
  const fault = newPasswordFault(services, password, owner)
  if (fault) throw cannot(fault)
  const log = systemCommands(node, 'found the portal')
  const person = { ...named, phone, email, password, role: 'ADMIN', distributorId: null } as const
  const answer = await registerPerson({ ...services, log }, person)
  if (isRefusal(answer) && answer.status !== 409) throw cannot(answer.error)
}

/** Records erasures that a restore has repeated, plans the first nightly check of the log, and records what the brand file says of the provider where that is new. */
export const recordAtStart = async (node: PortalNode): Promise<void> => {
  const now = node.clock.now()
  const erased = await recordErasures(node.services, systemCommands(node, 'repeat erasures'))
  if (erased > 0) node.app.log.warn({ people: erased }, 'erased again after a restore')
  await systemCommands(node, 'plan the nightly check').decide(logWatch, WATCH, planNight(now))
  const named = nameProvider(node.services.configuration.brand, now)
  await systemCommands(node, 'name the provider').decide(provider, PROVIDER, named)
}
