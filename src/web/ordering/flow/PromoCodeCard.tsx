import type { CartSection, OrderDraft } from '#modules/ordering/contract.ts'
import { promoTexts as texts } from '#texts/promo-codes.ts'
import { PromoCode } from '#web/cart/PromoCode.tsx'
import { Card } from '#web/ui/page/Card.tsx'

/** The section's promo code at the last look. One that stopped working meanwhile says why, and is to be removed. */
export const PromoCodeCard = ({ section, draft }: { section: CartSection; draft: OrderDraft }) => (
  <Card title={texts.title}>
    <PromoCode section={section} draft={draft} />
  </Card>
)
