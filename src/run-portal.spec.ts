import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'

import { runPortal } from './run-portal.ts'

afterEach(() => vi.unstubAllEnvs())

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

test('nothing that takes long begins where the data folder cannot be written', async () => {
  vi.stubEnv('PORT', String(await freePort()))
  vi.stubEnv('DATA_DIR', '/proc/partnercare')
  let began = false
  const prepare = async () => {
    began = true
  }
  await expect(runPortal('demo', prepare)).rejects.toThrow(/set DATA_DIR to/)
  expect(began).toBe(false)
})
