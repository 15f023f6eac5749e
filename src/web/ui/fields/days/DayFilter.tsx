import { useState } from 'react'

import type { Day } from '#platform/event.ts'
import { day } from '#web/ui/figures/format.ts'
import { DayField } from './DayField.tsx'
import { readDay } from './read-day.ts'

/** Applies once complete or empty; errors show when the field is left. `before`: 'YYYY-MM-DD', exclusive. */
export const DayFilter = ({
  label,
  value,
  onChange,
  before,
  wrong,
}: {
  label: string
  value: string | null
  onChange: (day: Day | null) => void
  before?: string
  /** What is said of what is no such day. */
  wrong: string
}) => {
  const [typed, setTyped] = useState(value ? day(value) : '')
  const [applied, setApplied] = useState(value)
  const [left, setLeft] = useState(false)
  const isEmpty = typed.trim() === ''
  if (applied !== value) {
    setApplied(value)
    // Set by a chip or another address, not by what is typed here.
    if (value === null ? !isEmpty : readDay(typed) !== value) setTyped(value ? day(value) : '')
  }
  const fits = (chosen: string | null) => chosen !== null && (before === undefined || chosen < before)
  const change = (next: string) => {
    setTyped(next)
    setLeft(false)
    const read = readDay(next)
    if (next.trim() === '') onChange(null)
    else if (fits(read)) onChange(read as Day)
  }
  const isWrong = !isEmpty && (left || typed.length >= 10) && !fits(readDay(typed))
  return (
    <div onBlur={() => setLeft(true)}>
      <DayField
        label={label}
        value={typed}
        onChange={change}
        error={isWrong ? wrong : null}
        {...(before !== undefined && { max: before })}
      />
    </div>
  )
}
