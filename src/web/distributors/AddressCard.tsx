import { useState } from 'react'

import { type Address, listAddresses, removeAddress, setPrimaryAddress } from '#modules/distributors/contract.ts'
import { patchRead, useCommand } from '#web/endpoint.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmModal } from '#web/ui/ConfirmModal.tsx'
import { focusContent } from '#web/ui/content-focus.ts'
import { showSuccess } from '#web/ui/messages.ts'
import { StatusPill } from '#web/ui/StatusPill.tsx'
import { addressBookWords as words } from '#web/words/addresses.ts'
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
          <StatusPill tone="provider">{words.primary}</StatusPill>
        </div>
      )}
      <AddressLines place={address} />
      {mayChange && (
        <div className={classes['actions']}>
          <Button size="small" aria-label={words.editOf(name)} onClick={onEdit}>
            {words.edit}
          </Button>
          {!isPrimary && (
            <Button size="small" aria-label={words.makePrimaryOf(name)} onClick={() => void primary.send({ id })}>
              {words.makePrimary}
            </Button>
          )}
          <Button size="small" look="text" aria-label={words.removeOf(name)} onClick={() => setRemoving(true)}>
            {words.remove}
          </Button>
        </div>
      )}
      <RemoveAddress address={address} opened={removing} onClose={() => setRemoving(false)} />
    </article>
  )
}

/** The card is gone and with it the button that was focused. */
const removed = (): void => {
  showSuccess(words.removed)
  focusContent()
}

const RemoveAddress = ({ address, opened, onClose }: { address: Address; opened: boolean; onClose: () => void }) => {
  const command = useCommand(removeAddress, { onDone: removed })
  return (
    <ConfirmModal
      opened={opened}
      title={words.removeTitle}
      keep={words.keep}
      confirm={words.remove}
      busy={command.busy}
      onKeep={onClose}
      onConfirm={() => void command.send({ id: address.id })}
    >
      <AddressLines place={address} reach={false} />
      <p className={classes['lead']}>{words.removeLead}</p>
    </ConfirmModal>
  )
}
