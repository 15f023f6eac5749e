import { IconClockX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { StaffHistoryEntry } from '#modules/ordering/desk/office-contract.ts'
import { quoteTexts as texts } from '#texts/office.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { dayTime } from '#web/ui/figures/format.ts'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import classes from './QuoteForm.module.css'

/** Shown instead of the form: who confirmed or ended the order meanwhile, and what becomes of the typed quote. */
export const QuoteOvertaken = ({
  by: { who, what, at },
  wasOpen,
  onSeen,
}: {
  by: StaffHistoryEntry
  /** The form was on the page until now, or the question whether to send it. */
  wasOpen: boolean
  onSeen: () => void
}) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The form took the focus with it when it went; who is elsewhere on the page stays there.
    const { activeElement } = document
    if (wasOpen && (activeElement === document.body || activeElement?.matches('main'))) place.current?.focus()
  }, [wasOpen])
  return (
    <div ref={place} className={classes['overtaken']} role="alert" tabIndex={-1} data-no-print>
      <Stack gap={4}>
        <Note
          tone="error"
          icon={<IconClockX size={18} stroke={1.8} aria-hidden />}
          strong={texts.overtaken(who, what, dayTime(at))}
        >
          {texts.notSent}
        </Note>
        <Row>
          <Button size="small" onClick={onSeen}>
            {texts.understood}
          </Button>
        </Row>
      </Stack>
    </div>
  )
}
