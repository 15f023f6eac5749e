import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pause } from '#web/api/pause.ts'
import { isOutOfReach } from './live.ts'

test('the pauses double up to 20 seconds and are spread by half', () => {
  expect([0, 1, 2, 9].map((tries) => pause(tries, 1))).toEqual([500, 1000, 2000, 20_000])
  expect(pause(9, 0)).toBe(10_000)
})

test('a pause is never nothing and never long', () =>
  fc.assert(
    fc.property(fc.nat(100), fc.double({ min: 0, max: 1, noNaN: true }), (tries, random) => {
      expect(pause(tries, random)).toBeGreaterThanOrEqual(250)
      expect(pause(tries, random)).toBeLessThanOrEqual(20_000)
    }),
  ))

test.each([
  ['it was up and does not come back', { up: false, since: new Date(), at: new Date(), tried: true }, true],
  ['it has just gone, as when a node restarts', { up: false, since: new Date(), at: new Date(), tried: false }, false],
  ['sockets never got through', { up: false, since: new Date(), at: null, tried: true }, false],
  ['it is up', { up: true, since: null, at: new Date(), tried: false }, false],
])('of the line alone: %s', (_, state, outOfReach) => {
  expect(isOutOfReach(state)).toBe(outOfReach)
})
