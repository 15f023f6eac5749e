import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

import { CannotStart } from '#platform/node/cannot-start.ts'

const tryPort = (port: number): Promise<NodeJS.ErrnoException | null> =>
  new Promise((resolve) => {
    const probe = createServer().once('error', resolve)
    probe.listen(port, () => probe.close(() => resolve(null)))
  })

/** Fails early; `command`: as typed. Retries, as a killed portal may still hold its port. */
export const refuseTakenPort = async (port: number, command: string): Promise<void> => {
  const until = performance.now() + 3_000
  for (;;) {
    const error = await tryPort(port)
    if (error === null) return
    if (error.code !== 'EADDRINUSE')
      throw new CannotStart(`Port ${port} cannot be used (${error.code}): choose another, as in PORT=8080 ${command}.`)
    if (performance.now() > until)
      throw new CannotStart(
        `Port ${port} is taken: stop what uses it, or choose another, as in PORT=${port + 1} ${command}.`,
      )
    await wait(100)
  }
}
