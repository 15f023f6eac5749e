import { useSearchParams } from 'react-router-dom'
import type { StaffHistoryEntry as TrailStep } from '#modules/ordering/desk/office-contract.ts'
import { present } from '#platform/typed.ts'
import { replayTexts } from '#texts/replay.ts'
import { placeUpTo, useAddressed } from '#web/replay/addressed.ts'

export type ReplayFilter = { readonly who: string | null; readonly kind: string | null }

export type Replay = ReplayFilter & {
  /** The chosen step: the last one unless the address says which. */
  readonly step: TrailStep
  /** The step that it is compared with, where the address names one; 0: before the first. */
  readonly from: number | null
  readonly moment: string | null
  /** The requested moment is before the first step, which is shown instead. */
  readonly isTooEarly: boolean
  /** The steps that the filters leave; none where an address brings two that have no step in common. */
  readonly shown: readonly TrailStep[]
  readonly goTo: (step: number) => void
  /** To the last step until a moment; answers why not, or null. */
  readonly goToMoment: (iso: string) => string | null
  readonly compareWith: (step: number | null) => void
  readonly filter: (name: keyof ReplayFilter, value: string | null) => void
  readonly clearFilters: () => void
}

/** The steps that a filter leaves. Exported for its spec. */
export const shownOf = (steps: readonly TrailStep[], { who, kind }: ReplayFilter): readonly TrailStep[] =>
  steps.filter((it) => (who === null || it.actor === who) && (kind === null || it.type === kind))

type Choice = { readonly value: string; readonly label: string }

/** Of the chosen person only, with the texts of their steps. Always includes the chosen kind, which may have none. */
export const kindsOf = (steps: readonly TrailStep[], { who, kind }: ReplayFilter): Choice[] =>
  [...Map.groupBy(steps, ({ type }) => type)]
    .filter(([type, its]) => who === null || type === kind || its.some(({ actor }) => actor === who))
    .map(([type, its]) => ({ value: type, label: [...new Set(its.map(({ what }) => what))].join(', ') }))

/** The people to choose from: those with steps of the chosen kind, and the chosen one. */
export const peopleOf = (steps: readonly TrailStep[], { who, kind }: ReplayFilter): Choice[] =>
  [...Map.groupBy(steps, ({ actor }) => actor)]
    .filter(([actor, its]) => kind === null || actor === who || its.some(({ type }) => type === kind))
    .map(([actor, [first]]) => ({ value: actor, label: first?.who ?? '' }))

/** The step itself where the filters leave it, else the last one before that they leave, or the first. Exported for its spec. */
export const nearest = (steps: readonly TrailStep[], shown: readonly TrailStep[], at: number): TrailStep =>
  shown.findLast(({ version }) => version <= at) ?? shown[0] ?? present(steps[at - 1])

const wholeNumber = (value: string | null): number | null =>
  value !== null && /^\d{1,6}$/.test(value) ? Number(value) : null

/** The moment in the address, and the last step until then as the server found it; null: none was. */
type ReplayStart = { readonly moment: string | null; readonly until: number | null }

/** The reader's position in an order's past. All of it is in the address, so that a copied link opens the same. */
export const useReplay = (steps: readonly TrailStep[], { moment, until }: ReplayStart): Replay => {
  const [search, setSearch] = useSearchParams()
  const chosen = useAddressed('at', placeUpTo(steps.length))
  const change = (name: string, value: string | null) =>
    setSearch(
      (before) => {
        if (value === null) before.delete(name)
        else before.set(name, value)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  const filter: ReplayFilter = { who: search.get('who'), kind: search.get('kind') }
  const from = wholeNumber(search.get('from'))
  const shown = shownOf(steps, filter)
  const isTooEarly = chosen === null && moment !== null && moment < present(steps[0]).at
  const step = nearest(steps, shown, chosen ?? until ?? (isTooEarly ? 1 : steps.length))
  return {
    ...filter,
    step,
    moment: chosen === null && step.version === until ? moment : null,
    from: from !== null && from <= steps.length ? from : null,
    isTooEarly,
    shown,
    goTo: (step) => change('at', String(step)),
    goToMoment: (iso) => {
      if (iso < present(steps[0]).at) return replayTexts.notYet
      setSearch(
        (before) => {
          before.delete('at')
          before.set('asOf', iso)
          return before
        },
        { replace: true, preventScrollReset: true },
      )
      return null
    },
    compareWith: (step) => change('from', step === null ? null : String(step)),
    filter: change,
    clearFilters: () =>
      setSearch(
        (before) => {
          before.delete('who')
          before.delete('kind')
          return before
        },
        { replace: true, preventScrollReset: true },
      ),
  }
}
