import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

type Declaration = {
  method: string
  path: string
  may: string
  reads?: readonly string[]
  awaits?: readonly string[]
  params?: object
  query?: object
  body?: object
}

const isEndpoint = (value: unknown): value is Declaration =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'may' in value

const names = (fields: object | undefined) => (fields ? Object.keys(fields) : undefined)

const wireOf = ({ method, path, may, reads, awaits, params, query, body }: Declaration) =>
  JSON.stringify({ method, path, may, reads, awaits, params: names(params), query: names(query), body: names(body) })

const isPlain = (value: unknown): boolean => {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true
  if (Array.isArray(value)) return value.every(isPlain)
  return (
    typeof value === 'object' &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.values(value).every(isPlain)
  )
}

/** The browser's version of a contract: endpoints without their schemas, and plain constants. Exported for its spec. */
export const browserContract = (exports: Record<string, unknown>): string =>
  Object.entries(exports)
    .flatMap(([name, value]) => {
      const kept = isEndpoint(value) ? wireOf(value) : isPlain(value) ? JSON.stringify(value) : null
      return kept === null ? [] : [`export const ${name} = ${kept}`]
    })
    .join('\n')

/** Whether a file is `contract.ts` or `…-contract.ts` of a module or of one of its rooms. Exported for its spec. */
export const isContract = (file: string): boolean => /\/src\/modules\/([\w-]+\/)+([\w-]+-)?contract\.ts$/.test(file)

/** Keeps the schema library on the server; types are the contract's. A screen that reads a schema does not build. */
export const contracts = (): Plugin => ({
  name: 'contracts',
  enforce: 'pre',
  async load(id) {
    if (!isContract(id)) return null
    this.addWatchFile(id)
    const exports = (await import(`${pathToFileURL(id).href}?built=${Date.now()}`)) as Record<string, unknown>
    return { code: browserContract(exports), map: null }
  },
})
