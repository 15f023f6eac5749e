import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { alarmNames } from '#platform/node/health.ts'
import { metrics } from '#platform/node/metrics.ts'
import { modules } from '#portal'

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

const BEGIN = '\n      - alert: '
const RULE =
  /^(?<name>\w+)\n {8}expr: (?<expr>[^\n]+)\n {8}for: \d+[mh]\n {8}labels:\n {10}severity: (?:critical|warning)\n {8}annotations:\n {10}summary: (?:[^"\n]+|"[^"\n]+")\n {10}runbook: docs\/runbook\.md#(?<section>\w+)\s*$/
const rules = read('deploy/prometheus/alerts.yml')
  .split(BEGIN)
  .slice(1)
  .map((text) => ({ text, name: '', expr: '', section: '', ...RULE.exec(text)?.groups }))

type Panel = {
  readonly id: number
  readonly type: string
  readonly title: string
  readonly gridPos: { readonly x: number; readonly w: number }
  readonly targets?: readonly { readonly expr: string }[]
}
const dashboard: { readonly schemaVersion: number; readonly panels: readonly Panel[] } = JSON.parse(
  read('deploy/grafana/portal.json'),
)
const runbook = read('docs/runbook.md')
const sections = runbook.split('\n## ').slice(1)
const titles = sections.map((section) => section.slice(0, section.indexOf('\n')))

/** Of Prometheus itself. */
const UP = 'up'

const measured = (): string[] => {
  const node = metrics()
  const pool = { totalCount: 0, idleCount: 0, waitingCount: 0 }
  node.watch({ sockets: () => 0, inFlight: () => 0, webhooksBehind: () => 0, pool, folder: '.' })
  return node.registry.getMetricsAsArray().map(({ name }) => name)
}

/** What an expression reads: a name that is neither a function, a keyword nor a label. */
const namesIn = (expr: string): string[] =>
  [...expr.replaceAll(/\{[^}]*\}|\b(?:by|without) \([^)]*\)|\[\w+\]/g, '').matchAll(/\b[a-z]\w*\b(?! *\()/g)]
    .map(([name]) => name)
    .filter((name) => name !== 'and')

describe('alerts', () => {
  test.each(rules)('$name has severity, duration, summary and a section of the runbook', ({ text, name, section }) => {
    expect(text).toMatch(RULE)
    expect(section).toBe(name.toLowerCase())
    expect(titles).toContain(name)
  })

  test('every section of the runbook is one, and its links lead to sections', () => {
    expect(titles).toEqual(rules.map(({ name }) => name))
    const linked = [...runbook.matchAll(/\(#(\w+)\)/g)].map(([, section]) => section)
    expect(linked.filter((section) => !rules.some((rule) => rule.section === section))).toEqual([])
  })

  test.each(sections)('what the runbook says of one: %s', (section) => {
    const parts = [...section.matchAll(/^- \*\*(.+):\*\*/gm)].map(([, part]) => part)
    expect(parts).toEqual(['Means', 'Readers see', 'Look at', 'Do', 'Over'])
  })

  test.each(alarmNames(modules))('the alarm %s of the health check has one, with its name in the runbook', (alarm) => {
    const rule = rules.find(({ expr }) => expr.includes(`partnercare_alarm{alarm="${alarm}"}`))
    expect(
      sections.find((section) => section.startsWith(`${rule?.name}\n\n\`${alarm}\` in \`/api/health\``)),
    ).toBeDefined()
  })
})

describe('expressions of alerts and dashboard', () => {
  const exprs = [
    ...rules.map(({ expr }) => expr),
    ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ]

  test('read metrics that a node has', () => {
    const known = new Set([UP, ...measured().flatMap((name) => [name, `${name}_bucket`, `${name}_count`])])
    expect([...new Set(exprs.flatMap(namesIn))].filter((name) => !known.has(name))).toEqual([])
  })

  test('read every metric of ours', () => {
    const ours = measured().filter((name) => name.startsWith('partnercare_'))
    expect(ours.filter((name) => !exprs.some((expr) => expr.includes(name)))).toEqual([])
  })
})

test('the dashboard has panels with a number and a place each, in named rows', () => {
  expect(dashboard.schemaVersion).toBe(39)
  const { panels } = dashboard
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  expect(panels.filter(({ gridPos: { x, w } }) => x + w > 24)).toEqual([])
  expect(panels.filter(({ type }) => type === 'row').map(({ title }) => title)).toEqual([
    'Traffic and latency',
    'Log and appends',
    'Read models',
    'Jobs and mails',
    'Database pool',
    'Sockets',
    'Node',
  ])
})
