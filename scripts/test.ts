import { checks } from './checks.ts'

/** Runs the checks that were named, or all: a line each, and what they say where they fail. */
const main = async (): Promise<void> => {
  const wanted = process.argv.slice(2)
  const unknown = wanted.filter((name) => !checks.some((check) => check.name === name))
  if (unknown.length > 0) {
    console.error(
      `\n  There is no check ${unknown.join(', ')}: choose from ${checks.map(({ name }) => name).join(', ')}.\n`,
    )
    process.exit(1)
  }
  let passed = 0
  let failed = 0
  for (const { name, run } of checks.filter((check) => wanted.length === 0 || wanted.includes(check.name))) {
    const started = performance.now()
    process.stdout.write(`${name.padEnd(14)}`)
    const result = await run()
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const counts = result.failed > 0 ? `${result.passed} passed, ${result.failed} FAILED` : `${result.passed} passed`
    console.log(`${counts.padEnd(28)}${seconds.padStart(7)} s`)
    for (const file of result.again ?? []) console.log(`  a second run of ${file}`)
    if (result.failed > 0) console.log(`\n${result.output.trim()}\n`)
    passed += result.passed
    failed += result.failed
  }
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

await main()
