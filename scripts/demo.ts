import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'

import { CannotStart, started } from '#platform/node/cannot-start.ts'
import { runPortal } from '#run-portal'

const root = join(import.meta.dirname, '..')
const BEHIND_THE_PORTAL = 10

/** In a process of its own, next to the seeding of the demo world. */
const buildWebApp = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const followParent = join(root, 'scripts/follow-parent.mjs')
    const build = spawn(process.execPath, ['--import', followParent, 'scripts/build.ts', '--when-stale'], {
      cwd: root,
      stdio: 'inherit',
    })
    if (build.pid) setPriority(build.pid, BEHIND_THE_PORTAL)
    build.once('error', reject)
    build.once('exit', (code) => {
      if (code === 0) resolve()
      else reject(new CannotStart('The web app could not be built: see above.'))
    })
  })

await started(async () => {
  await runPortal('demo', buildWebApp)
  process.exit(0)
})
