import { useNavigate } from 'react-router-dom'

import { usePageActions } from '#web/ui/page-actions.ts'
import { queueKeyWords as words } from '#web/words/office.ts'

/** J and K choose the next and the previous order, Enter opens the chosen one's page, O opens it in a new tab. */
export const useQueueKeys = ({
  previous,
  next,
  chosen,
  choose,
}: {
  previous: string | null
  next: string | null
  chosen: string | null
  choose: (id: string) => void
}): void => {
  const navigate = useNavigate()
  const page = chosen && `/office/orders/${chosen}`
  usePageActions([
    { key: 'j', label: words.next, onlyByKey: true, run: () => next && choose(next) },
    { key: 'k', label: words.previous, onlyByKey: true, run: () => previous && choose(previous) },
    { key: 'Enter', label: words.open, run: () => page && void navigate(page) },
    { key: 'o', label: words.newTab, run: () => page && window.open(page, '_blank', 'noopener') },
  ])
}
