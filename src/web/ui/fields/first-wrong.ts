import { useEffect, useRef } from 'react'

/** The first field that says what is wrong with it. */
export const firstWrong = (form: HTMLElement | null): HTMLElement | null =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null

/** After a form was refused: to the first field that says what is wrong with it, once it says so. */
export const focusFirstWrong = (form: HTMLElement | null): void =>
  void requestAnimationFrame(() => firstWrong(form)?.focus())

/** For a form's `ref`: what the server finds wrong gets the focus too, once its command, `busy` until then, is back. */
export const useFirstWrong = (busy: boolean) => {
  const form = useRef<HTMLFormElement>(null)
  const was = useRef(busy)
  useEffect(() => {
    if (was.current && !busy) focusFirstWrong(form.current)
    was.current = busy
  }, [busy])
  return form
}
