import { Button } from '#web/ui/actions/Button.tsx'
import { DateText, Money } from '#web/ui/figures/Figures.tsx'
import type { Column } from '#web/ui/lists/DataTable.tsx'
import { OrderProgress } from '#web/ui/page/OrderProgress.tsx'
import { StatusPill, type Tone } from '#web/ui/page/StatusPill.tsx'

/** Rows and columns as every list of orders has them. */
type Order = {
  id: string
  num: string
  at: string
  total: number
  destination: string
  label: string
  tone: Tone
  progress: number
}
export const orders: readonly Order[] = [
  {
    id: '1',
    num: '2026-000123',
    at: '2026-10-27T10:00:00Z',
    total: 124_050,
    destination: 'Kenya',
    label: 'Quote received',
    tone: 'you',
    progress: 20,
  },
  {
    id: '2',
    num: '2026-000122',
    at: '2026-10-26T10:00:00Z',
    total: 915_950,
    destination: 'Peru',
    label: 'In production',
    tone: 'provider',
    progress: 60,
  },
  {
    id: '3',
    num: '2026-000121',
    at: '2026-10-25T10:00:00Z',
    total: 4_875_450,
    destination: 'Norway',
    label: 'Delivered',
    tone: 'done',
    progress: 100,
  },
]

export const columns: readonly Column<Order>[] = [
  {
    id: 'num',
    header: 'N° order',
    cell: ({ num }) => <a href="#gallery">{num}</a>,
    sort: ({ num }) => num,
    card: 'title',
  },
  { id: 'date', header: 'Order date', cell: ({ at }) => <DateText at={at} />, sort: ({ at }) => at },
  {
    id: 'total',
    header: 'Total price',
    cell: ({ total }) => <Money cents={total} />,
    sort: ({ total }) => total,
    align: 'end',
  },
  {
    id: 'destination',
    header: 'Destination',
    cell: ({ destination }) => destination,
    sort: ({ destination }) => destination,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ tone, label }) => <StatusPill tone={tone}>{label}</StatusPill>,
    card: 'aside',
  },
  {
    id: 'progress',
    header: 'Progress',
    cell: ({ progress, label }) => <OrderProgress value={progress} label={label} />,
    card: 'full',
  },
  {
    id: 'actions',
    header: 'Actions',
    cell: () => <Button size="small">Place this order again</Button>,
    card: 'actions',
    hiddenHeader: true,
  },
]
