import type { NotificationType } from '#modules/notifications/events.ts'
import type { chooseMails, showMailSettings } from '#modules/notifications/mails/mail-contract.ts'
import { type MailMode, type MailSettings, mailsOf } from '#modules/notifications/mails/mail-rules.ts'
import type { Answer, Sent } from '#platform/http/endpoint.ts'
import { keysOf } from '#platform/records.ts'

export type ShownSettings = Answer<typeof showMailSettings>

/** What is chosen on the screen; the hours are kept while quiet hours are off. */
export type Choice = {
  readonly modes: Readonly<Partial<Record<NotificationType, MailMode>>>
  readonly isQuiet: boolean
  readonly from: number
  readonly to: number
}

const NIGHT = { from: 20, to: 7 }

export const choiceOf = ({ modes, quiet }: Pick<ShownSettings, 'modes' | 'quiet'>): Choice => ({
  modes: Object.fromEntries(modes.map(({ type, mail }) => [type, mail])),
  isQuiet: quiet !== null,
  ...(quiet ?? NIGHT),
})

export const isPossible = ({ isQuiet, from, to }: Choice): boolean => !isQuiet || from !== to

/** As it is sent. */
export const inputOf = ({ modes, isQuiet, from, to }: Choice): Sent<typeof chooseMails> => ({
  modes: Object.entries(modes).flatMap(([type, mail]) =>
    mail === 'NOW' ? [] : [{ type: type as NotificationType, mail }],
  ),
  quiet: isQuiet ? { from, to } : null,
})

const isSameHours = ({ quiet: one }: Sent<typeof chooseMails>, { quiet: other }: Sent<typeof chooseMails>): boolean =>
  one?.from === other?.from && one?.to === other?.to

export const isSameChoice = (one: Choice, other: Choice): boolean => {
  const types = keysOf({ ...one.modes, ...other.modes })
  const isSameMode = (type: NotificationType) => (one.modes[type] ?? 'NOW') === (other.modes[type] ?? 'NOW')
  return types.every(isSameMode) && isSameHours(inputOf(one), inputOf(other))
}

const settingsOf = (choice: Choice): MailSettings => ({
  modes: choice.modes,
  quiet: choice.isQuiet && isPossible(choice) ? choice : null,
})

/** How many mails the last month would have been by a choice. */
export const mailsBy = (
  choice: Choice,
  { lastMonth, timeZone }: Pick<ShownSettings, 'lastMonth' | 'timeZone'>,
): number => mailsOf(lastMonth, settingsOf(choice), timeZone)
