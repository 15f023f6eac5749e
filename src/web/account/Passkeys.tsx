import { Suspense, useState } from 'react'
import { secondFactor } from '#modules/identity/account-contract.ts'
import { listPasskeys, type PasskeyRow, removePasskey } from '#modules/identity/passkeys/passkey-contract.ts'
import { passkeyTexts as texts } from '#texts/passkeys.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useModalCommand } from '#web/api/modal-command.ts'
import { hasPasskeys } from '#web/identity/passkeys.ts'
import { whenRequested } from '#web/loading-code.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { ConfirmModal } from '#web/ui/dialogs/ConfirmModal.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Section } from '#web/ui/layout/Section.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'

const AddPasskeyModal = whenRequested(() => import('./AddPasskeyModal.tsx'))

const columns: readonly Column<PasskeyRow>[] = [
  { id: 'name', header: texts.name, card: 'title', cell: ({ name }) => <bdi>{name}</bdi> },
  { id: 'where', header: texts.where, cell: ({ isSynced }) => (isSynced ? texts.synced : texts.oneDevice) },
  { id: 'added', header: texts.added, cell: ({ createdAt }) => <DateText at={createdAt} as="dayTime" /> },
  {
    id: 'last',
    header: texts.last,
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? texts.never : <DateText at={lastUsedAt} as="dayTime" />),
  },
]

/** By which the person signs in without a password. */
export const Passkeys = () => {
  const passkeys = useRead(listPasskeys, {})
  const { data: factor } = useRead(secondFactor, {})
  const [isAdding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<PasskeyRow | null>(null)
  const keep = () => setRemoving(null)
  const remove = useModalCommand(removePasskey, { onClose: keep, says: () => texts.removed })
  const end: Column<PasskeyRow> = {
    id: 'end',
    header: texts.actions,
    hiddenHeader: true,
    align: 'end',
    card: 'actions',
    cell: (passkey) => (
      <Button size="small" aria-label={texts.removeOf(passkey.name)} onClick={() => setRemoving(passkey)}>
        {texts.remove}
      </Button>
    ),
  }
  return (
    <Section
      title={texts.title}
      lead={texts.lead}
      flush
      aside={
        <Button size="small" onClick={() => setAdding(true)} {...(!hasPasskeys() && { why: texts.unsupported })}>
          {texts.add}
        </Button>
      }
    >
      <Loading read={passkeys} skeleton={<Skeleton lines={1} height={38} />}>
        {(rows) => (
          <DataTable
            caption={texts.title}
            columns={[...columns, end]}
            rows={rows}
            rowKey={({ id }) => id}
            empty={<EmptyState>{texts.none}</EmptyState>}
          />
        )}
      </Loading>
      <Suspense fallback={null}>
        {isAdding && factor && <AddPasskeyModal needsCode={factor.on} onClose={() => setAdding(false)} />}
      </Suspense>
      {removing && (
        <ConfirmModal
          title={texts.removeTitle(removing.name)}
          keep={texts.keep}
          confirm={texts.remove}
          busy={remove.busy}
          onKeep={keep}
          onConfirm={() => void remove.send({ id: removing.id })}
        >
          <p>{texts.removeLead}</p>
        </ConfirmModal>
      )}
    </Section>
  )
}
