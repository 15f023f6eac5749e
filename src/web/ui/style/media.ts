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

/** 768 px and below: one column, cards instead of rows, sheets instead of bars. */
export const useIsNarrow = (): boolean => useMedia('(max-width: 768px)')

/** 480 px and below: a telephone in portrait. */
export const useIsTelephone = (): boolean => useMedia('(max-width: 480px)')
