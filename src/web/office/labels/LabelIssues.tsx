import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { isReleased } from '#modules/labels/issue-states.ts'
import { listOfficeLabelIssues, type OfficeLabelIssue } from '#modules/labels/office-contract.ts'
import { issueKindTexts, issueTexts } from '#texts/labels.ts'
import { officeLabelTexts, issueListTexts as texts } from '#texts/office-labels.ts'
import { useRead } from '#web/api/endpoint.ts'
import { issueStatus } from '#web/labels/issue-status.ts'
import { WholeList } from '#web/office/lists/WholeList.tsx'
import { CodeText } from '#web/ui/figures/CodeText.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { count } from '#web/ui/figures/format.ts'
import { Since } from '#web/ui/figures/Since.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import type { Column } from '#web/ui/lists/DataTable.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { useOpened } from '#web/ui/queue/opened.ts'
import { OpenIssue } from './OpenIssue.tsx'

const standing = (issue: OfficeLabelIssue) => issueStatus(issue, 'provider')

const turnOf = ({ waitsFor }: OfficeLabelIssue) =>
  waitsFor === null ? 'none' : waitsFor === 'DISTRIBUTOR' ? 'distributor' : 'provider'

const columnsOf = (href: (id: string) => string): readonly Column<OfficeLabelIssue>[] => [
  {
    id: 'number',
    header: texts.number,
    card: 'title',
    sort: ({ number }) => number,
    cell: ({ id, number }) => <Link to={href(id)}>{number}</Link>,
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
      <>
        <bdi>{product.name}</bdi>, {country.name}
      </>
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
    sort: ({ orders }) => orders.length,
    cell: ({ orders }) => count(orders.length),
  },
]

/** The issues of all companies; the one that is open is in the address. */
export const LabelIssues = () => {
  const read = useRead(listOfficeLabelIssues, {})
  const { requested, href } = useOpened('issue')
  const open = read.data?.find(({ id }) => id === requested)
  if (open)
    return (
      <Stack>
        <Link to={href(null)}>
          <IconArrowLeft size={16} stroke={1.8} aria-hidden /> {texts.allIssues}
        </Link>
        <OpenIssue issue={open} />
      </Stack>
    )
  return (
    <WholeList
      list="label-issues"
      title={officeLabelTexts.issues}
      thing={texts.thing}
      read={read}
      rowsOf={(issues) => issues}
      columns={columnsOf(href)}
      search={{
        label: texts.search,
        in: ({ number, distributor, product, country, label, detail }) => [
          number,
          distributor.name,
          product.name,
          country.name,
          label.code,
          detail,
        ],
      }}
      states={{ name: 'state', label: texts.views, names: texts.states, of: ({ state }) => state }}
      filters={[
        {
          name: 'turn',
          label: texts.turn,
          of: (issue) => ({ id: turnOf(issue), name: texts.turns[turnOf(issue)] }),
        },
        { name: 'distributorId', label: texts.company, of: ({ distributor }) => distributor },
        { name: 'kind', label: issueTexts.kind, of: ({ kind }) => ({ id: kind, name: issueKindTexts[kind] }) },
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
