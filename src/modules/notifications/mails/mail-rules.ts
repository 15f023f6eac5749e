import { millisecondsInHour } from 'date-fns/constants'
import type { NotificationType } from '#modules/notifications/events.ts'
import { dayIn, momentAt, type TimeZone, wallTime } from '#platform/time/time-zone.ts'
import { kinds } from './mail-kinds.ts'

export const mailModes = ['NOW', 'DIGEST', 'OFF'] as const
export type MailMode = (typeof mailModes)[number]

/** Hours of the reader's clock, 0 to 23, in which no mail comes: from 20 to 7 until seven in the morning. */
export type QuietHours = { readonly from: number; readonly to: number }

export type MailSettings = {
  readonly modes: Readonly<Partial<Record<NotificationType, MailMode>>>
  readonly quiet: QuietHours | null
}
export const everyMailNow: MailSettings = { modes: {}, quiet: null }

const DIGEST_HOUR = 8
/** A mail about an order waits so long for others that go with it. */
const GATHERING_MS = 20_000

export const modeOf = ({ modes }: Pick<MailSettings, 'modes'>, type: NotificationType): MailMode =>
  kinds[type].locked ? 'NOW' : (modes[type] ?? 'NOW')

export const isQuiet = (at: Date, quiet: QuietHours | null, zone: TimeZone): boolean => {
  if (!quiet) return false
  const hour = wallTime(at, zone).getUTCHours()
  return quiet.from < quiet.to ? hour >= quiet.from && hour < quiet.to : hour >= quiet.from || hour < quiet.to
}

/** The same moment, or the end of the quiet hours that it lies in. Hour by hour, since clocks are put forward and back. */
export const afterQuiet = (at: Date, quiet: QuietHours | null, zone: TimeZone): Date => {
  let end = at
  while (isQuiet(end, quiet, zone))
    end = new Date(end.getTime() + millisecondsInHour - (wallTime(end, zone).getTime() % millisecondsInHour))
  return end
}

const nextDigest = (at: Date, zone: TimeZone): Date => {
  const at8 = (day: string) => momentAt(new Date(`${day}T0${DIGEST_HOUR}:00:00.000Z`), zone)
  const today = dayIn(at, zone)
  const tomorrow = new Date(Date.parse(today) + 24 * millisecondsInHour).toISOString().slice(0, 10)
  return at8(today) > at ? at8(today) : at8(tomorrow)
}

export type MailSchedule = { readonly as: 'NOW' | 'DIGEST'; readonly notBefore: Date | null }

/** Null: not at all. */
export const sendingOf = (
  settings: MailSettings,
  type: NotificationType,
  at: Date,
  zone: TimeZone,
): MailSchedule | null => {
  const { quiet } = settings
  const mode = modeOf(settings, type)
  if (mode === 'OFF') return null
  if (mode === 'DIGEST') return { as: 'DIGEST', notBefore: afterQuiet(nextDigest(at, zone), quiet, zone) }
  // Quiet now, or by the time that it goes out.
  const gathered = new Date(at.getTime() + GATHERING_MS)
  const isDelayed = isQuiet(at, quiet, zone) || isQuiet(gathered, quiet, zone)
  return { as: 'NOW', notBefore: isDelayed ? afterQuiet(gathered, quiet, zone) : null }
}

export type CountedNotice = { readonly type: NotificationType; readonly orderId: string | null; readonly at: string }

/** How many mails these notifications, oldest first, are by such settings: what goes together counts once. */
export const mailsOf = (noticed: readonly CountedNotice[], settings: MailSettings, zone: TimeZone): number => {
  const mails = new Set<string>()
  const gathering = new Map<string, number>()
  for (const [index, { type, orderId, at }] of noticed.entries()) {
    const moment = new Date(at)
    const sending = sendingOf(settings, type, moment, zone)
    if (!sending) continue
    if (sending.as === 'DIGEST') mails.add(`digest ${sending.notBefore?.toISOString()}`)
    else if (orderId === null) mails.add(`${index}`)
    else if (sending.notBefore) mails.add(`${orderId} ${sending.notBefore.toISOString()}`)
    else {
      const since = gathering.get(orderId)
      const begun = since !== undefined && moment.getTime() - since < GATHERING_MS ? since : moment.getTime()
      gathering.set(orderId, begun)
      mails.add(`${orderId} ${begun}`)
    }
  }
  return mails.size
}
