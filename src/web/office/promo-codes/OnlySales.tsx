import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { officePromoWords, promoFormWords as words } from '#web/words/promo-codes.ts'

/** In place of a form that the server would refuse to those who only read codes. */
export const OnlySales = ({ title }: { title: string }) => (
  <>
    <PageHeader title={title} crumbs={[{ label: officePromoWords.title, to: '/office/promo-codes' }]} />
    <EmptyState>{words.onlySales}</EmptyState>
  </>
)
