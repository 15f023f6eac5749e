import { useState } from 'react'
import type { OrderDetail } from '#modules/ordering/contract.ts'
import { changeReferences } from '#modules/ordering/placing/changing-contract.ts'
import { referenceTexts as texts } from '#texts/orders.ts'
import { useModalForm } from '#web/api/form.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import { NumberField, WishField } from './ReferenceFields.tsx'
import { readReferences, referenceRules, typedReferences } from './references.ts'

/** A number of another order is a question, which the button answers. */
export const ChangeReferences = ({ order, onClose }: { order: OrderDetail; onClose: () => void }) => {
  /** The question of the server, and about which number it is. */
  const [inUse, setInUse] = useState({ question: '', number: '' })
  const form = useModalForm(changeReferences, {
    defaults: { ...typedReferences(order), useNumberAgain: false },
    rules: referenceRules,
    input: ({ useNumberAgain, ...typed }) => ({
      id: order.id,
      ...readReferences(typed),
      ...(useNumberAgain && { useNumberAgain }),
    }),
    onProblem: (problem) => {
      if (!problem.members['numberUsedBy']) return undefined
      setInUse({ question: problem.message, number: form.now().purchaseOrderNumber })
      return true
    },
    onClose,
    says: () => texts.saved,
  })
  const isInUse = inUse.question !== '' && inUse.number === form.typed.purchaseOrderNumber
  return (
    <FormModal
      title={texts.changeTitle}
      labels={{ keep: texts.keep, confirm: isInUse ? texts.again : texts.save }}
      busy={form.busy}
      onClose={onClose}
      onSubmit={() => {
        form.set('useNumberAgain', isInUse)
        form.submit()
      }}
    >
      <NumberField {...form.field('purchaseOrderNumber')} />
      {isInUse && <Note role="alert" tone="you" icon={null} strong={inUse.question} />}
      {order.may.ChangeWishedDelivery && <WishField possibleFrom={null} {...form.field('wishedDelivery')} />}
    </FormModal>
  )
}
