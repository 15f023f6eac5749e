import { type Check, withAll } from './check.ts'

/** CareCoins: none from nothing, none lost, none spent twice. */
export const coinChecks: readonly Check[] = [
  {
    name: 'balances are the sum of what was moved',
    sql: `${withAll}, final as (select distinct on (key) key, balance from coins order by key, version desc)
      select coalesce(f.key, a.id) as id, f.balance, a.balance as shown from final f full join {loyalty_accounts} a on a.id = f.key
      where f.balance is distinct from a.balance`,
  },
  {
    name: 'no balance was ever negative',
    sql: `${withAll} select key, version, balance from coins where balance < 0`,
  },
  {
    name: 'an order’s CareCoins are spent once, and come back once when it is cancelled',
    sql: `${withAll}, moved as (select order_id, coalesce(sum(amount) filter (where type = 'CareCoinsSpent'), 0) as spent,
        coalesce(sum(amount) filter (where type = 'CareCoinsReturned'), 0) as returned from coins group by order_id)
      select t.id, t.coins, m.spent, m.returned from logged t left join moved m on m.order_id = t.id
      where t.coins_placed <> coalesce(m.spent, 0)
        or coalesce(m.returned, 0) <> t.coins_placed - case t.status when 'CANCELLED' then 0 else t.coins end`,
  },
]
