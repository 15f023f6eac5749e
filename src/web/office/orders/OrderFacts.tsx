import type { OrderDetail } from '#modules/ordering/contract.ts'
import { freightLine } from '#modules/ordering/terms/order-terms.ts'
import { requestedSubjects } from '#modules/ordering/terms/special-request.ts'
import { translated } from '#platform/text/say.ts'
import { recordTexts as texts } from '#texts/office.ts'
import { AddressLines } from '#web/distributors/AddressLines.tsx'
import { OtherCountry } from '#web/ordering/OtherCountry.tsx'
import { confirmedFreight } from '#web/ordering/order/confirmed-freight.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Fact, FactCard } from '#web/ui/layout/FactCard.tsx'
import { Said } from '#web/ui/layout/Said.tsx'

/** The distributor's references, what decides the freight and what is requested beyond the goods: addresses, shipping, certificates, requests. */
export const OrderFacts = ({ order }: { order: OrderDetail }) => {
  const confirmed = confirmedFreight(order)
  const freight = confirmed && freightLine(confirmed)
  const { shippingInfo, certificates, specialRequest, contact, purchaseOrderNumber, wishedDelivery } = order
  return (
    <FactCard>
      {purchaseOrderNumber !== null && (
        <Fact title={texts.purchaseOrderNumber}>
          <p>
            <bdi>{purchaseOrderNumber}</bdi>
          </p>
        </Fact>
      )}
      {wishedDelivery !== null && (
        <Fact title={texts.wishedDelivery}>
          <p>
            <DateText at={wishedDelivery} />
          </p>
        </Fact>
      )}
      <Fact title={texts.shipping}>
        <p>
          <strong>{shippingInfo.method}</strong> · {translated(shippingInfo.transportMode)}
        </p>
        {freight && (
          <p>
            <bdi>{freight}</bdi>
          </p>
        )}
        {shippingInfo.destination && (
          <p>
            {texts.namedPlace}: <bdi>{shippingInfo.destination}</bdi>
          </p>
        )}
      </Fact>
      <Fact title={texts.shippingAddress}>
        <AddressLines place={order.shippingAddress} />
        <OtherCountry address={order.shippingAddress.country} order={order.country} say={texts.shipsTo} />
      </Fact>
      <Fact title={texts.contact}>
        {contact ? (
          <>
            <p>
              <bdi>{contact.name}</bdi>
            </p>
            <p>
              <a href={`tel:${contact.phone.replaceAll(/[^+\d]/g, '')}`}>
                <bdi dir="ltr">{contact.phone}</bdi>
              </a>
            </p>
          </>
        ) : (
          <p>{texts.noContact}</p>
        )}
      </Fact>
      <Fact title={texts.certificates}>
        <p>{certificates === '' ? texts.noCertificates : certificates.split(', ').map(translated).join(', ')}</p>
      </Fact>
      {specialRequest && (
        <Fact title={texts.specialRequest}>
          <ul role="list">
            {requestedSubjects(specialRequest).map((it) => (
              <li key={it}>{it}</li>
            ))}
          </ul>
          {specialRequest.other && (
            <Said>
              <bdi>{specialRequest.other}</bdi>
            </Said>
          )}
        </Fact>
      )}
      <Fact title={texts.billingAddress}>
        <AddressLines place={order.billingAddress} />
      </Fact>
    </FactCard>
  )
}
