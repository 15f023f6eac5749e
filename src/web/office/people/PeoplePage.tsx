import { Fragment, useState } from 'react'
import { Link } from 'react-router-dom'
import { officePeople, PEOPLE_PAGE, type PersonListed, type PersonState } from '#modules/identity/people-contract.ts'
import { paths } from '#paths'
import { peopleTexts as texts } from '#texts/people.ts'
import { uiTexts } from '#texts/ui.ts'
import { LiveNotice } from '#web/api/LiveNotice.tsx'
import { useTopics } from '#web/api/live.ts'
import { usePagedRead } from '#web/api/paged-read.ts'
import { useMay, useMe } from '#web/identity/me.ts'
import { ClosedPage } from '#web/office/ClosedPage.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { given, useFilters } from '#web/ui/lists/filters.ts'
import { ListFoot } from '#web/ui/lists/ListFoot.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { StatusPill, type Tone } from '#web/ui/page/StatusPill.tsx'
import { AccessModal } from './AccessModal.tsx'
import { EraseModal } from './EraseModal.tsx'
import classes from './People.module.css'
import { PeopleFilters, peopleFilters } from './PeopleFilters.tsx'
import { PictureModal } from './PictureModal.tsx'

const tones: Readonly<Record<PersonState, Tone>> = { ACTIVE: 'done', DEACTIVATED: 'closed', ERASED: 'error' }

const columns: readonly Column<PersonListed>[] = [
  { id: 'name', header: texts.name, card: 'title', cell: ({ name }) => <bdi>{name}</bdi> },
  {
    id: 'email',
    header: texts.email,
    cell: ({ email }) => (
      <bdi dir="ltr" className={classes['email']}>
        {email.split(/(?=@)/).map((part) => (
          <Fragment key={part}>
            <wbr />
            {part}
          </Fragment>
        ))}
      </bdi>
    ),
  },
  {
    id: 'company',
    header: texts.company,
    card: 'under',
    cell: ({ company }) => <bdi className={classes['company']}>{company?.name ?? texts.staff}</bdi>,
  },
  { id: 'role', header: texts.role, cell: ({ role }) => texts.roles[role] },
  { id: 'joined', header: texts.joined, cell: ({ joinedAt }) => <DateText at={joinedAt} /> },
  {
    id: 'state',
    header: texts.state,
    card: 'beside',
    cell: ({ state, erased }) => (
      <span className={classes['erased']}>
        <StatusPill tone={tones[state]}>{texts.states[state]}</StatusPill>
        {erased && (
          <>
            <DateText at={erased.at} as="dayTime" /> <bdi>{texts.erasedBy(erased.by)}</bdi>
          </>
        )}
      </span>
    ),
  },
]

type Act = (person: PersonListed) => void

const actions = (
  own: string | undefined,
  act: { readonly access: Act; readonly picture: Act; readonly erase: Act },
): Column<PersonListed> => ({
  id: 'actions',
  header: texts.actions,
  hiddenHeader: true,
  card: 'actions',
  align: 'end',
  cell: (person) => (
    <span className={classes['actions']}>
      <Link to={paths.officeStream({ kind: 'user', key: person.id })} aria-label={texts.trailOf(person.name)}>
        {texts.trail}
      </Link>
      {person.state === 'ACTIVE' && person.company === null && (
        <Button size="small" aria-label={texts.pictureOf(person.name)} onClick={() => act.picture(person)}>
          {texts.picture}
        </Button>
      )}
      {person.state !== 'ERASED' && person.id !== own && (
        <>
          <Button size="small" aria-label={texts.accessOf(person.name)} onClick={() => act.access(person)}>
            {texts.access}
          </Button>
          <Button
            look="danger"
            size="small"
            aria-label={texts.erasePerson(person.name)}
            onClick={() => act.erase(person)}
          >
            {texts.erase}
          </Button>
        </>
      )}
    </span>
  ),
})

/** Who has an account, who had one, and the end of what is known about a person. */
export default function PeoplePage() {
  const may = useMay()('office.accounts.manage')
  return may ? <People /> : <ClosedPage title={texts.title} says={texts.onlyAdmin} />
}

const People = () => {
  useTopics('office:users')
  const { data: me } = useMe()
  const [filters, set, reset] = useFilters(peopleFilters)
  const [erasing, setErasing] = useState<PersonListed | null>(null)
  const [pictured, setPictured] = useState<PersonListed | null>(null)
  const [changing, setChanging] = useState<PersonListed | null>(null)
  const { read, page, setPage } = usePagedRead(officePeople, PEOPLE_PAGE, (at) => ({ ...given(filters), page: at }))
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} actions={<LiveNotice />} />
      <Loading read={read} skeleton={<Skeleton lines={10} height={38} />}>
        {({ people, total, companies }) => (
          <Card flush>
            <PeopleFilters filters={filters} set={set} reset={reset} companies={companies} results={total} />
            <DataTable
              caption={texts.title}
              columns={[...columns, actions(me?.id, { access: setChanging, picture: setPictured, erase: setErasing })]}
              rows={people}
              rowKey={({ id }) => id}
              folds={({ name }) => name}
              fingerprint={({ state, role }) => `${state} ${role}`}
              says={({ name, state, role }) => texts.says(name, texts.states[state], texts.roles[role])}
              empty={<EmptyState>{uiTexts.noMatch(texts.things)}</EmptyState>}
            />
            <ListFoot page={page} perPage={PEOPLE_PAGE} total={total} onPage={setPage} />
          </Card>
        )}
      </Loading>
      {pictured && <PictureModal person={pictured} onClose={() => setPictured(null)} />}
      {changing && <AccessModal person={changing} onClose={() => setChanging(null)} />}
      {erasing && <EraseModal person={erasing} onClose={() => setErasing(null)} />}
    </>
  )
}
