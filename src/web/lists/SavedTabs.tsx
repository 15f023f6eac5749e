import { useLocation } from 'react-router-dom'
import type { ViewedList } from '#modules/identity/list-views/list-views.ts'
import { viewTexts as texts } from '#texts/views.ts'
import type { useHiddenColumns } from '#web/identity/columns.ts'
import { Views } from '#web/ui/lists/Views.tsx'
import { useSavedViews } from './saved-views.ts'

/** The kept views of a list, each a tab away. */
export const SavedTabs = ({ list, chosen }: { list: ViewedList; chosen?: ReturnType<typeof useHiddenColumns> }) => {
  const { pathname } = useLocation()
  const { views, current } = useSavedViews(list)
  if (views.length === 0) return null
  return (
    <Views
      label={texts.tabs}
      views={views.map(({ id, name, search }) => ({ id, label: name, to: `${pathname}?${search}` }))}
      chosen={current?.id ?? null}
      choose={(id) => {
        const view = views.find((one) => one.id === id)
        if (view) void chosen?.put(view.hidden)
      }}
    />
  )
}
