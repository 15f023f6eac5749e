import { cancelPartnerOrder, type listOfficePartnerOrders, sendPartnerOrder } from '#modules/loyalty/office-contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { partnerQueueTexts as texts } from '#texts/office-loyalty.ts'
import { useModalForm } from '#web/api/form.ts'
import { useModalCommand } from '#web/api/modal-command.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { ReasonModal } from '#web/ui/dialogs/ReasonModal.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { careCoins } from '#web/ui/figures/format.ts'

/** A piece of ordered material as staff see it. */
export type PlacedMaterial = Answer<typeof listOfficePartnerOrders>['rows'][number]

type ClosingProps = { order: PlacedMaterial; onClose: () => void }

/** Characters of what staff write to the company. */
const MOST = 500

/** The material is on its way; a note for the company is welcome. */
export const SendMaterialModal = ({ order: { id, partnerProduct }, onClose }: ClosingProps) => {
  const form = useModalForm(sendPartnerOrder, {
    defaults: { note: '' },
    input: ({ note }) => ({ id, note: note.trim() || null }),
    onClose,
    says: () => texts.sent(partnerProduct.name),
  })
  return (
    <FormModal
      title={texts.sendTitle(partnerProduct.name)}
      labels={{ keep: texts.keep, confirm: texts.confirmSend }}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <TextArea
        label={texts.sendNote}
        help={texts.sendNoteHelp}
        maxLength={MOST}
        {...form.field('note')}
        data-autofocus
      />
    </FormModal>
  )
}

/** Requires the reason, which the company reads, and gives the CareCoins back. */
export const CancelMaterialModal = ({
  order: { id, partnerProduct, distributor, costInCC },
  onClose,
}: ClosingProps) => {
  const cancel = useModalCommand(cancelPartnerOrder, { onClose, says: () => texts.cancelled(partnerProduct.name) })
  return (
    <ReasonModal
      title={texts.cancelTitle(partnerProduct.name)}
      labels={{ reason: texts.reason, missing: texts.enterReason, confirm: texts.confirmCancel, keep: texts.keep }}
      most={MOST}
      busy={cancel.busy}
      error={cancel.errors['reason']}
      onConfirm={(reason) => void cancel.send({ id, reason })}
      onClose={onClose}
    >
      {texts.cancelLead(distributor.name, careCoins(costInCC))}
    </ReasonModal>
  )
}
