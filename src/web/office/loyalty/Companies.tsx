import { Link } from 'react-router-dom'
import brand from '#brand'
import { accountColumns } from '#modules/loyalty/loyalty-states.ts'
import { listLoyaltyAccounts } from '#modules/loyalty/office-contract.ts'
import { paths } from '#paths'
import type { Answer } from '#platform/http/endpoint.ts'
import { officeLoyaltyTexts, officeAccountTexts as texts } from '#texts/office-loyalty.ts'
import { FigureLink } from '#web/office/figures/FigureLink.tsx'
import { PagedList } from '#web/office/lists/PagedList.tsx'
import { LevelBadge } from '#web/ui/art/LevelBadge.tsx'
import { Num } from '#web/ui/figures/Figures.tsx'
import type { Column } from '#web/ui/lists/DataTable.tsx'
import classes from './Companies.module.css'

type Account = Answer<typeof listLoyaltyAccounts>['rows'][number]

const accountPage = ({ distributor }: Account): string => paths.officeLoyaltyAccount({ distributorId: distributor.id })

type Part = 'balance' | 'earned' | 'granted' | 'corrected' | 'spent' | 'redeemed'

const Sum = ({ account, part }: { account: Account; part: Part }) => {
  const { id, name } = account.distributor
  return (
    <FigureLink figure="care-coins" part={part} of={id} says={`${texts[part]}, ${name}`}>
      <Num value={account[part]} />
    </FigureLink>
  )
}

const sumColumn = (part: Part): Column<Account> => ({
  id: part,
  header: texts[part],
  align: 'end',
  cell: (account) => <Sum account={account} part={part} />,
  text: (account) => account[part],
})

const columns: readonly Column<Account>[] = [
  {
    id: 'company',
    header: texts.company,
    card: 'title',
    cell: (account) => (
      <Link to={accountPage(account)}>
        <bdi>{account.distributor.name}</bdi>
      </Link>
    ),
  },
  { id: 'group', header: texts.group, cell: ({ group }) => group ?? texts.noGroup },
  {
    id: 'level',
    header: texts.level,
    card: 'under',
    cell: ({ level, group }) =>
      level ? (
        <span className={classes['level']}>
          <LevelBadge level={level} size={22} />
          {brand.loyalty.levels[level].displayName}
        </span>
      ) : group === null ? (
        '—'
      ) : (
        texts.noLevel
      ),
  },
  {
    ...sumColumn('balance'),
    card: 'aside',
    cell: (account) => (
      <strong>
        <Sum account={account} part="balance" />
      </strong>
    ),
  },
  sumColumn('earned'),
  sumColumn('granted'),
  sumColumn('corrected'),
  sumColumn('spent'),
  sumColumn('redeemed'),
]

/** Companies of the programme with their status and coins; what came in less what went out is the balance. */
export const Companies = () => (
  <PagedList
    list="loyalty"
    title={officeLoyaltyTexts.tabs.companies}
    thing={texts.thing}
    endpoint={listLoyaltyAccounts}
    columns={columns}
    sorts={accountColumns}
    search={texts.search}
    rowKey={({ distributor }) => distributor.id}
    folds={({ distributor }) => distributor.name}
    href={accountPage}
    fingerprint={({ balance, level }) => `${balance} ${level}`}
    none={texts.empty}
  />
)
