import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { bugs } from './bugs.ts'

const root = join(import.meta.dirname, '../../..')
const inSource = bugs.flatMap(({ what, inSource: places = [] }) => places.map((place) => ({ what, ...place })))

test.each(inSource)('$what: there is the line in $file to plant it in', ({ file, from }) => {
  expect(readFileSync(join(root, file), 'utf8')).toContain(from)
})
