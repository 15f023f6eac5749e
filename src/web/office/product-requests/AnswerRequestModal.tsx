import { useState } from 'react'

import { answerProductRequest, LONGEST_ANSWER, type listProductRequests } from '#modules/catalogue/request-contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { answerRequestTexts as texts } from '#texts/product-requests.ts'
import { useModalCommand } from '#web/api/modal-command.ts'
import { Segments } from '#web/ui/actions/Segments.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { useChecked } from '#web/ui/fields/checked.ts'
import { TextArea } from '#web/ui/fields/TextField.tsx'

export type OfficeRequest = Answer<typeof listProductRequests>[number]

type Outcome = Exclude<OfficeRequest['status'], 'OPEN'>
const outcomes: readonly { value: Outcome; label: string }[] = [
  { value: 'DONE', label: texts.done },
  { value: 'REFUSED', label: texts.refused },
]

/** Fulfilled or refused, with the sentence that the distributor reads. `what`: the request in words. */
export const AnswerRequestModal = ({
  request: { product, country, distributor },
  what,
  onClose,
}: {
  request: OfficeRequest
  what: string
  onClose: () => void
}) => {
  const [outcome, setOutcome] = useState<Outcome>('DONE')
  const [answer, setAnswer] = useState('')
  const send = useModalCommand(answerProductRequest, { onClose, says: () => texts.sent(distributor.name) })
  const { errors, submit } = useChecked({ answer: answer.trim() === '' ? texts.missing : null }, send.errors)
  const request = { distributorId: distributor.id, productId: product.id, countryId: country?.id ?? null }
  return (
    <FormModal
      title={texts.title(product.name)}
      words={{ keep: texts.keep, confirm: texts.confirm }}
      busy={send.busy}
      onClose={onClose}
      onSubmit={() => submit(() => void send.send({ ...request, outcome, answer: answer.trim() }))}
    >
      <p>{texts.lead(distributor.name, what)}</p>
      <Segments label={texts.outcome} choices={outcomes} value={outcome} onChange={setOutcome} />
      <TextArea
        label={texts.sentence}
        help={texts.sentenceHelp}
        required
        maxLength={LONGEST_ANSWER}
        value={answer}
        onChange={setAnswer}
        error={errors.answer}
        data-autofocus
      />
    </FormModal>
  )
}
