import type { ReactNode } from 'react'

import type { Change } from '#modules/ordering/quotes/comparing-rounds.ts'

/** One value in both rounds; nothing where it is the same and only differences are wanted. */
export const ChangeRow = <Value,>({
  name,
  change,
  say,
  everything,
}: {
  name: string
  change: Change<Value>
  say: (value: Value) => ReactNode
  everything: boolean
}) => {
  if (!everything && !change.changed) return null
  const { before, after, changed } = change
  return (
    <tr data-changed={changed || undefined}>
      <th scope="row">{name}</th>
      <td>{before === null ? '—' : changed ? <del>{say(before)}</del> : say(before)}</td>
      <td>{after === null ? '—' : changed ? <ins>{say(after)}</ins> : say(after)}</td>
    </tr>
  )
}
