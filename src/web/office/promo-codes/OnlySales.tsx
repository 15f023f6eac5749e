import { paths } from '#paths'
import { officePromoTexts, promoFormTexts as texts } from '#texts/promo-codes.ts'
import { ClosedPage } from '#web/office/ClosedPage.tsx'

/** In place of a form that the server would refuse to those who only read codes. */
export const OnlySales = ({ title }: { title: string }) => (
  <ClosedPage
    title={title}
    crumbs={[{ label: officePromoTexts.title, to: paths.officePromoCodes() }]}
    says={texts.onlySales}
  />
)
