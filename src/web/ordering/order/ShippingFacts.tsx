import type { ReactNode } from 'react'

import type { OrderDetail } from '#modules/ordering/contract.ts'
import { freightLine } from '#modules/ordering/terms/order-terms.ts'
import { specialRequests } from '#modules/ordering/terms/special-request.ts'
import { shippingTexts } from '#texts/order-flow.ts'
import { orderTexts as texts } from '#texts/orders.ts'
import { AddressLines } from '#web/distributors/AddressLines.tsx'
import { SpecialRequests } from '#web/ordering/SpecialRequests.tsx'
import { confirmedFreight } from './confirmed-freight.ts'
import classes from './ShippingFacts.module.css'

/** Where the goods go, how, and what goes with them. */
export const ShippingFacts = ({ order }: { order: OrderDetail }) => {
  const { shippingInfo, contact, certificates, specialRequest } = order
  const requests = specialRequests(specialRequest)
  const confirmed = confirmedFreight(order)
  const freight = confirmed && freightLine(confirmed)
  return (
    <dl className={classes['facts']}>
      <Fact name={texts.method}>
        {shippingInfo.method} · {shippingTexts.incoterms[shippingInfo.method].name}
      </Fact>
      <Fact name={texts.mode}>{shippingTexts.modes[shippingInfo.transportMode]}</Fact>
      {freight && (
        <Fact name={texts.freightOption}>
          <bdi>{freight}</bdi>
        </Fact>
      )}
      {shippingInfo.destination && (
        <Fact name={texts.place}>
          <bdi>{shippingInfo.destination}</bdi>
        </Fact>
      )}
      <Fact name={texts.shippingAddress}>
        <AddressLines place={order.shippingAddress} />
      </Fact>
      <Fact name={texts.billingAddress}>
        <AddressLines place={order.billingAddress} />
      </Fact>
      <Fact name={texts.contact}>
        {contact ? (
          <>
            <bdi>{contact.name}</bdi>
            <br />
            <bdi dir="ltr">{contact.phone}</bdi>
          </>
        ) : (
          texts.noContact
        )}
      </Fact>
      <Fact name={texts.certificates}>{certificates || texts.noCertificates}</Fact>
      {requests.length > 0 && (
        <Fact name={texts.specialRequest}>
          <SpecialRequests wishes={requests} />
        </Fact>
      )}
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
