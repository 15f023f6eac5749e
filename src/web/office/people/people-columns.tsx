import { Link } from 'react-router-dom'
import { isInvited, type PersonState } from '#modules/identity/account-states.ts'
import type { PersonRow } from '#modules/identity/people/people-contract.ts'
import { paths } from '#paths'
import { peopleTexts as texts } from '#texts/people.ts'
import { EmailText } from '#web/ui/figures/EmailText.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import type { Column } from '#web/ui/lists/DataTable.tsx'
import { StatusPill, type Tone } from '#web/ui/page/StatusPill.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import classes from './People.module.css'

export const personTones: Readonly<Record<PersonState, Tone>> = {
  ACTIVE: 'done',
  INVITED: 'moving',
  INVITATION_EXPIRED: 'you',
  DEACTIVATED: 'closed',
  ERASED: 'error',
}

export const columns: readonly Column<PersonRow>[] = [
  {
    id: 'name',
    header: texts.name,
    card: 'title',
    cell: ({ id, name }) => (
      <Link to={paths.officePerson({ personId: id })}>
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  {
    id: 'email',
    header: texts.email,
    text: ({ email }) => email,
    cell: ({ email }) => (
      <span className={classes['email']}>
        <EmailText email={email} />
      </span>
    ),
  },
  {
    id: 'company',
    header: texts.company,
    card: 'under',
    cell: ({ company }) => <bdi className={classes['company']}>{company?.name ?? texts.staff}</bdi>,
  },
  { id: 'role', header: texts.role, cell: ({ role }) => texts.roles[role] },
  {
    id: 'joined',
    header: texts.joined,
    cell: ({ joinedAt, lastSeenAt, hasSecondFactor }) => (
      <Stack gap={1}>
        <DateText at={joinedAt} />
        {lastSeenAt && (
          <Text size="small">
            {texts.seen} <DateText at={lastSeenAt} />
          </Text>
        )}
        {hasSecondFactor && <Text size="small">{texts.factorOn}</Text>}
      </Stack>
    ),
  },
  {
    id: 'state',
    header: texts.state,
    card: 'aside',
    cell: ({ state, erased, invitedUntil, linkAskedAt }) => (
      <span className={classes['state']}>
        <StatusPill tone={personTones[state]}>{texts.states[state]}</StatusPill>
        {invitedUntil && isInvited(state) && (
          <Text size="small" as="span">
            {texts.until} <DateText at={invitedUntil} as="dayTime" />
          </Text>
        )}
        {linkAskedAt && (
          <Text size="small" as="span">
            {texts.asksForLink}
          </Text>
        )}
        {erased && (
          <Text size="small" as="span">
            <DateText at={erased.at} as="dayTime" /> <bdi>{texts.erasedBy(erased.by)}</bdi>
          </Text>
        )}
      </span>
    ),
  },
]
