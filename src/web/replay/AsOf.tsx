import { IconCalendar } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'

import { Button, IconButton } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { replayWords as words } from '#web/words/replay.ts'
import classes from './AsOf.module.css'
import { readMoment, writtenMoment } from './read-moment.ts'

/**
 * Goes to a moment, typed as day and time in UTC or chosen in the browser's own calendar. `onMoment` answers why it
 * cannot go there, or null.
 */
export const AsOf = ({ onMoment }: { onMoment: (iso: string) => string | null }) => {
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const calendar = useRef<HTMLInputElement>(null)
  const send = (submit: FormEvent) => {
    submit.preventDefault()
    const moment = readMoment(typed)
    setWrong(moment === null ? words.noMoment : onMoment(moment))
  }
  return (
    <form className={classes['moment']} onSubmit={send} noValidate data-no-print>
      <div className={classes['typed']}>
        <TextField
          label={words.moment}
          placeholder={words.momentHelp}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          {...(wrong !== null && { error: wrong })}
        />
        <input
          ref={calendar}
          type="datetime-local"
          className={classes['calendar']}
          tabIndex={-1}
          aria-hidden="true"
          value={readMoment(typed)?.slice(0, 16) ?? ''}
          onChange={({ currentTarget: { value } }) => value && setTyped(writtenMoment(value))}
        />
        <IconButton label={words.calendar} onClick={() => calendar.current?.showPicker()}>
          <IconCalendar size={18} stroke={1.6} aria-hidden />
        </IconButton>
      </div>
      <Button type="submit">{words.go}</Button>
    </form>
  )
}
