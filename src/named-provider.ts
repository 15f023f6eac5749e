import { randomUUID } from 'node:crypto'

import { nameProvider, PROVIDER, provider } from '#modules/ordering/provider.ts'
import { SYSTEM } from '#platform/log/commands.ts'
import { commandsFor } from '#platform/log/commands-for.ts'
import type { PortalNode } from '#platform/node/node.ts'

/** Records what the brand file says of the provider where that is new: papers keep what it said when they were issued. */
export const recordProvider = async ({ log, clock, services: { configuration } }: PortalNode): Promise<void> => {
  const now = clock.now()
  const commands = commandsFor({
    log,
    scope: 'system',
    actor: SYSTEM,
    command: 'name the provider',
    correlation: randomUUID(),
    now: clock.now,
  })
  await commands.decide(provider, PROVIDER, nameProvider(configuration.brand, now))
}
