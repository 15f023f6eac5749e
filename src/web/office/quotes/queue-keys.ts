import { useNavigate } from 'react-router-dom'
import { paths } from '#paths'
import { queueKeyTexts as texts } from '#texts/office.ts'
import { usePageActions } from '#web/ui/actions/page-actions.ts'
import { queueKeys } from '#web/ui/actions/queue-keys.ts'

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
  const page = chosen && paths.officeOrder({ id: chosen })
  usePageActions([
    { key: queueKeys.next, label: texts.next, onlyByKey: true, run: () => next && choose(next) },
    { key: queueKeys.previous, label: texts.previous, onlyByKey: true, run: () => previous && choose(previous) },
    { key: 'Enter', label: texts.open, run: () => page && void navigate(page) },
    { key: 'o', label: texts.newTab, run: () => page && window.open(page, '_blank', 'noopener') },
  ])
}
