import { IconArchive } from '@tabler/icons-react'
import { useState } from 'react'
import { useParams } from 'react-router-dom'

import { withdrawProduct } from '#modules/catalogue/office-contract.ts'
import {
  bringBackProduct,
  type OfficeProduct,
  showOfficeProduct,
} from '#modules/catalogue/products/product-office-contract.ts'
import { paths } from '#paths'
import { officeProductTexts, productPageTexts as texts } from '#texts/products.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { undo } from '#web/api/undo.ts'
import { useMay } from '#web/identity/may.ts'
import { WaitingApprovals } from '#web/office/approvals/WaitingApprovals.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { ConfirmModal } from '#web/ui/dialogs/ConfirmModal.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { offerUndo } from '#web/ui/dialogs/undo.ts'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { isNoProduct, NoProduct } from './NoProduct.tsx'
import { ProductFactsCard } from './ProductFactsCard.tsx'
import { stateOf } from './product-state.ts'
import { Registrations } from './Registrations.tsx'

/** /office/products/:productId: what it is, where it can be ordered, and all that can be changed of it. */
export default function OfficeProductPage() {
  const id = useParams()['productId'] as OfficeProduct['id']
  useTopics('catalogue')
  const read = useRead(showOfficeProduct, { id })
  if (read.isError && isNoProduct(read.error.status)) return <NoProduct reason={read.error.message} />
  return (
    <Loading read={read} skeleton={<Skeleton lines={12} height={60} />}>
      {(product) => <ProductView key={product.id} product={product} />}
    </Loading>
  )
}

const ProductView = ({ product }: { product: OfficeProduct }) => {
  const { id, name, withdrawn } = product
  const manages = useMay()('office.catalogue.manage')
  return (
    <>
      <PageHeader
        title={name}
        heading={<bdi>{name}</bdi>}
        crumbs={[{ label: officeProductTexts.title, to: paths.officeProducts() }]}
        aside={<StatusPill {...stateOf(product)} />}
        actions={
          <>
            <LiveNotice />
            <ButtonLink look="text" to={paths.officeStream({ kind: 'product', key: id })}>
              {texts.history}
            </ButtonLink>
            {manages && (withdrawn ? <BringBack product={product} /> : <Withdraw product={product} />)}
            {manages && !withdrawn && (
              <ButtonLink to={paths.officeChangeProduct({ productId: id })}>{texts.change}</ButtonLink>
            )}
          </>
        }
      />
      <Stack>
        <WaitingApprovals about={id} />
        {withdrawn && (
          <Note tone="closed" icon={<IconArchive size={20} stroke={1.6} aria-hidden />} strong={texts.wasWithdrawn} />
        )}
        <Registrations product={product} manages={manages && !withdrawn} />
        <ProductFactsCard product={product} />
      </Stack>
    </>
  )
}

const Withdraw = ({ product: { id, name } }: { product: OfficeProduct }) => {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const command = useCommand(withdrawProduct, {
    onDone: () => {
      close()
      offerUndo(texts.withdrawn(name), () => void undo(bringBackProduct, { id }))
    },
  })
  return (
    <>
      <Button look="danger" asksServer onClick={() => setAsking(true)}>
        {texts.withdraw}
      </Button>
      <ConfirmModal
        opened={isAsking}
        title={texts.withdrawTitle(name)}
        keep={texts.keep}
        confirm={texts.withdraw}
        busy={command.busy}
        onKeep={close}
        onConfirm={() => void command.send({ id })}
      >
        {texts.withdrawLead}
      </ConfirmModal>
    </>
  )
}

const BringBack = ({ product: { id, name } }: { product: OfficeProduct }) => {
  const command = useCommand(bringBackProduct, { onDone: () => showSuccess(texts.broughtBack(name)) })
  return (
    <Button look="filled" busy={command.busy} onClick={() => void command.send({ id })}>
      {texts.bringBack}
    </Button>
  )
}
