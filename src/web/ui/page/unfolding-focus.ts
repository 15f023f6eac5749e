import { type RefObject, useEffect, useRef } from 'react'

/**
 * A form that takes the place of what it changes takes the keyboard along: into its first field as it opens, back to the
 * button that opens it as it closes. Both are gone while the other is there, so that the focus would be lost.
 */
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
