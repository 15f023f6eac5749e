import { useState } from 'react'
import { findCompanies } from '#modules/distributors/desk/desk-contract.ts'
import { compareTexts } from '#platform/text/alphabet.ts'
import { useRead } from '#web/api/endpoint.ts'
import { choicesOf } from '#web/ui/fields/choices.ts'

/** Companies to choose from: the server finds them while one types. `chosen`: the id of one that is among them. */
export const useCompanyChoices = (chosen: string | null, { enabled = true } = {}) => {
  const [typed, onType] = useState('')
  const { data = [] } = useRead(
    findCompanies,
    { ...(typed && { search: typed }), ...(chosen && { chosen }) },
    { enabled },
  )
  return { choices: choicesOf(data), onType }
}

type Company = { readonly id: string; readonly name: string }
const none: readonly Company[] = []

/** The same for several: whatever was found once stays to choose. `known`: companies that are chosen already. */
export const useSeenCompanies = (known: readonly Company[]) => {
  const [typed, onType] = useState('')
  const { data: found = none } = useRead(findCompanies, typed ? { search: typed } : {})
  const [seen, setSeen] = useState(known)
  const unseen = [...found, ...known].filter(({ id }) => seen.every((company) => company.id !== id))
  if (unseen.length > 0) setSeen([...seen, ...unseen].toSorted((a, b) => compareTexts(a.name, b.name)))
  return { seen, onType }
}
