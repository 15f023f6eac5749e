import type { OrderDetail } from '#modules/ordering/contract.ts'
import { specialRequests } from '#modules/ordering/terms/special-request.ts'
import { orderEditTexts as texts } from '#texts/order-edit.ts'
import { shippingTexts } from '#texts/order-flow.ts'
import { orderTexts } from '#texts/orders.ts'
import { keptRequest, SpecialRequestFields, wishesOf } from '#web/cart/SpecialRequestFields.tsx'
import { CertificateChoices } from '#web/ordering/flow/CertificateChoices.tsx'
import { allChosen, readCertificates, toggled } from '#web/ordering/flow/certificates.ts'
import { ShippingChoices } from '#web/ordering/flow/ShippingChoices.tsx'
import { type ChosenShipping, keptShipping, shippingProblems } from '#web/ordering/flow/shipping.ts'
import { Bullets } from '#web/ui/layout/Bullets.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { PartForm } from './PartForm.tsx'

type Props = { order: OrderDetail }

/** How the goods travel. */
export const EditShipping = ({ order }: Props) => {
  const { method, transportMode, destination } = order.shippingInfo
  return (
    <PartForm<ChosenShipping>
      order={order}
      title={texts.shipping}
      shown={
        <p>
          {method} · {shippingTexts.incoterms[method].name}, {shippingTexts.modes[transportMode]}
          {destination && (
            <>
              , <bdi>{destination}</bdi>
            </>
          )}
        </p>
      }
      asOrdered={{ method, transportMode, destination: destination ?? '' }}
      missing={(typed) => Object.entries(shippingProblems(typed)).find(([, problem]) => problem !== null)?.[0] ?? null}
      fieldsOf={(typed) => {
        const kept = keptShipping(typed)
        return kept
          ? { shippingMethod: kept.method, transportMode: kept.transportMode, destination: kept.destination }
          : {}
      }}
    >
      {({ typed, change, isTried }) => (
        <ShippingChoices
          chosen={typed}
          problems={isTried ? shippingProblems(typed) : null}
          onChoose={(choice) => change({ ...typed, ...choice })}
          onDestination={(next) => change({ ...typed, destination: next })}
        />
      )}
    </PartForm>
  )
}

/** Which certificates travel with the goods. */
export const EditCertificates = ({ order }: Props) => {
  const ordered = readCertificates(order.certificates)
  return (
    <PartForm
      order={order}
      title={texts.certificates}
      shown={
        order.certificates === '' ? (
          <Text>{orderTexts.noCertificates}</Text>
        ) : (
          <Bullets items={allChosen(ordered.chosen, ordered.own)} />
        )
      }
      asOrdered={ordered}
      fieldsOf={({ chosen, own }) => ({ certificates: allChosen(chosen, own) })}
    >
      {({ typed, change }) => (
        <CertificateChoices
          {...typed}
          onToggle={(name, checked) => change({ ...typed, chosen: toggled(typed.chosen, name, checked) })}
          onOwn={(own) => change({ ...typed, own })}
        />
      )}
    </PartForm>
  )
}

/** What is requested beyond the goods. */
export const EditSpecialRequest = ({ order }: Props) => {
  const requests = specialRequests(order.specialRequest)
  return (
    <PartForm
      order={order}
      title={texts.request}
      shown={requests.length > 0 ? <Bullets items={requests} /> : <Text>{texts.noRequest}</Text>}
      asOrdered={wishesOf(order.specialRequest)}
      fieldsOf={(wishes) => ({ specialRequest: keptRequest(wishes) })}
    >
      {({ typed, change }) => (
        <SpecialRequestFields wishes={typed} onChange={change} onText={(other) => change({ ...typed, other })} />
      )}
    </PartForm>
  )
}
