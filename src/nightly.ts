import { randomUUID } from 'node:crypto'

import { WATCH } from '#modules/log-checks/checking.ts'
import { logWatch, planNight } from '#modules/log-checks/log-watch.ts'
import { SYSTEM } from '#platform/log/commands.ts'
import { commandsFor } from '#platform/log/commands-for.ts'
import type { PortalNode } from '#platform/node/node.ts'

/** Plans the first nightly check of the log; every later one is planned by the one before. Of several nodes one does it. */
export const planNightlyChecks = async (node: PortalNode): Promise<void> => {
  const log = commandsFor({
    log: node.log,
    scope: 'system',
    actor: SYSTEM,
    command: 'plan the nightly check',
    correlation: randomUUID(),
    now: node.clock.now,
  })
  await log.decide(logWatch, WATCH, planNight(node.clock.now()))
}
