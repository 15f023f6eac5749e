import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

import { copyOf } from '#tests/database-copy.ts'

import { portalOn } from './portal-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    demoTemplate: string
    /** With the files of the library, as in a DATA_DIR. */
    demoFiles: string
  }
}

/** The demo world is told once for a run; every test file starts from a copy of it. Runs after the server's own setup. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { adminUrl, template } = project.getProvidedContext().postgres
  const demo = await copyOf(template, adminUrl, 'demo')
  const files = mkdtempSync(join(tmpdir(), 'partnercare-files-'))
  const portal = await portalOn(demo.url, {}, { keepIn: files })
  await portal.stop()
  project.provide('demoTemplate', demo.name)
  project.provide('demoFiles', files)
  return async () => {
    rmSync(files, { recursive: true, force: true })
    await demo.drop()
  }
}
