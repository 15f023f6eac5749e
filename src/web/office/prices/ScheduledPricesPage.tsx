import { useState } from 'react'
import { Link } from 'react-router-dom'

import {
  changePrices,
  listScheduledPrices,
  type ScheduledLine,
  withdrawPrices,
} from '#modules/catalogue/prices/price-change-contract.ts'
import { paths } from '#paths'
import { priceTexts, scheduledPriceTexts as texts } from '#texts/prices.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { undo } from '#web/api/undo.ts'
import { useMay } from '#web/identity/may.ts'
import { type RowFilter, WholeList } from '#web/office/lists/WholeList.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { ConfirmModal } from '#web/ui/dialogs/ConfirmModal.tsx'
import { offerUndo } from '#web/ui/dialogs/undo.ts'
import { CodeText } from '#web/ui/figures/CodeText.tsx'
import { DateText, Price } from '#web/ui/figures/Figures.tsx'
import { day } from '#web/ui/figures/format.ts'
import type { Column } from '#web/ui/lists/DataTable.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { priceAndDiscount } from './price-looks.ts'

const { columns: heads } = texts

const columns: readonly Column<ScheduledLine>[] = [
  {
    id: 'from',
    header: heads.from,
    card: 'under',
    sort: ({ effectiveOn }) => effectiveOn,
    cell: ({ effectiveOn }) => <DateText at={effectiveOn} />,
  },
  {
    id: 'product',
    header: heads.product,
    card: 'title',
    sort: ({ name }) => name,
    cell: ({ productId, name }) => (
      <Link to={paths.officeProduct({ productId })}>
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  {
    id: 'reference',
    header: heads.reference,
    sort: ({ reference }) => reference,
    cell: ({ reference }) => <CodeText value={reference} />,
  },
  { id: 'country', header: heads.country, sort: ({ country }) => country, cell: ({ country }) => country },
  {
    id: 'now',
    header: heads.now,
    align: 'end',
    sort: ({ priceNow }) => priceNow ?? 0,
    cell: ({ priceNow, discountNow }) =>
      priceNow === null ? texts.noPrice : priceAndDiscount({ price: priceNow, discount: discountNow }),
  },
  { id: 'then', header: heads.next, align: 'end', sort: ({ price }) => price, cell: priceAndDiscount },
  {
    id: 'effective',
    header: heads.effective,
    align: 'end',
    card: 'aside',
    sort: ({ effectivePrice }) => effectivePrice,
    cell: ({ effectivePrice, effectivePriceNow }) => <Price cents={effectivePrice} before={effectivePriceNow} />,
  },
]

const filters: readonly RowFilter<ScheduledLine>[] = [
  { name: 'product', label: heads.product, of: ({ productId, name }) => ({ id: productId, name }) },
  { name: 'country', label: heads.country, of: ({ country }) => ({ id: country, name: country }) },
]

/** /office/prices/scheduled: what will cost what from when on, the next day first; it can be withdrawn before. */
export default function ScheduledPricesPage() {
  useTopics('catalogue')
  const manages = useMay()('office.catalogue.manage')
  const [leaving, setLeaving] = useState<ScheduledLine | null>(null)
  const read = useRead(listScheduledPrices, {})
  const actions: Column<ScheduledLine> = {
    id: 'actions',
    header: heads.actions,
    hiddenHeader: true,
    card: 'actions',
    cell: (line) => (
      <Button size="small" asksServer onClick={() => setLeaving(line)}>
        {texts.withdraw}
        <span className="visually-hidden">
          {' '}
          {line.name}, {line.country}
        </span>
      </Button>
    ),
  }
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        crumbs={[{ label: priceTexts.title, to: paths.officePrices() }]}
        actions={<LiveNotice />}
      />
      <WholeList
        list="scheduled-prices"
        title={texts.title}
        thing={texts.thing}
        read={read}
        rowsOf={(scheduled) => scheduled}
        columns={columns}
        actions={manages ? actions : undefined}
        search={{ label: texts.search, in: ({ name, reference, country }) => [name, reference, country] }}
        filters={filters}
        rowKey={({ registrationId, effectiveOn }) => `${registrationId} ${effectiveOn}`}
        fingerprint={priceAndDiscount}
        folds={({ name, country }) => `${name}, ${country}`}
        none={texts.none}
      />
      {leaving && <WithdrawModal line={leaving} onClose={() => setLeaving(null)} />}
    </>
  )
}

const WithdrawModal = ({
  line: { registrationId, effectiveOn, name, country, price, discount },
  onClose,
}: {
  line: ScheduledLine
  onClose: () => void
}) => {
  const command = useCommand(withdrawPrices, {
    onDone: () => {
      onClose()
      offerUndo(
        texts.withdrawn(name, country),
        () => void undo(changePrices, { effectiveOn, changes: [{ registrationId, price, discount }] }),
      )
    },
  })
  return (
    <ConfirmModal
      title={texts.withdrawTitle(name, country)}
      keep={texts.keep}
      confirm={texts.withdraw}
      busy={command.busy}
      onKeep={onClose}
      onConfirm={() => void command.send({ scheduled: [{ registrationId, effectiveOn }] })}
    >
      {texts.withdrawLead(day(effectiveOn))}
    </ConfirmModal>
  )
}
