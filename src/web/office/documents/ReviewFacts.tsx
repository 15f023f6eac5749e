import { isRejected } from '#modules/ordering/order-states.ts'
import { unitsInPacks } from '#modules/ordering/terms/in-packs.ts'
import { reviewTexts as texts } from '#texts/document-review.ts'
import type { OfficeOrder } from '#web/office/orders/OrderHeading.tsx'
import { DateText, Money } from '#web/ui/figures/Figures.tsx'
import { unbroken } from '#web/ui/figures/format.ts'
import { Fact, FactCard } from '#web/ui/layout/FactCard.tsx'
import { Said } from '#web/ui/layout/Said.tsx'
import type { WaitingDocument } from './DocumentQueue.tsx'

/** What the document is compared with: what was requested, the order's total, where it goes, and earlier rejections. */
export const ReviewFacts = ({ detail: { order }, row }: { detail: OfficeOrder; row: WaitingDocument }) => {
  const { prepayment, documentRequest, submittedDocuments, shippingInfo } = order
  const before = submittedDocuments.filter(({ type, state }) => type === row.type && isRejected(state))
  return (
    <FactCard>
      {row.type === 'PROOF_OF_PREPAYMENT' && prepayment && (
        <Fact title={texts.toPay}>
          <p>
            <strong>
              <Money cents={prepayment.amount} />
            </strong>
          </p>
          {prepayment.dueOn && (
            <p>
              {texts.until} <DateText at={prepayment.dueOn} />
            </p>
          )}
        </Fact>
      )}
      <Fact title={texts.grandTotal}>
        <p>
          <Money cents={order.grandTotal ?? order.total} />
        </p>
      </Fact>
      {documentRequest?.note && (
        <Fact title={texts.ourNote}>
          <Said>
            <bdi>{documentRequest.note}</bdi>
          </Said>
        </Fact>
      )}
      <Fact title={texts.goods}>
        <ul role="list">
          {order.orderItems.map(({ id, quantity, packaging, registration }) => (
            <li key={id}>
              {unbroken(unitsInPacks(quantity, packaging?.units))}: <bdi>{registration.product.name}</bdi>
            </li>
          ))}
        </ul>
      </Fact>
      <Fact title={texts.shipping}>
        <p>
          {shippingInfo.method} · {shippingInfo.transportMode} · {order.destination}
        </p>
        <p>
          <bdi>{order.shippingAddress.addressee}</bdi>, <bdi>{order.shippingAddress.city}</bdi>
        </p>
      </Fact>
      {before.length > 0 && (
        <Fact title={texts.before}>
          {before.map(({ id, reason, reviewedAt }) => (
            <Said key={id}>
              <bdi>{reason}</bdi> {reviewedAt && <DateText at={reviewedAt} />}
            </Said>
          ))}
        </Fact>
      )}
    </FactCard>
  )
}
