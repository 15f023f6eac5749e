import { useEffect, useRef } from 'react'

/** Says something to people who listen to the page. The regions stand in the shell from the start. */
export const announce = (text: string, how: 'polite' | 'assertive' = 'polite'): void => {
  const region = document.getElementById(`announce-${how}`)
  if (!region) return
  // Emptied first, so that the same text twice is announced twice.
  region.textContent = ''
  setTimeout(() => {
    region.textContent = text
  }, 50)
}

/** Says how many arrived since it last said so. */
export const useArrivals = (arrived: number, says: (arrived: number) => string): void => {
  const before = useRef(0)
  useEffect(() => {
    if (arrived > before.current) announce(says(arrived))
    before.current = arrived
  }, [arrived, says])
}
