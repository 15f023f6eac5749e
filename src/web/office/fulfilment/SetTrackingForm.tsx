import { setTracking } from '#modules/ordering/fulfilment/additions-contract.ts'
import { stepFormTexts as texts } from '#texts/fulfilment.ts'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { type StepFormProps, StepModal } from './StepModal.tsx'
import { linkError, noteOf, useStep } from './step.ts'

/** The carrier's number for the goods; what was entered before can be corrected. */
export const SetTrackingForm = (props: StepFormProps) => {
  const { id, tracking, trackingNumber } = props.detail.order
  const form = useStep(setTracking, 'SetTracking', props, {
    defaults: {
      carrier: trackingNumber?.carrier ?? tracking?.carrier ?? '',
      number: trackingNumber?.number ?? '',
      trackingUrl: trackingNumber?.trackingUrl ?? tracking?.trackingUrl ?? '',
    },
    rules: ({ carrier, number, trackingUrl }) => ({
      carrier: carrier.trim() === '' ? texts.enterCarrier : null,
      number: number.trim() === '' ? texts.enterTrackingNumber : null,
      trackingUrl: linkError(trackingUrl),
    }),
    input: ({ carrier, number, trackingUrl }) => ({
      id,
      carrier: carrier.trim(),
      number: number.trim(),
      trackingUrl: noteOf(trackingUrl),
    }),
  })
  return (
    <StepModal {...props} step="SetTracking" busy={form.busy} onSubmit={form.submit}>
      <TextField label={texts.carrier} required maxLength={120} {...form.field('carrier')} data-autofocus />
      <TextField label={texts.trackingNumber} required maxLength={120} {...form.field('number')} />
      <TextField
        label={texts.tracking}
        help={texts.trackingHelp}
        type="url"
        inputMode="url"
        maxLength={2_000}
        {...form.field('trackingUrl')}
      />
    </StepModal>
  )
}
