import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const OWN = '.vite/own-assets.json'

const assetsOf = (folder: string): string[] => readdirSync(join(folder, 'assets'))

const ownAssetsOf = (folder: string): string[] => {
  const list = join(folder, OWN)
  if (existsSync(list)) return JSON.parse(readFileSync(list, 'utf8'))
  return existsSync(join(folder, 'assets')) ? assetsOf(folder) : []
}

/** Keeps the last build's assets for open pages and a running portal; older ones are removed. */
export const keepPrevious = (next: string, last: string): void => {
  const own = assetsOf(next)
  writeFileSync(join(next, OWN), JSON.stringify(own))
  for (const name of ownAssetsOf(last).filter((it) => !own.includes(it)))
    cpSync(join(last, 'assets', name), join(next, 'assets', name), { recursive: true })
}

/** Puts a whole build where the last one was: no reader ever finds half of one there. */
export const takePlace = (next: string, last: string): void => {
  const gone = `${last}.gone`
  rmSync(gone, { recursive: true, force: true })
  if (existsSync(last)) renameSync(last, gone)
  renameSync(next, last)
  rmSync(gone, { recursive: true, force: true })
}
