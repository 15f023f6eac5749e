import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

import { chromium } from './chromium.ts'

export type Result = {
  readonly passed: number
  readonly failed: number
  readonly output: string
  /** Files of tests that failed at first and ran once more. */
  readonly again?: readonly string[]
}
export type Check = { readonly name: string; readonly run: () => Promise<Result> }

const root = join(import.meta.dirname, '..')
const followParent = join(import.meta.dirname, 'follow-parent.mjs')
const MINUTE = 60_000

/** Runs a program of node_modules on this Node. It ends with this process, and after `limit` ms at the latest. */
const node = (
  args: readonly string[],
  limit: number,
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', followParent, ...args], {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (chunk: Buffer): void => {
      output += chunk.toString()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    const timer = setTimeout(() => {
      output += `\nStopped: it took longer than ${limit / MINUTE} minutes.`
      child.kill('SIGTERM')
      setTimeout(() => child.kill('SIGKILL'), 10_000).unref()
    }, limit)
    child.on('close', (code) => {
      clearTimeout(timer)
      resolve({ code: code ?? 1, output })
    })
  })

const program = (name: string, ...args: string[]): Check => ({
  name,
  run: async () => {
    const { code, output } = await node(args, 3 * MINUTE)
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
  },
})

type VitestReport = {
  readonly testResults: readonly {
    /** The path of the file. */
    readonly name: string
    readonly status: 'passed' | 'failed'
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

type Run = { readonly report: VitestReport | null; readonly code: number; readonly output: string }

const vitest = async (project: string, limit: number, env: NodeJS.ProcessEnv, files: string[] = []): Promise<Run> => {
  const folder = mkdtempSync(join(tmpdir(), 'partnercare-report-'))
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code, output } = await node(
    ['node_modules/vitest/vitest.mjs', 'run', `--project=${project}`, ...reporters, ...files],
    limit,
    env,
  )
  const read = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as VitestReport) : null
  rmSync(folder, { recursive: true })
  return { report: read, code, output }
}

const MOST_FILES_AGAIN = 5

/** What counts, when what failed got a second chance in a process of its own. */
const counted = ({ report, code }: Run): { passed: number; failed: number } => {
  const all = (report?.testResults ?? []).flatMap(({ assertionResults }) => assertionResults)
  const passed = all.filter(({ status }) => status === 'passed').length
  const failed = all.filter(({ status }) => status === 'failed').length
  // A file that does not even load has no test that fails, and nothing at all is not a success.
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed }
}

/**
 * `prepare` answers with the environment that the tests need, or with the sentence that says why they cannot run.
 * A few files that fail run once more, alone on the machine, and the line says so: what fails twice is broken.
 */
const tests = (name: string, limit: number, prepare: () => Promise<NodeJS.ProcessEnv | string>): Check => ({
  name,
  run: async () => {
    const env = await prepare()
    if (typeof env === 'string') return { passed: 0, failed: 1, output: env }
    const first = await vitest(name, limit, env)
    const broken = (first.report?.testResults ?? []).filter(({ status }) => status === 'failed')
    if (broken.length === 0 || broken.length > MOST_FILES_AGAIN) return { ...counted(first), output: first.output }
    const files = broken.map((file) => file.name)
    const second = await vitest(name, limit, env, files)
    const others = first.report!.testResults.filter(({ status }) => status === 'passed')
    const report = { testResults: [...others, ...(second.report?.testResults ?? [])] }
    const again = files.map((file) => relative(root, file))
    return { ...counted({ ...second, report }), output: `${first.output}\n${second.output}`, again }
  },
})

const withBrowser = async (): Promise<NodeJS.ProcessEnv | string> => {
  const { code, output } = await node(['scripts/build.ts', '--when-stale'], 3 * MINUTE)
  if (code !== 0) return output
  const path = chromium()
  return path ? { CHROMIUM: path } : 'The browser tests need Chromium: install it, or name one in CHROMIUM.'
}

/** Everything that must hold, the quick ones first. What stands in one list runs side by side, two at a time. */
export const checks: readonly (readonly Check[])[] = [
  [
    program('architecture', 'scripts/architecture.ts'),
    program('types', 'node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.json'),
    program('web-types', 'node_modules/typescript-7/bin/tsc', '-p', 'src/web/tsconfig.json'),
    program('build', 'scripts/build.ts'),
    program(
      'lint',
      'node_modules/@biomejs/biome/bin/biome',
      'check',
      '--error-on-warnings',
      '--max-diagnostics=50',
      '.',
    ),
    program('dead-code', 'node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'),
    program('lockfile', 'scripts/lockfile.ts'),
  ],
  [program('budget', 'scripts/budget.ts')],
  [tests('unit', 3 * MINUTE, async () => ({}))],
  [tests('slice', 30 * MINUTE, async () => ({}))],
  [tests('e2e', 60 * MINUTE, withBrowser)],
]
