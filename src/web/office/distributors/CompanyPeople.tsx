import { Link } from 'react-router-dom'
import { isActive } from '#modules/identity/account-states.ts'
import { paths } from '#paths'
import { officeDistributorTexts as texts } from '#texts/office-distributors.ts'
import { peopleTexts } from '#texts/people.ts'
import { useMay } from '#web/identity/may.ts'
import { personTones } from '#web/office/people/people-columns.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import type { OfficeCompany } from './company-answer.ts'

type User = OfficeCompany['users'][number]

/** Administrators are led to the person's page. */
const PersonName = ({ person: { id, name } }: { person: User }) => {
  const may = useMay()('office.accounts.manage')
  return may ? (
    <Link to={paths.officePerson({ personId: id })}>
      <bdi>{name}</bdi>
    </Link>
  ) : (
    <bdi>{name}</bdi>
  )
}

const columns: readonly Column<User>[] = [
  { id: 'name', header: texts.name, card: 'title', cell: (person) => <PersonName person={person} /> },
  { id: 'role', header: texts.role, cell: ({ role }) => peopleTexts.roles[role] },
  { id: 'job', header: texts.job, cell: ({ job }) => <bdi>{job}</bdi> },
  {
    id: 'email',
    header: texts.email,
    cell: ({ email, state, emailConfirmedAt }) => (
      <>
        <bdi dir="ltr">{email}</bdi>
        {isActive(state) && <small> {emailConfirmedAt ? texts.emailConfirmed : texts.emailNotConfirmed}</small>}
      </>
    ),
  },
  { id: 'joined', header: texts.joined, cell: ({ creationDate }) => <DateText at={creationDate} /> },
  {
    id: 'access',
    header: texts.access,
    card: 'aside',
    cell: ({ state }) => <StatusPill tone={personTones[state]}>{peopleTexts.states[state]}</StatusPill>,
  },
]

/** Everybody of the company with an account, or who had one. */
export const CompanyPeople = ({ users }: { users: readonly User[] }) => (
  <Card title={texts.users} flush>
    <DataTable
      caption={texts.users}
      columns={columns}
      rows={users}
      rowKey={({ id }) => id}
      folds={({ name }) => name}
      empty={<EmptyState>{texts.noUsers}</EmptyState>}
    />
  </Card>
)
