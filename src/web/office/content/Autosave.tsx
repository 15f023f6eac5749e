import { useEffect, useRef, useState } from 'react'
import { dropWorkingCopy, keepWorkingCopy, type readWorkingCopy } from '#modules/library/draft-contract.ts'
import type { Answer, Sent } from '#platform/http/endpoint.ts'
import { contentTexts as texts } from '#texts/content.ts'
import { command, useCommand } from '#web/api/endpoint.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { clock } from '#web/ui/figures/format.ts'
import { Row } from '#web/ui/layout/Row.tsx'

/** Seconds after the last key. */
const RESTS_FOR = 3

export type DraftTexts = NonNullable<Answer<typeof readWorkingCopy>>['texts']
type Subject = Pick<Sent<typeof keepWorkingCopy>, 'resourceId' | 'language' | 'base'>

/** Keeps what is typed in a working copy, a few seconds after the last key; says when, and discards it on request. */
export const Autosave = ({
  subject,
  typed,
  unsaved,
  keptAt,
  onDropped,
}: {
  subject: Subject
  typed: DraftTexts
  /** Whether it differs from what the form began with. */
  unsaved: () => boolean
  /** When the one that the form began with was kept; null: it began with the newest revision. */
  keptAt: string | null
  onDropped: () => void
}) => {
  const [at, setAt] = useState(keptAt)
  const said = JSON.stringify({ ...subject, ...typed })
  const sent = useRef(said)
  const isUnsaved = useRef(unsaved)
  useEffect(() => {
    isUnsaved.current = unsaved
  })
  useEffect(() => {
    if (sent.current === said) return
    const resting = setTimeout(() => {
      if (!isUnsaved.current()) return
      sent.current = said
      // What cannot be kept now is kept with the next key.
      command(keepWorkingCopy, JSON.parse(said)).then(
        ({ savedAt }) => setAt(savedAt),
        () => undefined,
      )
    }, RESTS_FOR * 1000)
    return () => clearTimeout(resting)
  }, [said])
  const drop = useCommand(dropWorkingCopy, {
    onDone: () => {
      setAt(null)
      onDropped()
    },
  })
  const { resourceId, language } = subject
  return (
    <Row>
      <span role="status">{at ? texts.keptAt(clock(at)) : texts.keptSoon}</span>
      {at && (
        <Button size="small" look="text" busy={drop.busy} onClick={() => void drop.send({ resourceId, language })}>
          {texts.throwAway}
        </Button>
      )}
    </Row>
  )
}
