import { Suspense, useState } from 'react'
import type { OrderDetail } from '#modules/ordering/contract.ts'
import { referenceTexts as texts } from '#texts/orders.ts'
import { whenRequested } from '#web/loading-code.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Card } from '#web/ui/page/Card.tsx'

/** Comes with the click: the page itself has no form. */
const ChangeReferences = whenRequested(() =>
  import('./ChangeReferences.tsx').then((it) => ({ default: it.ChangeReferences })),
)

/** What the distributor's own books and plans say of the order; nothing while it says nothing and may not be changed. */
export const ReferencesCard = ({ order }: { order: OrderDetail }) => {
  const [changing, setChanging] = useState(false)
  const { purchaseOrderNumber, wishedDelivery, may } = order
  const isBare = purchaseOrderNumber === null && wishedDelivery === null
  if (isBare && !may.ChangePurchaseOrderNumber) return null
  return (
    <Card
      title={texts.title}
      screenOnly={isBare}
      aside={
        may.ChangePurchaseOrderNumber && (
          <Button onClick={() => setChanging(true)}>
            {texts.change}
            <span className="visually-hidden"> {texts.title}</span>
          </Button>
        )
      }
    >
      <Facts
        look="above"
        facts={{
          [texts.number]: purchaseOrderNumber === null ? '—' : <bdi>{purchaseOrderNumber}</bdi>,
          [texts.wish]: wishedDelivery === null ? '—' : <DateText at={wishedDelivery} />,
        }}
      />
      <Suspense fallback={null}>
        {changing && <ChangeReferences order={order} onClose={() => setChanging(false)} />}
      </Suspense>
    </Card>
  )
}
