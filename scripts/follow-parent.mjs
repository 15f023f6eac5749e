// Loaded before a program: when its parent is killed, it stops as on a signal, instead of living on unseen and
// keeping the port.
import { readFileSync } from 'node:fs'
import process from 'node:process'

const parentOf = (pid) => {
  try {
    return Number(/^\d+ \(.*\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])
  } catch {
    return undefined
  }
}

/** npm runs commands through `sh -c`, which outlives a killed npm silently. */
const isShellOfNpm = (pid) => {
  try {
    return (
      process.env.npm_lifecycle_event !== undefined &&
      /^[^\0]*sh\0-c\0/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
    )
  } catch {
    return false
  }
}

const parent = process.ppid
const npm = isShellOfNpm(parent) ? parentOf(parent) : undefined

const look = setInterval(() => {
  if (process.ppid === parent && (npm === undefined || parentOf(parent) === npm)) return
  clearInterval(look)
  process.kill(process.pid, 'SIGTERM')
}, 500)
look.unref()
