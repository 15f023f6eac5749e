import { openPartnerOrderStatuses, waitingCoinsStatuses } from '#modules/loyalty/loyalty-states.ts'
import { listManualCoins } from '#modules/loyalty/manual-coins/manual-coins-contract.ts'
import { listOfficePartnerOrders } from '#modules/loyalty/office-contract.ts'
import { paths } from '#paths'
import { officeLoyaltyTexts as texts } from '#texts/office-loyalty.ts'
import { useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { Tabs } from '#web/ui/page/Tabs.tsx'
import { Approvals } from './Approvals.tsx'
import { Companies } from './Companies.tsx'
import { Material } from './Material.tsx'
import { PartnerQueue } from './PartnerQueue.tsx'

/** The loyalty programme of the provider: what waits to be sent, every company's account, and the material on offer. */
export default function OfficeLoyaltyPage() {
  useTopics('office:loyalty')
  const { data: placed } = useRead(listOfficePartnerOrders, { pageSize: 1 })
  const waiting = openPartnerOrderStatuses.reduce((sum, status) => sum + (placed?.counts[status] ?? 0), 0)
  const { data: requests } = useRead(listManualCoins, { pageSize: 1 })
  const toApprove = waitingCoinsStatuses.reduce((sum, status) => sum + (requests?.counts[status] ?? 0), 0)
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={
          <>
            <LiveNotice />
            <ButtonLink to={paths.officeLoyaltyRules()}>{texts.rules}</ButtonLink>
          </>
        }
      />
      <Tabs
        label={texts.tabs.label}
        panes={[
          { id: 'companies', label: texts.tabs.companies, children: <Companies /> },
          {
            id: 'orders',
            label: waiting > 0 ? `${texts.tabs.orders} · ${texts.waiting(waiting)}` : texts.tabs.orders,
            children: <PartnerQueue />,
          },
          { id: 'material', label: texts.tabs.products, children: <Material /> },
          {
            id: 'approvals',
            label: toApprove > 0 ? `${texts.tabs.approvals} · ${texts.toApprove(toApprove)}` : texts.tabs.approvals,
            children: <Approvals />,
          },
        ]}
      />
    </>
  )
}
