import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { chromium } from './chromium.ts'

export type Result = {
  readonly passed: number
  readonly failed: number
  readonly output: string
  /** Tests that failed and passed when they were run once more. */
  readonly flaky?: readonly string[]
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

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')

type VitestReport = {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

/** What counts, when a test of the project had its second chance in the run itself. */
const vitest = async (project: string, limit: number, env: NodeJS.ProcessEnv): Promise<Result> => {
  const folder = mkdtempSync(join(tmpdir(), 'partnercare-report-'))
  const report = join(folder, 'report.json')
  const flaky = join(folder, 'flaky')
  const reporters = ['default', 'json', './tests/flaky-tests.ts'].map((name) => `--reporter=${name}`)
  const { code, output } = await node(
    ['node_modules/vitest/vitest.mjs', 'run', `--project=${project}`, ...reporters, `--outputFile.json=${report}`],
    limit,
    { ...env, FLAKY_TESTS: flaky },
  )
  const { testResults }: VitestReport = JSON.parse(textOf(report) || '{"testResults":[]}')
  const flakyTests = textOf(flaky).split('\n').filter(Boolean)
  rmSync(folder, { recursive: true })
  const all = testResults.flatMap(({ assertionResults }) => assertionResults)
  const passed = all.filter(({ status }) => status === 'passed').length
  const failed = all.filter(({ status }) => status === 'failed').length
  // A file that does not even load has no test that fails, and nothing at all is not a success.
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed, output, flaky: flakyTests }
}

/** `prepare` answers with the environment that the tests need, or with the sentence that says why they cannot run. */
const tests = (name: string, limit: number, prepare: () => Promise<NodeJS.ProcessEnv | string>): Check => ({
  name,
  run: async () => {
    const env = await prepare()
    return typeof env === 'string' ? { passed: 0, failed: 1, output: env } : vitest(name, limit, env)
  },
})

const withBrowser = async (): Promise<NodeJS.ProcessEnv | string> => {
  const { code, output } = await node(['scripts/build.ts', '--when-stale', '--pseudo'], 3 * MINUTE)
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
  [tests('e2e', 65 * MINUTE, withBrowser)],
]
