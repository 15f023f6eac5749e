import { paths } from '#paths'
import { officePromoTexts as texts } from '#texts/promo-codes.ts'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'

/** The page for a code that does not exist, with a link to the list. */
export const NoPromoCode = ({ reason }: { reason: string }) => (
  <>
    <PageHeader title={texts.missing} crumbs={[{ label: texts.title, to: paths.officePromoCodes() }]} />
    <EmptyState action={<ButtonLink to={paths.officePromoCodes()}>{texts.toAll}</ButtonLink>}>{reason}.</EmptyState>
  </>
)

/** These answers say that there is no such code; others that it could not be read now. */
export const isNoCode = (status: number | undefined): boolean => status === 404 || status === 422
