import { expect, test } from 'vitest'

import { lockfileFaults } from './lockfile.ts'

const manifest = { dependencies: { tool: '1.0.0' } }
const tool = { optionalDependencies: { 'tool-linux': '1.0.0', 'tool-mac': '1.0.0' } }
const sound = {
  packages: {
    '': manifest,
    'node_modules/tool': tool,
    'node_modules/tool-linux': {},
    'node_modules/tool/node_modules/tool-mac': {},
  },
}

test('a lockfile with an entry for every machine is sound', () => {
  expect(lockfileFaults(sound, manifest)).toEqual([])
})

test('a package of another machine that has no entry is a fault', () => {
  const { 'node_modules/tool-linux': _, ...packages } = sound.packages

  expect(lockfileFaults({ packages }, manifest)).toEqual(['node_modules/tool requires tool-linux, which has no entry'])
})

test("a registry's address is a fault", () => {
  const packages = {
    ...sound.packages,
    'node_modules/tool-linux': { resolved: 'https://registry.example/tool-linux.tgz' },
  }

  expect(lockfileFaults({ packages }, manifest)).toEqual(["node_modules/tool-linux has a registry's address"])
})

test('a lockfile that is behind package.json is a fault', () => {
  expect(lockfileFaults(sound, { dependencies: { tool: '2.0.0' } })).toEqual([
    'dependencies differ from package.json: run npm install',
  ])
})
