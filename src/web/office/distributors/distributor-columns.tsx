import { Link } from 'react-router-dom'
import type { CompanyRow } from '#modules/distributors/desk/desk-contract.ts'
import type { DistributorState } from '#modules/distributors/events.ts'
import { paths } from '#paths'
import { officeDistributorsTexts as texts } from '#texts/office-distributors.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import type { Column } from '#web/ui/lists/DataTable.tsx'
import { StatusPill, type Tone } from '#web/ui/page/StatusPill.tsx'

export const stateTones: Readonly<Record<DistributorState, Tone>> = {
  PENDING: 'provider',
  ACTIVE: 'done',
  SUSPENDED: 'error',
}

export const distributorColumns: readonly Column<CompanyRow>[] = [
  {
    id: 'name',
    header: texts.name,
    card: 'title',
    cell: ({ id, name }) => (
      <Link to={paths.officeDistributor({ distributorId: id })}>
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  {
    id: 'state',
    header: texts.state,
    card: 'aside',
    cell: ({ state, stateSince }) => (
      <Stack gap={1}>
        <StatusPill tone={stateTones[state]}>{texts.states[state]}</StatusPill>
        <small>
          {texts.since} <DateText at={stateSince} />
        </small>
      </Stack>
    ),
  },
  { id: 'country', header: texts.country, card: 'under', cell: ({ country }) => country.name },
  {
    id: 'representative',
    header: texts.representative,
    cell: ({ representative }) => <bdi>{representative?.name ?? texts.none}</bdi>,
  },
  {
    id: 'file',
    header: texts.file,
    cell: ({ approved, required, inReview }) => (
      <Stack gap={1}>
        {texts.approvedOf(approved, required)}
        {inReview > 0 && <StatusPill tone="provider">{texts.inReview(inReview)}</StatusPill>}
      </Stack>
    ),
  },
  {
    id: 'licence',
    header: texts.licence,
    cell: ({ licenceEndsAt }) => (licenceEndsAt ? <DateText at={licenceEndsAt} /> : '—'),
  },
  {
    id: 'lastOrder',
    header: texts.lastOrder,
    cell: ({ lastOrderAt }) => (lastOrderAt ? <DateText at={lastOrderAt} /> : texts.noOrder),
  },
  { id: 'joined', header: texts.joined, cell: ({ creationDate }) => <DateText at={creationDate} /> },
]
