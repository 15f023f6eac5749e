import { useMemo, useRef } from 'react'

/** Whether something typed waits to be saved, for an `UnsavedGuard`; it is asked only when somebody leaves, so nothing is drawn again. */
export const useTyping = () => {
  const typed = useRef(false)
  return useMemo(
    () => ({
      begin: () => {
        typed.current = true
      },
      /** Before the page that shows what was saved is gone to. */
      end: () => {
        typed.current = false
      },
      goesOn: () => typed.current,
    }),
    [],
  )
}
