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

export const showFirstSteps = endpoint('GET /first-steps', {
  may: 'session.own',
  does: 'What the signed-in person, or their company, does first in the portal, and which of it is done; none for a person who is not new or has put the list away',
  answer: Schema.Array(FirstStep),
  reads: [
    'users',
    'distributors',
    'company_overviews',
    'addresses',
    'carts',
    'product_requests',
    'orders',
    'mail_settings',
    'ticket_desks',
    'list_views',
  ],
})
