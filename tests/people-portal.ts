import type { DistributorId } from '#modules/distributors/events.ts'
import { distributors as distributorsModule } from '#modules/distributors/module.ts'
import { files } from '#modules/files/module.ts'
import { identity } from '#modules/identity/module.ts'
import { officePeople } from '#modules/identity/people/people-contract.ts'
import { searchOf } from '#modules/search/module.ts'
import type { Input } from '#platform/http/endpoint.ts'
import { addresses } from '#projections/addresses.ts'
import { carts } from '#projections/carts.ts'
import { companyFiles } from '#projections/company_files.ts'
import { companyNotes } from '#projections/company_notes.ts'
import { companyOverviews } from '#projections/company_overviews.ts'
import { distributors } from '#projections/distributors.ts'
import { loyaltyAccounts } from '#projections/loyalty_accounts.ts'
import { loyaltyRules } from '#projections/loyalty_rules.ts'
import { orders } from '#projections/orders.ts'
import { reports } from '#projections/reports.ts'
import { ticketDesks } from '#projections/ticket_desks.ts'
import { tickets } from '#projections/tickets.ts'
import { users } from '#projections/users.ts'
import { vettings } from '#projections/vettings.ts'
import { peopleOf } from './people.ts'
import { startPortal } from './portal.ts'

/** A portal of people and companies alone, with an administrator. */
export const startWithPeople = async (environment: Readonly<Record<string, string>> = {}) => {
  const portal = await startPortal({
    environment,
    modules: [identity, distributorsModule, files, searchOf([])],
    projections: [
      users,
      distributors,
      addresses,
      companyFiles,
      companyOverviews,
      companyNotes,
      vettings,
      orders,
      loyaltyAccounts,
      loyaltyRules,
      carts,
      tickets,
      ticketDesks,
      reports,
    ],
  })
  const people = await peopleOf(portal)
  let pairs = 0

  const buyerOf = async (name: string, countryId: string): Promise<Buyer> => {
    const id = await people.registers(name, countryId)
    const email = `buyer@${name}.example`
    await people.joins(email, id)
    return { id, jwt: (await people.signs(email)).jwt }
  }

  /** Two new companies with a buyer each, so that whatever forgets whose it is shows. */
  const pair = async () => {
    const name = `pair${++pairs}`
    return { ours: await buyerOf(`ours.${name}`, 'co'), theirs: await buyerOf(`theirs.${name}`, 'no') }
  }

  /** People as an administrator lists them, once their names can be found. */
  const listed = async (query: Input<typeof officePeople>) => {
    await portal.settle()
    return (await portal.call(officePeople, query, people.admin)).body
  }

  return { portal, ...people, pair, listed }
}

/** Of a company, signed in. */
export type Buyer = { readonly id: DistributorId; readonly jwt: string }
export type PeoplePortal = Awaited<ReturnType<typeof startWithPeople>>
