import { useState } from 'react'

import { type Address, listAddresses, removeAddress, setPrimaryAddress } from '#modules/distributors/contract.ts'
import { addressBookTexts as texts } from '#texts/addresses.ts'
import { patchRead, useCommand } from '#web/api/endpoint.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { ConfirmModal } from '#web/ui/dialogs/ConfirmModal.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { focusContent } from '#web/ui/page/content-focus.ts'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import classes from './AddressCard.module.css'
import { AddressLines } from './AddressLines.tsx'
import { withPrimary } from './primary.ts'

/** A saved address and what may be done with it. */
export const AddressCard = ({
  address,
  mayChange,
  onEdit,
}: {
  address: Address
  mayChange: boolean
  onEdit: () => void
}) => {
  const [removing, setRemoving] = useState(false)
  const { id, type, name, isPrimary } = address
  const primary = useCommand(setPrimaryAddress, {
    optimistic: () => patchRead(listAddresses, { type }, (all) => withPrimary(all, id)),
  })
  return (
    <article className={classes['card']}>
      {isPrimary && (
        <div>
          <StatusPill tone="provider">{texts.primary}</StatusPill>
        </div>
      )}
      <AddressLines place={address} />
      {mayChange && (
        <div className={classes['actions']}>
          <Button size="small" aria-label={texts.editOf(name)} onClick={onEdit}>
            {texts.edit}
          </Button>
          {!isPrimary && (
            <Button size="small" aria-label={texts.makePrimaryOf(name)} onClick={() => void primary.send({ id })}>
              {texts.makePrimary}
            </Button>
          )}
          <Button size="small" look="text" aria-label={texts.removeOf(name)} onClick={() => setRemoving(true)}>
            {texts.remove}
          </Button>
        </div>
      )}
      <RemoveAddress address={address} opened={removing} onClose={() => setRemoving(false)} />
    </article>
  )
}

/** The card is gone and with it the button that was focused. */
const removed = (): void => {
  showSuccess(texts.removed)
  focusContent()
}

const RemoveAddress = ({ address, opened, onClose }: { address: Address; opened: boolean; onClose: () => void }) => {
  const command = useCommand(removeAddress, { onDone: removed })
  return (
    <ConfirmModal
      opened={opened}
      title={texts.removeTitle}
      keep={texts.keep}
      confirm={texts.remove}
      busy={command.busy}
      onKeep={onClose}
      onConfirm={() => void command.send({ id: address.id })}
    >
      <AddressLines place={address} reach={false} />
      <p className={classes['lead']}>{texts.removeLead}</p>
    </ConfirmModal>
  )
}
