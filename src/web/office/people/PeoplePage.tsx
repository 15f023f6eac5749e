import { useState } from 'react'
import {
  MOST_OPENED,
  officePeople,
  PEOPLE_PAGE,
  type PersonRow,
  peopleSorts,
  sealedSorts,
  sortsOfPeople,
} from '#modules/identity/people/people-contract.ts'
import { paths } from '#paths'
import { peopleTexts as texts } from '#texts/people.ts'
import { uiTexts } from '#texts/ui.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { useHiddenColumns } from '#web/identity/columns.ts'
import { useMay } from '#web/identity/may.ts'
import { useChosenRows } from '#web/lists/chosen.tsx'
import { SavedTabs } from '#web/lists/SavedTabs.tsx'
import { ClosedPage } from '#web/office/ClosedPage.tsx'
import { everyPage } from '#web/office/lists/every-page.ts'
import { ListTools } from '#web/office/lists/ListTools.tsx'
import { orderingBy } from '#web/office/lists/ordering-by.ts'
import { usePagedList } from '#web/office/lists/paged-list.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { given, oneOf, useFilters } from '#web/ui/lists/filters.ts'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { InviteModal } from './InviteModal.tsx'
import { PeopleFilters, peopleFilters } from './PeopleFilters.tsx'
import { columns } from './people-columns.tsx'

/** Who has an account, who had one, and the end of what is known about a person. */
export default function PeoplePage() {
  const may = useMay()('office.accounts.manage')
  return may ? <People /> : <ClosedPage title={texts.title} says={texts.onlyAdmin} />
}

const none: readonly PersonRow[] = []
/** Of many people: names and addresses are sealed. */
const factSorts = peopleSorts.filter((name) => !sealedSorts.some((sealed) => sealed === name))

const People = () => {
  useTopics('office:users')
  const [filters, set, reset] = useFilters(peopleFilters)
  const [{ sort }, order] = useFilters({ sort: oneOf(sortsOfPeople) })
  const query = given({ ...filters, sort })
  const [isInviting, setInviting] = useState(false)
  const chosen = useHiddenColumns('people')
  const { read, foot } = usePagedList(officePeople, PEOPLE_PAGE, query)
  const selection = useChosenRows({
    file: 'people',
    page: read.data?.people ?? none,
    rowKey: ({ id }) => id,
    label: ({ name }) => name,
    columns: columns.filter(({ id }) => !chosen.hidden.includes(id)),
  })
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={
          <Row>
            <LiveNotice />
            <Button look="filled" onClick={() => setInviting(true)}>
              {texts.invite}
            </Button>
          </Row>
        }
      />
      <SavedTabs list="people" chosen={chosen} />
      <Loading read={read} skeleton={<Skeleton lines={10} height={38} />}>
        {({ people, total }) => (
          <>
            <Card flush>
              <PeopleFilters
                filters={filters}
                set={set}
                reset={reset}
                results={total}
                end={
                  <ListTools
                    list="people"
                    of={texts.title}
                    columns={columns}
                    chosen={chosen}
                    rows={() => everyPage(officePeople, query, (page) => page.people)}
                  />
                }
              />
              <DataTable
                caption={texts.title}
                columns={columns}
                hidden={chosen.hidden}
                ordering={orderingBy(
                  total > MOST_OPENED && !filters.search ? factSorts : peopleSorts,
                  sort ?? '-joined',
                  (next) => order('sort', next),
                )}
                rows={people}
                selection={selection}
                rowKey={({ id }) => id}
                href={({ id }) => paths.officePerson({ personId: id })}
                folds={({ name }) => name}
                fingerprint={({ state, role, invitedUntil, linkAskedAt }) =>
                  `${state} ${role} ${invitedUntil} ${linkAskedAt}`
                }
                says={({ name, state, role }) => texts.says(name, texts.states[state], texts.roles[role])}
                empty={<EmptyState>{uiTexts.noMatch(texts.things)}</EmptyState>}
              />
              {foot(total)}
            </Card>
            {isInviting && <InviteModal onClose={() => setInviting(false)} />}
          </>
        )}
      </Loading>
    </>
  )
}
