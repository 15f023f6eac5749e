import pLimit from 'p-limit'

import { type Check, checks, type Result } from './checks.ts'

/** More than these are a fault of the tests, or of what they test. */
const MOST_FLAKY = 3

type Timed = Result & { readonly seconds: number }

const timed = async ({ run }: Check): Promise<Timed> => {
  const started = performance.now()
  const result = await run()
  return { ...result, seconds: (performance.now() - started) / 1000 }
}

const tell = ({ passed, failed, output, seconds }: Timed): void => {
  const counts = failed > 0 ? `${passed} passed, ${failed} FAILED` : `${passed} passed`
  console.log(`${counts.padEnd(28)}${seconds.toFixed(1).padStart(7)} s`)
  if (failed > 0) console.log(`\n${output.trim()}\n`)
}

const wantedOf = (names: readonly string[]): Check[][] => {
  const known = checks.flat().map(({ name }) => name)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    console.error(`\n  There is no check ${unknown.join(', ')}: choose from ${known.join(', ')}.\n`)
    process.exit(1)
  }
  return checks.map((stage) => stage.filter(({ name }) => names.length === 0 || names.includes(name)))
}

/** Runs the checks that were named, or all: a line each, and what they say where they fail. */
const main = async (): Promise<void> => {
  let passed = 0
  let failed = 0
  const flaky: string[] = []
  const twoAtATime = pLimit(2)
  for (const stage of wantedOf(process.argv.slice(2))) {
    const results = stage.map((check) => ({ name: check.name, result: twoAtATime(timed, check) }))
    for (const { name, result } of results) {
      process.stdout.write(name.padEnd(14))
      const found = await result
      tell(found)
      passed += found.passed
      failed += found.failed
      flaky.push(...(found.flaky ?? []))
    }
  }
  if (flaky.length > 0)
    console.log(`\nFlaky: these failed, and passed when they were run once more.\n  ${flaky.join('\n  ')}\n`)
  if (flaky.length > MOST_FLAKY) {
    console.log(`At most ${MOST_FLAKY} tests may be flaky.\n`)
    failed += flaky.length
    passed -= flaky.length
  }
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

await main()
