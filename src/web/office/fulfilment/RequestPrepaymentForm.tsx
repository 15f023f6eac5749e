import { requestPrepayment } from '#modules/ordering/fulfilment/fulfilment-contract.ts'
import { stepFormTexts as texts } from '#texts/fulfilment.ts'
import { ChoiceCard, ChoiceGroup } from '#web/ui/fields/ChoiceCard.tsx'
import { DayField } from '#web/ui/fields/days/DayField.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { money } from '#web/ui/figures/format.ts'
import { type PrepaymentDraft, prepaymentOf } from './prepayment.ts'
import { type StepFormProps, StepModal } from './StepModal.tsx'
import { dayError, dayOf, noteOf, useStep } from './step.ts'

const ways = [
  ['WHOLE', texts.whole],
  ['PERCENT', texts.part],
  ['AMOUNT', texts.exact],
] as const

type Way = PrepaymentDraft['how']
const wholePrepayment: { readonly how: Way; readonly share: string } = { how: 'WHOLE', share: '' }

/** How much of the grand total is to be paid before production, and until when. */
export const RequestPrepaymentForm = (props: StepFormProps) => {
  const { order } = props.detail
  const grandTotal = order.grandTotal ?? order.total
  const form = useStep(requestPrepayment, 'RequestPrepayment', props, {
    defaults: { dueOn: '', note: '' },
    extra: wholePrepayment,
    rules: ({ how, share, dueOn }) => {
      const prepayment = prepaymentOf({ how, typed: share }, grandTotal)
      return { share: 'error' in prepayment ? prepayment.error : null, dueOn: dayError(dueOn) }
    },
    input: ({ how, share, dueOn, note }) => {
      const prepayment = prepaymentOf({ how, typed: share }, grandTotal)
      return { id: order.id, ...('ask' in prepayment && prepayment.ask), dueOn: dayOf(dueOn), note: noteOf(note) }
    },
    places: { amount: 'share', percent: 'share' },
  })
  const { how: chosenWay, share } = form.typed
  const choose = (how: Way) => {
    form.set('how', how)
    form.set('share', '')
  }
  const prepayment = prepaymentOf({ how: chosenWay, typed: share }, grandTotal)
  return (
    <StepModal {...props} step="RequestPrepayment" busy={form.busy} onSubmit={form.submit}>
      <ChoiceGroup legend={texts.howMuch} columns="one">
        {ways.map(([how, title]) => (
          <ChoiceCard
            key={how}
            name="how"
            value={how}
            chosen={chosenWay === how}
            onChoose={(chosen) => chosen && choose(how)}
            title={title}
          >
            {how === 'WHOLE' && <span>{texts.wholeOf(money(grandTotal))}</span>}
          </ChoiceCard>
        ))}
      </ChoiceGroup>
      {chosenWay !== 'WHOLE' && (
        <TextField
          label={chosenWay === 'PERCENT' ? texts.percent : texts.amount}
          help={'comes' in prepayment ? texts.comes(money(prepayment.comes)) : undefined}
          required
          inputMode="decimal"
          {...form.field('share')}
        />
      )}
      <DayField label={texts.payUntil} {...form.field('dueOn')} />

      <TextArea label={texts.note} help={texts.noteHelp} maxLength={2_000} {...form.field('note')} />
    </StepModal>
  )
}
