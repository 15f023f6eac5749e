import { type FocusEvent, type FormEvent, useState } from 'react'

import type { QuoteErrors } from './quote-check.ts'

/** What of the errors is said: that of the whole form, and those of fields that may be reproached. */
export const reproached = (errors: QuoteErrors, fields: ReadonlySet<string>): QuoteErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => field === 'adjustments' || fields.has(field)))

/** A field that was right and is typed in again is not reproached until it is left; a wrong one stays so until it is right. */
export const whileTyping = (fields: ReadonlySet<string>, field: string, errors: QuoteErrors): ReadonlySet<string> =>
  errors[field] === undefined ? new Set([...fields].filter((it) => it !== field)) : fields

type Input = { readonly name: string; readonly value: string }
const inputsIn = (group: Element | null): Input[] => [...(group?.querySelectorAll<HTMLInputElement>('[name]') ?? [])]

/** The names of what one left: a field in which something is typed, and all of an option or of a line once one is out of it. */
const leftBy = ({ target, relatedTarget }: FocusEvent<HTMLFormElement, Element>): readonly string[] => {
  const group = target.closest('fieldset')
  const left: readonly Input[] = group?.contains(relatedTarget)
    ? [target as unknown as Input].filter(({ value }) => value?.trim())
    : group
      ? inputsIn(group)
      : [target as unknown as Input]
  return left.map(({ name }) => name).filter(Boolean)
}

/**
 * What a field says pushes down all below it. While the field is left for something that is being pressed, that waits
 * until the press has hit what it was aimed at.
 */
const afterPress = (say: () => void) => {
  if (!document.querySelector(':active')) return say()
  for (const end of ['pointerup', 'pointercancel'])
    window.addEventListener(end, () => setTimeout(say), { once: true, capture: true })
}

/**
 * When a field of the quote form turns red: the form was checked and it was wrong, or it was left since. Nothing is
 * reproached before the first check.
 */
export const useReproach = (errors: QuoteErrors) => {
  const [isChecked, setChecked] = useState(false)
  const [fields, setFields] = useState<ReadonlySet<string>>(new Set())
  return {
    shown: isChecked ? reproached(errors, fields) : {},
    check: () => {
      setChecked(true)
      setFields(new Set([...fields, ...Object.keys(errors)]))
    },
    /** For the form, which hears of all its fields. */
    hears: {
      onBlur: (blur: FocusEvent<HTMLFormElement, Element>) => {
        // The window lost the focus, the field did not.
        if (document.activeElement === blur.target) return
        const left = leftBy(blur)
        afterPress(() => setFields((before) => new Set([...before, ...left])))
      },
      onChange: ({ target }: FormEvent<HTMLFormElement>) => {
        const { name } = target as HTMLInputElement
        if (name) setFields((before) => whileTyping(before, name, errors))
      },
    },
  }
}
