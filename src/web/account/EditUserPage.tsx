import { useNavigate, useParams } from 'react-router-dom'
import { isActive, isDeactivated } from '#modules/identity/account-states.ts'
import { type Colleague, listTeam, upsertUser } from '#modules/identity/people/team-contract.ts'
import { distributorRoles } from '#modules/permissions/roles.ts'
import { paths } from '#paths'
import { isEmailAddress } from '#platform/text/email-address.ts'
import { userFormTexts as texts, usersTexts } from '#texts/profile.ts'
import { roleNames } from '#texts/role-names.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useCommandForm } from '#web/api/form.ts'
import { useMay } from '#web/identity/may.ts'
import { OnlyProcurement } from '#web/ordering/OnlyProcurement.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { MandatoryNote } from '#web/ui/fields/field-look.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { UnsavedGuard } from '#web/ui/fields/UnsavedGuard.tsx'
import { FormEnd } from '#web/ui/layout/FormEnd.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'

const crumbs = [{ label: usersTexts.title, to: paths.users() }]

/** Invites a person to the company, or changes one of its users. */
export default function EditUserPage() {
  const { id } = useParams()
  const mayManage = useMay()('users.manage')
  const team = useRead(listTeam, {})
  if (!mayManage)
    return (
      <>
        <PageHeader title={texts.titleNew} crumbs={crumbs} />
        <OnlyProcurement say={usersTexts.only} />
      </>
    )
  if (!id)
    return (
      <>
        <PageHeader title={texts.titleNew} crumbs={crumbs} lead={texts.leadNew} />
        <UserForm person={null} />
      </>
    )
  return (
    <Loading read={team} skeleton={<Skeleton lines={6} height={48} />}>
      {(people) => {
        const person = people.find((it) => it.id === id && !isDeactivated(it.state))
        if (!person)
          return (
            <>
              <PageHeader title={texts.tabEdit} crumbs={crumbs} />
              <EmptyState action={<ButtonLink to={paths.users()}>{texts.toUsers}</ButtonLink>}>{texts.gone}</EmptyState>
            </>
          )
        const lead = isActive(person.state) ? texts.leadEdit : texts.leadInvited
        return (
          <>
            <PageHeader title={texts.titleEdit(person.fullName)} crumbs={crumbs} lead={lead} />
            <UserForm key={person.id} person={person} />
          </>
        )
      }}
    </Loading>
  )
}

const required = ['firstname', 'lastname', 'job', 'phone'] as const
const roles = distributorRoles.map((value) => ({ value, label: roleNames[value] }))

const UserForm = ({ person }: { person: Colleague | null }) => {
  const navigate = useNavigate()
  const form = useCommandForm(upsertUser, {
    defaults: {
      role: (person?.role ?? 'MARKETING') as (typeof distributorRoles)[number],
      firstname: person?.firstname ?? '',
      lastname: person?.lastname ?? '',
      job: person?.job ?? '',
      email: person?.email ?? '',
      phone: person?.phone ?? '',
      phone2: person?.phone2 ?? '',
    },
    rules: (typed) => ({
      ...Object.fromEntries(required.map((name) => [name, typed[name].trim() === '' ? texts.mandatory : null])),
      email: isEmailAddress(typed.email.trim()) ? null : texts.invalid,
    }),
    input: ({ phone2, ...typed }) => ({
      ...(person && { id: person.id }),
      ...typed,
      phone2: phone2.trim() || null,
    }),
    onDone: ({ user }) => {
      showSuccess(isActive(person?.state) ? texts.saved : texts.invited(user.email))
      void navigate(paths.users())
    },
  })
  return (
    <Card>
      <UnsavedGuard unsaved={form.unsaved} />
      <form noValidate onSubmit={form.submit}>
        <FieldGrid>
          <TextField {...form.field('firstname')} required label={texts.firstname} maxLength={100} autoComplete="off" />
          <TextField {...form.field('lastname')} required label={texts.lastname} maxLength={100} autoComplete="off" />
          <TextField {...form.field('job')} required label={texts.job} maxLength={100} autoComplete="off" />
          <SelectField {...form.field('role')} required label={texts.role} help={texts.roleHelp} choices={roles} />
          <TextField
            {...form.field('email')}
            required
            label={texts.email}
            {...(isActive(person?.state) && { help: texts.emailHelp })}
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
          <TextField
            {...form.field('phone')}
            required
            label={texts.phone}
            type="tel"
            maxLength={40}
            autoComplete="off"
          />
          <TextField {...form.field('phone2')} label={texts.phone2} type="tel" maxLength={40} autoComplete="off" />
        </FieldGrid>
        <MandatoryNote />
        <FormEnd>
          <ButtonLink to={paths.users()}>{texts.cancel}</ButtonLink>
          <Button type="submit" look="filled" busy={form.busy}>
            {person ? texts.save : texts.send}
          </Button>
        </FormEnd>
      </form>
    </Card>
  )
}
