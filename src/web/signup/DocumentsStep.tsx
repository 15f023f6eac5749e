import { millisecondsInHour } from 'date-fns/constants'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { listCountries } from '#modules/catalogue/contract.ts'
import { requirements } from '#modules/distributors/file/requirements.ts'
import { type Account, type Draft, type SignupFiles, signUp } from '#modules/signup/contract.ts'
import { documentFaults } from '#modules/signup/documents.ts'
import { MANDATORY } from '#modules/signup/form.ts'
import { currentTexts, PLEASE_AGREE } from '#modules/signup/texts-agreed-to.ts'
import { paths } from '#paths'
import { accountStepTexts as names, signupTexts, documentsStepTexts as texts } from '#texts/signup.ts'
import { useRead } from '#web/api/endpoint.ts'
import type { StoredFile } from '#web/api/files/upload.ts'
import { useCommandForm } from '#web/api/form.ts'
import { sessionStarted } from '#web/api/session.ts'
import { meetMe } from '#web/identity/me.ts'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { CheckField } from '#web/ui/fields/CheckField.tsx'
import { PasswordField } from '#web/ui/fields/PasswordField.tsx'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { FormEnd } from '#web/ui/layout/FormEnd.tsx'
import { Section } from '#web/ui/layout/Section.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { typedOf } from './account-fields.ts'
import { DocumentFields } from './DocumentFields.tsx'
import { forgetRead, useDraftSaving } from './draft.ts'
import { keepPassword, keptPassword } from './kept-password.ts'
import { SignupPage } from './SignupPage.tsx'

/** Each text opens in a tab of its own: what was typed here stays. */
const agreement = (
  <>
    {texts.agree.before}
    <Link to={paths.terms()} target="_blank" rel="noopener">
      {texts.agree.terms}
    </Link>
    {texts.agree.between}
    <Link to={paths.privacy()} target="_blank" rel="noopener">
      {texts.agree.privacy}
    </Link>
    {texts.agree.after}
  </>
)

const lines = (...texts: readonly (string | undefined)[]): string => texts.filter(Boolean).join(', ')

/** What was typed in the first step, once more before it is sent. */
const Answers = ({ account }: { account: Account | null }) => {
  const { data: countries = [] } = useRead(listCountries, {}, { staleTime: millisecondsInHour })
  const typed = typedOf(account)
  const country = countries.find(({ id }) => id === typed.countryId)?.name
  const civility = typed.civility && typed.civility !== 'OTHER' ? names.civilities[typed.civility] : ''
  return (
    <Card title={texts.answers} aside={<Link to={paths.signup()}>{texts.change}</Link>}>
      <Facts
        facts={{
          [names.you]: `${[civility, typed.firstname, typed.lastname].filter(Boolean).join(' ')}, ${typed.job}`,
          [names.email]: typed.email,
          [names.phone]: lines(typed.phone, typed.phone2),
          [names.username]: typed.username,
          [names.company]: typed.organizationName,
          [names.companyAddress]: lines(typed.address, typed.address2, `${typed.zipCode} ${typed.city}`, country),
          [names.companyEmail]: typed.companyEmail,
          [names.companyPhone]: typed.companyPhone,
        }}
      />
    </Card>
  )
}

/** By field of the call. */
export type SentFiles = Readonly<Record<string, readonly StoredFile[]>>

const sentOf = (files: Draft['files']): SentFiles =>
  Object.fromEntries(requirements.map(({ field }) => [field, files.filter((file) => file.field === field)]))

const listed = (sent: SentFiles): Draft['files'] =>
  Object.entries(sent).flatMap(([field, files]) =>
    files.map(({ path, name, mediaType, bytes }) => ({ field, path, name, mediaType, bytes })),
  )

const asSent = (sent: SentFiles): SignupFiles =>
  Object.fromEntries(
    requirements.flatMap(({ field, multiple }) => {
      const stored = (sent[field] ?? []).map(({ path }) => path)
      return stored.length === 0 ? [] : [[field, multiple ? stored : stored[0]]]
    }),
  )

/** The server names a document by its place in the call. */
const ofDocuments = (errors: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, says]) => (name.startsWith('files.') ? [[name.slice(6), says]] : [])),
  )

const samePaths = (before: readonly StoredFile[], after: readonly StoredFile[]): boolean =>
  before.map(({ path }) => path).join() === after.map(({ path }) => path).join()

/** Documents are sent and kept one by one; the account is created with all of them at once. */
export const DocumentsStep = ({ draft }: { draft: Draft }) => {
  const saving = useDraftSaving()
  // A reload has forgotten it, and it is required again.
  const [asksPassword] = useState(keptPassword() === '')
  const [refused, setRefused] = useState<string | null>(null)

  const form = useCommandForm(signUp, {
    defaults: { password: keptPassword(), acceptWho: draft.acceptWho, files: sentOf(draft.files), agreedTo: false },
    rules: ({ password, acceptWho, files, agreedTo }) => ({
      ...documentFaults((field) => (files[field]?.length ?? 0) > 0, acceptWho),
      password: password === '' ? MANDATORY : null,
      agreedTo: agreedTo ? null : PLEASE_AGREE,
    }),
    input: ({ password, acceptWho, files, agreedTo }) => ({
      ...draft.account,
      ...{ password, acceptWho, files: asSent(files) },
      ...(agreedTo && { agreedTo: currentTexts }),
    }),
    onDone: ({ jwt }) => {
      keepPassword('')
      forgetRead()
      sessionStarted(jwt)
      void meetMe()
    },
    onProblem: ({ status, message, errors }) => {
      const documents = ofDocuments(errors)
      if (Object.keys(documents).length > 0) refuse(documents)
      setRefused(status === 422 && 'password' in errors && asksPassword ? null : message)
      return status < 500
    },
  })
  const refuse = (documents: Readonly<Record<string, string>>): void => form.refuse(documents)

  const keep = (change: { readonly files?: SentFiles; readonly acceptWho?: boolean }): void => {
    const { files, acceptWho } = { ...form.now(), ...change }
    const sent = listed(files)
    const named = sent.map(({ field, path }) => ({ field, path }))
    saving.soon({ account: draft.account ?? {}, acceptWho, files: named }, sent)
  }
  const isMissing = form.isMissing(MANDATORY)

  return (
    <SignupPage step={1} lead={texts.lead} draft={draft} failed={saving.failed}>
      <Answers account={draft.account} />
      <form noValidate onSubmit={form.submit}>
        <Stack gap={5}>
          <DocumentFields
            sent={sentOf(draft.files)}
            part={form.part}
            who={form.check('acceptWho')}
            onFiles={(field, stored) => {
              const { [field]: before = [], ...others } = form.now().files
              if (samePaths(before, stored)) return
              const next = { ...others, [field]: stored }
              form.set('files', next)
              keep({ files: next })
            }}
            onWho={(acceptWho) => {
              form.set('acceptWho', acceptWho)
              keep({ acceptWho })
            }}
          />
          {asksPassword && (
            <Section title={texts.passwordAgain} lead={texts.passwordLead}>
              <PasswordField
                {...form.field('password')}
                required
                label={texts.passwordAgain}
                autoComplete="new-password"
              />
            </Section>
          )}
          <CheckField {...form.check('agreedTo')} label={agreement} />
          <FormEnd error={isMissing ? signupTexts.missing : refused}>
            <ButtonLink size="large" to={paths.signup()}>
              {texts.back}
            </ButtonLink>
            <Button type="submit" look="filled" size="large" busy={form.busy}>
              {texts.submit}
            </Button>
          </FormEnd>
        </Stack>
      </form>
    </SignupPage>
  )
}
