import { IconPencilExclamation } from '@tabler/icons-react'
import { Link } from 'react-router-dom'

import { Button } from '#web/ui/Button.tsx'
import { Note } from '#web/ui/Note.tsx'
import { quoteWords as words } from '#web/words/office.ts'
import { quoteCardWords } from '#web/words/quotes.ts'
import classes from './QuoteBasisChanges.module.css'

/** The distributor changed the order under what is being typed. `onSeen`: without it, it can only be read. */
export const QuoteBasisChanges = ({
  orderId,
  changes,
  onSeen,
}: {
  orderId: string
  changes: readonly string[]
  onSeen?: () => void
}) => (
  <div className={classes['changes']} role="alert">
    <Note tone="you" icon={<IconPencilExclamation size={18} stroke={1.8} aria-hidden />} strong={words.changedUnder}>
      {words.checkAgain} <Link to={`/office/orders/${orderId}/rounds`}>{quoteCardWords.compare}</Link>
    </Note>
    {changes.length > 0 && (
      <ul>
        {changes.map((said) => (
          <li key={said}>
            <bdi>{said}</bdi>
          </li>
        ))}
      </ul>
    )}
    {onSeen && (
      <Button size="small" onClick={onSeen}>
        {words.seen}
      </Button>
    )}
  </div>
)
