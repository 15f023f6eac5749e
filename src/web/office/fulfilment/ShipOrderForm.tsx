import { useState } from 'react'
import { shipOrder } from '#modules/ordering/fulfilment/fulfilment-contract.ts'
import { stepFormTexts as texts } from '#texts/fulfilment.ts'
import { useChecked } from '#web/ui/fields/checked.ts'
import { DayField } from '#web/ui/fields/DayField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { DocumentChoicesField } from './DocumentChoicesField.tsx'
import { choicesError, documentsOf, firstChoices } from './document-choices.ts'
import classes from './ShipOrderForm.module.css'
import { type StepFormProps, StepModal } from './StepModal.tsx'
import { dayError, dayOf, todayTyped, useStep } from './step.ts'

const untouched = () => ({ carrier: '', trackingUrl: '', shippedOn: todayTyped(), expectedOn: '' })
type Draft = ReturnType<typeof untouched>

const errorsOf = ({ carrier, trackingUrl, shippedOn, expectedOn }: Draft) => ({
  carrier: carrier.trim() === '' ? texts.enterCarrier : null,
  trackingUrl: trackingUrl.trim() === '' || /^https?:\/\/\S+$/i.test(trackingUrl.trim()) ? null : texts.wrongLink,
  shippedOn: dayError(shippedOn, true),
  expectedOn: dayError(expectedOn),
})

/** Who carries the goods since when, where they can be followed, and which papers travel with them. */
export const ShipOrderForm = (props: StepFormProps) => {
  const { order } = props.detail
  const drafts = order.shippingDrafts.findLast(({ state }) => state === 'APPROVED')
  const last = order.shippingDrafts.at(-1)
  const approved = (drafts?.documents ?? []).map(({ type }) => type)
  const [draft, setDraft] = useState(untouched)
  const [choices, setChoices] = useState(() => firstChoices(approved))
  const step = useStep(shipOrder, 'ShipOrder', props)
  const wrong = { ...errorsOf(draft), documents: choicesError(choices, false) }
  const { errors, submit } = useChecked(wrong, step.errors)
  const field = (name: keyof Draft) => ({
    value: draft[name],
    onChange: (typed: string) => setDraft({ ...draft, [name]: typed }),
    error: errors[name],
  })
  const send = () => {
    const shippedOn = dayOf(draft.shippedOn)
    if (!shippedOn) return
    void step.send({
      id: order.id,
      carrier: draft.carrier.trim(),
      trackingUrl: draft.trackingUrl.trim() || null,
      shippedOn,
      expectedOn: dayOf(draft.expectedOn),
      documents: documentsOf(choices),
    })
  }
  return (
    <StepModal {...props} step="ShipOrder" busy={step.busy} onSubmit={() => submit(send)} wide>
      {last?.state === 'REJECTED' && <p role="note">{texts.shipsRejected(last.reason ?? '—')}</p>}
      <TextField label={texts.carrier} required maxLength={120} {...field('carrier')} data-autofocus />
      <TextField
        label={texts.tracking}
        help={texts.trackingHelp}
        type="url"
        inputMode="url"
        maxLength={2_000}
        {...field('trackingUrl')}
      />
      <div className={classes['pair']}>
        <DayField label={texts.shippedOn} required {...field('shippedOn')} />
        <DayField label={texts.expectedOn} {...field('expectedOn')} />
      </div>
      <DocumentChoicesField
        order={order}
        choices={choices}
        approved={approved}
        error={errors.documents}
        onChange={setChoices}
      />
    </StepModal>
  )
}
