import { useState } from 'react'
import { findCompanies } from '#modules/distributors/desk/desk-contract.ts'
import { useRead } from '#web/api/endpoint.ts'
import { choicesOf } from '#web/ui/fields/choices.ts'

/** Companies to choose from: the server finds them while one types. `chosen`: the id of one that is among them. */
export const useCompanyChoices = (chosen: string | null, enabled = true) => {
  const [typed, onType] = useState('')
  const { data = [] } = useRead(
    findCompanies,
    { ...(typed && { search: typed }), ...(chosen && { chosen }) },
    { enabled },
  )
  return { choices: choicesOf(data), onType }
}
