import { useState } from 'react'

import { TextField } from './TextField.tsx'

/** A search that is asked when Enter is pressed or the field is left; null: for nothing. */
export const SearchField = ({
  label,
  maxLength,
  capitals = false,
  onSearch,
}: {
  label: string
  maxLength: number
  /** What is searched for is written in capitals. */
  capitals?: boolean
  onSearch: (typed: string | null) => void
}) => {
  const [typed, setTyped] = useState('')
  const ask = () => onSearch(typed.trim() || null)
  return (
    <TextField
      label={label}
      type="search"
      maxLength={maxLength}
      {...(capitals && { autoCapitalize: 'characters' })}
      value={typed}
      onChange={setTyped}
      onBlur={ask}
      onKeyDown={({ key }) => key === 'Enter' && ask()}
    />
  )
}
