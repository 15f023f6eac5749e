import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { subscribe } from '#modules/notifications/newsletter/contract.ts'
import { paths } from '#paths'
import { isEmailAddress } from '#platform/text/email-address.ts'
import { newsletterTexts as texts } from '#texts/newsletter.ts'
import { useCommandForm } from '#web/api/form.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Section } from '#web/ui/layout/Section.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'

/** Specification 3 §2.2 and §5: idle, the answer, or what went wrong. */
export const NewsletterBlock = () => {
  const { pathname } = useLocation()
  const [said, setSaid] = useState<string | null>(null)
  const form = useCommandForm(subscribe, {
    defaults: { email: '' },
    rules: ({ email }) => ({ email: isEmailAddress(email.trim()) ? null : texts.invalid }),
    input: ({ email }) => ({ email: email.trim(), page: pathname }),
    onDone: ({ success }) => {
      setSaid(success)
      form.reset({ email: '' })
    },
    onProblem: (problem) => {
      setSaid(null)
      form.refuse({ email: problem.message })
      return true
    },
  })
  return (
    <Section title={texts.title} lead={texts.lead} aside={<Link to={paths.newsletter()}>{texts.issues}</Link>}>
      <form onSubmit={form.submit} noValidate>
        <Stack gap={3}>
          <TextField label={texts.email} type="email" autoComplete="email" maxLength={254} {...form.field('email')} />
          <Row>
            <Button type="submit" look="filled" busy={form.busy}>
              {texts.subscribe}
            </Button>
          </Row>
          <p role="status">{said}</p>
        </Stack>
      </form>
    </Section>
  )
}
