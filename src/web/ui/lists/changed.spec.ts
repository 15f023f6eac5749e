import { expect, test } from 'vitest'

import { changedKeys } from './changed.ts'

const look = (entries: Record<string, string>) => new Map(Object.entries(entries))

test('what has another value has changed; what is new or gone has not', () =>
  expect(
    changedKeys(look({ a: 'quoted', b: 'placed', gone: 'x' }), look({ a: 'confirmed', b: 'placed', fresh: 'y' })),
  ).toEqual(['a']))
