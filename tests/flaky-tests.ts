import { appendFileSync } from 'node:fs'
import type { Reporter, TestCase } from 'vitest/node'

/** Writes down every test that failed and then passed, and why it failed: a line each, in the file that FLAKY_TESTS names. */
export default class FlakyTests implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const file = process.env['FLAKY_TESTS']
    if (!file || !test.diagnostic()?.flaky) return
    const why = test.result().errors?.[0]?.message.split('\n').slice(0, 4).join(' ') ?? ''
    appendFileSync(file, `${test.module.relativeModuleId}: ${test.fullName}: ${why}\n`)
  }
}
