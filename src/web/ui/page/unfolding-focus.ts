import { type RefObject, useEffect, useRef } from 'react'

/** Into the form's first field as it opens, back to its button as it closes: each replaces the other in the page. */
export const useUnfoldingFocus = (
  open: boolean,
): { readonly form: RefObject<HTMLFormElement | null>; readonly opener: RefObject<HTMLButtonElement | null> } => {
  const form = useRef<HTMLFormElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const was = useRef(open)
  useEffect(() => {
    if (was.current === open) return
    was.current = open
    if (open) form.current?.querySelector<HTMLElement>('input:checked, input, textarea')?.focus()
    else opener.current?.focus()
  }, [open])
  return { form, opener }
}
