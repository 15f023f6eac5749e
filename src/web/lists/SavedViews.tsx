import { IconBookmark } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import type { ViewedList } from '#modules/identity/list-views/list-views.ts'
import { viewTexts as texts } from '#texts/views.ts'
import type { useHiddenColumns } from '#web/identity/columns.ts'
import { whenRequested } from '#web/loading-code.ts'
import { Button, IconButton } from '#web/ui/actions/Button.tsx'
import { useSavedViews } from './saved-views.ts'

const ViewsModal = whenRequested(() => import('./ViewsModal.tsx'))

/** The views of a list that a staff user saves or shares: opened, kept, renamed and removed behind one button, which names the one that is open. */
export const SavedViews = ({
  list,
  chosen,
  isNarrow = false,
}: {
  list: ViewedList
  /** The columns that are hidden, where one chooses them. */
  chosen?: ReturnType<typeof useHiddenColumns>
  /** In a narrow head: the picture alone. */
  isNarrow?: boolean
}) => {
  const { views, current } = useSavedViews(list)
  const [isOpen, open] = useState(false)
  const button = { 'aria-haspopup': 'dialog', onClick: () => open(true) } as const
  return (
    <>
      {isNarrow && (
        <IconButton label={current ? texts.opened(current.name) : texts.open} {...button}>
          <IconBookmark size={18} stroke={1.6} aria-hidden />
        </IconButton>
      )}
      {!isNarrow && (
        <Button size="small" icon={<IconBookmark size={16} stroke={1.6} aria-hidden />} {...button}>
          {current ? <bdi>{texts.opened(current.name)}</bdi> : texts.open}
        </Button>
      )}
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
