import { useEffect, useRef } from 'react'
import type { CartSection, OrderDraft } from '#modules/ordering/contract.ts'
import { referenceTexts as texts } from '#texts/order-references.ts'
import { useFields } from '#web/api/form-fields.ts'
import { NumberField, WishField } from '#web/ordering/references/ReferenceFields.tsx'
import { readReferences, referenceRules, typedReferences } from '#web/ordering/references/references.ts'
import type { Problem } from '#web/problem.ts'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { keep } from './draft.ts'
import { useSavedWhileTyping } from './typing.ts'

/** Kept in the draft while they are typed. `problem`: of the last attempt to place the order. */
export const useReferences = (draft: OrderDraft, problem: Problem | null) => {
  const fields = useFields(typedReferences(draft), referenceRules)
  const { typed } = fields
  const text = `${typed.purchaseOrderNumber}\n${typed.wishedDelivery}`
  const kept = useRef(text)
  const save = () => {
    if (kept.current === text) return
    kept.current = text
    const isRead = referenceRules(typed).wishedDelivery === null
    const { purchaseOrderNumber, wishedDelivery } = readReferences(typed)
    void keep({ purchaseOrderNumber, ...(isRead && { wishedDelivery }) })
  }
  useSavedWhileTyping(text, save)
  const refuse = useRef(fields.refuse)
  useEffect(() => {
    const { purchaseOrderNumber, wishedDelivery } = problem?.errors ?? {}
    const errors = { ...(purchaseOrderNumber && { purchaseOrderNumber }), ...(wishedDelivery && { wishedDelivery }) }
    if (Object.keys(errors).length > 0) refuse.current(errors)
  }, [problem])
  const attempt = (send: (references: ReturnType<typeof readReferences>) => void) => {
    save()
    fields.attempt((typed) => send(readReferences(typed)))
  }
  return { field: fields.field, save, attempt }
}

/** What the distributor's own books and plans say of the order. */
export const FlowReferences = ({
  references: { field, save },
  section,
}: {
  references: ReturnType<typeof useReferences>
  section: CartSection
}) => (
  <Card title={texts.title}>
    <FieldGrid>
      <NumberField field={field} onBlur={save} />
      <WishField field={field} possibleFrom={section.possibleFrom} />
    </FieldGrid>
  </Card>
)
