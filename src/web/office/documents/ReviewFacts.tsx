import type { ReactNode } from 'react'
import { isRejected } from '#modules/ordering/order-states.ts'
import { unitsInPacks } from '#modules/ordering/terms/in-packs.ts'
import { reviewTexts as texts } from '#texts/document-review.ts'
import facts from '#web/office/orders/OrderFacts.module.css'
import type { OfficeOrder } from '#web/office/orders/OrderHeading.tsx'
import { DateText, Money } from '#web/ui/figures/Figures.tsx'
import { unbroken } from '#web/ui/figures/format.ts'
import { Card } from '#web/ui/page/Card.tsx'
import type { WaitingDocument } from './DocumentQueue.tsx'

/** What the document is compared with: what was requested, the order's total, where it goes, and earlier rejections. */
export const ReviewFacts = ({ detail: { order }, row }: { detail: OfficeOrder; row: WaitingDocument }) => {
  const { prepayment, documentRequest, submittedDocuments, shippingInfo } = order
  const before = submittedDocuments.filter(({ type, state }) => type === row.type && isRejected(state))
  return (
    <Card className={facts['facts'] ?? ''}>
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
        <Fact title={texts.asked}>
          <blockquote className={facts['said']}>
            <bdi>{documentRequest.note}</bdi>
          </blockquote>
        </Fact>
      )}
      <Fact title={texts.goods}>
        <ul role="list">
          {order.orderItems.map(({ id, quantity, packaging, registration }) => (
            <li key={id}>
              {unbroken(unitsInPacks(quantity, packaging?.name))}: <bdi>{registration.product.name}</bdi>
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
            <blockquote key={id} className={facts['said']}>
              <bdi>{reason}</bdi> {reviewedAt && <DateText at={reviewedAt} />}
            </blockquote>
          ))}
        </Fact>
      )}
    </Card>
  )
}

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={facts['fact']}>
    <h3>{title}</h3>
    {children}
  </div>
)
