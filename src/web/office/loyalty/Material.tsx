import { useState } from 'react'
import { listOfficePartnerProducts, setPartnerProductActive } from '#modules/loyalty/office-contract.ts'
import { officeLoyaltyTexts, materialTexts as texts } from '#texts/office-loyalty.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { undo } from '#web/api/undo.ts'
import { useMay } from '#web/identity/may.ts'
import { MaterialName } from '#web/loyalty/MaterialName.tsx'
import { ActionMenu } from '#web/ui/actions/ActionMenu.tsx'
import { AddButton } from '#web/ui/actions/AddButton.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { offerUndo } from '#web/ui/dialogs/undo.ts'
import { Num } from '#web/ui/figures/Figures.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { MaterialModal, type OfferedMaterial } from './MaterialModal.tsx'

const columnsFor = (
  mayManage: boolean,
  edit: (product: OfferedMaterial) => void,
): readonly Column<OfferedMaterial>[] => [
  {
    id: 'item',
    header: texts.item,
    card: 'title',
    sort: ({ name }) => name,
    cell: (product) => <MaterialName product={product} />,
  },
  {
    id: 'price',
    header: texts.price,
    align: 'end',
    sort: ({ priceInCC }) => priceInCC,
    cell: ({ priceInCC }) => <Num value={priceInCC} />,
  },
  {
    id: 'state',
    header: texts.state,
    card: 'aside',
    sort: ({ active }) => (active ? 0 : 1),
    cell: ({ active }) => (
      <StatusPill tone={active ? 'done' : 'closed'}>{active ? texts.offered : texts.withdrawn}</StatusPill>
    ),
  },
  ...(mayManage
    ? [
        {
          id: 'actions',
          header: texts.actions,
          hiddenHeader: true,
          align: 'end',
          card: 'actions',
          cell: (product: OfferedMaterial) => <Actions product={product} edit={() => edit(product)} />,
        } as const,
      ]
    : []),
]

const Actions = ({ product: { id, name, active }, edit }: { product: OfferedMaterial; edit: () => void }) => {
  const set = useCommand(setPartnerProductActive, {
    onDone: (_, done) =>
      offerUndo(
        done.active ? texts.isOffered(name) : texts.isWithdrawn(name),
        () => void undo(setPartnerProductActive, { id, active: !done.active }),
      ),
  })
  return (
    <Row gap={2} justify="end">
      <Button size="small" aria-label={texts.editNamed(name)} onClick={edit}>
        {texts.edit}
      </Button>
      <ActionMenu
        about={name}
        actions={[{ label: active ? texts.withdraw : texts.offer, run: () => void set.send({ id, active: !active }) }]}
      />
    </Row>
  )
}

/** The material that CareCoins buy, and its prices. */
export const Material = () => {
  const mayManage = useMay()('office.loyalty.manage')
  const read = useRead(listOfficePartnerProducts, {})
  const [edited, edit] = useState<OfferedMaterial | 'new' | null>(null)
  return (
    <Card
      flush
      title={officeLoyaltyTexts.tabs.products}
      aside={mayManage && <AddButton onClick={() => edit('new')}>{texts.add}</AddButton>}
    >
      <Loading read={read} skeleton={<Skeleton lines={6} height={51} />}>
        {(products) => (
          <DataTable
            caption={officeLoyaltyTexts.tabs.products}
            columns={columnsFor(mayManage, edit)}
            rows={products}
            rowKey={({ id }) => id}
            fingerprint={({ priceInCC, active }) => `${priceInCC} ${active}`}
            empty={<EmptyState>{texts.empty}</EmptyState>}
          />
        )}
      </Loading>
      {edited && <MaterialModal product={edited === 'new' ? null : edited} onClose={() => edit(null)} />}
    </Card>
  )
}
