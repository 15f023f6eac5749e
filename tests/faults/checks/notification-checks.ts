import { type Check, withAll } from './check.ts'

/** Who had to be notified of what. */
export const notificationChecks: readonly Check[] = [
  {
    name: 'everybody heard of everything once',
    sql: `${withAll}, sent as (select data ->> 'userId' as person, data ->> 'type' as notification, data ->> 'orderId' as order_id,
        data ->> 'happenedAt' as happened, count(*) as times from events where type = 'NotificationSent' and ours and data ? 'orderId'
        group by 1, 2, 3, 4)
      select coalesce(o.order_id, s.order_id) as order_id, coalesce(o.person, s.person) as person,
        coalesce(o.notification, s.notification) as notification, coalesce(s.times, 0) as times
      from owed o full join sent s using (person, notification, order_id, happened)
      where o.person is null or coalesce(s.times, 0) <> 1`,
  },
  {
    name: 'notifications are what was sent and read',
    sql: `${withAll}, sent as (select key, bool_or(type = 'NotificationRead') as read, max(data ->> 'userId') as person
        from events where kind = 'notification' group by key)
      select coalesce(s.key, n.id) as id from sent s full join {notifications} n on n.id = s.key
      where (s.read, s.person) is distinct from (n.read, n.user_id)`,
  },
  {
    name: 'every notification is one mail',
    sql: `${withAll} select e.key, count(m.id) from events e left join mail.outbox m on m.effect_id::text = e.key
      where e.type = 'NotificationSent' and e.ours group by e.key having count(m.id) <> 1`,
  },
]
