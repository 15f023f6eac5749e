import type { TestProject } from 'vitest/node'

import { copyOf } from '#tests/database-copy.ts'

import { portalOn } from './portal-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    demoTemplate: string
  }
}

/** The demo world is told once for a run; every test file starts from a copy of it. Runs after the server's own setup. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { adminUrl, template } = project.getProvidedContext().postgres
  const demo = await copyOf(template, adminUrl, 'demo')
  const portal = await portalOn(demo.url)
  await portal.stop()
  project.provide('demoTemplate', demo.name)
  return demo.drop
}
