import { suspendDistributor } from '#modules/distributors/contract.ts'
import { resumeDistributor } from '#modules/distributors/desk/desk-contract.ts'
import { distributorDialogTexts as texts } from '#texts/office-distributors.ts'
import { useModalCommand } from '#web/api/modal-command.ts'
import { ReasonModal } from '#web/ui/dialogs/ReasonModal.tsx'
import type { OfficeCompany } from './company-answer.ts'

type Props = { readonly company: OfficeCompany; readonly onClose: () => void }

/** Says what stops and what goes on; the company reads why. */
export const SuspendModal = ({ company: { id, organizationName: name }, onClose }: Props) => {
  const { send, busy, errors } = useModalCommand(suspendDistributor, { onClose, says: () => texts.suspended(name) })
  return (
    <ReasonModal
      title={texts.suspendTitle(name)}
      labels={{ reason: texts.reason, missing: texts.enterReason, confirm: texts.suspendConfirm, keep: texts.keep }}
      busy={busy}
      error={errors['reason']}
      onConfirm={(reason) => void send({ id, reason })}
      onClose={onClose}
    >
      {texts.suspendLead}
    </ReasonModal>
  )
}

export const ResumeModal = ({ company: { id, organizationName: name }, onClose }: Props) => {
  const { send, busy, errors } = useModalCommand(resumeDistributor, { onClose, says: () => texts.resumed(name) })
  return (
    <ReasonModal
      title={texts.resumeTitle(name)}
      labels={{ reason: texts.reason, missing: texts.enterReason, confirm: texts.resumeConfirm, keep: texts.keep }}
      busy={busy}
      error={errors['reason']}
      onConfirm={(reason) => void send({ id, reason })}
      onClose={onClose}
    >
      {texts.resumeLead}
    </ReasonModal>
  )
}
