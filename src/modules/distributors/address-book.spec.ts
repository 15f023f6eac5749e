import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { CountryId } from '#modules/catalogue/events.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import { isRefusal } from '#platform/decision.ts'
import { evolved, given } from '#tests/given.ts'

import { addAddress, changeAddress, type Entry, removeAddress, setPrimary } from './address-book.ts'
import { distributor } from './distributor.ts'
import {
  AddressAdded,
  AddressChanged,
  type AddressId,
  AddressRemoved,
  type AddressType,
  PrimaryAddressSet,
} from './events.ts'

const idOf = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}` as AddressId

const entry = (n: number, type: AddressType = 'SHIPPING'): Entry => ({
  addressId: idOf(n),
  type,
  name: `Warehouse ${n}`,
  addressee: `sealed:1:${idOf(n)}:aaaa:bbbb` as Sealed,
  address: 'Calle 1',
  address2: null,
  zipCode: '110231',
  city: 'Bogotá',
  countryId: 'co' as CountryId,
  email: `sealed:1:${idOf(n)}:aaaa:bbbb` as Sealed,
  phone: `sealed:1:${idOf(n)}:aaaa:bbbb` as Sealed,
})
const added = (n: number, type?: AddressType) => AddressAdded.make(entry(n, type))
const primary = (n: number, insteadOf: number | null, type: AddressType = 'SHIPPING') =>
  PrimaryAddressSet.make({ addressId: idOf(n), type, insteadOf: insteadOf === null ? null : idOf(insteadOf) })
const first = [added(1), primary(1, null)]

describe('an address book', () => {
  test('makes the first address of a kind the primary one, and no other unless requested', () => {
    given(distributor)
      .when(addAddress(entry(1), false))
      .records(...first)
    given(distributor, ...first)
      .when(addAddress(entry(2), false))
      .records(added(2))
    given(distributor, ...first)
      .when(addAddress(entry(2), true))
      .records(added(2), primary(2, 1))
    given(distributor, ...first)
      .when(addAddress(entry(3, 'BILLING'), false))
      .records(added(3, 'BILLING'), primary(3, null, 'BILLING'))
  })

  test('holds 200 addresses and no more', () => {
    const full = Array.from({ length: 200 }, (_, at) => added(at + 1))
    given(distributor, ...full.slice(1))
      .when(addAddress(entry(201), false))
      .records(added(201), primary(201, null))
    given(distributor, ...full)
      .when(addAddress(entry(201), false))
      .refuses('A company can have up to 200 addresses. Delete one that is no longer used.')
  })

  test('sets another one primary instead of the one before', () => {
    given(distributor, ...first, added(2))
      .when(setPrimary(idOf(2)))
      .records(primary(2, 1))
    given(distributor, ...first, added(2))
      .when(setPrimary(idOf(1)))
      .records()
    given(distributor, ...first)
      .when(setPrimary(idOf(9)))
      .refuses('This address does not exist', { status: 404 })
  })

  test('changes an address in place, never its kind', () => {
    const changed = AddressChanged.make(entry(1))
    given(distributor, ...first)
      .when(changeAddress(entry(1), false))
      .records(changed)
    given(distributor, ...first)
      .when(changeAddress(entry(1), true))
      .records(changed)
    given(distributor, ...first, added(2))
      .when(changeAddress(entry(2), true))
      .records(AddressChanged.make(entry(2)), primary(2, 1))
    given(distributor, ...first)
      .when(changeAddress(entry(1, 'BILLING'), false))
      .refuses('The type of an address cannot change: add a new one')
    given(distributor)
      .when(changeAddress(entry(1), false))
      .refuses('This address does not exist', { status: 404 })
  })

  test('hands the primary place to the oldest one left when the primary one is deleted', () => {
    const removed = AddressRemoved.make({ addressId: idOf(1), type: 'SHIPPING' })
    given(distributor, ...first)
      .when(removeAddress(idOf(1)))
      .records(removed)
    given(distributor, ...first, added(2), added(3))
      .when(removeAddress(idOf(1)))
      .records(removed, primary(2, null))
    given(distributor, ...first, added(2))
      .when(removeAddress(idOf(2)))
      .records(AddressRemoved.make({ addressId: idOf(2), type: 'SHIPPING' }))
    given(distributor, ...first, removed)
      .when(removeAddress(idOf(1)))
      .refuses('This address does not exist', { status: 404 })
  })

  test('has exactly one primary address of each kind that it has any of, whatever is done to it', () => {
    const types = ['SHIPPING', 'BILLING', 'CONTACT'] as const
    const step = fc.record({
      what: fc.constantFrom('add', 'change', 'remove', 'primary'),
      n: fc.integer({ min: 1, max: 8 }),
      type: fc.constantFrom(...types),
      asPrimary: fc.boolean(),
    })
    const decisionOf = ({ what, n, type, asPrimary }: typeof step extends fc.Arbitrary<infer S> ? S : never) => {
      if (what === 'add') return addAddress(entry(n, type), asPrimary)
      if (what === 'change') return changeAddress(entry(n, type), asPrimary)
      return what === 'remove' ? removeAddress(idOf(n)) : setPrimary(idOf(n))
    }
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let state = distributor.initial('d')
        for (const it of steps) {
          // Ids are drawn fresh in the program: the same one is never added twice.
          if (it.what === 'add' && state.addresses.some(({ id }) => id === idOf(it.n))) continue
          const decided = decisionOf(it)(state)
          if (!isRefusal(decided)) state = evolved(distributor, state, decided)
          for (const type of types) {
            const ofType = state.addresses.filter((address) => address.type === type)
            expect(ofType.filter(({ isPrimary }) => isPrimary)).toHaveLength(ofType.length > 0 ? 1 : 0)
          }
        }
      }),
    )
  })
})
