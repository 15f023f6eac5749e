import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { VitestPluginContext } from 'vitest/node'

import type { PlantedFault } from './planted-fault.ts'

const root = join(import.meta.dirname, '../../../..')

type InSource = Pick<PlantedFault, 'file' | 'from' | 'to'>

/** Loads the source with this fault; files on the disk stay as they are. */
export const planting = (fault: InSource | undefined): Plugin => {
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
