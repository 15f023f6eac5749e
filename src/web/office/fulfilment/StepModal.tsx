import type { ReactNode } from 'react'
import { stepTexts, stepFormTexts as texts } from '#texts/fulfilment.ts'
import type { OfficeOrder } from '#web/office/orders/OrderHeading.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import type { StaffStep } from './steps.ts'

/** What every step's form is handed. */
export type StepFormProps = { readonly detail: OfficeOrder; readonly onClose: () => void }

/** The frame of a step's form: what happens, its fields, and the button that decides. */
export const StepModal = ({
  step,
  detail: { order, distributor },
  busy,
  wide = false,
  onSubmit,
  onClose,
  children,
}: StepFormProps & { step: StaffStep; busy: boolean; wide?: boolean; onSubmit: () => void; children?: ReactNode }) => {
  const { title, lead, give } = stepTexts[step]
  return (
    <FormModal
      title={title(order.num)}
      width={wide ? 'chooser' : 'decision'}
      labels={{ keep: texts.goBack, confirm: give }}
      danger={step === 'CancelOrderByStaff'}
      busy={busy}
      onClose={onClose}
      onSubmit={onSubmit}
    >
      <p>{lead(distributor.name)}</p>
      {children}
    </FormModal>
  )
}
