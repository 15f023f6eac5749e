import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Endpoint } from '#platform/http/endpoint.ts'

import {
  calling,
  everyEndpoint,
  isForDistributors,
  mayBeCalledBy,
  nameOf,
  recorded,
  sampleOf,
} from './every-endpoint.ts'
import { type Side, startWhole, type Whole } from './two-companies.ts'

let whole: Whole

beforeAll(async () => {
  whole = await startWhole()
})
afterAll(() => whole.portal.stop())

type Path = readonly (string | number)[]

/** Where two inputs differ: the places where something stands that belongs to one company. */
const differences = (own: unknown, foreign: unknown, path: Path = []): Path[] => {
  if (typeof own !== 'object' || own === null) return own === foreign ? [] : [path]
  const theirs = foreign as Record<string, unknown>
  return Object.entries(own).flatMap(([name, value]) => differences(value, theirs[name], [...path, name]))
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce((inner, name) => (inner as Record<string, unknown>)[name], value)

const withValue = (value: Record<string, unknown>, path: Path, put: unknown): Record<string, unknown> => {
  const copy = structuredClone(value)
  const parent = at(copy, path.slice(0, -1)) as Record<string, unknown>
  parent[path.at(-1)!] = put
  return copy
}

/** Each place alone, and all at once. */
const foreignInputs = (endpoint: Endpoint) => {
  const [own, foreign] = [sampleOf(endpoint, whole.andina), sampleOf(endpoint, whole.nordmed)]
  // A moment is nobody's: now is another millisecond the second time.
  const places = differences(own, foreign).filter((path) => path.at(-1) !== 'asOf')
  const alone = places.map((path) => ({ path: path.join('.'), input: withValue(own, path, at(foreign, path)) }))
  return places.length > 1 ? [...alone, { path: places.join(' and '), input: foreign }] : alone
}

const expectNoSecret = (text: string) =>
  expect(
    whole.nordmed.secrets.filter((secret) => text.includes(secret)),
    'what is NordMed’s own',
  ).toEqual([])

const withoutQuery = (endpoint: Endpoint, side: Side) =>
  Object.fromEntries(Object.entries(sampleOf(endpoint, side)).filter(([name]) => name in (endpoint.params ?? {})))

const theirs = everyEndpoint.filter(isForDistributors).map((endpoint) => ({ endpoint, name: nameOf(endpoint) }))

describe.each(theirs)('$name', ({ endpoint }) => {
  test('takes nothing of another company', async () => {
    for (const { path, input } of foreignInputs(endpoint)) {
      const before = await recorded(whole)
      for (const who of [whole.andina.buyer, whole.andina.reader]) {
        if (!mayBeCalledBy(endpoint, who.role)) continue
        const { status, text } = await calling(whole)(endpoint, input, who.jwt)
        expect([404, 422], `${path}: ${status} ${text}`).toContain(status)
        expectNoSecret(text)
      }
      const { status, text } = await calling(whole)(endpoint, input)
      expect([401, 404, 422], `${path} by nobody: ${status}`).toContain(status)
      expectNoSecret(text)
      expect(await recorded(whole), path).toBe(before)
    }
  })

  test('says nothing of another company', async () => {
    if (endpoint.method !== 'GET') return
    for (const input of [sampleOf(endpoint, whole.andina), withoutQuery(endpoint, whole.andina)])
      for (const jwt of [whole.andina.buyer.jwt, whole.andina.reader.jwt, undefined])
        expectNoSecret((await calling(whole)(endpoint, input, jwt)).text)
  })
})

test('what is looked for is there to be found by those whose own it is', async () => {
  const { nordmed } = whole
  const reads = theirs.filter(({ endpoint: { method } }) => method === 'GET')
  const answers: string[] = []
  for (const { endpoint } of reads)
    answers.push((await calling(whole)(endpoint, withoutQuery(endpoint, nordmed), nordmed.buyer.jwt)).text)
  const said = answers.join('\n')
  expect(nordmed.secrets.filter((secret) => !said.includes(secret))).toEqual([])
  expect(said, 'what is sealed is opened or left out').not.toContain('sealed:1:')
})
