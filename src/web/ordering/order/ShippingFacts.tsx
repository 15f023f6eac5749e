import type { OrderDetail } from '#modules/ordering/contract.ts'
import { freightLine } from '#modules/ordering/terms/order-terms.ts'
import { specialRequests } from '#modules/ordering/terms/special-request.ts'
import { translated } from '#platform/text/say.ts'
import { shippingTexts } from '#texts/order-flow.ts'
import { orderTexts as texts } from '#texts/orders.ts'
import { AddressLines } from '#web/distributors/AddressLines.tsx'
import { Bullets } from '#web/ui/layout/Bullets.tsx'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { confirmedFreight } from './confirmed-freight.ts'

/** Where the goods go, how, and what goes with them. */
export const ShippingFacts = ({ order }: { order: OrderDetail }) => {
  const { shippingInfo, contact, certificates, specialRequest } = order
  const requests = specialRequests(specialRequest)
  const confirmed = confirmedFreight(order)
  const freight = confirmed && freightLine(confirmed)
  return (
    <Facts
      look="above"
      facts={{
        [texts.method]: `${shippingInfo.method} · ${shippingTexts.incoterms[shippingInfo.method].name}`,
        [texts.mode]: shippingTexts.modes[shippingInfo.transportMode],
        [texts.freightOption]: freight && <bdi>{freight}</bdi>,
        [texts.place]: shippingInfo.destination && <bdi>{shippingInfo.destination}</bdi>,
        [texts.shippingAddress]: <AddressLines place={order.shippingAddress} />,
        [texts.billingAddress]: <AddressLines place={order.billingAddress} />,
        [texts.contact]: contact ? (
          <>
            <bdi>{contact.name}</bdi>
            <br />
            <bdi dir="ltr">{contact.phone}</bdi>
          </>
        ) : (
          texts.noContact
        ),
        [texts.certificates]: certificates.split(', ').map(translated).join(', ') || texts.noCertificates,
        [texts.specialRequest]: requests.length > 0 ? <Bullets items={requests} /> : null,
      }}
    />
  )
}
