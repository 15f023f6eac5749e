import { useState } from 'react'

/**
 * What a form says of its fields. What the server refused goes first; what is wrong with what is typed is said once
 * somebody has tried to send it, and then nothing is sent. `wrong`: by field, null where nothing is.
 */
export const useChecked = <Field extends string>(
  wrong: Readonly<Record<Field, string | null>>,
  refused: Readonly<Record<string, string>> = {},
) => {
  const [isTried, setTried] = useState(false)
  const fields = Object.keys(wrong) as Field[]
  return {
    errors: Object.fromEntries(
      fields.map((field) => [field, refused[field] ?? (isTried ? wrong[field] : null)]),
    ) as Record<Field, string | null>,

    /** `send` is called when nothing is wrong. */
    submit: (send: () => unknown): void => {
      setTried(true)
      if (fields.every((field) => wrong[field] === null)) send()
    },
  }
}
