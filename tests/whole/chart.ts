import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'

type Named = { readonly name: string }
type Labels = Readonly<Record<string, string>>
type Container = Named & {
  readonly image: string
  readonly envFrom: readonly { readonly configMapRef: Named }[]
  readonly volumeMounts: readonly (Named & { readonly mountPath: string })[]
  readonly securityContext: object
  readonly [probe: `${string}Probe`]: { readonly httpGet: { readonly path: string } }
}
export type Pod = {
  readonly securityContext: object
  readonly containers: readonly [Container]
  readonly volumes: readonly Named[]
}
export type Manifest = {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: Named
  readonly data: Readonly<Record<string, string>>
  readonly spec: {
    readonly selector: Labels & { readonly matchLabels: Labels }
    readonly rules: readonly { readonly host: string }[]
    readonly template: { readonly metadata: { readonly labels: Labels }; readonly spec: Pod }
    readonly volumeClaimTemplates: readonly { readonly metadata: Named }[]
    readonly jobTemplate: { readonly spec: { readonly template: { readonly spec: Pod } } }
  }
}

export const chart = join(import.meta.dirname, '../../deploy/helm')
export const release = 'portal-of-ours'
const read = (name: string) => readFileSync(join(chart, name), 'utf8')

/** As Helm writes JSON: names in their order. */
const byNames = (_: string, value: unknown): unknown =>
  value instanceof Object && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** The three forms that the chart's templates have, as Helm writes them: nothing else may be in one. */
const rendered = (template: string, values: unknown): string => {
  const at = (path: string): unknown =>
    path.split('.').reduce((from: unknown, name) => (from as Record<string, unknown> | undefined)?.[name], values)
  const json = (path: string) => JSON.stringify(at(path) ?? null, byNames)
  return template
    .replaceAll(/\{\{ if \.Values\.([\w.]+) \}\}\n(.*?)\{\{ end \}\}\n/gs, (_, path, body) => (at(path) ? body : ''))
    .replaceAll('{{ .Release.Name }}', release)
    .replaceAll(/\{\{ toJson \.Values\.([\w.]+) \}\}/g, (_, path) => json(path))
    .replaceAll(/\{\{ sha256sum \(toJson \.Values\.([\w.]+)\) \}\}/g, (_, path) =>
      createHash('sha256').update(json(path)).digest('hex'),
    )
}

/** Those that the chart comes with. */
export const values = parse(read('values.yaml'))
export const documentsOf = (text: string) =>
  parseAllDocuments(text).flatMap((document): Manifest[] => document.toJS() ?? [])
/** The manifests of a release with these values. */
export const renderedWith = (given: unknown): readonly Manifest[] =>
  readdirSync(join(chart, 'templates')).flatMap((name) => documentsOf(rendered(read(`templates/${name}`), given)))
