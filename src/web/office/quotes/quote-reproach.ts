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

const typedIn = (target: EventTarget): Input[] =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? [target] : []

/** The names of what one left: a field in which something is typed, and all of an option or of a line once one is out of it. */
const leftBy = ({ target, relatedTarget }: FocusEvent<HTMLFormElement, Element>): readonly string[] => {
  const group = target.closest('fieldset')
  const left: readonly Input[] = group?.contains(relatedTarget)
    ? typedIn(target).filter(({ value }) => value.trim())
    : group
      ? inputsIn(group)
      : typedIn(target)
  return left.map(({ name }) => name).filter(Boolean)
}

/** A message moves what is below it: it waits until a press in progress is over, which would miss its target. */
const afterPress = (say: () => void) => {
  if (!document.querySelector(':active')) return say()
  for (const end of ['pointerup', 'pointercancel'])
    window.addEventListener(end, () => setTimeout(say), { once: true, capture: true })
}

/** After the form was checked: a field that was wrong then, or was left since. */
export const useReproach = (errors: QuoteErrors) => {
  const [isChecked, setChecked] = useState(false)
  const [fields, setFields] = useState<ReadonlySet<string>>(new Set())
  return {
    shown: isChecked ? reproached(errors, fields) : {},
    check: () => {
      setChecked(true)
      setFields(new Set([...fields, ...Object.keys(errors)]))
    },
    /** For the form, which is notified of all its fields. */
    hears: {
      onBlur: (blur: FocusEvent<HTMLFormElement, Element>) => {
        // The window lost the focus, the field did not.
        if (document.activeElement === blur.target) return
        const left = leftBy(blur)
        afterPress(() => setFields((before) => new Set([...before, ...left])))
      },
      onChange: ({ target }: FormEvent<HTMLFormElement>) => {
        const [input] = typedIn(target)
        if (input?.name) setFields((before) => whileTyping(before, input.name, errors))
      },
    },
  }
}
