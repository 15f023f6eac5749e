import { afterEach, expect, test, vi } from 'vitest'
import { justCommanded, noteOwnCommand } from './own-command.ts'

afterEach(() => vi.useRealTimers())

test('a command is one of just now for a moment, also where the machine’s clock is set back', () => {
  vi.useFakeTimers()
  expect(justCommanded()).toBe(false)
  noteOwnCommand()
  expect(justCommanded()).toBe(true)
  vi.advanceTimersByTime(1_500)
  vi.setSystemTime(0)
  expect(justCommanded()).toBe(false)
})
