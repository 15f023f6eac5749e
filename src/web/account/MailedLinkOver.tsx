import { type ReactNode, useState } from 'react'
import { isOpen } from '#modules/identity/account-states.ts'
import { askForLink, type MailedLink } from '#modules/identity/password/link-contract.ts'
import { mailedLinkTexts as texts } from '#texts/mailed-links.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { DoorSays } from '#web/identity/Doorway.tsx'
import { Button } from '#web/ui/actions/Button.tsx'

/** What became of a link that opens nothing any more, and how to come by a new one where there is one. */
export const MailedLinkOver = ({
  token,
  link,
  requested,
  otherwise,
}: {
  token: string
  link: MailedLink
  /** The text once a new link was requested, the same whether one is sent or not. */
  requested: string
  /** What helps where no new one comes by this one. */
  otherwise: ReactNode
}) => {
  const [isAsked, setAsked] = useState(false)
  const command = useCommand(askForLink, { onDone: () => setAsked(true), onProblem: () => true })
  if (isAsked) return <DoorSays tone="done">{requested}</DoorSays>
  return (
    <>
      <DoorSays tone="error">{texts.expired}</DoorSays>
      <p>{texts.states[isOpen(link.state) ? 'UNKNOWN' : link.state]}</p>
      {command.problem && <DoorSays tone="error">{command.problem.message}</DoorSays>}
      {link.renewable ? (
        <Button look="filled" size="large" wide busy={command.busy} onClick={() => void command.send({ token })}>
          {texts.askForNew}
        </Button>
      ) : (
        otherwise
      )}
    </>
  )
}
