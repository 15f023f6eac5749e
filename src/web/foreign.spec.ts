import { afterEach, expect, test, vi } from 'vitest'

import { settleForeign } from './foreign.ts'

afterEach(() => vi.unstubAllGlobals())

test('a service worker that an earlier program left is removed; without a help widget nothing is loaded', async () => {
  const unregister = vi.fn(async () => true)
  const registrations = [{ unregister }, { unregister }]
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => registrations } })
  const createElement = vi.fn()
  vi.stubGlobal('document', { createElement })
  settleForeign()
  await vi.waitFor(() => expect(unregister).toHaveBeenCalledTimes(2))
  expect(createElement).not.toHaveBeenCalled()
})

test('a browser without service workers has none to remove', () => {
  vi.stubGlobal('navigator', {})
  expect(settleForeign).not.toThrow()
})
