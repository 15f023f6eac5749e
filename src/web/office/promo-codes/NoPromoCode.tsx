import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { officePromoWords as words } from '#web/words/promo-codes.ts'

/** Instead of the page of a code that nobody has made: why, and the way back to those that there are. */
export const NoPromoCode = ({ reason }: { reason: string }) => (
  <>
    <PageHeader title={words.missing} crumbs={[{ label: words.title, to: '/office/promo-codes' }]} />
    <EmptyState action={<ButtonLink to="/office/promo-codes">{words.toAll}</ButtonLink>}>{reason}.</EmptyState>
  </>
)

/** These answers say that there is no such code; others that it could not be read now. */
export const isNoCode = (status: number | undefined): boolean => status === 404 || status === 422
