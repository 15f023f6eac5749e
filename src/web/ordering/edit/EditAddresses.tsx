import { listAddresses } from '#modules/distributors/contract.ts'
import type { OrderDetail } from '#modules/ordering/contract.ts'
import { changeOrder, changeOrderAddress } from '#modules/ordering/placing/changing-contract.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { AddressPick } from '#web/ordering/flow/AddressPick.tsx'
import { ContactPick } from '#web/ordering/flow/ContactPick.tsx'
import { inCountryFirst } from '#web/ordering/flow/in-country-first.ts'
import { showProblem } from '#web/ui/dialogs/messages.ts'
import { useGuarded } from './change-guard.ts'

/** Where the order goes, who pays it, whom the carrier calls. */
export const EditAddresses = ({ order }: { order: OrderDetail }) => {
  const guarded = useGuarded()
  const { data: addresses = [] } = useRead(listAddresses, {})
  const toAddress = useCommand(changeOrderAddress, {
    // There is no field that could say it: the address was chosen from a list.
    onProblem: (problem) => {
      showProblem(problem)
      return true
    },
  })
  const toContact = useCommand(changeOrder)
  const comingBack = new URLSearchParams({ orderToEdit: order.id }).toString()
  const choose = (addressType: 'SHIPPING' | 'BILLING') => (addressId: string, close: () => void) =>
    guarded(() => toAddress.send({ orderId: order.id, addressId, addressType }), { onDone: close })
  const of = (type: 'SHIPPING' | 'BILLING') => addresses.filter((it) => it.type === type)
  return (
    <>
      <AddressPick
        type="SHIPPING"
        chosen={order.shippingAddress}
        addresses={inCountryFirst(of('SHIPPING'), order.country.id)}
        country={order.country}
        comingBack={comingBack}
        onChoose={choose('SHIPPING')}
      />
      <AddressPick
        type="BILLING"
        chosen={order.billingAddress}
        addresses={inCountryFirst(of('BILLING'), order.country.id)}
        comingBack={comingBack}
        onChoose={choose('BILLING')}
      />
      <ContactPick
        contact={order.contact}
        busy={toContact.busy}
        reasons={Object.values(toContact.errors)}
        onChange={(contact, close) => {
          const fields = { contactName: contact?.name ?? null, contactPhone: contact?.phone ?? null }
          guarded(() => toContact.send({ orderId: order.id, fields }), { onDone: close })
        }}
      />
    </>
  )
}
