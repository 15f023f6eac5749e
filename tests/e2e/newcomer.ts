import { PASSWORD } from '#fixtures/staff.ts'

import { callerOf } from './caller.ts'

/** Somebody new in a company: a test that changes for good who they are, or how they get in, has one for each try. */
export const newcomer = async (portalUrl: string): Promise<{ name: string; email: string }> => {
  const admin = await callerOf(portalUrl, 'admin@partnercare.example')
  const companies = await admin.get<{ id: string }[]>('/office/distributors')
  const lastname = `Number ${Date.now()}`
  const email = `${lastname.replace(' ', '.').toLowerCase()}@andina.example`
  await admin.send('POST', '/office/users', {
    distributorId: companies[0]!.id,
    role: 'MARKETING',
    civility: 'OTHER',
    firstname: 'Newcomer',
    lastname,
    job: 'Buyer',
    email,
    phone: '+57 319 555 0199',
    password: PASSWORD,
  })
  return { name: `Newcomer ${lastname}`, email }
}
