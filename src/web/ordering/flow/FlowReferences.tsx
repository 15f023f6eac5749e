import { useEffect, useRef, useState } from 'react'
import type { CartSection, OrderDraft } from '#modules/ordering/contract.ts'
import { referenceTexts as texts } from '#texts/orders.ts'
import { NumberField, WishField } from '#web/ordering/references/ReferenceFields.tsx'
import {
  readReferences,
  referenceRules,
  type TypedReferences,
  typedReferences,
} from '#web/ordering/references/references.ts'
import type { Problem } from '#web/problem.ts'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { keep } from './draft.ts'
import { useSavedWhileTyping } from './typing.ts'

type Name = keyof TypedReferences

/** Kept in the draft while they are typed. `problem`: of the last attempt to place the order. */
export const useReferences = (draft: OrderDraft, problem: Problem | null) => {
  const [typed, setTyped] = useState(() => typedReferences(draft))
  const [isTried, setTried] = useState(false)
  /** Until the field is edited. */
  const [answered, setAnswered] = useState<Problem | null>(null)
  const number = useRef<HTMLInputElement>(null)
  const wish = useRef<HTMLInputElement>(null)
  const noDay = referenceRules(typed).wishedDelivery
  const refusal = (name: Name) => (problem === answered ? null : (problem?.errors[name] ?? null))
  const errors = {
    purchaseOrderNumber: refusal('purchaseOrderNumber'),
    wishedDelivery: (isTried ? noDay : null) ?? refusal('wishedDelivery'),
  }
  useEffect(() => {
    if (problem?.errors['purchaseOrderNumber']) number.current?.focus()
    else if (problem?.errors['wishedDelivery']) wish.current?.focus()
  }, [problem])
  const text = `${typed.purchaseOrderNumber}\n${typed.wishedDelivery}`
  const kept = useRef(text)
  const save = () => {
    if (kept.current === text) return
    kept.current = text
    const { purchaseOrderNumber, wishedDelivery } = readReferences(typed)
    void keep({ purchaseOrderNumber, ...(noDay === null && { wishedDelivery }) })
  }
  useSavedWhileTyping(text, save)
  const attempt = (send: (references: ReturnType<typeof readReferences>) => void) => {
    save()
    setTried(true)
    if (noDay === null) send(readReferences(typed))
    else wish.current?.focus()
  }
  const field = (name: Name) => ({
    name,
    value: typed[name],
    onChange: (value: string) => {
      setTyped({ ...typed, [name]: value })
      setAnswered(problem)
    },
    error: errors[name],
    ref: name === 'wishedDelivery' ? wish : number,
  })
  return { field, save, attempt }
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
      <NumberField onBlur={save} {...field('purchaseOrderNumber')} />
      <WishField possibleFrom={section.possibleFrom} {...field('wishedDelivery')} />
    </FieldGrid>
  </Card>
)
