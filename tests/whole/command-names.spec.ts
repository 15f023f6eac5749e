import { expect, test } from 'vitest'

import { recordedCommand } from '#platform/http/endpoint.ts'
import { everyEndpoint, nameOf } from './every-endpoint.ts'

const commands = everyEndpoint.filter(({ method }) => method !== 'GET')

test('every command has a name of its own, by which the log records it', () => {
  expect(commands.filter(({ name = '' }) => !/^([A-Z][a-z]*)+$/.test(name)).map(nameOf)).toEqual([])
  const names = commands.map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(everyEndpoint.filter(({ method, name }) => method === 'GET' && name !== undefined).map(nameOf)).toEqual([])
})

test('where one call gives several commands, its input says which; method and path follow the name', () => {
  const recorded = (call: string, input: Record<string, unknown>) =>
    recordedCommand(everyEndpoint.find((endpoint) => nameOf(endpoint) === call)!, input)
  expect(recorded('PUT /order/status', { status: 'APPROVE_QUOTE' })).toBe('ApproveQuote PUT /order/status')
  expect(recorded('PUT /order/status', { status: 'CANCELLED' })).toBe('RejectQuote PUT /order/status')
  expect(recorded('POST /order-document', { type: 'PROOF_OF_PREPAYMENT' })).toBe(
    'UploadPrepaymentProof POST /order-document',
  )
  expect(recorded('POST /order', {})).toBe('PlaceOrder POST /order')
})
