import { Link, useNavigate } from 'react-router-dom'
import type { PersonListed } from '#modules/identity/people-contract.ts'
import type { PersonState } from '#modules/identity/state-contract.ts'
import { paths } from '#paths'
import { peopleTexts as texts } from '#texts/people.ts'
import { ActionMenu } from '#web/ui/actions/ActionMenu.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { EmailText } from '#web/ui/figures/EmailText.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import type { Column } from '#web/ui/lists/DataTable.tsx'
import { StatusPill, type Tone } from '#web/ui/page/StatusPill.tsx'
import classes from './People.module.css'

export const personTones: Readonly<Record<PersonState, Tone>> = {
  ACTIVE: 'done',
  INVITED: 'moving',
  INVITATION_EXPIRED: 'you',
  DEACTIVATED: 'closed',
  ERASED: 'error',
}

export const columns: readonly Column<PersonListed>[] = [
  { id: 'name', header: texts.name, card: 'title', cell: ({ name }) => <bdi>{name}</bdi> },
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
      <span className={classes['erased']}>
        <DateText at={joinedAt} />
        {lastSeenAt && (
          <small>
            {texts.seen} <DateText at={lastSeenAt} />
          </small>
        )}
        {hasSecondFactor && <small>{texts.factorOn}</small>}
      </span>
    ),
  },
  {
    id: 'state',
    header: texts.state,
    card: 'beside',
    cell: ({ state, erased, invitedUntil, linkAskedAt }) => (
      <span className={classes['erased']}>
        <StatusPill tone={personTones[state]}>{texts.states[state]}</StatusPill>
        {invitedUntil && state === 'INVITED' && (
          <span>
            {texts.until} <DateText at={invitedUntil} as="dayTime" />
          </span>
        )}
        {linkAskedAt && <span>{texts.asksForLink}</span>}
        {erased && (
          <>
            <DateText at={erased.at} as="dayTime" /> <bdi>{texts.erasedBy(erased.by)}</bdi>
          </>
        )}
      </span>
    ),
  },
]

const isInvited = ({ state }: PersonListed) => state === 'INVITED' || state === 'INVITATION_EXPIRED'

type Acts = Readonly<
  Record<'access' | 'picture' | 'erase' | 'factor' | 'again' | 'withdraw', (person: PersonListed) => void>
>

/** `own`: the id of who looks, who may not change their own access. */
const PersonActions = ({ person, own, act }: { person: PersonListed; own: string | undefined; act: Acts }) => {
  const navigate = useNavigate()
  const { id, name, state, company, hasSecondFactor } = person
  const invited = isInvited(person)
  const isOthers = state !== 'ERASED' && !invited && id !== own
  const trail = paths.officeStream({ kind: 'user', key: id })
  if (state === 'ERASED')
    return (
      <Link to={trail} aria-label={texts.trailOf(name)}>
        {texts.trail}
      </Link>
    )
  return (
    <Row gap={2} justify="end">
      {invited && (
        <Button size="small" aria-label={texts.againOf(name)} onClick={() => act.again(person)}>
          {texts.again}
        </Button>
      )}
      {isOthers && (
        <Button size="small" aria-label={texts.accessOf(name)} onClick={() => act.access(person)}>
          {texts.access}
        </Button>
      )}
      <ActionMenu
        about={name}
        actions={[
          { label: texts.trail, run: () => void navigate(trail) },
          ...(state === 'ACTIVE' && company === null ? [{ label: texts.picture, run: () => act.picture(person) }] : []),
          ...(invited ? [{ label: texts.withdraw, danger: true, run: () => act.withdraw(person) }] : []),
          ...(hasSecondFactor && state === 'ACTIVE' && isOthers
            ? [{ label: texts.resetFactor, run: () => act.factor(person) }]
            : []),
          ...(isOthers ? [{ label: texts.erase, danger: true, run: () => act.erase(person) }] : []),
        ]}
      />
    </Row>
  )
}

export const actions = (own: string | undefined, act: Acts): Column<PersonListed> => ({
  id: 'actions',
  header: texts.actions,
  hiddenHeader: true,
  card: 'actions',
  align: 'end',
  cell: (person) => <PersonActions person={person} own={own} act={act} />,
})
