import { expect, test } from 'vitest'

import type { Endpoint } from '#platform/http/endpoint.ts'
import { inputReader } from '#platform/http/input.ts'

import { everyEndpoint, nameOf, sampleOf } from './every-endpoint.ts'
import { findings, inputText } from './findings.ts'
import { paperSide } from './paper-side.ts'
import { inTexts, isNamed, partsOf, wrongBodies, wrongQueries } from './wrong-inputs.ts'

type RefusedCall = { readonly status: number; readonly errors?: Record<string, string> }

const withBody = everyEndpoint.filter(({ body }) => body)
const withQuery = everyEndpoint.filter(({ query }) => query)

const bodyReader = (endpoint: Endpoint) => {
  const read = inputReader({ ...endpoint, params: {}, query: {} })
  return async (body: unknown) =>
    (await read({ params: {}, query: {}, body })) as RefusedCall | { readonly input: object }
}
const queryReader = (endpoint: Endpoint) => {
  const read = inputReader({ ...endpoint, params: {}, body: {} })
  return async (query: object) =>
    (await read({ params: {}, query, body: undefined })) as RefusedCall | { readonly input: object }
}

const expectRefused = (answer: RefusedCall | { readonly input: object }, field: string | null) => {
  expect(answer).not.toHaveProperty('input')
  const { status, errors = {} } = answer as RefusedCall
  expect([400, 422]).toContain(status)
  if (field !== null) expect(isNamed(field, errors), `named: ${Object.keys(errors).join(', ')}`).toBe(true)
}

test('every sample of the walks has all fields that its endpoint declares, and is taken', async () => {
  const { check, expectNone } = findings()
  for (const endpoint of everyEndpoint) {
    const { query, body } = partsOf(endpoint, sampleOf(endpoint, paperSide))
    await check(`${nameOf(endpoint)}, ${inputText({ query, body })}`, async () => {
      // What a form read before is the business of two-writers.slice.spec.ts.
      const fields = Object.keys(endpoint.body ?? {}).filter((field) => field !== 'opened')
      expect(fields.filter((field) => !(field in body))).toEqual([])
      if (endpoint.body) expect(await bodyReader(endpoint)(body)).toHaveProperty('input')
      if (endpoint.query) expect(await queryReader(endpoint)(inTexts(query))).toHaveProperty('input')
    })
  }
  expectNone(everyEndpoint.length)
})

test('a body is refused with the field when a single thing in it is wrong', async () => {
  const { check, expectNone } = findings()
  for (const endpoint of withBody) {
    const read = bodyReader(endpoint)
    const { body } = partsOf(endpoint, sampleOf(endpoint, paperSide))
    for (const wrong of wrongBodies(endpoint.body, body))
      await check(`${nameOf(endpoint)}, ${wrong.says}`, async () =>
        expectRefused(await read(JSON.parse(wrong.body)), wrong.field),
      )
  }
  expectNone(withBody.length * 10)
})

test('a query is refused with the field when a single thing in it is wrong', async () => {
  const { check, expectNone } = findings()
  for (const endpoint of withQuery) {
    const read = queryReader(endpoint)
    const { query } = partsOf(endpoint, sampleOf(endpoint, paperSide))
    for (const wrong of wrongQueries(query))
      await check(`${nameOf(endpoint)}, ${wrong.says}`, async () => expectRefused(await read(wrong.query), wrong.field))
  }
  expectNone(withQuery.length * 5)
})
