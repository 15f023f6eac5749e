import type { ComponentProps } from 'react'

import { unprintedLetters } from '#platform/text/printed-letters.ts'
import { formTexts } from '#texts/forms.ts'
import { TextField } from '#web/ui/fields/TextField.tsx'

const MOST_NAMED = 8

/** A line that quotes and invoices print. It names the letters that they cannot. */
export const PrintedField = ({ help, ...field }: ComponentProps<typeof TextField>) => {
  const letters = unprintedLetters(field.value)
  return (
    <TextField
      {...field}
      help={letters.length === 0 ? help : formTexts.notPrinted(letters.slice(0, MOST_NAMED).join(' '))}
    />
  )
}
