import { useState } from 'react'
import {
  companySingleSignOn,
  connectSingleSignOn,
  disconnectSingleSignOn,
  LONGEST_ADDRESS,
} from '#modules/identity/single-sign-on/single-sign-on-contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { companySignInTexts as texts } from '#texts/single-sign-on.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { useModalForm } from '#web/api/form.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { ConfirmModal } from '#web/ui/dialogs/ConfirmModal.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { CheckField } from '#web/ui/fields/CheckField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Section } from '#web/ui/layout/Section.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import type { OfficeCompany } from './company-answer.ts'

type SignInSettings = Answer<typeof companySingleSignOn>['connected']
type Company = Pick<OfficeCompany, 'id' | 'organizationName'>
type ModalProps = { readonly company: Company; readonly connected: SignInSettings; readonly onClose: () => void }

const listed = (typed: string): string[] =>
  typed
    .split(',')
    .map((domain) => domain.trim())
    .filter((domain) => domain !== '')

const missing = (typed: string): string | null => (typed.trim() === '' ? texts.mandatory : null)

/** Which issuer the people of a company sign in at. */
const SignInModal = ({ company: { id, organizationName: name }, connected, onClose }: ModalProps) => {
  const form = useModalForm(connectSingleSignOn, {
    defaults: {
      issuer: connected?.issuer ?? '',
      clientId: connected?.clientId ?? '',
      clientSecret: '',
      domains: connected?.domains.join(', ') ?? '',
      required: connected?.required ?? false,
    },
    rules: ({ issuer, clientId, clientSecret, domains }) => ({
      issuer: missing(issuer),
      clientId: missing(clientId),
      clientSecret: connected === null ? missing(clientSecret) : null,
      domains: listed(domains).length === 0 ? texts.mandatory : null,
    }),
    input: ({ issuer, clientId, clientSecret, domains, required }) => ({
      ...{ id, issuer: issuer.trim(), clientId: clientId.trim(), domains: listed(domains), required },
      ...(clientSecret !== '' && { clientSecret }),
    }),
    onClose,
    says: () => texts.saved(name),
  })
  const { value: checked, ...required } = form.field('required')
  return (
    <FormModal
      title={texts.title}
      labels={{ keep: texts.keep, confirm: texts.save }}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <TextField
        label={texts.issuer}
        help={texts.issuerHelp}
        required
        maxLength={LONGEST_ADDRESS}
        inputMode="url"
        {...form.field('issuer')}
      />
      <TextField label={texts.clientId} required maxLength={200} autoComplete="off" {...form.field('clientId')} />
      <TextField
        label={texts.clientSecret}
        {...(connected ? { help: texts.secretKept } : { required: true })}
        maxLength={500}
        autoComplete="off"
        {...form.field('clientSecret')}
      />
      <TextField label={texts.domains} help={texts.domainsHelp} required {...form.field('domains')} />
      <CheckField label={texts.required} checked={checked} {...required} />
    </FormModal>
  )
}

const RemoveModal = ({ company: { id, organizationName: name }, onClose }: Omit<ModalProps, 'connected'>) => {
  const { send, busy } = useCommand(disconnectSingleSignOn, {
    onDone: () => {
      onClose()
      showSuccess(texts.removed(name))
    },
  })
  return (
    <ConfirmModal
      title={texts.removeTitle(name)}
      keep={texts.keep}
      confirm={texts.remove}
      busy={busy}
      onKeep={onClose}
      onConfirm={() => void send({ id })}
    >
      {texts.removeLead}
    </ConfirmModal>
  )
}

/** How the people of a company sign in where not by password alone: set by administrators. */
export const CompanySignIn = ({ company }: { company: Company }) => {
  const read = useRead(companySingleSignOn, { id: company.id })
  const [opened, open] = useState<'change' | 'remove' | null>(null)
  const close = () => open(null)
  return (
    <Section title={texts.title} lead={texts.lead}>
      <Loading read={read} skeleton={<Skeleton lines={2} height={48} />}>
        {({ connected, returnTo }) => (
          <Stack gap={4}>
            {connected === null && <p>{texts.off}</p>}
            <Facts
              facts={{
                ...(connected && {
                  [texts.issuer]: <bdi dir="ltr">{connected.issuer}</bdi>,
                  [texts.domains]: <bdi dir="ltr">{connected.domains.join(', ')}</bdi>,
                  [texts.mode]: connected.required ? texts.requiredShort : texts.optionalShort,
                }),
                [texts.returnTo]: <bdi dir="ltr">{returnTo}</bdi>,
              }}
            />
            <Row>
              <Button asksServer onClick={() => open('change')}>
                {connected === null ? texts.setUp : texts.change}
              </Button>
              {connected && (
                <Button look="danger" asksServer onClick={() => open('remove')}>
                  {texts.remove}
                </Button>
              )}
            </Row>
            {opened === 'change' && <SignInModal company={company} connected={connected} onClose={close} />}
            {opened === 'remove' && <RemoveModal company={company} onClose={close} />}
          </Stack>
        )}
      </Loading>
    </Section>
  )
}
