import type { Ref } from 'react'

import { TextField } from '#web/ui/fields/TextField.tsx'

/** Six digits of an app, or one of the recovery codes; telephones offer it by themselves. */
export const CodeField = (field: {
  label: string
  help?: string
  name: string
  value: string
  onChange: (typed: string) => void
  error: string | null
  ref?: Ref<HTMLInputElement>
}) => (
  <TextField
    {...field}
    required
    inputMode="text"
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={40}
    data-autofocus
  />
)
