import { IconMailForward } from '@tabler/icons-react'
import { type CurrentUser, setProfile } from '#modules/identity/contract.ts'
import { isEmailAddress } from '#platform/text/email-address.ts'
import { profileTexts as texts } from '#texts/profile.ts'
import { useCommandForm } from '#web/api/form.ts'
import { useTopics } from '#web/api/live/live.ts'
import { useMe } from '#web/identity/me.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { MandatoryNote } from '#web/ui/fields/field-look.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { UnsavedGuard } from '#web/ui/fields/UnsavedGuard.tsx'
import { FormEnd } from '#web/ui/layout/FormEnd.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { TimeZoneChoice } from './TimeZoneChoice.tsx'

/** The signed-in user's own profile. */
export default function ProfilePage() {
  const { data: me } = useMe()
  useTopics(me ? `user:${me.id}` : null)
  if (!me) return null
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Stack>
        {me.pendingEmail && (
          <Note tone="you" icon={<IconMailForward size={20} stroke={1.8} aria-hidden />} strong={texts.pending}>
            {texts.pendingLead(me.pendingEmail)}
          </Note>
        )}
        <ProfileForm me={me} />
        <LanguageChoice me={me} />
        <TimeZoneChoice me={me} />
      </Stack>
    </>
  )
}

const required = ['firstname', 'lastname', 'job', 'phone'] as const
const civilities = Object.entries(texts.civilities).map(([value, label]) => ({
  value: value as CurrentUser['civility'],
  label,
}))

const ProfileForm = ({ me }: { me: CurrentUser }) => {
  const { civility, firstname, lastname, job, email, phone } = me
  const form = useCommandForm(setProfile, {
    defaults: { civility, firstname, lastname, job, email, phone, phone2: me.phone2 ?? '' },
    rules: (typed) => ({
      ...Object.fromEntries(required.map((name) => [name, typed[name].trim() === '' ? texts.mandatory : null])),
      email: isEmailAddress(typed.email.trim()) ? null : texts.invalid,
    }),
    input: ({ phone2, ...typed }) => ({ ...typed, phone2: phone2.trim() || null }),
    onDone: () => {
      form.reset({ ...form.typed, email })
      showSuccess(texts.updated)
    },
  })
  return (
    <Card>
      <UnsavedGuard unsaved={form.unsaved} />
      <form noValidate onSubmit={form.submit}>
        <FieldGrid>
          <SelectField {...form.field('civility')} required label={texts.civility} choices={civilities} />
          <TextField
            {...form.field('firstname')}
            required
            label={texts.firstname}
            autoComplete="given-name"
            maxLength={100}
          />
          <TextField
            {...form.field('lastname')}
            required
            label={texts.lastname}
            autoComplete="family-name"
            maxLength={100}
          />
          <TextField
            {...form.field('job')}
            required
            label={texts.job}
            autoComplete="organization-title"
            maxLength={100}
          />
          <TextField
            {...form.field('phone')}
            required
            label={texts.phone}
            type="tel"
            autoComplete="tel"
            maxLength={40}
          />
          <TextField {...form.field('phone2')} label={texts.phone2} type="tel" maxLength={40} />
          <TextField
            {...form.field('email')}
            required
            label={texts.email}
            help={texts.emailHelp}
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
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
