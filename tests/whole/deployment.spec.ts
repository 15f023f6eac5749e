import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { variables } from '#platform/configuration/environment.ts'
import { chart, documentsOf, type Manifest, type Pod, release, renderedWith, values } from './chart.ts'

const root = join(import.meta.dirname, '../..')
const read = (name: string): string => readFileSync(join(root, name), 'utf8')

describe('the image', () => {
  const lines = read('Dockerfile').replaceAll('\\\n', ' ').split('\n')
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM')))

  test('copies what exists, and of the demo world its sign-ins alone', () => {
    const copied = last.flatMap((line) => /^COPY --from=build (.+) \S+$/.exec(line)?.[1]?.split(' ') ?? [])
    const made = new Set(['/app/node_modules', '/app/dist'])
    const missing = copied.filter((path) => !made.has(path) && !existsSync(join(root, path.slice('/app/'.length))))
    expect(missing).toEqual([])
    expect(copied.filter((path) => path.startsWith('/app/fixtures'))).toEqual(['/app/fixtures/companies'])
  })

  test('runs production as a user who may write nothing but the data', () => {
    expect(last).toContain('USER node')
    expect(last).toContain('CMD ["node", "src/main.ts", "--mode=production"]')
    expect(last.filter((line) => line.startsWith('RUN'))).toEqual([
      'RUN install --directory --owner=node --group=node /var/lib/partnercare',
    ])
  })
})

type ComposeService = {
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly healthcheck?: object
  readonly image?: string
  readonly volumes?: readonly string[]
}
type Compose = {
  readonly services: Readonly<Record<string, ComposeService>>
  readonly volumes: Readonly<Record<string, unknown>>
}

test('docker-compose.yml waits for services that say whether they are well, and keeps what it declares', () => {
  const { services, volumes }: Compose = parse(read('docker-compose.yml'), { merge: true })
  const awaited = Object.values(services)
    .flatMap((service) => Object.entries(service.depends_on ?? {}))
    .flatMap(([name, { condition }]) => (condition === 'service_healthy' ? [name] : []))
  const isSayingSo = (name: string) => services[name]?.healthcheck !== undefined || services[name]?.image === undefined
  expect(awaited.filter((name) => !isSayingSo(name))).toEqual([])
  const kept = Object.values(services)
    .flatMap((service) => service.volumes ?? [])
    .map((volume) => volume.split(':')[0]!)
  const [files, named] = [true, false].map((isFile) => kept.filter((from) => from.startsWith('.') === isFile))
  expect(new Set(named)).toEqual(new Set(Object.keys(volumes)))
  expect(files!.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

const isHelmHere = spawnSync('helm', ['version']).status === 0

describe('the chart for Kubernetes', () => {
  const manifests = renderedWith(values)
  const of = (kind: string): Manifest => {
    const manifest = manifests.find((it) => it.kind === kind)
    if (!manifest) throw new Error(`No ${kind} is rendered`)
    return manifest
  }
  const pods = (): readonly (readonly [Pod, readonly string[]])[] => {
    const { spec } = of('StatefulSet')
    const claims = spec.volumeClaimTemplates.map(({ metadata }) => metadata.name)
    return [
      [spec.template.spec, claims],
      [of('CronJob').spec.jobTemplate.spec.template.spec, []],
    ]
  }

  test('set only what the program reads, and secrets as files that are mounted', () => {
    const { data } = of('ConfigMap')
    const unknown = Object.keys(data).filter((name) => !(name.replace(/_FILE$/, '') in variables))
    expect(unknown).toEqual([])
    const files = Object.entries(data).filter(([name]) => name.endsWith('_FILE'))
    expect(files.map(([, path]) => path)).toEqual(
      files.map(([name]) => `/run/secrets/partnercare/${name.slice(0, -'_FILE'.length)}`),
    )
    const given = Object.keys(data).filter((name) => /SECRET|PASSWORD|KEY|_URL$/.test(name) && !name.endsWith('_FILE'))
    expect(given.toSorted()).toEqual(['CLAMD_URL', 'PUBLIC_URL', 'S3_ACCESS_KEY_ID'])
  })

  test('run every pod as a user without rights, on a file system that is read only', () => {
    for (const [pod, claims] of pods()) {
      expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 })
      const [container] = pod.containers
      expect(container).toMatchObject({
        image: 'registry.example.com/partnercare:1.0.0',
        envFrom: [{ configMapRef: { name: of('ConfigMap').metadata.name } }],
        securityContext: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true },
      })
      const volumes = [...pod.volumes.map(({ name }) => name), ...claims]
      expect(container.volumeMounts.filter(({ name }) => !volumes.includes(name))).toEqual([])
      const writable = container.volumeMounts.map(({ mountPath }) => mountPath)
      expect(writable).toEqual(expect.arrayContaining([of('ConfigMap').data['DATA_DIR'], '/tmp']))
    }
  })

  test('probe what the portal answers, and restart no node for its database', () => {
    const [container] = of('StatefulSet').spec.template.spec.containers
    const paths = { startupProbe: '/api/health', readinessProbe: '/api/health', livenessProbe: '/api/docs.css' }
    for (const [probe, path] of Object.entries(paths))
      expect(container).toMatchObject({ [probe]: { httpGet: { path } } })
  })

  test('is the same as Helm renders it', { skip: !isHelmHere }, () => {
    const output = execFileSync('helm', ['template', release, chart], { encoding: 'utf8' })
    const byName = (these: readonly Manifest[]) =>
      these.toSorted((a, b) => `${a.kind} ${a.metadata.name}`.localeCompare(`${b.kind} ${b.metadata.name}`))
    expect(byName(documentsOf(output))).toEqual(byName(manifests))
  })

  test('has what its pods name, finds them by their labels, and leaves the backup out where none is wanted', () => {
    const { spec } = of('StatefulSet')
    const { labels } = spec.template.metadata
    for (const selector of [spec.selector.matchLabels, of('PodDisruptionBudget').spec.selector.matchLabels])
      expect(labels).toMatchObject(selector)
    expect(labels).toMatchObject(of('Service').spec.selector)
    expect(of('Ingress').spec.rules[0]?.host).toBe(values.host)
    const without = renderedWith({ ...values, backup: { ...values.backup, enabled: false } })
    expect(manifests.map(({ kind }) => kind).filter((kind) => !without.some((it) => it.kind === kind))).toEqual([
      'PersistentVolumeClaim',
      'CronJob',
    ])
  })

  test.each([
    ['no image without a tag', { image: 'registry.example.com/partnercare' }, '/image'],
    ['no portal without a node', { replicas: 0 }, '/replicas'],
    ['data on its volume', { settings: { ...values.settings, DATA_DIR: '/data' } }, '/settings/DATA_DIR'],
    ['texts as settings', { settings: { ...values.settings, TRUST_PROXY: true } }, '/settings/TRUST_PROXY'],
    ['no value of another name', { replica: 3 }, ''],
  ])('has a schema of its values: %s', (_, changed, refused) => {
    const isAllowed = new Ajv().compile(JSON.parse(readFileSync(join(chart, 'values.schema.json'), 'utf8')))
    expect([isAllowed(values), isAllowed({ ...values, ...changed })]).toEqual([true, false])
    expect(isAllowed.errors?.[0]?.instancePath).toBe(refused)
  })
})
