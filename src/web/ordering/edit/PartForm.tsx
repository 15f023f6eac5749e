import { type FormEvent, type ReactNode, useState } from 'react'
import type { OrderDetail } from '#modules/ordering/contract.ts'
import { changeOrder } from '#modules/ordering/placing/changing-contract.ts'
import type { Sent } from '#platform/http/endpoint.ts'
import { orderEditTexts as texts } from '#texts/order-edit.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { useUnsavedPart } from '#web/ui/fields/unsaved-parts.ts'
import { FormEnd } from '#web/ui/layout/FormEnd.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { useUnfoldingFocus } from '#web/ui/page/unfolding-focus.ts'
import { useGuarded } from './change-guard.ts'

/** A part of the order: shown as it is, or a small form in its place, which is saved by itself. */
export const PartForm = <Typed,>({
  order,
  title,
  shown,
  asOrdered,
  missing,
  fieldsOf,
  children,
}: {
  order: OrderDetail
  title: string
  /** The current part. */
  shown: ReactNode
  /** What the form begins with, as plain data. What others change of the order meanwhile is not what was typed here. */
  asOrdered: Typed
  /** The name of the first field that has to be filled in; null: none. */
  missing?: (typed: Typed) => string | null
  fieldsOf: (typed: Typed) => Sent<typeof changeOrder>['fields']
  /** The form. */
  children: (form: { typed: Typed; change: (typed: Typed) => void; isTried: boolean }) => ReactNode
}) => {
  const guarded = useGuarded()
  const command = useCommand(changeOrder)
  const [open, setOpen] = useState(false)
  const [isTried, setTried] = useState(false)
  const [{ begun, typed }, set] = useState({ begun: asOrdered, typed: asOrdered })
  const { form, opener } = useUnfoldingFocus(open)
  // What is on its way is not lost by leaving.
  useUnsavedPart(open && JSON.stringify(typed) !== JSON.stringify(begun) && !command.busy)
  const begin = () => {
    set({ begun: asOrdered, typed: asOrdered })
    setTried(false)
    command.clear()
    setOpen(true)
  }
  const save = (submit: FormEvent) => {
    submit.preventDefault()
    setTried(true)
    const lacks = missing?.(typed)
    if (lacks) return form.current?.querySelector<HTMLInputElement>(`[name=${lacks}]`)?.focus()
    guarded(() => command.send({ orderId: order.id, fields: fieldsOf(typed) }), { onDone: () => setOpen(false) })
  }
  return (
    <Card
      title={title}
      aside={
        !open && (
          <Button ref={opener} onClick={begin}>
            {texts.change}
            <span className="visually-hidden"> {title}</span>
          </Button>
        )
      }
    >
      {open ? (
        <form ref={form} noValidate onSubmit={save}>
          <Stack gap={5}>
            {children({ typed, change: (next) => set({ begun, typed: next }), isTried })}
            {Object.values(command.errors).map((reason) => (
              <Text key={reason} role="alert" tone="error">
                {reason}
              </Text>
            ))}
            <FormEnd>
              <Button onClick={() => setOpen(false)}>{texts.stop}</Button>
              <Button type="submit" look="filled" busy={command.busy}>
                {texts.save}
              </Button>
            </FormEnd>
          </Stack>
        </form>
      ) : (
        shown
      )}
    </Card>
  )
}
