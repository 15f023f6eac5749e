import { useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { confirmEmail, disownSignIn, undoEmail } from '#modules/identity/account-contract.ts'
import { paths } from '#paths'
import { mailedLinkTexts as texts } from '#texts/mailed-links.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { isSignedIn, renew, sessionStatus } from '#web/api/session.ts'
import { DoorForm, DoorSays, Doorway } from '#web/identity/Doorway.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { MailedLinkOver } from './MailedLinkOver.tsx'
import { useClosedLink } from './mailed-link.ts'

const links = {
  [paths.confirmEmail()]: { endpoint: confirmEmail, page: texts.confirm },
  [paths.undoEmail()]: { endpoint: undoEmail, page: texts.undo },
  [paths.disownSignIn()]: { endpoint: disownSignIn, page: texts.disown },
}

/** Where a mailed link leads: it says what the button does, and does nothing by itself. */
export default function MailedLinkPage() {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const { endpoint, page } = links[pathname] ?? links[paths.confirmEmail()]!
  const token = search.get('token') ?? ''
  const [isDone, setDone] = useState(false)
  const command = useCommand(endpoint, {
    onDone: async () => {
      setDone(true)
      if (isSignedIn(sessionStatus())) await renew().catch(() => {})
    },
    onProblem: () => true,
  })
  const closed = useClosedLink(token, command.problem?.status === 410)
  return (
    <Doorway title={page.title} lead={isDone || closed ? '' : page.lead}>
      {isDone && <DoorSays tone="done">{page.done}</DoorSays>}
      {!isDone && closed && (
        <MailedLinkOver
          token={token}
          link={closed}
          requested={texts.requested.confirmation}
          otherwise={<p>{endpoint === confirmEmail ? texts.confirmationOver : texts.noNew}</p>}
        />
      )}
      {!isDone && !closed && (
        <DoorForm onSubmit={() => void command.send({ token })}>
          {command.problem && <DoorSays tone="error">{command.problem.message}</DoorSays>}
          <Button type="submit" look="filled" size="large" wide busy={command.busy}>
            {page.submit}
          </Button>
        </DoorForm>
      )}
      {(isDone || closed) && <Link to={paths.login()}>{texts.toSignIn}</Link>}
    </Doorway>
  )
}
