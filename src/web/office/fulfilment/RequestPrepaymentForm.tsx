import { useState } from 'react'
import { requestPrepayment } from '#modules/ordering/fulfilment/fulfilment-contract.ts'
import { stepFormTexts as texts } from '#texts/fulfilment.ts'
import { ChoiceCard, ChoiceGroup } from '#web/ui/fields/ChoiceCard.tsx'
import { useChecked } from '#web/ui/fields/checked.ts'
import { DayField } from '#web/ui/fields/DayField.tsx'
import { TextArea, TextField } from '#web/ui/fields/TextField.tsx'
import { money } from '#web/ui/figures/format.ts'
import { type PrepaymentDraft, prepaymentOf } from './prepayment.ts'
import { type StepFormProps, StepModal } from './StepModal.tsx'
import { dayError, dayOf, useStep } from './step.ts'

const ways = [
  ['WHOLE', texts.whole],
  ['PERCENT', texts.part],
  ['AMOUNT', texts.exact],
] as const

/** How much of the grand total is to be paid before production, and until when. */
export const RequestPrepaymentForm = (props: StepFormProps) => {
  const { order } = props.detail
  const grandTotal = order.grandTotal ?? order.total
  const [draft, setDraft] = useState<PrepaymentDraft>({ how: 'WHOLE', typed: '' })
  const [dueOn, setDueOn] = useState('')
  const [note, setNote] = useState('')
  const step = useStep(requestPrepayment, 'RequestPrepayment', props)
  const asked = prepaymentOf(draft, grandTotal)
  const wrong = { share: 'error' in asked ? asked.error : null, dueOn: dayError(dueOn) }
  const share = step.errors['amount'] ?? step.errors['percent']
  const { errors, submit } = useChecked(wrong, { ...step.errors, ...(share && { share }) })
  const send = () =>
    'ask' in asked && step.send({ id: order.id, ...asked.ask, dueOn: dayOf(dueOn), note: note.trim() || null })
  return (
    <StepModal {...props} step="RequestPrepayment" busy={step.busy} onSubmit={() => submit(send)}>
      <ChoiceGroup legend={texts.howMuch} columns="one">
        {ways.map(([how, title]) => (
          <ChoiceCard
            key={how}
            name="how"
            value={how}
            chosen={draft.how === how}
            onChoose={(chosen) => chosen && setDraft({ how, typed: '' })}
            title={title}
          >
            {how === 'WHOLE' && <span>{texts.wholeOf(money(grandTotal))}</span>}
          </ChoiceCard>
        ))}
      </ChoiceGroup>
      {draft.how !== 'WHOLE' && (
        <TextField
          label={draft.how === 'PERCENT' ? texts.percent : texts.amount}
          help={'comes' in asked ? texts.comes(money(asked.comes)) : undefined}
          required
          inputMode="decimal"
          value={draft.typed}
          onChange={(typed) => setDraft({ ...draft, typed })}
          error={errors.share}
        />
      )}
      <DayField label={texts.payUntil} value={dueOn} onChange={setDueOn} error={errors.dueOn} />

      <TextArea label={texts.note} help={texts.noteHelp} maxLength={2_000} value={note} onChange={setNote} />
    </StepModal>
  )
}
