import { IconMail } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import { readFile } from '#modules/distributors/file/file-contract.ts'
import type { CurrentUser } from '#modules/identity/contract.ts'
import { sendConfirmation } from '#modules/signup/contract.ts'
import { paths } from '#paths'
import { appliedTexts as texts } from '#texts/signup.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { YourFile } from '#web/documents/YourFile.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { Bullets } from '#web/ui/layout/Bullets.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Section } from '#web/ui/layout/Section.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Note } from '#web/ui/page/Note.tsx'

/** What a company that has signed up finds, until its account is active: its reference, what comes next, what it can do today, and its file, which says how long it usually takes. */
export default function Applied({ me, skeleton }: { me: CurrentUser; skeleton: ReactNode }) {
  const { data: file } = useRead(readFile, {})
  const mail = useCommand(sendConfirmation, { onDone: () => showSuccess(texts.sent) })
  if (!file) return skeleton
  return (
    <Stack>
      <Section title={texts.title} lead={texts.reference(file.reference)}>
        <Stack gap={4}>
          {!me.emailConfirmed && (
            <Note
              tone="provider"
              icon={<IconMail size={18} stroke={1.8} aria-hidden />}
              strong={texts.unconfirmed(me.email)}
              action={
                <Button size="small" busy={mail.busy} onClick={() => void mail.send({})}>
                  {texts.sendAgain}
                </Button>
              }
            />
          )}
          <h3>{texts.next}</h3>
          <Bullets ordered items={texts.steps} />
          <h3>{texts.today}</h3>
          <Row gap={2}>
            <ButtonLink to={paths.shop()}>{texts.places.products}</ButtonLink>
            <ButtonLink to={paths.documents()}>{texts.places.documents}</ButtonLink>
            <ButtonLink to={paths.company()}>{texts.places.company}</ButtonLink>
          </Row>
        </Stack>
      </Section>
      <YourFile />
    </Stack>
  )
}
