import type { Plugin } from 'vite'

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

/**
 * Rules that server and browser share (pricing, money, permissions) declare schemas next to their functions. The browser
 * gets the functions only: the schema library would be a third of the first page.
 */
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
