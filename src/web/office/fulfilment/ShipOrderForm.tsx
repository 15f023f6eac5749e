import { shipOrder } from '#modules/ordering/fulfilment/fulfilment-contract.ts'
import type { Day } from '#platform/event.ts'
import { stepFormTexts as texts } from '#texts/fulfilment.ts'
import { DayField } from '#web/ui/fields/DayField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { DocumentChoicesField } from './DocumentChoicesField.tsx'
import { choicesError, documentsOf, firstChoices } from './document-choices.ts'
import classes from './ShipOrderForm.module.css'
import { type StepFormProps, StepModal } from './StepModal.tsx'
import { dayError, dayOf, noteOf, todayTyped, useStep } from './step.ts'

type Draft = Readonly<Record<'carrier' | 'trackingUrl' | 'shippedOn' | 'expectedOn', string>>

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
  const form = useStep(shipOrder, 'ShipOrder', props, {
    defaults: {
      carrier: '',
      trackingUrl: '',
      shippedOn: todayTyped(),
      expectedOn: '',
      documents: firstChoices(approved),
    },
    rules: ({ documents, ...draft }) => ({ ...errorsOf(draft), documents: choicesError(documents, false) }),
    input: ({ carrier, trackingUrl, shippedOn, expectedOn, documents }) => ({
      id: order.id,
      carrier: carrier.trim(),
      trackingUrl: noteOf(trackingUrl),
      shippedOn: dayOf(shippedOn) as Day,
      expectedOn: dayOf(expectedOn),
      documents: documentsOf(documents),
    }),
  })
  return (
    <StepModal {...props} step="ShipOrder" busy={form.busy} onSubmit={form.submit} wide>
      {last?.state === 'REJECTED' && <p role="note">{texts.shipsRejected(last.reason ?? '—')}</p>}
      <TextField label={texts.carrier} required maxLength={120} {...form.field('carrier')} data-autofocus />
      <TextField
        label={texts.tracking}
        help={texts.trackingHelp}
        type="url"
        inputMode="url"
        maxLength={2_000}
        {...form.field('trackingUrl')}
      />
      <div className={classes['pair']}>
        <DayField label={texts.shippedOn} required {...form.field('shippedOn')} />
        <DayField label={texts.expectedOn} {...form.field('expectedOn')} />
      </div>
      <DocumentChoicesField
        order={order}
        approved={approved}
        {...form.field('documents')}
        onChange={(next) => form.change('documents', next)}
      />
    </StepModal>
  )
}
