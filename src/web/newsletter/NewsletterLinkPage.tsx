import { useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { confirmSubscription, leaveNewsletter, stayWithNewsletter } from '#modules/notifications/newsletter/contract.ts'
import { paths } from '#paths'
import { newsletterLinkTexts as texts } from '#texts/newsletter.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { DoorForm, DoorSays, Doorway } from '#web/identity/Doorway.tsx'
import { Button } from '#web/ui/actions/Button.tsx'

/** Where the links of its mails lead: opened, they do nothing; the button does. */
export default function NewsletterLinkPage() {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const isLeaving = pathname === paths.newsletterLeave()
  const linkTexts = isLeaving ? texts.leave : texts.confirm
  const [done, setDone] = useState<'done' | 'stayed' | null>(null)
  const command = useCommand(isLeaving ? leaveNewsletter : confirmSubscription, {
    onDone: () => setDone('done'),
    onProblem: () => true,
  })
  const stay = useCommand(stayWithNewsletter, { onDone: () => setDone('stayed'), onProblem: () => true })
  const isOver = token === '' || [command, stay].some(({ problem }) => problem?.status === 410)
  const problem = command.problem ?? stay.problem
  return (
    <Doorway title={linkTexts.title} lead={done || isOver ? '' : linkTexts.lead}>
      {isOver && <DoorSays tone="error">{texts.expired}</DoorSays>}
      {!isOver && problem && <DoorSays tone="error">{problem.message}</DoorSays>}
      {done && !isOver && <DoorSays tone="done">{done === 'stayed' ? texts.leave.stayed : linkTexts.done}</DoorSays>}
      {!done && !isOver && (
        <DoorForm onSubmit={() => void command.send({ token })}>
          <Button type="submit" look="filled" size="large" wide busy={command.busy}>
            {linkTexts.submit}
          </Button>
        </DoorForm>
      )}
      {done === 'done' && isLeaving && !isOver && (
        <DoorForm onSubmit={() => void stay.send({ token })}>
          <Button type="submit" size="large" wide busy={stay.busy}>
            {texts.leave.stay}
          </Button>
        </DoorForm>
      )}
      {(done || isOver) && <Link to={paths.news()}>{texts.toNews}</Link>}
    </Doorway>
  )
}
