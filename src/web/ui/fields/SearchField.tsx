import { useEffect, useState } from 'react'

import { TextField } from './TextField.tsx'

/** The longest pause between two letters while typing. */
const STOPPED_MS = 250

/** A search that applies once typing stops, as filters apply at once; null: for nothing. */
export const SearchField = ({
  label,
  placeholder,
  maxLength,
  capitals = false,
  value,
  onSearch,
}: {
  label: string
  placeholder?: string
  maxLength: number
  /** What is searched for is written in capitals. */
  capitals?: boolean
  /** What is searched for now, wherever it was typed. */
  value: string | null
  onSearch: (typed: string | null) => void
}) => {
  const search = value ?? ''
  const [typed, setTyped] = useState(search)
  const [before, setBefore] = useState(search)
  if (before !== search) {
    setBefore(search)
    if (typed.trim() !== search) setTyped(search) // what was typed stays as it was, with its space at the end
  }
  useEffect(() => {
    if (typed.trim() === search) return
    const timer = setTimeout(() => onSearch(typed.trim() || null), STOPPED_MS)
    return () => clearTimeout(timer)
  })
  return (
    <TextField
      label={label}
      {...(placeholder && { placeholder })}
      type="search"
      maxLength={maxLength}
      {...(capitals && { autoCapitalize: 'characters' })}
      value={typed}
      onChange={setTyped}
    />
  )
}
