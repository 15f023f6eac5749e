import { sendReviews } from '#modules/distributors/desk/vetting-contract.ts'
import { vettingTexts as texts } from '#texts/vetting.ts'
import { useModalCommand } from '#web/api/modal-command.ts'
import type { OfficeCompany } from '#web/office/distributors/company-answer.ts'
import { ConfirmModal } from '#web/ui/dialogs/ConfirmModal.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import type { Vetting } from './VettingFile.tsx'
import { isUndecided } from './vetting-order.ts'

/** Confirms that one's decisions are sent, and names what is still undecided. */
export const SendReviewsModal = ({
  company,
  vetting,
  onClose,
  onDone,
}: {
  company: OfficeCompany
  vetting: Vetting
  onClose: () => void
  onDone: () => void
}) => {
  const send = useModalCommand(sendReviews, {
    onClose,
    onDone,
    says: ({ approved, returned, outdated }) =>
      texts.sentAll(approved, returned) + (outdated > 0 ? texts.outdated(outdated) : ''),
  })
  const { drafts } = vetting
  const undecided = company.documents.filter((document) => isUndecided(document, drafts))
  const nameOf = (id: string) => company.documents.find((document) => document.id === id)?.name
  return (
    <ConfirmModal
      title={texts.sendTitle(company.organizationName)}
      keep={texts.sendBack}
      confirm={texts.sendConfirm(drafts.filter(({ mine }) => mine).length, company.organizationName)}
      look="filled"
      busy={send.busy}
      onKeep={onClose}
      onConfirm={() => void send.send({ distributorId: company.id })}
    >
      <Stack gap={3}>
        {undecided.length > 0 && (
          <div role="note">
            <p>
              <strong>{texts.sendUndecided(undecided.length)}</strong>
            </p>
            <ul>
              {undecided.map(({ id, name }) => (
                <li key={id}>
                  <bdi>{name}</bdi>
                </li>
              ))}
            </ul>
          </div>
        )}
        <ul>
          {drafts
            .filter(({ mine }) => mine)
            .map(({ documentId, decision }) => (
              <li key={documentId}>
                <bdi>{nameOf(documentId)}</bdi>: {texts.decisions[decision]}
              </li>
            ))}
        </ul>
        <p>{texts.sendLead}</p>
      </Stack>
    </ConfirmModal>
  )
}
