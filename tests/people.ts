import { registerDistributor } from '#modules/distributors/contract.ts'
import type { DistributorId } from '#modules/distributors/events.ts'
import { signIn } from '#modules/identity/contract.ts'
import type { UserId } from '#modules/identity/events.ts'
import { registerPerson } from '#modules/identity/registration.ts'
import type { Role } from '#modules/permissions/roles.ts'
import { orRefuse } from '#platform/decision.ts'

import type { TestPortal } from './portal.ts'

export const PASSWORD = 'PartnerCare.2026'
export const REFRESH = 'partnercare_refresh'

export const company = (organizationName: string, countryId = 'co') => ({
  organizationName,
  address: 'Main street 1',
  zipCode: '1000',
  city: 'Capital',
  countryId,
  email: `hello@${organizationName.toLowerCase()}.example`,
  phone: '+00 1',
  contactName: `Contact of ${organizationName}`,
})

export const person = (email: string) => ({
  civility: 'MS' as const,
  firstname: `Lucía ${email}`,
  lastname: 'Restrepo',
  job: 'Head of purchasing',
  email,
  phone: '+57 310 555 0101',
  password: PASSWORD,
})

export const warehouse = {
  type: 'SHIPPING' as const,
  name: 'Warehouse',
  addressee: 'Diego Salazar',
  address: 'Calle 26',
  zipCode: '110911',
  city: 'Bogotá',
  countryId: 'co',
  email: 'dock@andina.example',
  phone: '+57 1 555 0101',
}

/** Gives a person an account with a password, as the demo world does: through the portal people are invited or sign up. */
export const joined = async (portal: TestPortal, given: Parameters<typeof registerPerson>[1]): Promise<UserId> => {
  const { node } = portal
  const { id } = orRefuse(await registerPerson({ ...node.services, log: portal.asSystem() }, given))
  await node.readModels.waitFor(['users'], await node.log.seal(), 60_000)
  return id
}

/** What an administrator does before anybody else can begin; needs the modules identity and distributors. `adminId`: who has been it already. */
export const peopleOf = async (portal: TestPortal, adminId?: string) => {
  const admin = adminId
    ? await portal.sessionOf({ userId: adminId, role: 'ADMIN', distributorId: null })
    : await portal.as('ADMIN')

  const registers = async (name: string, countryId = 'co'): Promise<DistributorId> =>
    (await portal.call(registerDistributor, company(name, countryId), admin)).body.id

  const joins = async (email: string, distributorId: string | null, role: Role = 'PROCUREMENT'): Promise<UserId> => {
    return joined(portal, { ...person(email), distributorId, role })
  }

  /** As a browser does it: the answer, and what it keeps of it to call with. */
  const signs = async (email: string, password = PASSWORD, remember?: boolean) => {
    const answered = await portal.call(signIn, { email, password, ...(remember !== undefined && { remember }) })
    const cookie = answered.cookies.find(({ name }) => name === REFRESH)
    return {
      answered,
      status: answered.status,
      jwt: answered.body.jwt,
      cookie,
      cookies: { [REFRESH]: cookie?.value ?? '' },
    }
  }

  return { admin, registers, joins, signs }
}
