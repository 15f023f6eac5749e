import { IconAward } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { showLevelAfterDelivery } from '#modules/loyalty/office-contract.ts'
import { cancelOrderByStaff } from '#modules/ordering/desk/office-contract.ts'
import { setLots } from '#modules/ordering/fulfilment/additions-contract.ts'
import {
  deliverOrder,
  requestImportLicense,
  requestPreinspection,
  sendShippingDocuments,
  startProduction,
} from '#modules/ordering/fulfilment/fulfilment-contract.ts'
import type { Day } from '#platform/event.ts'
import { recordOf } from '#platform/records.ts'
import { present } from '#platform/typed.ts'
import { stepFormTexts as texts } from '#texts/fulfilment.ts'
import { cancelTexts } from '#texts/office.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useModalCommand } from '#web/api/modal-command.ts'
import type { OfficeOrder } from '#web/office/orders/OrderHeading.tsx'
import { goodsOf } from '#web/ordering/documents/goods-of.ts'
import { ReasonModal } from '#web/ui/dialogs/ReasonModal.tsx'
import { DayField } from '#web/ui/fields/days/DayField.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { careCoins } from '#web/ui/figures/format.ts'
import { Note } from '#web/ui/page/Note.tsx'
import { AddDocumentForm } from './AddDocumentForm.tsx'
import { BillOrderForm } from './BillOrderForm.tsx'
import { DocumentChoicesField } from './DocumentChoicesField.tsx'
import { choicesError, documentsOf, firstChoices } from './document-choices.ts'
import { HoldOrderForm, ReleaseOrderForm } from './HoldForms.tsx'
import { lotsError, lotsOf } from './lots.ts'
import { RequestPrepaymentForm } from './RequestPrepaymentForm.tsx'
import { SetTrackingForm } from './SetTrackingForm.tsx'
import { ShipOrderForm } from './ShipOrderForm.tsx'
import { type StepFormProps, StepModal } from './StepModal.tsx'
import { dayError, dayOf, noteOf, todayTyped, useStep } from './step.ts'
import type { StaffStep } from './steps.ts'

/** Requires the reason, which the distributor reads, and cancels. */
const CancelOrderModal = ({
  opened,
  detail: { order, distributor },
  onClose,
  onCancelled,
}: {
  opened: boolean
  detail: OfficeOrder
  onClose: () => void
  onCancelled?: () => void
}) => {
  const cancel = useModalCommand(cancelOrderByStaff, {
    onClose,
    says: () => cancelTexts.done(order.num),
    onDone: onCancelled,
  })
  return (
    <ReasonModal
      opened={opened}
      title={cancelTexts.title(order.num)}
      labels={{
        reason: cancelTexts.reason,
        missing: cancelTexts.enterReason,
        confirm: cancelTexts.confirm,
        keep: cancelTexts.keep,
      }}
      busy={cancel.busy}
      error={cancel.errors['reason']}
      onConfirm={(reason) => void cancel.send({ id: order.id, reason })}
      onClose={onClose}
    >
      {cancelTexts.lead(distributor.name)}
      {order.careCoinsUsed > 0 && ` ${cancelTexts.careCoins(careCoins(order.careCoinsUsed))}`}
    </ReasonModal>
  )
}

/** Production starts, to be ready on a day where that is known. */
const StartProductionForm = (props: StepFormProps) => {
  const form = useStep(startProduction, 'StartProduction', props, {
    defaults: { readyOn: '' },
    rules: ({ readyOn }) => ({ readyOn: dayError(readyOn) }),
    input: ({ readyOn }) => ({ id: props.detail.order.id, readyOn: dayOf(readyOn) }),
  })
  return (
    <StepModal {...props} step="StartProduction" busy={form.busy} onSubmit={form.submit}>
      <DayField label={texts.readyOn} help={texts.readyHelp} {...form.field('readyOn')} />
    </StepModal>
  )
}

/** Each line with its lot numbers, as they are and to be corrected. */
const SetLotsForm = (props: StepFormProps) => {
  const { order } = props.detail
  const goods = goodsOf(order)
  const numbersOf = (id: string) => order.lots.find(({ lineId }) => lineId === id)?.numbers ?? []
  const form = useStep(setLots, 'SetLots', props, {
    defaults: {
      lots: recordOf(
        goods.map(({ id }) => id),
        (id) => numbersOf(id).join(', '),
      ),
    },
    rules: ({ lots }) => ({ lots: lotsError(lots) }),
    input: ({ lots }) => ({ id: order.id, lots: lotsOf(lots) }),
  })
  const { value: typed, error, ref } = form.field('lots')
  return (
    <StepModal {...props} step="SetLots" busy={form.busy} onSubmit={form.submit} wide>
      {goods.map(({ id, name, free }, index) => (
        <TextField
          key={id}
          label={free ? texts.freeLine(name) : name}
          {...(index === 0 && { help: texts.lotsHelp, error, ref })}
          value={typed[id] ?? ''}
          onChange={(value) => form.change('lots', (before) => ({ ...before, [id]: value }))}
        />
      ))}
    </StepModal>
  )
}

/** Drafts of the shipping documents for the distributor's approval; after a rejection, with what was wrong in sight. */
const SendDocumentsForm = (props: StepFormProps) => {
  const { order } = props.detail
  const form = useStep(sendShippingDocuments, 'SendShippingDocuments', props, {
    defaults: { documents: firstChoices([]), note: '' },
    rules: ({ documents }) => ({ documents: choicesError(documents, true) }),
    input: ({ documents, note }) => ({ id: order.id, documents: documentsOf(documents), note: noteOf(note) }),
  })
  const rejected = order.shippingDrafts.at(-1)
  return (
    <StepModal {...props} step="SendShippingDocuments" busy={form.busy} onSubmit={form.submit} wide>
      {rejected?.reason && <p>{texts.lastRejected(rejected.reason)}</p>}
      <DocumentChoicesField
        order={order}
        approved={[]}
        {...form.field('documents')}
        onChange={(next) => form.change('documents', next)}
      />
      <TextArea label={texts.note} help={texts.noteHelp} maxLength={2_000} {...form.field('note')} />
    </StepModal>
  )
}

const calls = { RequestImportLicense: requestImportLicense, RequestPreinspection: requestPreinspection }

const RequestDocumentForm = ({ step: name, ...props }: StepFormProps & { step: keyof typeof calls }) => {
  const form = useStep(calls[name], name, props, {
    defaults: { note: '' },
    input: ({ note }) => ({ id: props.detail.order.id, note: noteOf(note) }),
  })
  return (
    <StepModal {...props} step={name} busy={form.busy} onSubmit={form.submit}>
      <TextArea label={texts.note} help={texts.noteHelp} maxLength={2_000} {...form.field('note')} />
    </StepModal>
  )
}

/** Requests the distributor's import license. */
const RequestImportLicenseForm = (props: StepFormProps) => (
  <RequestDocumentForm {...props} step="RequestImportLicense" />
)

/** Requests the document of the pre-inspection from the distributor. */
const RequestPreinspectionForm = (props: StepFormProps) => (
  <RequestDocumentForm {...props} step="RequestPreinspection" />
)

/** On which day the goods arrived. */
const DeliverOrderForm = (props: StepFormProps) => {
  const form = useStep(deliverOrder, 'DeliverOrder', props, {
    defaults: { deliveredOn: todayTyped() },
    rules: ({ deliveredOn }) => ({ deliveredOn: dayError(deliveredOn, true) }),
    input: ({ deliveredOn }) => ({ id: props.detail.order.id, deliveredOn: present(dayOf(deliveredOn)) }),
  })
  const day = dayOf(form.field('deliveredOn').value)
  return (
    <StepModal {...props} step="DeliverOrder" busy={form.busy} onSubmit={form.submit}>
      <DayField label={texts.deliveredOn} required {...form.field('deliveredOn')} />
      {day && <LevelChange id={props.detail.order.id} deliveredOn={day} />}
    </StepModal>
  )
}

/** That the delivery changes the company's level in the loyalty programme; nothing where it does not. */
const LevelChange = ({ id, deliveredOn }: { id: string; deliveredOn: Day }) => {
  const { data } = useRead(showLevelAfterDelivery, { id, deliveredOn })
  return data && data.from !== data.to ? (
    <Note
      tone="moving"
      icon={<IconAward size={18} stroke={1.8} aria-hidden />}
      strong={texts.levelChanges(data.company, data.from, data.to)}
    />
  ) : null
}

type Props = StepFormProps & { readonly onCancelled?: () => void }

const forms: Readonly<Record<StaffStep, ComponentType<Props>>> = {
  RequestPrepayment: RequestPrepaymentForm,
  RequestImportLicense: RequestImportLicenseForm,
  StartProduction: StartProductionForm,
  SendShippingDocuments: SendDocumentsForm,
  RequestPreinspection: RequestPreinspectionForm,
  ShipOrder: ShipOrderForm,
  DeliverOrder: DeliverOrderForm,
  BillOrder: BillOrderForm,
  AddDocument: AddDocumentForm,
  SetTracking: SetTrackingForm,
  SetLots: SetLotsForm,
  HoldOrder: HoldOrderForm,
  ReleaseOrder: ReleaseOrderForm,
  CancelOrderByStaff: (props) => <CancelOrderModal opened {...props} />,
}

/** The form of one step, loaded when the first one is opened. */
export default function StepForm({ step, ...props }: Props & { step: StaffStep }) {
  const Form = forms[step]
  return <Form {...props} />
}
