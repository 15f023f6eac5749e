import { paths } from '#paths'
import { officeProductTexts as texts } from '#texts/products.ts'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'

/** Instead of the page of a product that there is not: why, and the way back to those that there are. */
export const NoProduct = ({ reason }: { reason: string }) => (
  <>
    <PageHeader title={texts.missing} crumbs={[{ label: texts.title, to: paths.officeProducts() }]} />
    <EmptyState action={<ButtonLink to={paths.officeProducts()}>{texts.toAll}</ButtonLink>}>{reason}.</EmptyState>
  </>
)

/** These answers say that there is no such product; others that it could not be read now. */
export const isNoProduct = (status: number | undefined): boolean => status === 404 || status === 422
