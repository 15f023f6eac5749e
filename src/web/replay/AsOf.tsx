import { type FormEvent, useState } from 'react'

import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { replayWords as words } from '#web/words/replay.ts'
import classes from './AsOf.module.css'
import { readMoment } from './read-moment.ts'

/** Goes to a moment, typed as day and time in UTC. `onMoment` answers why it cannot go there, or null. */
export const AsOf = ({ onMoment }: { onMoment: (iso: string) => string | null }) => {
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const send = (submit: FormEvent) => {
    submit.preventDefault()
    const moment = readMoment(typed)
    setWrong(moment === null ? words.noMoment : onMoment(moment))
  }
  return (
    <form className={classes['moment']} onSubmit={send} noValidate data-no-print>
      <TextField
        label={words.moment}
        placeholder={words.momentHelp}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        {...(wrong !== null && { error: wrong })}
      />
      <Button type="submit">{words.go}</Button>
    </form>
  )
}
