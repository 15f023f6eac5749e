import { sql } from 'kysely'
import { mailSettingsStream } from '#modules/notifications/events.ts'
import { type ChosenMails, modesOf } from '#modules/notifications/mail-settings.ts'
import { type Projection, projection, type ReadModels, rows, tableOf } from '#platform/projection.ts'
import { type DistributorRow, distributors } from './distributors.ts'
import { users } from './users.ts'

export type MailSettingsRow = Pick<ChosenMails, 'modes' | 'quiet'> & {
  /** The person's. */
  readonly id: string
}

/** One row per person who wants some mail later, or not at all. */
export const mailSettings = projection<MailSettingsRow>()({
  name: 'mail_settings',
  version: 1,
  of: [mailSettingsStream],
  table: 'id text primary key, modes jsonb not null, quiet jsonb',
  indexes: [],
  key: 'stream',
  when: {
    MailSettingsChosen: (_, { userId, modes, quiet }) =>
      modes.length === 0 && quiet === null ? null : { id: userId, modes: modesOf(modes), quiet },
  },
  topics: ({ userId }) => [`feed:${userId}`],
  onPoison: 'park',
})

/** What one person has chosen; undefined: nothing. */
export const mailSettingsOf = (db: ReadModels, userId: string): Promise<MailSettingsRow | undefined> =>
  rows(db, mailSettings).selectAll().where('id', '=', userId).executeTakeFirst()

type Choice = MailSettingsRow & { readonly countryId: DistributorRow['countryId'] | null }

/** Everybody who has chosen, by person, with the country of their company: one statement, however many hear of something. */
export const chosenMails = async (db: ReadModels): Promise<ReadonlyMap<string, Choice>> => {
  const table = ({ name }: Projection) => sql.table(tableOf({ name, version: db.liveVersion(name) }))
  const found = await sql<Choice>`
    select s.id, s.modes, s.quiet, d.country_id from ${table(mailSettings)} s
    left join ${table(users)} u on u.id = s.id
    left join ${table(distributors)} d on d.id = u.distributor_id`.execute(db.kysely)
  return new Map(found.rows.map((row) => [row.id, row]))
}
