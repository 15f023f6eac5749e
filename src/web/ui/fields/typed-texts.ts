import { useEffect, useRef, useState } from 'react'

const PREFIX = 'partnercare.typed.'
let typist: () => string | null = () => null

/** The signed-in user who types: a text is offered to its author alone. */
export const setTypist = (who: () => string | null): void => {
  typist = who
}

const storage = <T>(use: (kept: Storage) => T): T | null => {
  try {
    return use(sessionStorage)
  } catch {
    return null // closed to us: then it is known as long as the page
  }
}

/** Signing out removes the texts. */
export const forgetTyped = (): void =>
  void storage((kept) => {
    for (const key of Object.keys(kept)) if (key.startsWith(PREFIX)) kept.removeItem(key)
  })

/** One field of one dialog of one page. */
const keyOf = (id: string, label: string): string | null => {
  const who = typist()
  if (who === null) return null
  const dialog = document.getElementById(id)?.closest('[role=dialog]')
  const title = document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '')?.textContent ?? ''
  return [PREFIX + who, location.pathname + location.search, title, label].join('\n')
}

/** Survives a reload or a lost session in this window; forgotten once sent, emptied, or left while signed in. */
export const useTypedText = (id: string, label: string, value: string) => {
  const key = useRef<string | null>(null)
  const isTyped = useRef(false)
  const [offered, setOffered] = useState<string | null>(null)
  useEffect(() => {
    const own = keyOf(id, label)
    key.current = own
    if (own) setOffered(storage((kept) => kept.getItem(own)))
    return () => {
      if (own && isTyped.current && typist() !== null) storage((kept) => kept.removeItem(own))
    }
  }, [id, label])
  useEffect(() => {
    if (value === '' && isTyped.current && key.current) storage((kept) => kept.removeItem(key.current!))
  }, [value])
  return {
    /** What was typed before and not sent; null: nothing, or it is here already. */
    offered: offered === value ? null : offered,
    /** It is typed on, or taken back: from now on this is what is kept. */
    keep: (text: string): void => {
      isTyped.current = true
      setOffered(null)
      if (key.current) storage((kept) => kept.setItem(key.current!, text))
    },
    discard: (): void => {
      setOffered(null)
      if (key.current) storage((kept) => kept.removeItem(key.current!))
    },
  }
}
