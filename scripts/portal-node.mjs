import { fileURLToPath } from 'node:url'

/** How the portal's Node is started. A small nursery: the usual one alone takes more memory than an idle portal has. */
export const portalOptions = ['--max-semi-space-size=4']

/** Where compiled code is kept, so that a later start need not strip types again. */
export const compileCache = fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url))
