import type { Plugin } from 'vite'

/** Lets the browser fetch the text font together with the styles instead of after them. */
export const preloadFont = (name: string): Plugin => ({
  name: 'preload-font',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle }) {
      const font = Object.keys(bundle ?? {}).find((file) => file.includes(name) && file.endsWith('.woff2'))
      if (!font) return []
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: true }
      return [{ tag: 'link', attrs, injectTo: 'head-prepend' as const }]
    },
  },
})
