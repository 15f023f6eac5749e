import { useState } from 'react'
import type { OfficeOrderRow } from '#modules/ordering/desk/office-contract.ts'
import { deskKey } from '#modules/service/assigned-work.ts'
import { assignRequest, listAnswerers, listAssigned } from '#modules/service/office-contract.ts'
import { assignedTexts as texts } from '#texts/assigned.ts'
import { command, modelsChanged, useRead } from '#web/api/endpoint.ts'
import { undo } from '#web/api/undo.ts'
import { offerUndo } from '#web/ui/dialogs/undo.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { type BulkResult, moveAll } from './bulk.ts'

/** Gives the chosen orders to somebody, one command each. */
export const AssignChosen = ({ orders }: { orders: readonly OfficeOrderRow[] }) => {
  const { data: people = [] } = useRead(listAnswerers, { kind: 'ORDER' })
  const { data: assigned = [] } = useRead(listAssigned, { kind: 'ORDER' })
  const [to, setTo] = useState<string | null>(null)
  const give = async (next: string) => {
    setTo(next)
    const results: BulkResult[] = []
    const had = (id: string) => assigned.find((it) => it.id === id)?.assignee.id ?? null
    const assign = ({ id }: { readonly id: string }, key: string) =>
      command(assignRequest, { id: deskKey('ORDER', id), from: had(id), to: next }, key)
    await moveAll(
      orders,
      assign,
      (result) => results.push(result),
      () => false,
    )
    await modelsChanged(['ticket_desks'])
    setTo(null)
    const given = results.filter(({ moved }) => moved)
    offerUndo(texts.assignedAll(given.length, orders.length), async () => {
      for (const { id } of given) await undo(assignRequest, { id: deskKey('ORDER', id), from: next, to: had(id) })
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
