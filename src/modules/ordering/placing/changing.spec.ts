import { describe, expect, test } from 'vitest'
import {
  OrderAddressChanged,
  OrderCertificatesChanged,
  OrderContactChanged,
  OrderShippingChanged,
  SpecialRequestChanged,
} from '#modules/ordering/events.ts'
import { order } from '#modules/ordering/order.ts'
import { evolved, given } from '#tests/given.ts'
import {
  addresses,
  approved,
  distributorId,
  hoursAfter,
  momentAfter,
  num,
  orderId,
  placed,
  placedAt,
  quoted,
  sealed,
  withdrawn,
} from '#tests/sample-orders.ts'
import { changeAddress, changeFields } from './changing.ts'

const now = hoursAfter(placedAt, 10)
const of = { orderId, num, distributorId, quoteDueAt: momentAfter(placedAt, 82) }
const elsewhere = { ...addresses.shipping, addressId: 'address-2', name: 'Second warehouse' }
const contact = { name: sealed('Rosa Medina'), phone: sealed('+57 310 555 0199') }

describe('an order that waits for its quote', () => {
  test('ships to another address, and the 72 hours start again', () =>
    given(order, placed)
      .when(changeAddress('SHIPPING', elsewhere, now))
      .records(OrderAddressChanged.make({ ...of, addressType: 'SHIPPING', address: elsewhere })))

  test('is billed to another address', () =>
    given(order, placed)
      .when(changeAddress('BILLING', elsewhere, now))
      .records(OrderAddressChanged.make({ ...of, addressType: 'BILLING', address: elsewhere })))

  test('travels in another way; an Incoterm that names no place lets go of it', () => {
    given(order, placed)
      .when(changeFields({ shippingMethod: 'FCA' }, now))
      .records(
        OrderShippingChanged.make({
          ...of,
          shipping: { method: 'FCA', transportMode: 'Airport', destination: null },
        }),
      )
    given(order, placed)
      .when(changeFields({ destination: 'Cartagena' }, now))
      .records(
        OrderShippingChanged.make({
          ...of,
          shipping: { method: 'CIP', transportMode: 'Airport', destination: 'Cartagena' },
        }),
      )
  })

  test('takes several changes in one append', () => {
    const specialRequest = { documents: true, packing: false, preShipmentInspection: false, other: null }
    given(order, placed)
      .when(changeFields({ contact, certificates: ['Certificate of analysis'], specialRequest }, now))
      .records(
        OrderContactChanged.make({ ...of, contact }),
        OrderCertificatesChanged.make({ ...of, certificates: ['Certificate of analysis'] }),
        SpecialRequestChanged.make({ ...of, specialRequest }),
      )
  })

  test('does not lose what is mandatory', () => {
    given(order, placed)
      .when(changeFields({ transportMode: null }, now))
      .refuses('Please select an option within Airport, Road and Harbor', { status: 422 })
    for (const shippingMethod of ['EXW', 'FOB', 'CIP'] as const)
      given(order, placed)
        .when(changeFields({ shippingMethod, destination: null }, now))
        .refuses(`Please enter a destination for ${shippingMethod}`, { status: 422 })
    given(order, placed)
      .when(changeFields({ certificates: ['Halal certificate', 'Kosher certificate'] }, now))
      .refuses('Request at most one other certificate', { status: 422 })
  })
})

test('a change that changes nothing records nothing, and withdraws no quote', () => {
  const asIs = { shippingMethod: 'CIP', transportMode: 'Airport', destination: 'El Dorado', certificates: [] } as const
  const { email, ...rest } = addresses.shipping
  given(order, placed, quoted()).when(changeFields(asIs, now)).records()
  given(order, placed, quoted()).when(changeFields({}, now)).records()
  given(order, placed, quoted())
    .when(changeAddress('SHIPPING', { ...rest, email }, now))
    .records()
})

test('a quote that is out is withdrawn first, once for all that changes', () => {
  given(order, placed, quoted())
    .when(changeFields({ shippingMethod: 'DAP', contact }, now))
    .records(
      withdrawn,
      OrderShippingChanged.make({ ...of, shipping: { method: 'DAP', transportMode: 'Airport', destination: null } }),
      OrderContactChanged.make({ ...of, contact }),
    )
  const { state, when } = given(order, placed, quoted())
  const { decided } = when(changeAddress('SHIPPING', elsewhere, now))
  expect(evolved(order, state, decided as never)).toMatchObject({
    stage: 'WAITING_FOR_QUOTE',
    validUntil: null,
    quotes: [{ state: 'WITHDRAWN' }],
    quoteDueAt: of.quoteDueAt,
    quoteDueReminded: false,
    overdue: false,
  })
})

test('after confirmation the order cannot be edited', () => {
  for (const decision of [changeFields({ shippingMethod: 'DAP' }, now), changeAddress('BILLING', elsewhere, now)])
    given(order, placed, quoted(), approved)
      .when(decision)
      .refuses('An order can only be changed until it is confirmed. This one is confirmed already.')
})
