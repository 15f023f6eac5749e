import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { keepPrevious, takePlace } from './take-place.ts'

let dist: string
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'builds-'))
})
afterEach(() => rmSync(dist, { recursive: true }))

const build = (page: string, ...assets: readonly string[]) => {
  const [next, last] = [join(dist, 'web.next'), join(dist, 'web')]
  mkdirSync(join(next, '.vite'), { recursive: true })
  mkdirSync(join(next, 'assets'))
  for (const name of assets) writeFileSync(join(next, 'assets', name), page)
  writeFileSync(join(next, 'index.html'), page)
  keepPrevious(next, last)
  takePlace(next, last)
}
const served = (name: string) => readFileSync(join(dist, 'web', name), 'utf8')
const assets = () => readdirSync(join(dist, 'web/assets')).sort()

test('a build takes the place of the last one, whose assets stay for the pages that are open, and no older ones', () => {
  build('first', 'a-1.js', 'b-1.js')
  expect([served('index.html'), assets()]).toEqual(['first', ['a-1.js', 'b-1.js']])
  build('second', 'a-1.js', 'b-2.js')
  expect([served('index.html'), assets()]).toEqual(['second', ['a-1.js', 'b-1.js', 'b-2.js']])
  expect([served('assets/b-1.js'), served('assets/b-2.js')]).toEqual(['first', 'second'])
  build('third', 'a-3.js', 'b-2.js')
  expect([served('index.html'), assets()]).toEqual(['third', ['a-1.js', 'a-3.js', 'b-2.js']])
  expect(readdirSync(dist)).toEqual(['web'])
})
