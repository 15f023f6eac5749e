import { type FormEvent, useState } from 'react'

import { Button } from '#web/ui/Button.tsx'
import { CalendarField } from '#web/ui/CalendarField.tsx'
import { replayWords as words } from '#web/words/replay.ts'
import classes from './AsOf.module.css'
import { readMoment, readSoFar, writtenMoment } from './read-moment.ts'

/**
 * Goes to a moment that has passed, typed as day and time in UTC or chosen in the browser's own calendar. `onMoment`
 * answers why it cannot go there, or null.
 */
export const AsOf = ({ onMoment }: { onMoment: (iso: string) => string | null }) => {
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const send = (submit: FormEvent) => {
    submit.preventDefault()
    const now = new Date().toISOString()
    const moment = readSoFar(typed, now)
    setWrong(moment === null ? words.noMoment : moment > now ? words.future : onMoment(moment))
  }
  return (
    <form className={classes['moment']} onSubmit={send} noValidate data-no-print>
      <div className={classes['typed']}>
        <CalendarField
          type="datetime-local"
          label={words.moment}
          placeholder={words.momentHelp}
          value={typed}
          onChange={setTyped}
          chosen={readMoment(typed)?.slice(0, 16) ?? ''}
          onChoose={(chosen) => chosen && setTyped(writtenMoment(chosen))}
          choose={words.calendar}
          error={wrong}
        />
      </div>
      <Button type="submit">{words.go}</Button>
    </form>
  )
}
