import { distributors as distributorsModule } from '#modules/distributors/module.ts'
import { files } from '#modules/files/module.ts'
import { identity } from '#modules/identity/module.ts'
import { notifications as notificationsModule } from '#modules/notifications/module.ts'
import { searchOf } from '#modules/search/module.ts'
import { readDraft, saveDraft, signUp } from '#modules/signup/contract.ts'
import { signup } from '#modules/signup/module.ts'
import { currentTexts } from '#modules/signup/texts-agreed-to.ts'
import type { Input } from '#platform/http/endpoint.ts'
import { addresses } from '#projections/addresses.ts'
import { companyFiles } from '#projections/company_files.ts'
import { companyOverviews } from '#projections/company_overviews.ts'
import { distributors } from '#projections/distributors.ts'
import { loyaltyAccounts } from '#projections/loyalty_accounts.ts'
import { loyaltyRules } from '#projections/loyalty_rules.ts'
import { mailSettings } from '#projections/mail_settings.ts'
import { notifications } from '#projections/notifications.ts'
import { orders } from '#projections/orders.ts'
import { users } from '#projections/users.ts'

import { PASSWORD, peopleOf } from './people.ts'
import { startPortal, type TestPortal } from './portal.ts'

/** A visitor's browser, as far as a sign-up needs one: it keeps the cookie of its draft. */
export const visitorOf = (portal: TestPortal, address: string) => {
  let cookies: Record<string, string> = {}
  const keep = <Answer extends { cookies: readonly { name: string; value: string }[] }>(answer: Answer): Answer => {
    for (const { name, value } of answer.cookies) if (name === 'partnercare_draft') cookies = { [name]: value }
    return answer
  }
  const calling = () => ({ address, cookies })

  const asksToUpload = (type = 'pdf', bucket = 'signup') =>
    portal.node.app.inject({ url: `/api/s3/bucket/url?type=${type}&bucket=${bucket}`, remoteAddress: address, cookies })
  const uploads = async (text = 'paper', name = 'paper.pdf'): Promise<string> => {
    const { url } = (await asksToUpload()).json<{ url: string }>()
    const sent = await portal.node.app.inject({
      method: 'PUT',
      url: `${url}&name=${name}`,
      headers: { 'content-type': 'application/pdf' },
      payload: Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n% ${text}\ntrailer<</Root 1 0 R>>\n%%EOF`),
      remoteAddress: address,
    })
    return sent.json<{ path: string }>().path
  }

  return {
    saves: async (input: Input<typeof saveDraft>) => keep(await portal.call(saveDraft, input, calling())),
    reads: () => portal.call(readDraft, {}, calling()),
    asksToUpload,
    uploads,
    /** The five that everybody sends. */
    uploadsAll: async () => ({
      certificateOfIncorporation: await uploads('certificate'),
      memorandum: await uploads('memorandum'),
      registerOfDirectors: await uploads('directors'),
      registerOfMembers: await uploads('members'),
      freeSaleCertificate: await uploads('questionnaire'),
    }),
    signsUp: (input: Input<typeof signUp>, headers: Record<string, string> = {}) =>
      portal.call(signUp, input, { ...calling(), headers }),
  }
}

/** Who signs up, by a unique name. */
export const applicant = (name: string) => ({
  civility: 'MS' as const,
  firstname: `Lucía ${name}`,
  lastname: 'Restrepo',
  job: 'Head of purchasing',
  username: `buyer.${name}`,
  email: `buyer@${name}.example`,
  phone: '+57 310 555 0101',
  phone2: null,
  company: {
    organizationName: `Company ${name}`,
    address: 'Main street 1',
    address2: null,
    zipCode: '1000',
    city: 'Bogotá',
    countryId: 'co',
    email: `hello@${name}.example`,
    phone: '+57 310 555 0102',
  },
})

export const applying = (name: string) => ({
  ...applicant(name),
  password: PASSWORD,
  acceptWho: true,
  agreedTo: currentTexts,
})

/** A portal of all that a sign-up touches, with visitors from addresses of their own: no test uses up the tries of another. */
export const startWithVisitors = async () => {
  const portal = await startPortal({
    modules: [identity, distributorsModule, files, signup, notificationsModule, searchOf([])],
    projections: [
      users,
      distributors,
      addresses,
      loyaltyAccounts,
      loyaltyRules,
      companyFiles,
      companyOverviews,
      notifications,
      mailSettings,
      orders,
    ],
  })
  let visitors = 0
  return { portal, people: await peopleOf(portal), visitor: () => visitorOf(portal, `198.51.100.${++visitors}`) }
}
export type SignupPortal = Awaited<ReturnType<typeof startWithVisitors>>
