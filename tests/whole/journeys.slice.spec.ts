import { afterAll, describe } from 'vitest'

import { auditSearch } from './journeys/audit-search.ts'
import { documentReview } from './journeys/document-review.ts'
import { orderLife } from './journeys/order-life.ts'
import { orderMessages } from './journeys/order-messages.ts'
import { orderWalk } from './journeys/order-walk.ts'
import { oneWhole } from './one-whole.ts'

const { begin, stop } = oneWhole()
afterAll(stop)

// One portal for all of them, in this order: the queue of documents and the numbers of invoices count from its beginning.
describe('the search of the audit trail', () => auditSearch(begin))
describe('the review of documents', () => documentReview(begin))
describe('the life of an order', () => orderLife(begin))
describe('messages about an order', () => orderMessages(begin))
describe('every command in every state of an order', () => orderWalk(begin))
