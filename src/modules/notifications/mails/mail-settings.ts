import {
  MailSettingsChosen,
  mailSettingsStream,
  modesOf,
  type NotificationType,
} from '#modules/notifications/events.ts'
import type { Role } from '#modules/permissions/roles.ts'
import { type Decision, decider, invalid, refused } from '#platform/decision.ts'
import type { EventOf } from '#platform/event.ts'
import { entriesOf } from '#platform/records.ts'
import { kinds, kindsFor } from './mail-kinds.ts'
import type { MailMode, MailSettings, QuietHours } from './mail-rules.ts'

type MailSettingsEvent = EventOf<typeof mailSettingsStream.events>
export type ChosenMails = MailSettings & { readonly userId: string; readonly hasChosen?: true }

/** Which mails a person wants; without any choice every notification goes by mail at once. */
export const mailSettings = decider<ChosenMails>()({
  stream: mailSettingsStream,
  implicit: true,
  initial: (userId) => ({ userId, modes: {}, quiet: null }),
  owner: ({ userId }) => ({ userId }),
  evolve: {
    MailSettingsChosen: (state, { modes, quiet }) => ({ ...state, modes: modesOf(modes), quiet, hasChosen: true }),
  },
})

const isSame = (before: MailSettings, modes: readonly ChosenMode[], quiet: QuietHours | null): boolean =>
  before.quiet?.from === quiet?.from &&
  before.quiet?.to === quiet?.to &&
  modes.length === Object.keys(before.modes).length &&
  modes.every(({ type, mail }) => before.modes[type] === mail)

/** A type whose mail waits or does not come. */
export type ChosenMode = { readonly type: NotificationType; readonly mail: Exclude<MailMode, 'NOW'> }

/** `chosen` holds all of a person's types that do not go at once. */
export const chooseMails =
  (role: Role, chosen: readonly ChosenMode[], quiet: QuietHours | null): Decision<ChosenMails, MailSettingsEvent> =>
  (state) => {
    if (quiet && quiet.from === quiet.to) return invalid({ quiet: 'Quiet hours end at another hour than they begin' })
    const known = kindsFor(role)
    if (chosen.some(({ type }) => !known.includes(type))) return refused('You do not get notifications of this kind')
    if (chosen.some(({ type }) => kinds[type].locked)) return refused('These emails cannot be turned off')
    const modes = known.flatMap((type) => chosen.filter((it) => it.type === type).slice(-1))
    // The first choice counts even where it leaves everything as it is.
    if (state.hasChosen && isSame(state, modes, quiet)) return []
    return [MailSettingsChosen.make({ userId: state.userId, modes, quiet })]
  }

const otherChoices = (state: ChosenMails, type: NotificationType): ChosenMode[] =>
  entriesOf(state.modes).flatMap(([other, mail]) => (other === type || mail === 'NOW' ? [] : [{ type: other, mail }]))

/** By the link of an issue, as often as it is followed. */
export const leaveNewsletter: Decision<ChosenMails, MailSettingsEvent> = (state) =>
  state.modes.NEWSLETTER === 'OFF'
    ? []
    : [
        MailSettingsChosen.make({
          userId: state.userId,
          modes: [...otherChoices(state, 'NEWSLETTER'), { type: 'NEWSLETTER', mail: 'OFF' }],
          quiet: state.quiet,
        }),
      ]

export const returnToNewsletter: Decision<ChosenMails, MailSettingsEvent> = (state) =>
  state.modes.NEWSLETTER === 'OFF'
    ? [
        MailSettingsChosen.make({
          userId: state.userId,
          modes: otherChoices(state, 'NEWSLETTER'),
          quiet: state.quiet,
        }),
      ]
    : []
