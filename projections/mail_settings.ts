import { mailSettingsStream, modesOf, type NotificationType } from '#modules/notifications/events.ts'
import { projection, type ReadModels, rows } from '#platform/projection.ts'

export type MailSettingsRow = {
  /** The person's. */
  readonly id: string
  /** A type that is left out goes at once. */
  readonly modes: Readonly<Partial<Record<NotificationType, 'DIGEST' | 'OFF'>>>
  readonly quiet: { readonly from: number; readonly to: number } | null
}

/** One row per person who has chosen, also that all mails come at once. */
export const mailSettings = projection<MailSettingsRow>()({
  name: 'mail_settings',
  version: 2,
  of: [mailSettingsStream],
  table: 'id text primary key, modes jsonb not null, quiet jsonb',
  indexes: [],
  key: 'stream',
  when: {
    MailSettingsChosen: (_, { userId, modes, quiet }) => ({ id: userId, modes: modesOf(modes), quiet }),
  },
  topics: ({ userId }) => [`feed:${userId}`],
  onPoison: 'park',
})

/** What one person has chosen; undefined: nothing. */
export const mailSettingsOf = (db: ReadModels, userId: string): Promise<MailSettingsRow | undefined> =>
  rows(db, mailSettings).selectAll().where('id', '=', userId).executeTakeFirst()
