import { type KeyboardEvent, type UIEvent, useEffect, useState } from 'react'

import { listedQuantities, type QuantityBounds, readQuantity, steppedQuantity } from './quantity.ts'

const FIRST_LISTED = 10

/** `id`: prefix of the options' ids. `previous`: what Escape restores; setting any value then clears the error. */
export const useQuantity = (
  id: string,
  value: number,
  { min, max, step = 1 }: QuantityBounds,
  onChange: (value: number) => void,
  previous: number | null = null,
) => {
  const [typed, setTyped] = useState<string | null>(null)
  /** What the typed figure can be, where that is not one number; null: nothing is wrong with it. */
  const [readings, setReadings] = useState<readonly number[] | null>(null)
  const [listed, setListed] = useState(0)
  const [active, setActive] = useState(-1)
  const bounds = { min, max, step }
  const values = listedQuantities(bounds, listed)

  const close = () => {
    setListed(0)
    setActive(-1)
  }
  const give = (next: number) => {
    if (next !== value || previous !== null) onChange(next)
  }
  const settle = (text: string) => {
    const read = readQuantity(text)
    const [only, other] = read
    const isClear = only !== undefined && other === undefined
    setReadings(isClear ? null : read)
    if (!isClear) return
    setTyped(null)
    give(only)
  }
  const choose = (next: number) => {
    setTyped(null)
    setReadings(null)
    close()
    give(next)
  }
  const putBack = () => choose(previous ?? value)
  // However many events one step of scrolling sends before the list is drawn again, it grows by one.
  const grow = () => setListed((length) => (length === listed ? listed + 1 : length))
  const growAtEnd = ({ currentTarget: list }: UIEvent<HTMLUListElement>) => {
    if (list.scrollTop + list.clientHeight >= list.scrollHeight - 4) grow()
  }
  /** A list that fits sends no scrolling. */
  const growUnscrolled = ({ currentTarget: list }: UIEvent<HTMLUListElement>) => {
    if (list.scrollHeight <= list.clientHeight) grow()
  }
  const move = (by: 1 | -1) => {
    if (listed === 0) {
      setListed(FIRST_LISTED)
      return setActive(Math.max(0, listedQuantities(bounds, FIRST_LISTED).indexOf(value)))
    }
    const next = Math.max(0, active + by)
    if (next >= listed) setListed(next + 1)
    setActive(next)
    requestAnimationFrame(() => document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' }))
  }
  const press = (key: KeyboardEvent<HTMLInputElement>) => {
    if (key.key === 'ArrowDown') move(1)
    else if (key.key === 'ArrowUp' && listed > 0) move(-1)
    else if (key.key === 'ArrowUp') choose(steppedQuantity(value, 1, bounds))
    else if (key.key === 'Enter' && values[active] !== undefined) choose(values[active])
    else if (key.key === 'Enter') settle(key.currentTarget.value)
    else if (key.key === 'Escape' && listed > 0) close()
    else if (key.key === 'Escape' && (typed !== null || previous !== null)) putBack()
    else return
    key.preventDefault()
  }

  return {
    /** What is being typed; null: nothing. */
    typed,
    readings,
    /** What is listed at the moment, and which of it the keys are at; -1: none. */
    values,
    active,
    less: () => choose(steppedQuantity(value, -1, bounds)),
    more: () => choose(steppedQuantity(value, 1, bounds)),
    choose,
    list: () => setListed(FIRST_LISTED),
    growAtEnd,
    growUnscrolled,
    type: (text: string) => {
      setTyped(text)
      close()
    },
    press,
    leave: () => {
      close()
      if (typed !== null) settle(typed)
    },
  }
}

/** A message that goes on a press keeps its space as `gone` until the press is over: else the click would miss. */
export const useKeptPlace = (text: string | null): { readonly text: string | null; readonly gone: boolean } => {
  const [kept, setKept] = useState<string | null>(null)
  useEffect(() => {
    if (text === null && kept === null) return
    const pressed = () => setKept(text)
    // The click comes right after the release.
    const released = () => setTimeout(() => setKept(null))
    const listening = { capture: true }
    document.addEventListener('pointerdown', pressed, listening)
    document.addEventListener('pointerup', released, listening)
    document.addEventListener('pointercancel', released, listening)
    return () => {
      document.removeEventListener('pointerdown', pressed, listening)
      document.removeEventListener('pointerup', released, listening)
      document.removeEventListener('pointercancel', released, listening)
    }
  }, [text, kept])
  return { text: text ?? kept, gone: text === null && kept !== null }
}

/** A message that appears on a press waits for its end: else the click would miss. */
export const usePress = (watching: boolean): boolean => {
  const [pressing, setPressing] = useState(false)
  useEffect(() => {
    if (!watching) return
    const pressed = () => {
      setPressing(true)
      const released = () => setTimeout(() => setPressing(false))
      for (const end of ['pointerup', 'pointercancel'])
        document.addEventListener(end, released, { capture: true, once: true })
    }
    document.addEventListener('pointerdown', pressed, { capture: true })
    return () => document.removeEventListener('pointerdown', pressed, { capture: true })
  }, [watching])
  return pressing
}
