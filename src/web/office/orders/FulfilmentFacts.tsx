import { orderFulfilmentTexts as texts } from '#texts/order-record.ts'
import { Coins, DateText, Money } from '#web/ui/figures/Figures.tsx'
import { Fact, FactCard } from '#web/ui/layout/FactCard.tsx'
import type { OfficeOrder } from './OrderHeading.tsx'

/** What was agreed on the way from the quote to the invoice; only what there is. */
export const FulfilmentFacts = ({ detail: { order } }: { detail: OfficeOrder }) => {
  const { prepayment, production, tracking, deliveryDate, earned, invoice } = order
  if (!prepayment && !production && !tracking) return null
  return (
    <FactCard>
      {prepayment && (
        <Fact title={texts.prepayment}>
          <p>
            <Money cents={prepayment.amount} />
            {prepayment.dueOn && (
              <>
                {' · '}
                {texts.until} <DateText at={prepayment.dueOn} />
              </>
            )}
          </p>
        </Fact>
      )}
      {production && (
        <Fact title={texts.production}>
          <p>
            {texts.since} <DateText at={production.startedAt} />
            {production.readyOn && (
              <>
                {' · '}
                {texts.ready} <DateText at={production.readyOn} />
              </>
            )}
          </p>
        </Fact>
      )}
      {tracking && (
        <Fact title={texts.shipment}>
          <p>
            <bdi>{tracking.carrier}</bdi> · <DateText at={tracking.shippedOn} />
          </p>
          {tracking.expectedOn && !deliveryDate && (
            <p>
              {texts.expected} <DateText at={tracking.expectedOn} />
            </p>
          )}
          {tracking.trackingUrl && (
            <a href={tracking.trackingUrl} target="_blank" rel="noopener noreferrer" data-no-print>
              {texts.follow}
            </a>
          )}
        </Fact>
      )}
      {deliveryDate && (
        <Fact title={texts.delivered}>
          <p>
            <DateText at={deliveryDate} />
            {earned && (
              <>
                {' · '}
                <Coins value={earned.careCoins + earned.cashBack} />
              </>
            )}
          </p>
        </Fact>
      )}
      {invoice && (
        <Fact title={texts.invoice}>
          <p>
            {invoice.number}
            {invoice.dueOn && (
              <>
                {' · '}
                {texts.until} <DateText at={invoice.dueOn} />
              </>
            )}
          </p>
        </Fact>
      )}
    </FactCard>
  )
}
