import { millisecondsInDay } from 'date-fns/constants'
import { sql } from 'kysely'
import type { NotificationId, NotificationType } from '#modules/notifications/events.ts'
import type { NewNotice } from '#modules/notifications/notify.ts'
import { orderExtras } from '#modules/notifications/order-extras.ts'
import type { Moment } from '#platform/event.ts'
import type { MailGroup } from '#platform/mail/mailer.ts'
import type { Background } from '#platform/module.ts'
import { type ReadModels, tableIn } from '#platform/projection.ts'
import type { TimeZone } from '#platform/time/time-zone.ts'
import { type DistributorRow, distributors, zoneOfCompany } from '#projections/distributors.ts'
import { type MailSettingsRow, mailSettings } from '#projections/mail_settings.ts'
import { anyOrder } from '#projections/orders.ts'
import { users } from '#projections/users.ts'
import { kinds } from './mail-kinds.ts'
import { everyMailNow, sendingOf } from './mail-rules.ts'
import { textsToQueue } from './mail-texts.ts'

const A_WEEK_MS = 7 * millisecondsInDay

/** Older notifications get no mail: after a long outage the news is stale. */
const isNews = (happenedAt: Moment, now: Date): boolean => now.getTime() - Date.parse(happenedAt) < A_WEEK_MS

export const DIGEST = 'digest'

/** Notifications about one order at a time go out as one mail, with the loyalty level that the same cause led to. */
const gatheringOf = ({ type, orderId, facts }: NewNotice, cause: string): MailGroup | undefined => {
  if (facts.level !== undefined) return { about: null, cause }
  return orderId === undefined || type === 'INVARIANT_BROKEN' ? undefined : { about: orderId, cause }
}

/** `countryId`: of their company; null: staff. `timeZone`: where they chose one. */
type ChosenMails = MailSettingsRow & {
  readonly countryId: DistributorRow['countryId'] | null
  readonly timeZone: TimeZone | null
}

/** The settings of everyone who has chosen any, by person: one statement for any number of readers. */
const chosenMails = async (db: ReadModels): Promise<ReadonlyMap<string, ChosenMails>> => {
  const found = await sql<ChosenMails>`
    select s.id, s.modes, s.quiet, d.country_id, u.time_zone from ${tableIn(db, mailSettings)} s
    left join ${tableIn(db, users)} u on u.id = s.id
    left join ${tableIn(db, distributors)} d on d.id = u.distributor_id`.execute(db.kysely)
  return new Map(found.rows.map((row) => [row.id, row]))
}

const sendings = async ({ db, once, now, configuration }: Background, type: NotificationType) => {
  const chosen = kinds[type].locked ? undefined : await once('chosen mails', () => chosenMails(db))
  return (userId: string) => {
    const choice = chosen?.get(userId)
    const home = choice?.countryId ? zoneOfCompany({ countryId: choice.countryId }) : configuration.officeTimeZone
    return sendingOf(choice ?? everyMailNow, type, now, choice?.timeZone ?? home)
  }
}

/** Every notification goes by mail too, as its reader has chosen, under its own id. */
export const mailNotifications = async (
  context: Background,
  notified: Iterable<readonly [userId: string, id: NotificationId]>,
  { of: _, ...notice }: NewNotice,
  happenedAt: Moment,
): Promise<void> => {
  const { db, mailer, now, correlation, configuration } = context
  if (!isNews(happenedAt, now)) return
  const sendingTo = await sendings(context, notice.type)
  const order = notice.orderId === undefined ? undefined : await anyOrder(db, notice.orderId)
  const { mailTexts } = configuration
  const data = {
    ...notice,
    ...(order && { extras: orderExtras(notice, order) }),
    ...textsToQueue(mailTexts, notice.type),
  }
  const daily = { ...notice, ...textsToQueue(mailTexts, 'digest') }
  const gathering = gatheringOf(notice, correlation)
  for (const [userId, id] of notified) {
    const sending = sendingTo(userId)
    if (!sending) continue
    const wait = sending.notBefore && { notBefore: sending.notBefore }
    await (sending.as === 'DIGEST'
      ? mailer.queue(
          id,
          userId,
          { name: DIGEST, data: daily },
          { gathering: { about: DIGEST, cause: DIGEST }, ...wait },
        )
      : mailer.queue(id, userId, { name: 'notification', data }, { ...(gathering && { gathering }), ...wait }))
  }
}
