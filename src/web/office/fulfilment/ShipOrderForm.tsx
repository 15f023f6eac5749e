import { shipOrder } from '#modules/ordering/fulfilment/fulfilment-contract.ts'
import { isApproved, isRejected } from '#modules/ordering/order-states.ts'
import { present } from '#platform/typed.ts'
import { stepFormTexts as texts } from '#texts/fulfilment.ts'
import { UploadField } from '#web/api/files/UploadField.tsx'
import { DayField } from '#web/ui/fields/days/DayField.tsx'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { FieldGroup } from '#web/ui/fields/FieldGroup.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { DocumentChoicesField } from './DocumentChoicesField.tsx'
import { choicesError, documentsOf, firstChoices } from './document-choices.ts'
import { type StepFormProps, StepModal } from './StepModal.tsx'
import { dayError, dayOf, linkError, noteOf, todayTyped, useStep } from './step.ts'

type Draft = Readonly<Record<'carrier' | 'trackingUrl' | 'shippedOn' | 'expectedOn', string>>

const errorsOf = ({ carrier, trackingUrl, shippedOn, expectedOn }: Draft) => ({
  carrier: carrier.trim() === '' ? texts.enterCarrier : null,
  trackingUrl: linkError(trackingUrl),
  shippedOn: dayError(shippedOn, true),
  expectedOn: dayError(expectedOn),
})

/** One upload for each certificate that an order can ask for. */
const uploads = ['certificate1', 'certificate2', 'certificate3', 'certificate4', 'certificate5'] as const
const noFile: string | null = null

/** Who carries the goods since when, where they can be followed, and which papers travel with them. */
export const ShipOrderForm = (props: StepFormProps) => {
  const { order } = props.detail
  const drafts = order.shippingDrafts.findLast(({ state }) => isApproved(state))
  const last = order.shippingDrafts.at(-1)
  const approved = (drafts?.documents ?? []).map(({ type }) => type)
  const toCome = order.certificateFiles.filter(({ document }) => document === null).slice(0, uploads.length)
  const form = useStep(shipOrder, 'ShipOrder', props, {
    defaults: {
      carrier: '',
      trackingUrl: '',
      shippedOn: todayTyped(),
      expectedOn: '',
      documents: firstChoices(approved),
    },
    extra: {
      certificate1: noFile,
      certificate2: noFile,
      certificate3: noFile,
      certificate4: noFile,
      certificate5: noFile,
    },
    rules: ({ documents, ...draft }) => ({ ...errorsOf(draft), documents: choicesError(documents, false) }),
    input: ({ carrier, trackingUrl, shippedOn, expectedOn, documents, ...files }) => ({
      id: order.id,
      carrier: carrier.trim(),
      trackingUrl: noteOf(trackingUrl),
      shippedOn: present(dayOf(shippedOn)),
      expectedOn: dayOf(expectedOn),
      documents: documentsOf(documents),
      certificates: toCome.flatMap(({ name }, index) => {
        const file = files[present(uploads[index])]
        return file === null ? [] : { name, file }
      }),
    }),
    places: { certificates: 'certificate1' },
  })
  return (
    <StepModal {...props} step="ShipOrder" busy={form.busy} onSubmit={form.submit} wide>
      {isRejected(last?.state) && <p role="note">{texts.shipsRejected(last.reason ?? '—')}</p>}
      <TextField label={texts.carrier} required maxLength={120} {...form.field('carrier')} data-autofocus />
      <TextField
        label={texts.tracking}
        help={texts.trackingHelp}
        type="url"
        inputMode="url"
        maxLength={2_000}
        {...form.field('trackingUrl')}
      />
      <FieldGrid>
        <DayField label={texts.shippedOn} required {...form.field('shippedOn')} />
        <DayField label={texts.expectedOn} {...form.field('expectedOn')} />
      </FieldGrid>
      <DocumentChoicesField
        order={order}
        approved={approved}
        {...form.field('documents')}
        onChange={(next) => form.change('documents', next)}
      />
      {toCome.length > 0 && (
        <FieldGroup legend={texts.certificates}>
          <Text size="small">{texts.certificatesHelp}</Text>
          {toCome.map(({ name }, index) => (
            <UploadField key={name} label={name} purpose="order-documents" {...form.file(present(uploads[index]))} />
          ))}
        </FieldGroup>
      )}
    </StepModal>
  )
}
