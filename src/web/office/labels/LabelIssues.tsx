import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { issueKinds } from '#modules/labels/issue-kinds.ts'
import { isReleased, issueColumns } from '#modules/labels/issue-states.ts'
import { type LabelIssueLine, listOfficeLabelIssues, showOfficeLabelIssue } from '#modules/labels/office-contract.ts'
import { unchecked } from '#platform/typed.ts'
import { issueKindTexts, issueTexts } from '#texts/labels.ts'
import { officeLabelTexts, issueListTexts as texts } from '#texts/office-labels.ts'
import { useRead } from '#web/api/endpoint.ts'
import { issueStatus } from '#web/labels/issue-status.ts'
import { PagedList } from '#web/office/lists/PagedList.tsx'
import { CodeText } from '#web/ui/figures/CodeText.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { count } from '#web/ui/figures/format.ts'
import { Since } from '#web/ui/figures/Since.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import type { Column } from '#web/ui/lists/DataTable.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { useOpened } from '#web/ui/queue/opened.ts'
import { OpenIssue } from './OpenIssue.tsx'

const standing = (issue: LabelIssueLine) => issueStatus(issue, 'provider')

const columnsOf = (href: (id: string) => string): readonly Column<LabelIssueLine>[] => [
  {
    id: 'number',
    header: texts.number,
    card: 'title',
    sort: ({ number }) => number,
    cell: ({ id, number }) => (
      <Link to={href(id)}>
        <CodeText value={number} />
      </Link>
    ),
  },
  {
    id: 'company',
    header: texts.company,
    card: 'under',
    sort: ({ distributor }) => distributor.name,
    cell: ({ distributor }) => <bdi>{distributor.name}</bdi>,
  },
  {
    id: 'product',
    header: officeLabelTexts.product,
    sort: ({ product }) => product.name,
    text: ({ product, country }) => `${product.name}, ${country.name}`,
    cell: ({ product, country }) => (
      <span>
        <bdi>{product.name}</bdi>, {country.name}
      </span>
    ),
  },
  {
    id: 'code',
    header: texts.label,
    sort: ({ label }) => label.code,
    cell: ({ label }) => <CodeText value={label.code} />,
  },
  {
    id: 'kind',
    header: issueTexts.kind,
    sort: ({ kind }) => issueKindTexts[kind],
    cell: ({ kind }) => issueKindTexts[kind],
  },
  {
    id: 'state',
    header: texts.state,
    card: 'aside',
    sort: (issue) => standing(issue).says,
    cell: (issue) => <StatusPill tone={standing(issue).tone}>{standing(issue).says}</StatusPill>,
  },
  {
    id: 'waiting',
    header: texts.waiting,
    sort: ({ state, waitingSince }) => (isReleased(state) ? '' : waitingSince),
    cell: ({ state, waitingSince }) => (isReleased(state) ? '—' : <Since at={waitingSince} />),
  },
  {
    id: 'reported',
    header: issueTexts.reported,
    sort: ({ reportedAt }) => reportedAt,
    cell: ({ reportedAt }) => <DateText at={reportedAt} />,
  },
  {
    id: 'orders',
    header: issueTexts.orders,
    align: 'end',
    cell: ({ orders }) => count(orders),
  },
]

const turns = Object.entries(texts.turns).map(([value, label]) => ({ value, label }))
const kinds = issueKinds.map((value) => ({ value, label: issueKindTexts[value] }))

/** The issues of all companies; the one that is open is in the address. */
export const LabelIssues = () => {
  const { requested, href } = useOpened('issue')
  const read = useRead(
    showOfficeLabelIssue,
    { id: unchecked(requested ?? '') },
    { enabled: requested !== null, keepsOld: false },
  )
  if (requested !== null && !read.isError)
    return (
      <Stack>
        <Link to={href(null)}>
          <IconArrowLeft size={16} stroke={1.8} aria-hidden /> {texts.allIssues}
        </Link>
        <Loading read={read} skeleton={<Skeleton lines={8} height={38} />}>
          {(issue) => <OpenIssue issue={issue} />}
        </Loading>
      </Stack>
    )
  return (
    <PagedList
      list="label-issues"
      title={officeLabelTexts.issues}
      thing={texts.thing}
      endpoint={listOfficeLabelIssues}
      columns={columnsOf(href)}
      sorts={issueColumns}
      search={texts.search}
      states={{ name: 'state', label: texts.views, names: texts.states }}
      filters={[
        { name: 'turn', label: texts.turn, choices: turns },
        { name: 'distributorId', label: texts.company },
        { name: 'kind', label: issueTexts.kind, choices: kinds },
      ]}
      rowKey={({ id }) => id}
      href={({ id }) => href(id)}
      folds={({ number }) => issueTexts.issue(number)}
      fingerprint={({ state, round }) => `${state} ${round}`}
      says={(issue) => `${issueTexts.changed(issue.number)}: ${standing(issue).says}`}
      none={texts.none}
    />
  )
}
