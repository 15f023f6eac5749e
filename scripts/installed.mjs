import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const packagesIn = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

/**
 * Whether node_modules is what the lockfile requires, with the development packages or without. npm writes down what it
 * installed, and writes it last: a broken-off installation has no such file. Optional packages are those of other machines.
 */
export const packagesAreInstalled = (root, { development = true } = {}) => {
  const locked = packagesIn(join(root, 'package-lock.json'))
  const there = packagesIn(join(root, 'node_modules/.package-lock.json'))
  if (!locked || !there) return false
  return Object.entries(locked).every(([path, { version, optional, dev, devOptional }]) => {
    if (path === '' || (!development && (dev || devOptional))) return true
    return there[path] ? there[path].version === version : optional === true
  })
}
