import { join } from 'node:path'
import process from 'node:process'
import type { Plugin } from 'vite'
import type { VitestPluginContext } from 'vitest/node'

import { plantedFaults } from './planted-faults.ts'

const root = join(import.meta.dirname, '../../../..')

/** Loads the source with the fault that the environment names in PLANTED; files on the disk stay as they are. */
export const planting = (): Plugin => {
  const fault = plantedFaults.find(({ what }) => what === process.env['PLANTED'])
  const isPlanted = (id: string): boolean => fault !== undefined && id.split('?')[0] === join(root, fault.file)
  return {
    name: 'planted-fault',
    enforce: 'pre',
    /** Vitest keeps transformed files for the next run: never one with a fault. */
    configureVitest: ({ defineCacheKeyGenerator }: VitestPluginContext) =>
      defineCacheKeyGenerator(({ id }) => (isPlanted(id) ? false : null)),
    transform: (code, id) => {
      if (!fault || !isPlanted(id)) return null
      if (code.split(fault.from).length !== 2) throw new Error(`${fault.file} has not once: ${fault.from}`)
      return { code: code.replace(fault.from, () => fault.to), map: null }
    },
  }
}
