import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Two pools of memory for its threads instead of one for each: 18 MB less in an idle portal. Heard by glibc. */
export const portalEnvironment = { MALLOC_ARENA_MAX: '2' }

/** Where compiled code is kept, so that a later start need not strip types again. */
export const compileCache = join(dirname(fileURLToPath(import.meta.url)), '../node_modules/.cache/compiled')
