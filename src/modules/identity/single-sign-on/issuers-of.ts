import { paths } from '#paths'
import type { Account } from '#platform/access/accounts.ts'
import type { Me } from '#platform/access/permissions.ts'
import type { Issuer } from '#platform/access/single-sign-on/openid.ts'
import { type Refusal, refused } from '#platform/decision.ts'
import type { Services } from '#platform/services.ts'

type IssuerContext = Pick<Services, 'configuration' | 'linkedSignIns' | 'personal'>

/** Of a company; null: of the office. Null where there is none. */
export const issuerOf = async (
  { configuration, linkedSignIns, personal }: IssuerContext,
  company: string | null,
): Promise<Issuer | null> => {
  if (company === null) return configuration.singleSignOn
  const signIn = await linkedSignIns.ofCompany(company)
  if (!signIn) return null
  const { issuer, clientId, secret } = signIn
  return { issuer, clientId, clientSecret: await personal.open(secret) }
}

/** Whether this person must sign in by single sign-on. */
export const isRequired = async (
  { configuration, linkedSignIns }: Pick<Services, 'configuration' | 'linkedSignIns'>,
  { distributorId }: Pick<Me, 'distributorId'>,
): Promise<boolean> =>
  distributorId === null
    ? (configuration.singleSignOn?.required ?? false)
    : ((await linkedSignIns.ofCompany(distributorId))?.required ?? false)

const notByPassword = refused('Your account signs in by single sign-on, not by password.', { status: 403 })

/** After a right password. Break-glass: an administrator whose second factor is on goes on to it. */
export const byPasswordRefusal = async (
  context: Pick<Services, 'configuration' | 'linkedSignIns' | 'secondFactors'>,
  account: Account,
): Promise<Refusal | null> => {
  if (!(await isRequired(context, account))) return null
  return account.role === 'ADMIN' && (await context.secondFactors.isOn(account.userId)) ? null : notByPassword
}

/** Where the session ends at the issuer that it began at; null: it began by password, or there is no such address. */
export const endAtIssuer = async (
  context: IssuerContext & Pick<Services, 'sessionHistory' | 'openId'>,
  { sessionId, distributorId }: Me,
): Promise<string | null> => {
  if (!(await context.sessionHistory.isSingleSignOn(sessionId))) return null
  const issuer = await issuerOf(context, distributorId)
  return issuer && context.openId.endOf(issuer, context.configuration.publicUrl + paths.landing())
}
