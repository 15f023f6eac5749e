import { IconPencilExclamation } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { paths } from '#paths'
import { quoteTexts as texts } from '#texts/office.ts'
import { quoteCardTexts } from '#texts/quotes.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Note } from '#web/ui/page/Note.tsx'

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
  <div role="alert">
    <Stack gap={3}>
      <Note tone="you" icon={<IconPencilExclamation size={18} stroke={1.8} aria-hidden />} strong={texts.changedUnder}>
        {texts.checkAgain} <Link to={paths.officeRounds({ id: orderId })}>{quoteCardTexts.compare}</Link>
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
        <Row>
          <Button size="small" onClick={onSeen}>
            {texts.seen}
          </Button>
        </Row>
      )}
    </Stack>
  </div>
)
