import { billOrder } from '#modules/ordering/fulfilment/fulfilment-contract.ts'
import { initial } from '#platform/typed.ts'
import { stepFormTexts as texts } from '#texts/fulfilment.ts'
import { UploadField } from '#web/api/files/UploadField.tsx'
import { ChoiceCard, ChoiceGroup } from '#web/ui/fields/ChoiceCard.tsx'
import { DayField } from '#web/ui/fields/days/DayField.tsx'
import { type StepFormProps, StepModal } from './StepModal.tsx'
import { dayError, dayOf, useStep } from './step.ts'

/** The invoice: made by the portal, or a file of one's own; and until when it is to be paid. */
export const BillOrderForm = (props: StepFormProps) => {
  const form = useStep(billOrder, 'BillOrder', props, {
    defaults: { dueOn: '', file: initial<string | null>(null) },
    extra: { own: false },
    rules: ({ own, file, dueOn }) => ({
      file: own && file === null ? texts.uploadFirst : null,
      dueOn: dayError(dueOn),
    }),
    input: ({ own, file, dueOn }) => ({ id: props.detail.order.id, dueOn: dayOf(dueOn), file: own ? file : null }),
  })
  const { own } = form.typed
  return (
    <StepModal {...props} step="BillOrder" busy={form.busy} onSubmit={form.submit}>
      <ChoiceGroup legend={texts.invoice} columns="one">
        <ChoiceCard
          name="invoice"
          value="MADE"
          chosen={!own}
          onChoose={(it) => it && form.set('own', false)}
          title={texts.invoiceMade}
        >
          <span>{texts.invoiceMadeHelp}</span>
        </ChoiceCard>
        <ChoiceCard
          name="invoice"
          value="FILE"
          chosen={own}
          onChoose={(it) => it && form.set('own', true)}
          title={texts.invoiceOwn}
        />
      </ChoiceGroup>
      {own && <UploadField label={texts.invoice} purpose="orders" required {...form.file('file')} />}
      <DayField label={texts.dueOn} {...form.field('dueOn')} />
    </StepModal>
  )
}
