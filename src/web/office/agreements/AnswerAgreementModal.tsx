import {
  answerAgreementRequest,
  LONGEST_ANSWER,
  type listOfficeAgreementRequests,
} from '#modules/agreements/office-contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { initial } from '#platform/typed.ts'
import { answerAgreementTexts as texts } from '#texts/agreements.ts'
import { useModalForm } from '#web/api/form.ts'
import { Segments } from '#web/ui/actions/Segments.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'

export type OfficeAgreementRequest = Answer<typeof listOfficeAgreementRequests>['rows'][number]

type Outcome = 'SIGNED' | 'REFUSED'
const outcomes: readonly { value: Outcome; label: string }[] = [
  { value: 'SIGNED', label: texts.signed },
  { value: 'REFUSED', label: texts.refused },
]

/** Signed, or refused with the reason that the distributor reads. */
export const AnswerAgreementModal = ({
  request: { distributor, country },
  onClose,
}: {
  request: OfficeAgreementRequest
  onClose: () => void
}) => {
  const form = useModalForm(answerAgreementRequest, {
    defaults: { outcome: initial<Outcome>('SIGNED'), note: '' },
    rules: ({ outcome, note }) => ({ note: outcome === 'REFUSED' && note.trim() === '' ? texts.missing : null }),
    input: ({ outcome, note }) => ({
      distributorId: distributor.id,
      countryId: country.id,
      outcome,
      note: note.trim() || null,
    }),
    onClose,
    says: () => texts.sent(distributor.name),
  })
  const { outcome } = form.typed
  return (
    <FormModal
      title={texts.title(country.name)}
      labels={texts}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <p>{texts.lead(distributor.name)}</p>
      <Segments
        label={texts.outcome}
        choices={outcomes}
        value={outcome}
        onChange={(chosen) => form.set('outcome', chosen)}
      />
      <TextArea
        label={texts.note}
        required={outcome === 'REFUSED'}
        maxLength={LONGEST_ANSWER}
        {...form.field('note')}
        data-autofocus
      />
    </FormModal>
  )
}
