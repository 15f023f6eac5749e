import { beforeAll, expect, test } from 'vitest'

import type { Endpoint } from '#platform/http/endpoint.ts'

import {
  calling,
  everyEndpoint,
  isForDistributors,
  mayBeCalledBy,
  nameOf,
  recordingOf,
  sampleOf,
} from '#tests/whole/every-endpoint.ts'
import { findings, inputText } from '#tests/whole/findings.ts'
import type { Begin } from '#tests/whole/one-whole.ts'
import type { Side, Whole } from '#tests/whole/two-companies.ts'

type Path = readonly (string | number)[]

/** Where two inputs differ: the values that belong to one company. */
const differences = (own: unknown, foreign: unknown, path: Path = []): Path[] => {
  if (typeof own !== 'object' || own === null) return own === foreign ? [] : [path]
  const theirs = foreign as Record<string, unknown>
  return Object.entries(own).flatMap(([name, value]) => differences(value, theirs[name], [...path, name]))
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((inner, name) => (inner as Record<string, unknown>)[name], value)

const withValue = (value: Record<string, unknown>, path: Path, put: unknown): Record<string, unknown> => {
  const copy = structuredClone(value)
  const parent = valueAt(copy, path.slice(0, -1)) as Record<string, unknown>
  parent[path.at(-1)!] = put
  return copy
}

/** Each place alone, and all at once. */
const foreignInputs = (endpoint: Endpoint, { andina, nordmed }: Whole) => {
  const [own, foreign] = [sampleOf(endpoint, andina), sampleOf(endpoint, nordmed)]
  // 'asOf' belongs to no company: the second sample is a millisecond later.
  const places = differences(own, foreign).filter((path) => path.at(-1) !== 'asOf')
  const alone = places.map((path) => ({ path: path.join('.'), input: withValue(own, path, valueAt(foreign, path)) }))
  return places.length > 1 ? [...alone, { path: places.join(' and '), input: foreign }] : alone
}

const withoutQuery = (endpoint: Endpoint, side: Side) =>
  Object.fromEntries(Object.entries(sampleOf(endpoint, side)).filter(([name]) => name in (endpoint.params ?? {})))

const ownInputs = (endpoint: Endpoint, side: Side) => [
  sampleOf(endpoint, side),
  ...(endpoint.query ? [withoutQuery(endpoint, side)] : []),
]

const ofCompanies = everyEndpoint.filter(isForDistributors)
const reads = ofCompanies.filter(({ method }) => method === 'GET')

/** Andina names what is NordMed's, wherever an endpoint takes something that belongs to a company. */
export const isolation = (begin: Begin) => {
  let whole: Whole
  beforeAll(async () => {
    whole = await begin()
  })

  const expectNoSecret = (text: string) =>
    expect(
      whole.nordmed.secrets.filter((secret) => text.includes(secret)),
      'what belongs to NordMed',
    ).toEqual([])

  const callers = () => [
    { caller: 'PROCUREMENT', ...whole.andina.buyer },
    { caller: 'MARKETING', ...whole.andina.reader },
    { caller: 'ANONYMOUS', role: undefined, jwt: undefined },
  ]

  test('no endpoint takes anything of another company, and nothing is recorded', async () => {
    const { check, expectNone } = findings()
    const expectNothingRecorded = await recordingOf(whole)
    for (const endpoint of ofCompanies) {
      for (const { path, input } of foreignInputs(endpoint, whole))
        for (const { caller, role, jwt } of callers()) {
          if (role && !mayBeCalledBy(endpoint, role)) continue
          await check(`${caller}, ${nameOf(endpoint)}, NordMed’s ${path}: ${inputText(input)}`, async () => {
            const { status, text } = await calling(whole)(endpoint, input, jwt)
            expect(role ? [404, 422] : [401, 404, 422], text).toContain(status)
            expectNoSecret(text)
          })
        }
      await check(`${nameOf(endpoint)}: nothing is recorded`, expectNothingRecorded)
    }
    expectNone(ofCompanies.length)
  })

  test('no endpoint answers anything of another company', async () => {
    const { check, expectNone } = findings()
    for (const endpoint of reads)
      for (const input of ownInputs(endpoint, whole.andina))
        for (const { caller, jwt } of callers())
          await check(`${caller}, ${nameOf(endpoint)}, ${inputText(input)}`, async () =>
            expectNoSecret((await calling(whole)(endpoint, input, jwt)).text),
          )
    expectNone(reads.length * 3)
  })

  test('the company itself reads everything that the walk looks for', async () => {
    const { nordmed } = whole
    const answers: string[] = []
    for (const endpoint of reads)
      answers.push((await calling(whole)(endpoint, withoutQuery(endpoint, nordmed), nordmed.buyer.jwt)).text)
    const all = answers.join('\n')
    expect(nordmed.secrets.filter((secret) => !all.includes(secret))).toEqual([])
    expect(all, 'sealed data is opened or left out').not.toContain('sealed:1:')
  })
}
