import { useState } from 'react'
import type { OfficeOrderRow } from '#modules/ordering/desk/office-contract.ts'
import { deskKey } from '#modules/service/assigned-work.ts'
import { assignRequest, listAnswerers, listAssigned } from '#modules/service/office-contract.ts'
import { assignedTexts as texts } from '#texts/assigned.ts'
import { command, useRead } from '#web/api/endpoint.ts'
import { modelsChanged } from '#web/api/reads.ts'
import { offerUndo } from '#web/ui/dialogs/undo.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { type BulkResult, type Give, moveAll } from './bulk.ts'

/** The orders that were given: one command each, and the lists once they are all done. */
const moveEach = async (orders: readonly Pick<OfficeOrderRow, 'id' | 'num'>[], give: Give) => {
  const results: BulkResult[] = []
  await moveAll(
    orders,
    give,
    (result) => results.push(result),
    () => false,
  )
  await modelsChanged(['ticket_desks'])
  const moved = new Set(results.filter((it) => it.moved).map(({ id }) => id))
  return orders.filter(({ id }) => moved.has(id))
}

/** Gives the chosen orders to somebody. */
export const AssignChosen = ({ orders }: { orders: readonly OfficeOrderRow[] }) => {
  const { data: people = [] } = useRead(listAnswerers, { kind: 'ORDER' })
  const { data: assigned = [] } = useRead(listAssigned, { kind: 'ORDER' })
  const [to, setTo] = useState<string | null>(null)
  const give = async (next: string) => {
    setTo(next)
    const had = (id: string) => assigned.find((it) => it.id === id)?.assignee.id ?? null
    const given = await moveEach(orders, ({ id }, key) =>
      command(assignRequest, { id: deskKey('ORDER', id), from: had(id), to: next }, key),
    )
    setTo(null)
    offerUndo(texts.assignedAll(given.length, orders.length), () => {
      void moveEach(given, ({ id }, key) =>
        command(assignRequest, { id: deskKey('ORDER', id), from: next, to: had(id) }, key),
      )
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
