import { PASSWORD } from '#fixtures/companies/staff.ts'

import { callerOf } from './caller.ts'
import { newestLink } from './mailed-link.ts'

/** Invited by the administrator, and joins by the link in the mail. */
export const joins = async (
  portalUrl: string,
  person: { readonly email: string; readonly [field: string]: unknown },
  password = PASSWORD,
): Promise<void> => {
  const admin = await callerOf(portalUrl, 'admin@partnercare.example')
  await admin.send('POST', '/office/people/invite', person)
  const link = new URL(await newestLink(portalUrl, person.email, 'reset-password'), portalUrl)
  await admin.send('POST', '/users/password', { token: link.searchParams.get('token'), password })
}

/** A new user of a company: a test that changes for good who they are, or how they sign in, has one for each try. */
export const newcomer = async (portalUrl: string): Promise<{ name: string; email: string }> => {
  const admin = await callerOf(portalUrl, 'admin@partnercare.example')
  const companies = await admin.get<{ id: string }[]>('/office/company-names')
  const lastname = `Number ${Date.now()}`
  const email = `${lastname.replace(' ', '.').toLowerCase()}@andina.example`
  await joins(portalUrl, {
    distributorId: companies[0]!.id,
    role: 'MARKETING',
    civility: 'OTHER',
    firstname: 'Newcomer',
    lastname,
    job: 'Buyer',
    email,
    phone: '+57 319 555 0199',
  })
  return { name: `Newcomer ${lastname}`, email }
}
