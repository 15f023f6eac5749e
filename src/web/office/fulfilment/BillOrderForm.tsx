import { useState } from 'react'
import { billOrder } from '#modules/ordering/fulfilment/fulfilment-contract.ts'
import { stepFormTexts as texts } from '#texts/fulfilment.ts'
import { UploadField } from '#web/api/UploadField.tsx'
import { ChoiceCard, ChoiceGroup } from '#web/ui/fields/ChoiceCard.tsx'
import { useChecked } from '#web/ui/fields/checked.ts'
import { DayField } from '#web/ui/fields/DayField.tsx'
import { type StepFormProps, StepModal } from './StepModal.tsx'
import { dayError, dayOf, useStep } from './step.ts'

/** The invoice: made by the portal, or a file of one's own; and until when it is to be paid. */
export const BillOrderForm = (props: StepFormProps) => {
  const [dueOn, setDueOn] = useState('')
  const [own, setOwn] = useState(false)
  const [file, setFile] = useState<string | null>(null)
  const step = useStep(billOrder, 'BillOrder', props)
  const wrong = { file: own && file === null ? texts.uploadFirst : null, dueOn: dayError(dueOn) }
  const { errors, submit } = useChecked(wrong, step.errors)
  const send = () => step.send({ id: props.detail.order.id, dueOn: dayOf(dueOn), file: own ? file : null })
  return (
    <StepModal {...props} step="BillOrder" busy={step.busy} onSubmit={() => submit(send)}>
      <ChoiceGroup legend={texts.invoice} columns="one">
        <ChoiceCard
          name="invoice"
          value="MADE"
          chosen={!own}
          onChoose={(it) => it && setOwn(false)}
          title={texts.invoiceMade}
        >
          <span>{texts.invoiceMadeHelp}</span>
        </ChoiceCard>
        <ChoiceCard
          name="invoice"
          value="FILE"
          chosen={own}
          onChoose={(it) => it && setOwn(true)}
          title={texts.invoiceOwn}
        />
      </ChoiceGroup>
      {own && (
        <UploadField
          label={texts.invoice}
          purpose="order-documents"
          required
          error={errors.file}
          onChange={([stored]) => setFile(stored?.path ?? null)}
        />
      )}
      <DayField label={texts.dueOn} value={dueOn} onChange={setDueOn} error={errors.dueOn} />
    </StepModal>
  )
}
