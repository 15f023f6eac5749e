import type { ReactNode } from 'react'

import type { OrderDetail } from '#modules/ordering/contract.ts'
import { freightLine } from '#modules/ordering/order-terms.ts'
import { specialRequests } from '#modules/ordering/special-request.ts'
import { AddressLines } from '#web/distributors/AddressLines.tsx'
import { SpecialRequests } from '#web/ordering/SpecialRequests.tsx'
import { shippingWords } from '#web/words/order-flow.ts'
import { orderWords as words } from '#web/words/orders.ts'
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
      <Fact name={words.method}>
        {shippingInfo.method} · {shippingWords.incoterms[shippingInfo.method].name}
      </Fact>
      <Fact name={words.mode}>{shippingWords.modes[shippingInfo.transportMode]}</Fact>
      {freight && (
        <Fact name={words.freightOption}>
          <bdi>{freight}</bdi>
        </Fact>
      )}
      {shippingInfo.destination && (
        <Fact name={words.place}>
          <bdi>{shippingInfo.destination}</bdi>
        </Fact>
      )}
      <Fact name={words.shippingAddress}>
        <AddressLines place={order.shippingAddress} />
      </Fact>
      <Fact name={words.billingAddress}>
        <AddressLines place={order.billingAddress} />
      </Fact>
      <Fact name={words.contact}>
        {contact ? (
          <>
            <bdi>{contact.name}</bdi>
            <br />
            <bdi dir="ltr">{contact.phone}</bdi>
          </>
        ) : (
          words.noContact
        )}
      </Fact>
      <Fact name={words.certificates}>{certificates || words.noCertificates}</Fact>
      {requests.length > 0 && (
        <Fact name={words.specialRequest}>
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
