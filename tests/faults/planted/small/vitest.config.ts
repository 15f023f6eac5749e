import { join } from 'node:path'
import process from 'node:process'
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config'

import config from '#vitest-config'
import { plantedFaults } from './planted-faults.ts'
import { planting } from './planting.ts'

const root = join(import.meta.dirname, '../../../..')
const fault = plantedFaults.find(({ what }) => what === process.env['PLANTED'])
const projects = config.test?.projects as readonly UserWorkspaceConfig[]
/** Apart from what other runs keep there. */
const fsModuleCachePath = join(root, 'node_modules/.vitest-cache-planted')

/** The projects of all tests, with a fault planted into the source as it is loaded. */
export default defineConfig({
  ...config,
  root,
  test: {
    ...config.test,
    fsModuleCachePath,
    projects: projects.map((project) => ({
      ...project,
      plugins: [...(project.plugins ?? []), planting(fault)],
      // Files of several projects run together: then all of them have as many workers.
      test: { ...project.test, fsModuleCachePath, maxWorkers: 2 },
    })),
  },
})
