import type { ReactNode } from 'react'
import type { OfficeOrder } from '#web/office/OrderHeading.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { stepWords, stepFormWords as words } from '#web/words/fulfilment.ts'
import classes from './StepModal.module.css'
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
  const { title, lead, give } = stepWords[step]
  return (
    <Modal
      opened
      onClose={onClose}
      title={title(order.num)}
      width={wide ? 'chooser' : 'decision'}
      actions={
        <>
          <Button onClick={onClose}>{words.goBack}</Button>
          <Button look={step === 'CancelOrderByStaff' ? 'danger-filled' : 'filled'} busy={busy} onClick={onSubmit}>
            {give}
          </Button>
        </>
      }
    >
      <div className={classes['form']}>
        <p>{lead(distributor.name)}</p>
        {children}
      </div>
    </Modal>
  )
}
