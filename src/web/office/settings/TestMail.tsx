import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'

import { isFailed, isSent } from '#modules/notifications/mail-states.ts'
import { sendTestMail } from '#modules/settings/contract.ts'
import { paths } from '#paths'
import type { Answer } from '#platform/http/endpoint.ts'
import { testMailTexts as texts } from '#texts/settings.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Note } from '#web/ui/page/Note.tsx'

type TestResult = Answer<typeof sendTestMail>

/** A mail to oneself, and what the mail server said of it. */
export const TestMail = () => {
  const [tried, setTried] = useState<TestResult | null>(null)
  const test = useCommand(sendTestMail, { onDone: setTried })
  return (
    <>
      <div>
        <Button busy={test.busy} onClick={() => void test.send({})}>
          {texts.send}
        </Button>
      </div>
      <div role="status">{tried && <Outcome {...tried} />}</div>
    </>
  )
}

const Outcome = ({ state, to, answer }: TestResult) => {
  if (isFailed(state))
    return (
      <Note tone="error" icon={<IconAlertTriangle size={18} stroke={1.8} aria-hidden />} strong={texts.failed(to)}>
        {answer && texts.answered(answer)}
      </Note>
    )
  return (
    <Note
      tone="done"
      icon={<IconCircleCheck size={18} stroke={1.8} aria-hidden />}
      strong={isSent(state) ? texts.sent(to) : texts.kept(to)}
    >
      {isSent(state) ? answer && texts.answered(answer) : <Link to={paths.officeOutbox()}>{texts.toOutbox}</Link>}
    </Note>
  )
}
