import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import brand from '#brand' with { type: 'json' }

const ID = 'virtual:schema-stand-in'

/** Returns itself for every access, so that declarations run and weigh nothing; decoding throws. */
const standIn = `
export const Schema = new Proxy(() => {}, {
  get: (_, name) => {
    if (typeof name === 'string' && /^(decode|encode|validate|asserts)/.test(name)) throw new Error('Schemas stay on the server: ' + name)
    return name === Symbol.toPrimitive ? () => '' : Schema
  },
  apply: () => Schema,
})
`

/** Server and browser share rules next to schemas; without the schema library the first page is a third smaller. */
export const schemaStandIn = (): Plugin => ({
  name: 'schema-stand-in',
  enforce: 'pre',
  resolveId: (id) => (id === ID ? `\0${ID}` : null),
  load: (id) => (id === `\0${ID}` ? standIn : null),
  transform(code, id) {
    if (!/\/src\/(platform|modules)\/.*\.ts$/.test(id)) return null
    return code.replace("import * as Schema from 'effect/Schema'", `import { Schema } from '${ID}'`)
  },
})

const FILE = 'assets/documents/qualitypolicy.pdf'

/** The typesetter is loaded when there is something to set: every start of the build tools reads this file. */
const made = async (): Promise<Buffer> => {
  const [{ typesetter }, { qualityPolicyPdf }] = await Promise.all([
    import('#platform/pdf/typesetter.ts'),
    import('./quality-policy-pdf.ts'),
  ])
  const setter = typesetter()
  try {
    return await setter.set(qualityPolicyPdf(brand))
  } finally {
    await setter.stop()
  }
}

/** The quality policy is typeset once with the app, in the provider's name; the public pages offer it. */
export const qualityPolicy = (): Plugin => ({
  name: 'quality-policy',
  async generateBundle() {
    if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName: FILE, source: await made() })
  },
  configureServer(server) {
    let pdf: Promise<Buffer> | undefined
    server.middlewares.use(`/${FILE}`, (_request, response, next) => {
      pdf ??= made()
      pdf.then((file) => response.setHeader('content-type', 'application/pdf').end(file), next)
    })
  },
})

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

/** The three widths of breakpoints.css by their names. CSS keeps a `@custom-media` to its own file. */
const customMedia = (): ReadonlyMap<string, string> => {
  const sheet = readFileSync(join(import.meta.dirname, '../../src/web/ui/style/breakpoints.css'), 'utf8')
  return new Map(
    [...sheet.matchAll(/@custom-media (--[\w-]+) (.+);/g)].map(([, name = '', query = '']) => [name, query]),
  )
}

/** For PostCSS: in every style sheet `(--narrow)` is the width that it names. */
export const breakpoints = () => {
  const queries = customMedia()
  return {
    postcssPlugin: 'breakpoints',
    AtRule: {
      media: (rule: { params: string }) => {
        rule.params = rule.params.replace(/\((--[\w-]+)\)/g, (named, name) => queries.get(name) ?? named)
      },
    },
  }
}

/** The first sheet to load decides the order of cascade layers, and the build's chunks decide which that is. */
export const layerOrder = (order: string): Plugin => ({
  name: 'layer-order',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const asset of Object.values(bundle)) {
      if (asset.type === 'asset' && asset.fileName.endsWith('.css')) asset.source = `@layer ${order};${asset.source}`
    }
  },
})
