import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { renderedWith, values } from './chart.ts'

/** The schemas of Kubernetes as a package of 30 MB, which nothing else needs. */
const SCHEMAS = 'kubernetes-models@5.1.0'
/** Run where that package is installed: says of each manifest whether it is valid. */
const VALIDATE = `
  const answers = []
  for (const manifest of JSON.parse(process.argv[1])) {
    const { [manifest.kind]: Kind } = await import('kubernetes-models/' + manifest.apiVersion)
    const given = new Kind(manifest)
    try { given.validate(); answers.push(manifest.kind) } catch (error) { answers.push(error.message) }
  }
  console.log(JSON.stringify(answers))`

const folder = mkdtempSync(join(tmpdir(), 'partnercare-schemas-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const validated = (manifests: readonly object[]): readonly string[] =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', VALIDATE, JSON.stringify(manifests)], {
      cwd: folder,
      encoding: 'utf8',
    }),
  )

test('every manifest of the chart is what the schemas of Kubernetes allow', { timeout: 300_000 }, () => {
  execFileSync('npm', ['install', '--prefix', folder, '--no-save', '--ignore-scripts', SCHEMAS], { stdio: 'ignore' })
  const manifests = renderedWith(values)
  expect(validated(manifests)).toEqual(manifests.map(({ kind }) => kind))
  const misnamed = manifests.map((manifest) => ({ ...manifest, metadata: { ...manifest.metadata, name: 7 } }))
  expect(validated(misnamed)).toEqual(manifests.map(() => 'data/metadata/name must be string'))
})
