import { useState } from 'react'
import type { OrderDetail } from '#modules/ordering/contract.ts'
import { changeReferences } from '#modules/ordering/placing/changing-contract.ts'
import { referenceTexts as texts } from '#texts/order-references.ts'
import { useModalForm } from '#web/api/form.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import { NumberField, WishField } from './ReferenceFields.tsx'
import { readReferences, referenceRules, typedReferences } from './references.ts'

type Props = { readonly order: OrderDetail }

/** What the distributor's own books and plans say of the order; nothing while it says nothing and may not be changed. */
export const ReferencesCard = ({ order }: Props) => {
  const [changing, setChanging] = useState(false)
  const { purchaseOrderNumber, wishedDelivery, may } = order
  const isBare = purchaseOrderNumber === null && wishedDelivery === null
  if (isBare && !may.ChangePurchaseOrderNumber) return null
  return (
    <Card
      title={texts.title}
      screenOnly={isBare}
      aside={
        may.ChangePurchaseOrderNumber && (
          <Button onClick={() => setChanging(true)}>
            {texts.change}
            <span className="visually-hidden"> {texts.title}</span>
          </Button>
        )
      }
    >
      <Facts
        look="above"
        facts={{
          [texts.number]: purchaseOrderNumber === null ? '—' : <bdi>{purchaseOrderNumber}</bdi>,
          [texts.wish]: wishedDelivery === null ? '—' : <DateText at={wishedDelivery} />,
        }}
      />
      {changing && <ChangeReferences order={order} onClose={() => setChanging(false)} />}
    </Card>
  )
}

const ChangeReferences = ({ order, onClose }: Props & { onClose: () => void }) => {
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
      <NumberField field={form.field} />
      {isInUse && <Note role="alert" tone="you" icon={null} strong={inUse.question} />}
      {order.may.ChangeWishedDelivery && <WishField field={form.field} possibleFrom={null} />}
    </FormModal>
  )
}
