import { sql } from 'kysely'
import { InvitationWithdrawn, PersonErased } from '#modules/identity/events.ts'
import { user } from '#modules/identity/user.ts'
import type { Commands } from '#platform/log/commands.ts'
import type { Services } from '#platform/services.ts'
import { eraseAgain } from './erasing.ts'

const REASON = 'Erased before the portal was restored from an older backup'

/** Records the erasure of people whose keys an import has destroyed: the log of the backup does not know of it. */
export const recordErasures = async (
  { db, accounts, files }: Pick<Services, 'db' | 'accounts' | 'files'>,
  log: Commands,
): Promise<number> => {
  const { rows } = await sql<{ id: string }>`
    select s.key as id from es.subject_key k join es.stream s on s.kind = 'user' and s.key = k.person::text
    where k.wrapped is null and not exists (
      select from es.event e
      where e.stream_id = s.id and e.type in (${PersonErased.type}, ${InvitationWithdrawn.type}))`.execute(db.kysely)
  for (const { id } of rows)
    await log.decide(user, id, eraseAgain, {
      reason: REASON,
      also: async (tx) => {
        await accounts.release(id, tx)
        await files.disown(id, tx)
      },
    })
  return rows.length
}
