import type { Plugin } from 'vite'

/**
 * Says the order of the cascade layers at the head of every style sheet: the first sheet that a page happens to load
 * decides it, and which one that is depends on how the build cut its chunks.
 */
export const layerOrder = (order: string): Plugin => ({
  name: 'layer-order',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const asset of Object.values(bundle)) {
      if (asset.type === 'asset' && asset.fileName.endsWith('.css')) asset.source = `@layer ${order};${asset.source}`
    }
  },
})
