import { isStaff, type Role } from '#modules/permissions/roles.ts'
import { calledBy } from '#platform/access/personal-data.ts'
import type { Brand } from '#platform/configuration/configuration.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import type { Services } from '#platform/services.ts'
import { ledgerOf } from '#projections/loyalty_entries.ts'
import { namesOf } from '#projections/users.ts'

import { LEDGER_PAGE_SIZE, type readLedger } from './contract.ts'
import { ledgerEntry } from './ledger-view.ts'

type LedgerContext = Pick<Services, 'db' | 'personal'> & { readonly brand: Brand }

/** Companies see the portal's name in place of staff's. */
export const ledgerPage = async (
  { db, personal, brand }: LedgerContext,
  distributorId: string,
  {
    page = 1,
    until,
    namesStaff,
  }: {
    readonly page?: number | undefined
    /** A place in the log: what was recorded after it is left out. */
    readonly until?: number | undefined
    readonly namesStaff: boolean
  },
): Promise<Answer<typeof readLedger>> => {
  const { total, lines } = await ledgerOf(db, distributorId, {
    offset: (page - 1) * LEDGER_PAGE_SIZE,
    limit: LEDGER_PAGE_SIZE,
    until,
  })
  const isNamed = ({ role }: { readonly role: string }) => role !== 'SYSTEM' && (namesStaff || !isStaff(role as Role))
  const people = await personal.openAll([
    ...(
      await namesOf(
        db,
        lines.filter(isNamed).map(({ actor }) => actor),
      )
    ).values(),
  ])
  const names = new Map<string, string>(people.map((person) => [person.id, calledBy(person)]))
  const nameOf = (line: { readonly actor: string; readonly role: string }) =>
    isNamed(line) ? (names.get(line.actor) ?? '—') : brand.name
  return { total, entries: lines.map((line) => ledgerEntry(line, nameOf, brand)) }
}
