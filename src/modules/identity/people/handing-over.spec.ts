import { expect, test } from 'vitest'
import { type UserId, WorkHandedOver } from '#modules/identity/events.ts'
import { type User, user } from '#modules/identity/user.ts'
import type { Role } from '#modules/permissions/roles.ts'
import { isRefusal } from '#platform/decision.ts'
import { type Desk, handOver, rolesFor } from './handing-over.ts'

const idOf = (n: number) => `00000000-0000-7000-8000-00000000000${n}` as UserId
const person = (n: number, role: Role, distributorId: string | null = null, active = true): User => ({
  ...user.initial(idOf(n)),
  role,
  distributorId,
  active,
})
const nothing: Desk = { orders: false, companies: false, requests: false }
const fieldsOf = (from: User, to: User, desk: Desk) => {
  const decided = handOver(from, to, desk)
  return isRefusal(decided) ? [decided.status, decided.errors ?? {}] : decided
}
const sales = person(1, 'SALES')

test('work goes to a colleague who is there and may do it', () => {
  expect(handOver(sales, person(2, 'SALES'), { ...nothing, companies: true })).toEqual([
    WorkHandedOver.make({ userId: idOf(1), to: idOf(2) }),
  ])
  const [buyer, other] = [person(3, 'PROCUREMENT', 'c1'), person(4, 'PROCUREMENT', 'c1')]
  expect(handOver(buyer, other, { ...nothing, orders: true })).toHaveLength(1)
})

test.each([
  ['themselves', sales, nothing, 'Choose another person'],
  ['a person who left', person(2, 'SALES', null, false), nothing, 'This colleague cannot sign in'],
  ['a person who never joined', user.initial(idOf(2)), nothing, 'Choose one of their colleagues'],
  ['another company', person(2, 'PROCUREMENT', 'c1'), nothing, 'Choose one of their colleagues'],
  ['the wrong role', person(2, 'QUALITY'), { ...nothing, companies: true }, 'Choose a person with the role SALES'],
  [
    'who answers no requests',
    person(2, 'ANALYST'),
    { ...nothing, requests: true },
    'Choose a person with the role SALES or OPERATIONS or QUALITY or ADMIN',
  ],
])('not to %s', (_, to, desk, says) => expect(fieldsOf(sales, to, desk)).toEqual([422, { to: says }]))

test('the work of an unknown person cannot be handed over', () =>
  expect(fieldsOf(user.initial(idOf(9)), sales, nothing)).toEqual([404, {}]))

test('who may take over depends on what there is', () => {
  expect(rolesFor({ ...nothing, orders: true })).toEqual(['PROCUREMENT'])
  expect(rolesFor({ orders: false, companies: true, requests: true })).toEqual(['SALES'])
  expect(rolesFor(nothing)).toContain('MARKETING')
  expect(rolesFor({ ...nothing, assigned: ['QUOTE'] })).toEqual(['SALES', 'ADMIN'])
  expect(rolesFor({ ...nothing, assigned: ['QUOTE', 'FILE'] })).toEqual(['ADMIN'])
})
