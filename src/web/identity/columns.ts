import { useState } from 'react'

import { chooseListColumns } from '#modules/identity/contract.ts'
import { type ColumnName, hiddenAtFirst, type ListName } from '#modules/identity/list-views/list-columns.ts'
import { command } from '#web/api/endpoint.ts'
import { modelsChanged } from '#web/api/reads.ts'
import { Problem } from '#web/problem.ts'
import { showProblem } from '#web/ui/dialogs/messages.ts'
import { useMe } from './me.ts'

/** One choice is kept after the other: the last one stays. */
let kept: Promise<unknown> = Promise.resolve()

const keepHidden = (list: ListName, hidden: readonly ColumnName[]): Promise<unknown> => {
  kept = kept
    .then(() => command(chooseListColumns, { list, hidden }))
    .then(() => modelsChanged(['users']))
    .catch((fault: unknown) => fault instanceof Problem && showProblem(fault))
  return kept
}

const none: readonly string[] = []

/** The columns of a list that the signed-in user has hidden, on every device; and how they hide others. */
export const useHiddenColumns = (list: ListName) => {
  const { data: me } = useMe()
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  const usual = hiddenAtFirst[list] ?? none
  return {
    hidden: chosen ?? me?.hiddenColumns[list] ?? usual,
    usual,
    choose: setChosen,
    /** These at once, as a view has them. */
    put: async (hidden: readonly string[]): Promise<void> => {
      setChosen(hidden)
      await keepHidden(list, hidden as readonly ColumnName[])
      setChosen((now) => (now === hidden ? null : now))
    },
    /** Once the choice is made. */
    keep: async (): Promise<void> => {
      if (chosen === null) return
      await keepHidden(list, chosen as readonly ColumnName[])
      setChosen((now) => (now === chosen ? null : now))
    },
  }
}
