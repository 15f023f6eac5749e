import { expect, test } from 'vitest'

import { permissions } from '#modules/permissions/permissions.ts'

import { everyEndpoint, nameOf } from './every-endpoint.ts'
import { differingCalls, listedCalls, rolesOf } from './specified-permissions-table.ts'

test('every call of the portal is in the permissions of the specification, once', () => {
  expect(listedCalls.toSorted()).toEqual(everyEndpoint.map(nameOf).toSorted())
})

test('every call is open to the roles that the specification names, and to no others', () => {
  const wrong = everyEndpoint.flatMap((endpoint) => {
    const [inProduct, inTable] = [permissions[endpoint.may], rolesOf(nameOf(endpoint))].map((roles) =>
      roles.toSorted().join(' '),
    )
    return inProduct === inTable ? [] : [`${nameOf(endpoint)}: open to ${inProduct}; specified: ${inTable}`]
  })
  expect(wrong).toEqual([])
})

test('what is listed as a difference from the specification is one', () => {
  const same = differingCalls.filter(
    ({ specified, product }) => specified.toSorted().join() === product.toSorted().join(),
  )
  expect(same).toEqual([])
})
