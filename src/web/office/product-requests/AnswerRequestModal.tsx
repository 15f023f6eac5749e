import { useState } from 'react'

import { answerProductRequest, LONGEST_ANSWER, type listProductRequests } from '#modules/catalogue/request-contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { useChecked } from '#web/checked.ts'
import { useModalCommand } from '#web/modal-command.ts'
import { FormModal } from '#web/ui/FormModal.tsx'
import { Segments } from '#web/ui/Segments.tsx'
import { TextArea } from '#web/ui/TextField.tsx'
import { answerRequestWords as words } from '#web/words/product-requests.ts'

export type OfficeRequest = Answer<typeof listProductRequests>[number]

type Outcome = Exclude<OfficeRequest['status'], 'OPEN'>
const outcomes: readonly { value: Outcome; label: string }[] = [
  { value: 'DONE', label: words.done },
  { value: 'REFUSED', label: words.refused },
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
  const send = useModalCommand(answerProductRequest, { onClose, says: () => words.sent(distributor.name) })
  const { errors, submit } = useChecked({ answer: answer.trim() === '' ? words.missing : null }, send.errors)
  const request = { distributorId: distributor.id, productId: product.id, countryId: country?.id ?? null }
  return (
    <FormModal
      title={words.title(product.name)}
      words={{ keep: words.keep, confirm: words.confirm }}
      busy={send.busy}
      onClose={onClose}
      onSubmit={() => submit(() => void send.send({ ...request, outcome, answer: answer.trim() }))}
    >
      <p>{words.lead(distributor.name, what)}</p>
      <Segments label={words.outcome} choices={outcomes} value={outcome} onChange={setOutcome} />
      <TextArea
        label={words.sentence}
        help={words.sentenceHelp}
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
