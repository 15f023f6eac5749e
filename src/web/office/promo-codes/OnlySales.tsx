import { ClosedPage } from '#web/office/ClosedPage.tsx'
import { officePromoWords, promoFormWords as words } from '#web/words/promo-codes.ts'

/** In place of a form that the server would refuse to those who only read codes. */
export const OnlySales = ({ title }: { title: string }) => (
  <ClosedPage
    title={title}
    crumbs={[{ label: officePromoWords.title, to: '/office/promo-codes' }]}
    says={words.onlySales}
  />
)
