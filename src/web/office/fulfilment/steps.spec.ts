import { expect, test } from 'vitest'
import { isOffered, type OrderCommand, orderLife } from '#modules/ordering/order-life.ts'
import type { DocumentStatus } from '#modules/ordering/order-states.ts'
import type { Stage } from '#modules/ordering/stages.ts'
import { mayDo } from '#modules/permissions/permissions.ts'
import { stepsOf } from './steps.ts'

const commands = Object.keys(orderLife) as OrderCommand[]

const seenBy = (role: 'OPERATIONS' | 'QUALITY' | 'SALES' | 'ANALYST', stage: Stage, held = false) =>
  Object.fromEntries(commands.map((command) => [command, isOffered(command, { stage, held }, role, mayDo)]))

test.each<[Stage, DocumentStatus | null, string | null]>([
  ['WAITING_FOR_QUOTE', null, null],
  ['QUOTE_RECEIVED', null, null],
  ['CONFIRMED', null, 'RequestPrepayment'],
  ['WAITING_FOR_PREPAYMENT', null, null],
  ['PREPAYMENT_APPROVED', 'APPROVED', 'StartProduction'],
  ['LICENSE_APPROVED', 'APPROVED', 'StartProduction'],
  ['IN_PRODUCTION', null, 'SendShippingDocuments'],
  ['IN_PRODUCTION', 'REJECTED', 'SendShippingDocuments'],
  ['IN_PRODUCTION', 'APPROVED', 'ShipOrder'],
  ['PENDING_APPROVAL', 'RECEIVED', null],
  ['PREINSPECTION_APPROVED', 'APPROVED', 'ShipOrder'],
  ['SHIPPED', null, 'DeliverOrder'],
  ['DELIVERED', null, 'BillOrder'],
  ['BILLED', null, null],
])('operations goes on from %s (documents %s) with %s', (stage, documents, next) =>
  expect(stepsOf(seenBy('OPERATIONS', stage), documents).next).toBe(next),
)

test('the rest is in the menu, the way out last', () => {
  expect(stepsOf(seenBy('OPERATIONS', 'CONFIRMED'), null).others).toEqual([
    'RequestImportLicense',
    'StartProduction',
    'AddDocument',
    'SetTracking',
    'SetLots',
    'HoldOrder',
    'CancelOrderByStaff',
  ])
})

test('an order on hold is released by quality, and no one moves it on', () => {
  expect(stepsOf(seenBy('QUALITY', 'IN_PRODUCTION', true), null)).toEqual({ next: 'ReleaseOrder', others: [] })
  expect(stepsOf(seenBy('OPERATIONS', 'IN_PRODUCTION', true), null)).toEqual({
    next: null,
    others: ['AddDocument', 'SetTracking', 'SetLots', 'CancelOrderByStaff'],
  })
})

test('who only reads is offered nothing', () =>
  expect(stepsOf(seenBy('ANALYST', 'CONFIRMED'), null)).toEqual({ next: null, others: [] }))
