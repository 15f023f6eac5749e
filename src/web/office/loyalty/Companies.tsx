import { Link } from 'react-router-dom'
import brand from '#brand'
import { listLoyaltyAccounts } from '#modules/loyalty/office-contract.ts'
import { paths } from '#paths'
import type { Answer } from '#platform/http/endpoint.ts'
import { isFound } from '#platform/search.ts'
import { officeLoyaltyTexts, officeAccountTexts as texts } from '#texts/office-loyalty.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useHiddenColumns } from '#web/identity/columns.ts'
import { FigureLink } from '#web/office/figures/FigureLink.tsx'
import { ListTools } from '#web/office/lists/ListTools.tsx'
import { LevelBadge } from '#web/ui/art/LevelBadge.tsx'
import { SearchField } from '#web/ui/fields/SearchField.tsx'
import { Num } from '#web/ui/figures/Figures.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { chipOf, FilterBar } from '#web/ui/lists/FilterBar.tsx'
import { text, useFilters } from '#web/ui/lists/filters.ts'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import classes from './Companies.module.css'

type Account = Answer<typeof listLoyaltyAccounts>[number]

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

const levelRank = { BLUE: 1, BRONZE: 2, SILVER: 3, GOLD: 4 } as const

const columns: readonly Column<Account>[] = [
  {
    id: 'company',
    header: texts.company,
    card: 'title',
    sort: ({ distributor }) => distributor.name,
    cell: (account) => (
      <Link to={accountPage(account)}>
        <bdi>{account.distributor.name}</bdi>
      </Link>
    ),
  },
  { id: 'group', header: texts.group, sort: ({ group }) => group ?? 0, cell: ({ group }) => group ?? texts.noGroup },
  {
    id: 'level',
    header: texts.level,
    card: 'under',
    sort: ({ level }) => (level ? levelRank[level] : 0),
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
    id: 'balance',
    header: texts.balance,
    align: 'end',
    card: 'beside',
    sort: ({ balance }) => balance,
    cell: (account) => (
      <strong>
        <Sum account={account} part="balance" />
      </strong>
    ),
  },
  {
    id: 'earned',
    header: texts.earned,
    align: 'end',
    sort: (it) => it.earned,
    cell: (account) => <Sum account={account} part="earned" />,
  },
  {
    id: 'granted',
    header: texts.granted,
    align: 'end',
    sort: (it) => it.granted,
    cell: (account) => <Sum account={account} part="granted" />,
  },
  {
    id: 'corrected',
    header: texts.corrected,
    align: 'end',
    sort: (it) => it.corrected,
    cell: (account) => <Sum account={account} part="corrected" />,
  },
  {
    id: 'spent',
    header: texts.spent,
    align: 'end',
    sort: (it) => it.spent,
    cell: (account) => <Sum account={account} part="spent" />,
  },
  {
    id: 'redeemed',
    header: texts.redeemed,
    align: 'end',
    sort: (it) => it.redeemed,
    cell: (account) => <Sum account={account} part="redeemed" />,
  },
]

const companyFilters = { search: text(80) }

/** Every company of the programme with its status and coins; what came in less what went out is the balance. */
export const Companies = () => {
  const read = useRead(listLoyaltyAccounts, {})
  const [{ search }, set, reset] = useFilters(companyFilters)
  const chosen = useHiddenColumns('loyalty')
  const rows = (read.data ?? []).filter(({ distributor }) => isFound(search ?? '', distributor.name))
  return (
    <Card flush>
      <FilterBar
        chips={chipOf(texts.searchChip, search, () => set('search', null))}
        onReset={reset}
        results={rows.length}
        end={
          <ListTools
            list="loyalty"
            of={officeLoyaltyTexts.tabs.companies}
            columns={columns}
            chosen={chosen}
            rows={() => rows}
          />
        }
      >
        <SearchField label={texts.search} maxLength={80} value={search} onSearch={(typed) => set('search', typed)} />
      </FilterBar>
      <Loading read={read} skeleton={<Skeleton lines={6} height={38} />}>
        {() => (
          <DataTable
            caption={officeLoyaltyTexts.tabs.companies}
            columns={columns}
            hidden={chosen.hidden}
            sortInAddress
            rows={rows}
            rowKey={({ distributor }) => distributor.id}
            folds={({ distributor }) => distributor.name}
            href={accountPage}
            fingerprint={({ balance, level }) => `${balance} ${level}`}
            empty={<EmptyState>{texts.empty}</EmptyState>}
          />
        )}
      </Loading>
    </Card>
  )
}
