import { spawn, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { drawnOf } from '#tests/seed.ts'
import { chromium } from './chromium.ts'

export type FileTime = { readonly file: string; readonly seconds: number }
export type Result = {
  readonly passed: number
  readonly failed: number
  readonly output: string
  readonly files?: readonly FileTime[]
}
export type Check = { readonly name: string; readonly run: (seed: number) => Promise<Result> }

const root = join(import.meta.dirname, '..')
const followParent = join(import.meta.dirname, 'follow-parent.mjs')
const MINUTE = 60_000

/** Runs a program of node_modules on this Node. It ends with this process; one that hangs is ended after `limit` ms. */
const node = (
  args: readonly string[],
  { limit, env = {} }: { readonly limit: number; readonly env?: NodeJS.ProcessEnv },
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
      output += `\nStopped: it hung for ${limit / MINUTE} minutes.`
      child.kill('SIGTERM')
      setTimeout(() => child.kill('SIGKILL'), 10_000).unref()
    }, limit)
    child.on('close', (code) => {
      clearTimeout(timer)
      resolve({ code: code ?? 1, output })
    })
  })

const HANGS = 20 * MINUTE

const program = (name: string, ...args: string[]): Check => ({
  name,
  run: async () => {
    const { code, output } = await node(args, { limit: HANGS })
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
  },
})

const counting = (name: string, ...args: string[]): Check => ({
  name,
  run: async () => {
    const { code, output } = await node(args, { limit: 60 * MINUTE })
    const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? []
    const isCounted = passed !== undefined && (code === 0) === (failed === '0')
    return isCounted ? { passed: Number(passed), failed: Number(failed), output } : { passed: 0, failed: 1, output }
  },
})

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')

type VitestReport = {
  readonly testResults: readonly {
    readonly name: string
    readonly startTime: number
    readonly endTime: number
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

const vitest = async (
  project: string,
  { only = [], limit, env }: { only?: readonly string[]; limit: number; env: NodeJS.ProcessEnv },
): Promise<Result> => {
  const folder = mkdtempSync(join(tmpdir(), 'partnercare-report-'))
  const report = join(folder, 'report.json')
  const run = ['node_modules/vitest/vitest.mjs', 'run', `--project=${project}`]
  const reporters = ['default', 'json'].map((name) => `--reporter=${name}`)
  const { code, output } = await node([...run, ...only, ...reporters, `--outputFile.json=${report}`], { limit, env })
  const { testResults }: VitestReport = JSON.parse(textOf(report) || '{"testResults":[]}')
  rmSync(folder, { recursive: true })
  const all = testResults.flatMap(({ assertionResults }) => assertionResults)
  const passed = all.filter(({ status }) => status === 'passed').length
  const failed = all.filter(({ status }) => status === 'failed').length
  const files = testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }))
  // A file that does not even load has no test that fails, and nothing at all is not a success.
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed, output, files }
}

type Tests = {
  readonly project?: string
  /** Answers the environment that the tests need, or the sentence that says why they cannot run. */
  readonly prepare?: () => Promise<NodeJS.ProcessEnv | string>
  /** The files to run; all of the project where it is left out. */
  readonly choose?: (seed: number) => readonly string[]
  readonly whole?: boolean
}

const tests = (
  name: string,
  { project = name, prepare = async () => ({}), choose = () => [], whole = false }: Tests = {},
): Check => ({
  name,
  run: async (seed) => {
    const env = await prepare()
    if (typeof env === 'string') return { passed: 0, failed: 1, output: env }
    const depth = whole ? { TEST_DEPTH: 'whole' } : {}
    return vitest(project, {
      only: choose(seed),
      limit: 60 * MINUTE,
      env: { TEST_SEED: String(seed), ...depth, ...env },
    })
  },
})

/** `build`: more than the languages that people have. */
const withBrowser = async (...build: string[]): Promise<NodeJS.ProcessEnv | string> => {
  const { code, output } = await node(['scripts/build.ts', '--when-stale', ...build], { limit: HANGS })
  if (code !== 0) return output
  const path = chromium()
  return path ? { CHROMIUM: path } : 'The browser tests need Chromium: install it, or name one in CHROMIUM.'
}

const statics: readonly Check[] = [
  program('demo-world', 'scripts/demo-world.ts'),
  program('architecture', 'scripts/architecture.ts'),
  program('types', 'node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.json'),
  program('web-types', 'node_modules/typescript-7/bin/tsc', '-p', 'src/web/tsconfig.json'),
  program('build', 'scripts/build.ts'),
  program('lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--max-diagnostics=50', '.'),
  program('dead-code', 'node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'),
  program('lockfile', 'scripts/lockfile.ts'),
]

export type Stage = { readonly name: string; readonly checks: readonly Check[] }

/** What git calls changed since the last commit, and new; nothing without git. */
const changedFiles = (): readonly string[] =>
  spawnSync('git', ['status', '--porcelain', '--untracked-files=all', '--no-renames'], { cwd: root, encoding: 'utf8' })
    .stdout?.split('\n')
    .map((line) => line.slice(3)) ?? []

/** One in so many files of component tests is run by `npm test -- quick`, for its four minutes. */
const QUICK_ONE_IN = 6

/** The component tests of the folders in which something has changed, and a seeded part of the others. */
const screensInQuestion = (seed: number): readonly string[] => {
  const specs = globSync('src/web/**/*.component.spec.tsx', { cwd: root }).toSorted()
  const changed = new Set(changedFiles().map(dirname))
  const drawn = drawnOf(seed, 'quick', specs, QUICK_ONE_IN)
  return specs.filter((spec) => changed.has(dirname(spec)) || drawn.includes(spec))
}

/** One in so many files of journeys waits for `npm run test:all`. */
const JOURNEYS_LATER = 3

const journeysOfRun = (seed: number): readonly string[] => {
  const files = globSync('tests/e2e/*.e2e.ts', { cwd: root }).toSorted()
  const journeys = files.filter((file) => !file.endsWith('/every-screen.e2e.ts'))
  const later = drawnOf(seed, 'journeys', journeys, JOURNEYS_LATER)
  return files.filter((file) => !later.includes(file))
}

const fast: readonly Stage[] = [
  { name: 'static', checks: statics },
  { name: 'unit', checks: [tests('unit')] },
]

/** `npm test`, the fast ones first. The checks of a stage run two at a time. */
export const stages: readonly Stage[] = [
  ...fast,
  { name: 'component', checks: [tests('component')] },
  { name: 'budget', checks: [program('budget', 'scripts/budget.ts')] },
  { name: 'slice', checks: [tests('slice')] },
  { name: 'e2e', checks: [tests('e2e', { prepare: () => withBrowser(), choose: journeysOfRun })] },
]

export const groups: Readonly<Record<string, readonly Stage[]>> = {
  quick: [...fast, { name: 'component', checks: [tests('component', { choose: screensInQuestion })] }],
}

/** Storage on the servers of docker-compose.yml, where a container engine runs; where none does, it says so. */
const containers: Check = {
  name: 'containers',
  run: async (seed) => {
    const { getContainerRuntimeClient } = await import('testcontainers')
    const why = await getContainerRuntimeClient().then(
      () => null,
      (error: Error) => error.message,
    )
    if (why !== null) {
      console.log(`containers: not run, there is no container engine: ${why}`)
      return { passed: 0, failed: 0, output: why }
    }
    const only = ['src/platform/log', 'src/platform/projecting', 'src/platform/postgres', 'tests/files']
    return vitest('slice', { only, limit: 60 * MINUTE, env: { TEST_POSTGRES: 'container', TEST_SEED: String(seed) } })
  },
}

/** The packages of production against the advisories of the registry; of a registry that has none, it says so. */
const advisories: Check = {
  name: 'advisories',
  run: async () => {
    const { stdout: output } = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high', '--json'], {
      cwd: root,
      encoding: 'utf8',
    })
    const { metadata, message }: { metadata?: { vulnerabilities: Record<string, number> }; message?: string } =
      JSON.parse(output)
    if (!metadata) {
      console.log(`advisories: not compared, the registry answered: ${message}`)
      return { passed: 0, failed: 0, output }
    }
    const { high = 0, critical = 0 } = metadata.vulnerabilities
    return high + critical === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: high + critical, output }
  },
}

export const pieces: readonly Check[] = [
  ...statics,
  advisories,
  program('budget', 'scripts/budget.ts'),
  tests('unit', { whole: true }),
  tests('component', { whole: true }),
  tests('slice', { whole: true }),
  tests('late', { project: 'slice', prepare: async () => ({ TEST_LATE: '250' }) }),
  containers,
  tests('e2e', { prepare: () => withBrowser('--pseudo'), whole: true }),
  tests('long'),
  counting('planted', 'scripts/planted.ts'),
  counting('queries', 'scripts/query-faults.ts'),
  program('bench', 'scripts/bench.ts', '--smoke'),
]
