import { useEffect, useRef, useState } from 'react'

import { Card } from '#web/ui/Card.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { validationWords as words } from '#web/words/order-flow.ts'
import { keep } from './draft.ts'
import { useSavedWhileTyping } from './typing.ts'

/** A code that the server judges when the order is placed; what it says stands at the field. */
export const PromoCodeCard = ({ code, error }: { code: string | null; error: string | null }) => {
  const [typed, setTyped] = useState(code ?? '')
  const field = useRef<HTMLInputElement>(null)
  const isRefused = error !== null && typed.trim() === (code ?? '')
  useEffect(() => {
    if (error !== null) field.current?.focus()
  }, [error])
  const save = () => typed.trim() !== (code ?? '') && void keep({ promoCode: typed.trim() || null })
  useSavedWhileTyping(typed, save)
  return (
    <Card title={words.promo}>
      <TextField
        ref={field}
        label={words.promo}
        help={words.promoHelp}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        value={typed}
        onChange={setTyped}
        onBlur={save}
        error={isRefused ? error : null}
      />
    </Card>
  )
}
