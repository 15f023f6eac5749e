import { useParams } from 'react-router-dom'
import { downloadOfficeQuote, showOfficeOrder } from '#modules/ordering/desk/office-contract.ts'
import { showOfficeRounds } from '#modules/ordering/quotes/quote-contract.ts'
import { paths } from '#paths'
import { officeOrderTexts } from '#texts/office.ts'
import { roundTexts as texts } from '#texts/quotes.ts'
import { useRead, wire } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { RoundsView } from '#web/ordering/rounds/RoundsView.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { CompanyZone } from '#web/ui/figures/company-zone.ts'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'

/** The rounds of an order, for staff. */
export default function OfficeRoundsPage() {
  const { id = '' } = useParams()
  const detail = useRead(showOfficeOrder, { id: id })
  const rounds = useRead(showOfficeRounds, { id: id })
  useTopics(`order:${id}`)
  const orders = { label: officeOrderTexts.title, to: paths.officeOrders() }
  if (rounds.isError && [400, 404, 422].includes(rounds.error.status))
    return (
      <>
        <PageHeader title={officeOrderTexts.missing} crumbs={[orders]} />
        <EmptyState action={<ButtonLink to={paths.officeOrders()}>{officeOrderTexts.toOrders}</ButtonLink>}>
          {rounds.error.message}
        </EmptyState>
      </>
    )
  const num = detail.data?.order.num ?? texts.unknown
  return (
    <>
      <PageHeader
        title={texts.title(num)}
        heading={texts.heading}
        crumbs={[orders, { label: texts.crumb(num), to: paths.officeOrder({ id }) }]}
        lead={texts.lead}
        actions={<LiveNotice />}
      />
      <Loading read={rounds} skeleton={<Skeleton lines={6} height={48} />}>
        {(them) => (
          <CompanyZone value={detail.data?.distributor.timeZone ?? null}>
            <RoundsView num={num} rounds={them} pdfOf={(version) => wire(downloadOfficeQuote, { id, version })} />
          </CompanyZone>
        )}
      </Loading>
    </>
  )
}
