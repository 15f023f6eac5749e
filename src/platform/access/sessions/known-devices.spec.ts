import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'

import { knownDevices } from './known-devices.ts'

const secrets = () => ({ tokens: randomBytes(32).toString('base64') })
const devices = knownDevices(secrets())

test('a device is known to whom it was given, and to no one else', () => {
  const [first, second] = [devices.issue('lucia'), devices.issue('lucia')]
  expect(devices.read(first, 'lucia')).toMatch(/^[\w-]{22}$/)
  expect(devices.read(first, 'lucia')).not.toBe(devices.read(second, 'lucia'))
  expect(devices.read(first, 'diego')).toBeNull()
  expect(devices.read(first, null)).toBeNull()
  expect(knownDevices(secrets()).read(first, 'lucia')).toBeNull()
})

test.each([undefined, '', 'made-up', `${'a'.repeat(22)}.${'b'.repeat(43)}`, `${'a'.repeat(22)}.`])(
  '%s is none',
  (cookie) => expect(devices.read(cookie, 'lucia')).toBeNull(),
)
