import { useSyncExternalStore } from 'react'

/** Whether a media query holds, now and whenever it changes. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )

/** As `--narrow` of breakpoints.css: one column, cards instead of rows, sheets instead of bars. */
export const useIsNarrow = (): boolean => useMedia('(max-width: 768px)')

/** As `--tablet` of breakpoints.css: no column next to what the page is about. */
export const useIsTablet = (): boolean => useMedia('(max-width: 1024px)')
