import { useLocation } from 'react-router-dom'
import { listViews } from '#modules/identity/list-views/list-view-contract.ts'
import type { ViewedList } from '#modules/identity/list-views/list-views.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useTopics } from '#web/api/live/live.ts'
import { viewSearch } from './view-search.ts'

/** The views of a list that one keeps or may open, and which of them the address shows. */
export const useSavedViews = (list: ViewedList) => {
  useTopics('office:views')
  const { data: views = [] } = useRead(listViews, { list })
  const here = viewSearch(useLocation().search)
  return { views, current: views.find((view) => viewSearch(view.search) === here && here !== '') }
}
