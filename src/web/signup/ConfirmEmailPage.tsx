import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { confirmEmail } from '#modules/signup/contract.ts'
import { paths } from '#paths'
import { mailedLinkTexts as linkTexts } from '#texts/mailed-links.ts'
import { confirmEmailTexts as texts } from '#texts/signup.ts'
import { MailedLinkOver } from '#web/account/MailedLinkOver.tsx'
import { useClosedLink } from '#web/account/mailed-link.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { DoorForm, DoorSays, Doorway } from '#web/identity/Doorway.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'

/** Where the welcome mail leads. Opening it does nothing yet: what looks into mails opens links, too. */
export default function ConfirmEmailPage() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const [done, setDone] = useState(false)
  const command = useCommand(confirmEmail, { onDone: () => setDone(true), onProblem: ({ status }) => status < 500 })
  const { problem } = command
  const closed = useClosedLink(token, problem?.status === 410 || problem?.status === 422)
  return (
    <Doorway title={texts.title} lead={closed || done ? '' : texts.lead}>
      {done && <DoorSays tone="done">{texts.done}</DoorSays>}
      {!done && closed && (
        <MailedLinkOver
          token={token}
          link={closed}
          requested={linkTexts.requested.confirmation}
          otherwise={<p>{linkTexts.confirmationOver}</p>}
        />
      )}
      {!closed && problem && <DoorSays tone="error">{problem.message}</DoorSays>}
      {done || closed ? (
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
