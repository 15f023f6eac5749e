import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { passwordFault } from '#modules/identity/password/password.ts'
import { type ConflictType, type Draft, distributorFree } from '#modules/signup/contract.ts'
import { MANDATORY } from '#modules/signup/form.ts'
import { paths } from '#paths'
import { signupTexts, accountStepTexts as texts } from '#texts/signup.ts'
import { useCommandForm } from '#web/api/form.ts'
import type { FormFields } from '#web/api/form-fields.ts'
import { passwordRules } from '#web/identity/password-rules.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { MandatoryNote } from '#web/ui/fields/field-look.tsx'
import { PasswordField } from '#web/ui/fields/PasswordField.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { FormEnd } from '#web/ui/layout/FormEnd.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { accountOf, faultsOf, type TypedAccount, typedOf } from './account-fields.ts'
import { CompanyFields } from './CompanyFields.tsx'
import { useDraftSaving } from './draft.ts'
import { keepPassword, keptPassword } from './kept-password.ts'
import { SignupPage } from './SignupPage.tsx'

const civilities = (['MS', 'MR', 'OTHER'] as const).map((value) => ({ value, label: texts.civilities[value] }))

/** The first user of the company. */
const PersonFields = ({ form }: { form: Pick<FormFields<TypedAccount>, 'field'> }) => (
  <FieldGrid>
    <SelectField {...form.field('civility')} required label={texts.civility} choices={civilities} />
    <TextField
      {...form.field('firstname')}
      required
      label={texts.firstname}
      autoComplete="given-name"
      maxLength={100}
    />
    <TextField {...form.field('lastname')} required label={texts.lastname} autoComplete="family-name" maxLength={100} />
    <TextField {...form.field('job')} required label={texts.job} autoComplete="organization-title" maxLength={100} />
    <TextField
      {...form.field('email')}
      required
      label={texts.email}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
    />
    <TextField {...form.field('phone')} required label={texts.phone} type="tel" autoComplete="tel" maxLength={40} />
    <TextField {...form.field('phone2')} label={texts.phone2} type="tel" maxLength={40} />
  </FieldGrid>
)

const lead = (
  <>
    {texts.lead} <Link to={paths.joining()}>{texts.needs}</Link>
  </>
)

const ownerOf = (typed: TypedAccount) => ({ ...typed, company: typed.organizationName })

/** What is typed is kept as it is typed; it goes on once no one else has these logins. */
export const AccountStep = ({ draft }: { draft: Draft }) => {
  const navigate = useNavigate()
  const saving = useDraftSaving()
  const { passwordPolicy: policy, acceptWho, files } = draft
  const { username, email, companyEmail, ...extra } = typedOf(draft.account)
  const judged = (password: string, typed: TypedAccount) =>
    password === '' ? MANDATORY : passwordFault(policy, password, ownerOf(typed))

  const form = useCommandForm(distributorFree, {
    defaults: { username, email, companyEmail },
    extra: { ...extra, password: keptPassword(), again: keptPassword() },
    rules: ({ password, again, ...typed }) => ({
      ...faultsOf(typed),
      password: judged(password, typed),
      again: again === '' ? MANDATORY : again === password ? null : texts.notTheSame,
    }),
    input: (typed) => ({
      username: typed.username.trim(),
      email: typed.email.trim(),
      companyEmail: typed.companyEmail.trim(),
    }),
    onDone: ({ conflictType }) => answered(conflictType),
  })
  const { password, again: _again, ...typed } = form.typed
  const input = { account: accountOf(typed), acceptWho, files: files.map(({ field, path }) => ({ field, path })) }

  const answered = (conflict: ConflictType | null): void => {
    if (conflict) {
      form.refuse({ [conflict]: texts.conflicts[conflict] })
      return
    }
    keepPassword(password)
    void saving.now(input, files).then(
      () => navigate(paths.signupDocuments()),
      () => undefined,
    )
  }
  const account = JSON.stringify(input.account)
  const { soon } = saving
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is kept when it was changed, not when it is drawn again.
  useEffect(() => {
    if (form.isDirty) soon(input, files)
  }, [account])

  return (
    <SignupPage step={0} lead={lead} draft={draft} failed={saving.failed}>
      <form noValidate onSubmit={form.submit}>
        <Stack gap={5}>
          <Card title={texts.you}>
            <PersonFields form={form} />
          </Card>
          <Card title={texts.company}>
            <CompanyFields form={form} />
          </Card>
          <Card title={texts.signIn}>
            <FieldGrid>
              <TextField
                {...form.field('username')}
                required
                label={texts.username}
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={100}
              />
              <PasswordField
                {...form.field('password')}
                required
                label={texts.password}
                help={texts.passwordHelp}
                autoComplete="new-password"
                rules={passwordRules(policy, password, ownerOf(typed))}
              />
              <PasswordField {...form.field('again')} required label={texts.again} autoComplete="new-password" />
            </FieldGrid>
          </Card>
          <MandatoryNote />
          <FormEnd error={form.isMissing(MANDATORY) ? signupTexts.missing : null}>
            <Button type="submit" look="filled" size="large" busy={form.busy}>
              {texts.next}
            </Button>
          </FormEnd>
        </Stack>
      </form>
    </SignupPage>
  )
}
