import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The headless shell first: it draws no window and takes a sixth less time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const found = (): string | undefined => {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...elsewhere].find(isExecutable)
}

const installFromDebian = (): void => {
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  apt('update')
  for (const name of ['chromium-headless-shell', 'chromium']) // the second where Debian is older
    if (apt('install', '--yes', '--no-install-recommends', name, 'fonts-liberation').status === 0) return
}

/** A Chromium to test with: the one that CHROMIUM names, the machine's, or Debian's package; undefined where none can be had. */
export const chromium = (): string | undefined => {
  const given = process.env.CHROMIUM
  if (given) return isExecutable(given) ? given : undefined
  if (!found() && process.getuid?.() === 0) installFromDebian()
  return found()
}
