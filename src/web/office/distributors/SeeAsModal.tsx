import { LONGEST_REASON, seeAsCompany } from '#modules/distributors/desk/look-contract.ts'
import { paths } from '#paths'
import { seenAsTexts as texts } from '#texts/seen-as.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { beginLook } from '#web/api/seen-as.ts'
import { ReasonModal } from '#web/ui/dialogs/ReasonModal.tsx'
import type { OfficeCompany } from './company-answer.ts'

type Props = { readonly company: OfficeCompany; readonly onClose: () => void }

/** Requires a reason, and shows the portal as the company sees it. */
export const SeeAsModal = ({ company: { id, organizationName: name }, onClose }: Props) => {
  const { send, busy, errors } = useCommand(seeAsCompany, {
    onDone: ({ look, until }) =>
      beginLook({ look, until, back: paths.officeDistributor({ distributorId: id }) }, paths.home()),
  })
  return (
    <ReasonModal
      title={texts.title(name)}
      labels={{ reason: texts.reason, missing: texts.missing, confirm: texts.begin, keep: texts.keep }}
      most={LONGEST_REASON}
      busy={busy}
      error={errors['reason']}
      onConfirm={(reason) => void send({ id, reason })}
      onClose={onClose}
    >
      {texts.lead}
    </ReasonModal>
  )
}
