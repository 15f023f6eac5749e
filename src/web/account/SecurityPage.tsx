import brand from '#brand'
import { secondFactor } from '#modules/identity/account-contract.ts'
import type { CurrentUser } from '#modules/identity/contract.ts'
import { listSessions, setSecurity } from '#modules/identity/contract.ts'
import { listPasskeys } from '#modules/identity/passkeys/passkey-contract.ts'
import { securityTexts as texts } from '#texts/security.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useCommandForm } from '#web/api/form.ts'
import { useTopics } from '#web/api/live/live.ts'
import { useMe } from '#web/identity/me.ts'
import { passwordRules } from '#web/identity/password-rules.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { MandatoryNote } from '#web/ui/fields/field-look.tsx'
import { PasswordField } from '#web/ui/fields/PasswordField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { UnsavedGuard } from '#web/ui/fields/UnsavedGuard.tsx'
import { FormEnd } from '#web/ui/layout/FormEnd.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { useSettled } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { Activity } from './Activity.tsx'
import { Passkeys } from './Passkeys.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import { Sessions } from './Sessions.tsx'

/** How the user signs in, where they are signed in, and the activity of their account. */
export default function SecurityPage() {
  const { data: me } = useMe()
  useTopics(me ? `user:${me.id}` : null)
  // The activities are below lists of any length.
  const sessions = useSettled(useRead(listSessions, {}))
  const passkeys = useSettled(useRead(listPasskeys, {}))
  const settled = useSettled(useRead(secondFactor, {})) && passkeys && sessions
  if (!me) return null
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Stack>
        <LoginForm me={me} />
        <SecondFactor />
        <Passkeys />
        <Sessions />
        {settled && <Activity />}
      </Stack>
    </>
  )
}

const LoginForm = ({ me }: { me: CurrentUser }) => {
  const { username, passwordPolicy } = me
  const form = useCommandForm(setSecurity, {
    defaults: { username, currentPassword: '', newPassword: '', newPasswordConfirmation: '' },
    rules: (typed) => ({
      username: typed.username.trim() === '' ? texts.mandatory : null,
      newPasswordConfirmation: typed.newPassword === typed.newPasswordConfirmation ? null : texts.differs,
      currentPassword: isChange(typed) && typed.currentPassword === '' ? texts.mandatory : null,
    }),
    input: (typed) => typed,
    onDone: (_, typed) => {
      form.reset({
        username: typed.username ?? username,
        currentPassword: '',
        newPassword: '',
        newPasswordConfirmation: '',
      })
      showSuccess(texts.updated)
    },
  })
  const isChange = (typed: { readonly username: string; readonly newPassword: string }) =>
    typed.username.trim() !== username || typed.newPassword !== ''
  const { newPassword } = form.typed
  const owner = {
    ...me,
    username: form.typed.username,
    company: me.distributor?.organizationName ?? brand.provider.name,
  }
  return (
    <Card title={texts.signIn}>
      <UnsavedGuard unsaved={form.unsaved} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // Where nothing changed, nothing is sent.
          if (form.isDirty) form.submit()
        }}
      >
        <FieldGrid>
          <TextField
            {...form.field('username')}
            required
            label={texts.username}
            help={texts.usernameHelp}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
          />
          <PasswordField {...form.field('currentPassword')} label={texts.current} autoComplete="current-password" />
          <PasswordField
            {...form.field('newPassword')}
            label={texts.newPassword}
            help={texts.newHelp}
            autoComplete="new-password"
            {...(newPassword !== '' && { rules: passwordRules(passwordPolicy, newPassword, owner) })}
          />
          <PasswordField
            {...form.field('newPasswordConfirmation')}
            label={texts.confirmation}
            autoComplete="new-password"
          />
        </FieldGrid>
        <MandatoryNote />
        <FormEnd>
          <Button type="submit" look="filled" busy={form.busy}>
            {texts.save}
          </Button>
        </FormEnd>
      </form>
    </Card>
  )
}
