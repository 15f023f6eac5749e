import { useState } from 'react'
import { assignRequest, listAnswerers } from '#modules/service/work/contract.ts'
import type { AssignedKind } from '#modules/terms/assigned-work.ts'
import { assignedTexts as texts } from '#texts/assigned.ts'
import { command, useRead } from '#web/api/endpoint.ts'
import { modelsChanged } from '#web/api/reads.ts'
import { type BulkResult, type Give, moveAll } from '#web/office/desk/bulk.ts'
import { offerUndo } from '#web/ui/dialogs/undo.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'

/** One of the chosen rows: under which key it is on a desk, what it is called, and whose it was when it was shown. */
export type AssignedItem = { readonly id: string; readonly num: string; readonly had: string | null }

/** Those that were given to their new owner: one command each, and the lists once they are all done. */
const moveEach = async (rows: readonly AssignedItem[], give: Give): Promise<readonly AssignedItem[]> => {
  const results: BulkResult[] = []
  await moveAll(
    rows,
    give,
    (result) => results.push(result),
    () => false,
  )
  await modelsChanged(['ticket_desks', 'office_requests'])
  const moved = new Set(results.filter((result) => result.moved).map(({ id }) => id))
  return rows.filter(({ id }) => moved.has(id))
}

/** Gives the chosen rows to a colleague. `kind`: left out, requests; `says`: how many of how many were given. */
export const AssignChosen = ({
  rows,
  kind,
  says,
}: {
  rows: readonly AssignedItem[]
  kind?: AssignedKind
  says: (given: number, of: number) => string
}) => {
  const { data: people = [] } = useRead(listAnswerers, kind ? { kind } : {})
  const [to, setTo] = useState<string | null>(null)
  const had = (key: string) => rows.find(({ id }) => id === key)?.had ?? null
  const give = async (next: string) => {
    setTo(next)
    const given = await moveEach(rows, ({ id }, key) => command(assignRequest, { id, from: had(id), to: next }, key))
    setTo(null)
    offerUndo(says(given.length, rows.length), () => {
      void moveEach(given, ({ id }, key) => command(assignRequest, { id, from: next, to: had(id) }, key))
    })
  }
  return (
    <SelectField<string>
      label={texts.assign}
      hideLabel
      placeholder={texts.assign}
      disabled={to !== null}
      choices={people.map(({ id, name }) => ({ value: id, label: name }))}
      value={to}
      onChange={(next) => next && void give(next)}
    />
  )
}
