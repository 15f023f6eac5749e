import { answerProductRequest, LONGEST_ANSWER, type listProductRequests } from '#modules/catalogue/request-contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { initial } from '#platform/typed.ts'
import { answerRequestTexts as texts } from '#texts/product-requests.ts'
import { useModalForm } from '#web/api/form.ts'
import { Segments } from '#web/ui/actions/Segments.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'

export type OfficeRequest = Answer<typeof listProductRequests>['rows'][number]

type Outcome = Exclude<OfficeRequest['status'], 'OPEN'>
const outcomes: readonly { value: Outcome; label: string }[] = [
  { value: 'DONE', label: texts.done },
  { value: 'REFUSED', label: texts.refused },
]

/** Fulfilled or refused, with the sentence that the distributor reads. `what`: the request as text. */
export const AnswerRequestModal = ({
  request: { product, country, distributor },
  what,
  onClose,
}: {
  request: OfficeRequest
  what: string
  onClose: () => void
}) => {
  const request = { distributorId: distributor.id, productId: product.id, countryId: country?.id ?? null }
  const form = useModalForm(answerProductRequest, {
    defaults: { outcome: initial<Outcome>('DONE'), answer: '' },
    rules: ({ answer }) => ({ answer: answer.trim() === '' ? texts.missing : null }),
    input: ({ outcome, answer }) => ({ ...request, outcome, answer: answer.trim() }),
    onClose,
    says: () => texts.sent(distributor.name),
  })
  return (
    <FormModal
      title={texts.title(product.name)}
      labels={{ keep: texts.keep, confirm: texts.confirm }}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <p>{texts.lead(distributor.name, what)}</p>
      <Segments
        label={texts.outcome}
        choices={outcomes}
        value={form.typed.outcome}
        onChange={(outcome) => form.set('outcome', outcome)}
      />
      <TextArea
        label={texts.sentence}
        help={texts.sentenceHelp}
        required
        maxLength={LONGEST_ANSWER}
        {...form.field('answer')}
        data-autofocus
      />
    </FormModal>
  )
}
