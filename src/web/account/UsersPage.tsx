import { IconPlus } from '@tabler/icons-react'
import { millisecondsInHour } from 'date-fns/constants'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { isActive, isInvited, type PersonState } from '#modules/identity/account-states.ts'
import { type Colleague, listTeam } from '#modules/identity/people/team-contract.ts'
import { paths } from '#paths'
import { tokensTexts } from '#texts/api-tokens.ts'
import { approvalRulesTexts } from '#texts/approvals.ts'
import { usersTexts as texts } from '#texts/profile.ts'
import { roleNames } from '#texts/role-names.ts'
import { webhooksTexts } from '#texts/webhooks.ts'
import { useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { useMay } from '#web/identity/may.ts'
import { useMe } from '#web/identity/me.ts'
import { OnlyProcurement } from '#web/ordering/OnlyProcurement.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { useNow } from '#web/ui/figures/clock.ts'
import { EmailText } from '#web/ui/figures/EmailText.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { StatusPill, type Tone } from '#web/ui/page/StatusPill.tsx'
import { DeactivateModal } from './DeactivateModal.tsx'
import { UserActions } from './UserActions.tsx'

const tones: Readonly<Record<PersonState, Tone>> = {
  ACTIVE: 'done',
  INVITED: 'moving',
  INVITATION_EXPIRED: 'you',
  DEACTIVATED: 'closed',
  ERASED: 'error',
}

const roleOf = ({ role }: Colleague) => roleNames[role]

/** Who of the company may sign in, is invited, or could once. */
export default function UsersPage() {
  const { data: me } = useMe()
  const mayManage = useMay()('users.manage')
  const team = useRead(listTeam, {})
  const [leaving, setLeaving] = useState<Colleague | null>(null)
  useTopics(me?.distributor ? `company:${me.distributor.id}` : null)
  const buyers = (team.data ?? []).filter(({ role, state }) => role === 'PROCUREMENT' && isActive(state))
  const managers = buyers.map(({ fullName }) => fullName).join(' or ')
  const refusal = mayManage ? undefined : texts.cannot(managers)
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={
          <Row>
            <LiveNotice />
            <Link to={paths.approvals()}>{approvalRulesTexts.link}</Link>
            {mayManage && <Link to={paths.webhooks()}>{webhooksTexts.link}</Link>}
            <Link to={paths.roles()}>{texts.roles}</Link>
            {mayManage && <Link to={paths.apiTokens()}>{tokensTexts.link}</Link>}
            {mayManage ? (
              <ButtonLink look="filled" to={paths.user()} icon={<IconPlus size={16} stroke={1.8} aria-hidden />}>
                {texts.add}
              </ButtonLink>
            ) : (
              <Button look="filled" why={refusal}>
                {texts.add}
              </Button>
            )}
          </Row>
        }
      />
      <Stack>
        {!mayManage && <OnlyProcurement say={texts.only} />}
        <Loading read={team} skeleton={<Skeleton lines={6} height={48} />}>
          {(people) => (
            <Card flush>
              <DataTable
                caption={texts.title}
                columns={[
                  ...columns,
                  {
                    id: 'actions',
                    header: texts.actions,
                    hiddenHeader: true,
                    align: 'end',
                    card: 'actions',
                    cell: (person) => (
                      <UserActions
                        person={person}
                        why={refusal}
                        isLast={buyers.length === 1 && buyers[0]?.id === person.id}
                        onDeactivate={() => setLeaving(person)}
                      />
                    ),
                  },
                ]}
                rows={people}
                rowKey={({ id }) => id}
                folds={({ fullName }) => fullName}
                fingerprint={({ state, role, invitedUntil, linkAskedAt }) =>
                  `${state} ${role} ${invitedUntil} ${linkAskedAt}`
                }
                says={(person) => texts.says(person.fullName, texts.states[person.state], roleOf(person))}
                empty={<EmptyState>{texts.none}</EmptyState>}
              />
            </Card>
          )}
        </Loading>
      </Stack>
      {leaving && <DeactivateModal person={leaving} team={team.data ?? []} onClose={() => setLeaving(null)} />}
    </>
  )
}

const State = ({ person: { state, invitedUntil, linkAskedAt } }: { person: Colleague }) => {
  const now = useNow()
  const hours = invitedUntil ? Math.ceil((new Date(invitedUntil).getTime() - now.getTime()) / millisecondsInHour) : 0
  return (
    <Row gap={2}>
      <StatusPill tone={tones[state]}>{texts.states[state]}</StatusPill>
      {isInvited(state) && <small>{texts.ends(hours)}</small>}
      {linkAskedAt && <small>{texts.asksForLink}</small>}
    </Row>
  )
}

const columns: readonly Column<Colleague>[] = [
  { id: 'name', header: texts.name, card: 'title', sort: (it) => it.fullName, cell: (it) => <bdi>{it.fullName}</bdi> },
  {
    id: 'email',
    header: texts.email,
    cell: ({ email, pendingEmail }) => (
      <>
        <EmailText email={email} />
        {pendingEmail && <small> {texts.moves(pendingEmail)}</small>}
      </>
    ),
  },
  { id: 'job', header: texts.job, card: 'under', cell: ({ job }) => <bdi>{job}</bdi> },
  { id: 'role', header: texts.role, sort: roleOf, cell: roleOf },
  { id: 'state', header: texts.state, card: 'aside', cell: (person) => <State person={person} /> },
  {
    id: 'seen',
    header: texts.seen,
    sort: ({ lastSeenAt }) => lastSeenAt ?? '',
    cell: ({ lastSeenAt }) => (lastSeenAt ? <DateText at={lastSeenAt} /> : '—'),
  },
]
