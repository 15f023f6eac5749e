import type { CartSection, OrderDraft } from '#modules/ordering/contract.ts'
import { PromoCode } from '#web/cart/PromoCode.tsx'
import { Card } from '#web/ui/Card.tsx'
import { promoWords as words } from '#web/words/promo-codes.ts'

/** The section's promo code at the last look. One that stopped working meanwhile says why, and is to be removed. */
export const PromoCodeCard = ({ section, draft }: { section: CartSection; draft: OrderDraft }) => (
  <Card title={words.title}>
    <PromoCode section={section} draft={draft} />
  </Card>
)
