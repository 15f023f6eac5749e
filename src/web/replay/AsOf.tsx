import { type FormEvent, useState } from 'react'

import { offsetName, wallTime } from '#platform/time/time-zone.ts'
import { replayTexts as texts } from '#texts/replay.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { CalendarField } from '#web/ui/fields/days/CalendarField.tsx'
import { currentZone } from '#web/ui/figures/format.ts'
import { Row } from '#web/ui/layout/Row.tsx'
import { readMoment, readSoFar, writtenWall } from './read-moment.ts'

const wallOf = (moment: string | null) => (moment ? wallTime(moment, currentZone()).toISOString().slice(0, 16) : '')

/** A past moment, in the reader's zone. `onMoment` returns why not, or null. */
export const AsOf = ({ onMoment }: { onMoment: (iso: string) => string | null }) => {
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const send = (submit: FormEvent) => {
    submit.preventDefault()
    const now = new Date().toISOString()
    const moment = readSoFar(typed, now)
    setWrong(moment === null ? texts.noMoment : moment > now ? texts.future : onMoment(moment))
  }
  return (
    <form onSubmit={send} noValidate data-no-print>
      <Row gap={3} align="end" wide>
        <CalendarField
          type="datetime-local"
          label={texts.moment(offsetName(new Date(), currentZone()))}
          placeholder={texts.momentHelp}
          value={typed}
          onChange={setTyped}
          chosen={wallOf(readMoment(typed))}
          onChoose={(chosen) => chosen && setTyped(writtenWall(chosen))}
          choose={texts.calendar}
          error={wrong}
        />
        <Button type="submit">{texts.go}</Button>
      </Row>
    </form>
  )
}
