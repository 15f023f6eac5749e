import { useState } from 'react'

import { cancelPartnerOrder, type listOfficePartnerOrders, sendPartnerOrder } from '#modules/loyalty/office-contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { useModalCommand } from '#web/modal-command.ts'
import { FormModal } from '#web/ui/FormModal.tsx'
import { careCoins } from '#web/ui/format.ts'
import { ReasonModal } from '#web/ui/ReasonModal.tsx'
import { TextArea } from '#web/ui/TextField.tsx'
import { partnerQueueWords as words } from '#web/words/office-loyalty.ts'

/** A piece of ordered material as staff see it. */
export type PlacedMaterial = Answer<typeof listOfficePartnerOrders>[number]

type Closing = { order: PlacedMaterial; onClose: () => void }

/** Characters of what staff write to the company. */
const MOST = 500

/** The material is on its way; a note for the company is welcome. */
export const SendMaterialModal = ({ order: { id, partnerProduct }, onClose }: Closing) => {
  const [note, setNote] = useState('')
  const send = useModalCommand(sendPartnerOrder, { onClose, says: () => words.sent(partnerProduct.name) })
  return (
    <FormModal
      title={words.sendTitle(partnerProduct.name)}
      words={{ keep: words.keep, confirm: words.confirmSend }}
      busy={send.busy}
      onClose={onClose}
      onSubmit={() => void send.send({ id, note: note.trim() || null })}
    >
      <TextArea
        label={words.sendNote}
        help={words.sendNoteHelp}
        maxLength={MOST}
        value={note}
        onChange={setNote}
        error={send.errors['note'] ?? null}
        data-autofocus
      />
    </FormModal>
  )
}

/** Asks for the reason, which the company reads, and gives the CareCoins back. */
export const CancelMaterialModal = ({ order: { id, partnerProduct, distributor, costInCC }, onClose }: Closing) => {
  const cancel = useModalCommand(cancelPartnerOrder, { onClose, says: () => words.cancelled(partnerProduct.name) })
  return (
    <ReasonModal
      title={words.cancelTitle(partnerProduct.name)}
      words={{ reason: words.reason, missing: words.enterReason, confirm: words.confirmCancel, keep: words.keep }}
      most={MOST}
      busy={cancel.busy}
      error={cancel.errors['reason']}
      onConfirm={(reason) => void cancel.send({ id, reason })}
      onClose={onClose}
    >
      {words.cancelLead(distributor.name, careCoins(costInCC))}
    </ReasonModal>
  )
}
