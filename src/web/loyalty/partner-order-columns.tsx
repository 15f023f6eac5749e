import type { PartnerOrder } from '#modules/loyalty/contract.ts'
import { loyaltyTexts } from '#texts/loyalty.ts'
import { DateText, Num } from '#web/ui/figures/Figures.tsx'
import type { Column } from '#web/ui/lists/DataTable.tsx'
import { StatusPill, type Tone } from '#web/ui/page/StatusPill.tsx'

const texts = loyaltyTexts.partnerOrders

/** What material it is, for both sides. */
export const materialColumn: Column<PartnerOrder> = {
  id: 'item',
  header: texts.item,
  card: 'title',
  sort: ({ partnerProduct }) => partnerProduct.name,
  cell: ({ partnerProduct }) => <bdi>{partnerProduct.name}</bdi>,
}

/** When it was ordered, for what, and its status. `inProgress`: the tone of what waits to be sent, which is the reader's side's. */
export const statusColumns = (inProgress: Tone): readonly Column<PartnerOrder>[] => {
  const tones: Readonly<Record<PartnerOrder['status'], Tone>> = {
    IN_PROGRESS: inProgress,
    SENT: 'done',
    CANCELLED: 'closed',
  }
  return [
    {
      id: 'ordered',
      header: texts.ordered,
      sort: ({ creationDate }) => creationDate,
      cell: ({ creationDate }) => <DateText at={creationDate} />,
    },
    {
      id: 'cost',
      header: texts.cost,
      align: 'end',
      sort: ({ costInCC }) => costInCC,
      cell: ({ costInCC }) => <Num value={costInCC} />,
    },
    {
      id: 'status',
      header: texts.status,
      card: 'aside',
      sort: ({ status }) => loyaltyTexts.partnerStatuses[status],
      cell: ({ status }) => <StatusPill tone={tones[status]}>{loyaltyTexts.partnerStatuses[status]}</StatusPill>,
    },
    { id: 'note', header: texts.note, cell: ({ note }) => (note ? <bdi>{note}</bdi> : '—') },
  ]
}
