import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { confirmEmail } from '#modules/signup/contract.ts'
import { paths } from '#paths'
import { confirmEmailTexts as texts } from '#texts/signup.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { DoorForm, DoorSays, Doorway } from '#web/identity/Doorway.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'

/** Where the welcome mail leads. Opening it does nothing yet: what looks into mails opens links, too. */
export default function ConfirmEmailPage() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const [done, setDone] = useState(false)
  const command = useCommand(confirmEmail, { onDone: () => setDone(true), onProblem: ({ status }) => status < 500 })
  const isOver = token === '' || command.problem?.status === 410 || command.problem?.status === 422
  return (
    <Doorway title={texts.title} lead={isOver ? texts.askAgain : texts.lead}>
      {isOver && <DoorSays tone="error">{texts.expired}</DoorSays>}
      {!isOver && command.problem && <DoorSays tone="error">{command.problem.message}</DoorSays>}
      {done && <DoorSays tone="done">{texts.done}</DoorSays>}
      {done || isOver ? (
        <ButtonLink look="filled" size="large" to={paths.home()}>
          {texts.goOn}
        </ButtonLink>
      ) : (
        <DoorForm onSubmit={() => void command.send({ token })}>
          <Button type="submit" look="filled" size="large" wide busy={command.busy}>
            {texts.confirm}
          </Button>
        </DoorForm>
      )}
    </Doorway>
  )
}
