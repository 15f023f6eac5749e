import { useParams } from 'react-router-dom'
import { isInvited } from '#modules/identity/account-states.ts'
import { type PersonRow, showPerson } from '#modules/identity/people/people-contract.ts'
import { paths } from '#paths'
import { peopleTexts as texts } from '#texts/people.ts'
import { useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { useMay } from '#web/identity/may.ts'
import { WaitingApprovals } from '#web/office/approvals/WaitingApprovals.tsx'
import { ClosedPage } from '#web/office/ClosedPage.tsx'
import { CompanyLink } from '#web/office/distributors/CompanyLink.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { EmailText } from '#web/ui/figures/EmailText.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { PersonActions } from './PersonActions.tsx'
import { personTones } from './people-columns.tsx'

const crumbs = [{ label: texts.title, to: paths.officePeople() }]

/** One person with an account: who they are, what they may, and all that can be done with their account. */
export default function PersonPage() {
  const may = useMay()('office.accounts.manage')
  const { personId = '' } = useParams()
  return may ? <Person id={personId} /> : <ClosedPage title={texts.title} says={texts.onlyAdmin} />
}

const Person = ({ id }: { id: string }) => {
  useTopics('office:users')
  const read = useRead(showPerson, { id })
  if (read.error?.refused)
    return (
      <>
        <PageHeader title={texts.title} crumbs={crumbs} />
        <EmptyState>{texts.unknown}</EmptyState>
      </>
    )
  return (
    <Loading read={read} skeleton={<Skeleton lines={6} height={48} />}>
      {(person) => (
        <>
          <PageHeader
            title={person.name}
            heading={<bdi>{person.name}</bdi>}
            crumbs={crumbs}
            aside={<StatusPill tone={personTones[person.state]}>{texts.states[person.state]}</StatusPill>}
            actions={
              <>
                <LiveNotice />
                <ButtonLink to={paths.officeStream({ kind: 'user', key: person.id })}>{texts.trail}</ButtonLink>
                <PersonActions person={person} />
              </>
            }
          />
          <WaitingApprovals about={person.id} />
          <Card>
            <PersonFacts person={person} />
          </Card>
        </>
      )}
    </Loading>
  )
}

const PersonFacts = ({ person }: { person: PersonRow }) => {
  const { email, company, role, state, joinedAt, lastSeenAt, invitedUntil, represents, erased } = person
  return (
    <Facts
      facts={{
        [texts.email]: <EmailText email={email} />,
        [texts.company]: company ? <CompanyLink company={company} /> : texts.staff,
        [texts.role]: texts.roles[role],
        [texts.joined]: <DateText at={joinedAt} />,
        [texts.lastSeen]: lastSeenAt && <DateText at={lastSeenAt} as="dayTime" />,
        [texts.secondFactor]: person.hasSecondFactor ? texts.on : texts.off,
        [texts.invitedUntil]: isInvited(state) && invitedUntil && <DateText at={invitedUntil} as="dayTime" />,
        [texts.linkAsked]: person.linkAskedAt && <DateText at={person.linkAskedAt} as="dayTime" />,
        [texts.represents]:
          represents.length > 0 &&
          represents.map((one, place) => (
            <span key={one.id}>
              {place > 0 && ', '}
              <CompanyLink company={one} />
            </span>
          )),
        [texts.states.ERASED]: erased && (
          <>
            <DateText at={erased.at} as="dayTime" /> <bdi>{texts.erasedBy(erased.by)}</bdi>
          </>
        ),
      }}
    />
  )
}
