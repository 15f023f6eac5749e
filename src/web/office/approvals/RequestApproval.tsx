import { useState } from 'react'
import { secondPersonTexts as texts } from '#texts/second-person.ts'
import { approvalReasonGiven } from '#web/api/second-person.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { ReasonField } from '#web/ui/fields/ReasonField.tsx'

/** In front of what needs a second person: with a reason it becomes a request. */
export default function RequestApproval() {
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const given = reason.trim()
  const request = () => {
    setTried(true)
    if (given !== '') approvalReasonGiven(given)
  }
  return (
    <FormModal
      title={texts.title}
      labels={texts}
      busy={false}
      onClose={() => approvalReasonGiven(null)}
      onSubmit={request}
    >
      <p>{texts.lead}</p>
      <ReasonField
        labels={{ reason: texts.reason }}
        value={reason}
        onChange={setReason}
        error={isTried && given === '' ? texts.missing : null}
        data-autofocus
      />
    </FormModal>
  )
}
