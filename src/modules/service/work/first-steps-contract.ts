import * as Schema from 'effect/Schema'
import { endpoint } from '#platform/http/endpoint.ts'

export const firstSteps = [
  'DOCUMENTS',
  'ACTIVATION',
  'ADDRESS',
  'COLLEAGUE',
  'CART',
  'ORDER',
  'SECOND_FACTOR',
  'REQUEST',
  'VIEW',
  'EMAILS',
] as const
export type FirstStepKind = (typeof firstSteps)[number]

const FirstStep = Schema.Struct({ kind: Schema.Literals(firstSteps), done: Schema.Boolean })
export type FirstStep = typeof FirstStep.Type

/** Of a person who is not new, or has put the list away: none. */
const answer = Schema.Array(FirstStep)

export const showFirstSteps = endpoint('GET /first-steps', {
  may: 'company.read',
  peopleOnly: true,
  does: 'What a company, and its person who is signed in, does first in the portal, and which of it is done',
  answer,
  reads: [
    'users',
    'distributors',
    'company_overviews',
    'addresses',
    'carts',
    'product_requests',
    'orders',
    'mail_settings',
  ],
})

export const showOfficeFirstSteps = endpoint('GET /office/first-steps', {
  may: 'office.orders.read',
  peopleOnly: true,
  does: 'What a new member of staff does first in the office, and which of it is done',
  answer,
  reads: ['users', 'mail_settings', 'ticket_desks', 'list_views'],
})
