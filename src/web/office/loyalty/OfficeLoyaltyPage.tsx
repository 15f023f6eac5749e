import { listOfficePartnerOrders } from '#modules/loyalty/office-contract.ts'
import { useRead } from '#web/endpoint.ts'
import { useTopics } from '#web/live.ts'
import { LiveNotice } from '#web/ui/LiveNotice.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { officeLoyaltyWords as words } from '#web/words/office-loyalty.ts'
import { Companies } from './Companies.tsx'
import { Material } from './Material.tsx'
import { PartnerQueue } from './PartnerQueue.tsx'

/** The loyalty programme of the provider: what waits to be sent, every company's account, and the material on offer. */
export default function OfficeLoyaltyPage() {
  useTopics('office:loyalty')
  const { data: placed = [] } = useRead(listOfficePartnerOrders, {})
  const waiting = placed.filter(({ status }) => status === 'IN_PROGRESS').length
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} actions={<LiveNotice />} />
      <Tabs
        label={words.tabs.label}
        panes={[
          { id: 'companies', label: words.tabs.companies, children: <Companies /> },
          {
            id: 'orders',
            label: waiting > 0 ? `${words.tabs.orders} · ${words.waiting(waiting)}` : words.tabs.orders,
            children: <PartnerQueue />,
          },
          { id: 'material', label: words.tabs.products, children: <Material /> },
        ]}
      />
    </>
  )
}
