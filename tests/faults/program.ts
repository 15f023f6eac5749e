import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const root = join(import.meta.dirname, '../..')

export type Program = {
  readonly child: ChildProcess
  /** All that it has said so far. */
  readonly said: () => string
  readonly ended: Promise<number | null>
}

/** The program as a person starts it, with nothing of this process's own environment that it would read. */
export const program = (mode: string, environment: NodeJS.ProcessEnv): Program => {
  const followParent = join(root, 'scripts/follow-parent.mjs')
  const { PATH, HOME, TMPDIR } = process.env
  const child = spawn(process.execPath, ['--import', followParent, 'src/main.ts', `--mode=${mode}`], {
    cwd: root,
    env: { PATH, HOME, TMPDIR, LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return watched(child)
}

/** What a started program says, and its end. */
export const watched = (child: ChildProcess): Program => {
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, said: () => output, ended }
}

/** Writing the demo world takes half a minute, or several where others are busy. */
const PATIENCE_MS = 900_000

/** Waits until it serves. */
export const serving = async (url: string, { child, said }: Program): Promise<void> => {
  for (const until = Date.now() + PATIENCE_MS; ; await sleep(50)) {
    if (child.exitCode !== null) throw new Error(`The program ended with ${child.exitCode}:\n${said()}`)
    if (
      await fetch(`${url}/api/health`)
        .then(({ ok }) => ok)
        .catch(() => false)
    )
      return
    if (Date.now() > until) throw new Error(`The program was not ready in time:\n${said()}`)
  }
}
