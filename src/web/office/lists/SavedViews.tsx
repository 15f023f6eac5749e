import { IconBookmark } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { listViews } from '#modules/identity/list-view-contract.ts'
import type { ViewedList } from '#modules/identity/list-views.ts'
import { viewTexts as texts } from '#texts/views.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useTopics } from '#web/api/live.ts'
import type { useHiddenColumns } from '#web/identity/columns.ts'
import { whenAsked } from '#web/loading-code.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { viewSearch } from './view-search.ts'

const ViewsModal = whenAsked(() => import('./ViewsModal.tsx'))

/** The views of a list that somebody of the staff keeps or shares: opened, kept, renamed and removed behind one button, which names the one that is open. */
export const SavedViews = ({
  list,
  chosen,
}: {
  list: ViewedList
  /** The columns that are hidden, where one chooses them. */
  chosen?: ReturnType<typeof useHiddenColumns>
}) => {
  useTopics('office:views')
  const { data: views = [] } = useRead(listViews, { list })
  const { search } = useLocation()
  const [isOpen, open] = useState(false)
  const here = viewSearch(search)
  const current = views.find((view) => viewSearch(view.search) === here && here !== '')
  return (
    <>
      <Button
        size="small"
        icon={<IconBookmark size={16} stroke={1.6} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => open(true)}
      >
        {texts.open}
        {current && (
          <>
            {': '}
            <bdi>{current.name}</bdi>
          </>
        )}
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <ViewsModal
            list={list}
            views={views}
            current={current?.id ?? null}
            chosen={chosen}
            onClose={() => open(false)}
          />
        )}
      </Suspense>
    </>
  )
}
