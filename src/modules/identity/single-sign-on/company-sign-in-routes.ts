import { paths } from '#paths'
import { provePerson } from '#platform/access/own-password.ts'
import { invalid, notFound, RefusedError } from '#platform/decision.ts'
import { serve } from '#platform/http/serve.ts'
import { asciiDomain, domainName } from '#platform/text/domain-name.ts'
import { distributorOf } from '#projections/distributors.ts'
import { companySignIn, connect, disconnect } from './company-sign-in.ts'
import { companySingleSignOn, connectSingleSignOn, disconnectSingleSignOn } from './single-sign-on-contract.ts'

const done = { success: true }
const noCompany = notFound('This company does not exist')
const domainTaken = invalid({ domains: 'Another company uses one of these domains' })

/** Entered by administrators alone: the portal calls it. */
const issuerFault = (issuer: string, allowsHttp: boolean): string | null => {
  const address = URL.canParse(issuer) ? new URL(issuer) : null
  const isFit = address?.protocol === 'https:' || (allowsHttp && address?.protocol === 'http:')
  return isFit && !address.search && !address.hash && !address.username
    ? null
    : 'Enter an address such as https://login.example.com'
}

const domainFault = (domains: readonly string[]): string | null =>
  domains.every((domain) => domain.includes('.') && asciiDomain(domain)) ? null : 'Enter domains such as example.com'

/** Which issuer the people of a company sign in at: set by the provider's administrators. */
export const companySignInRoutes = [
  serve(companySingleSignOn, async ({ db, log, configuration, input: { id } }) => {
    if (!(await distributorOf(db, id))) return noCompany
    const { connected } = await log.stateOf(companySignIn, id)
    return { returnTo: configuration.publicUrl + paths.signInReturn(), connected }
  }),

  serve(connectSingleSignOn, async (context) => {
    const { db, log, personal, linkedSignIns, configuration, input } = context
    const { id, clientSecret, ...given } = input
    const domains = [...new Set(given.domains.map((domain) => domainName(domain.trim().toLowerCase())))]
    const issuer = given.issuer.trim()
    const clientId = given.clientId.trim()
    await provePerson(context)
    if (!(await distributorOf(db, id))) return noCompany
    const [wrongIssuer, wrongDomain] = [issuerFault(issuer, configuration.mode !== 'production'), domainFault(domains)]
    if (wrongIssuer) return invalid({ issuer: wrongIssuer })
    if (clientId === '') return invalid({ clientId: 'This field is mandatory' })
    if (wrongDomain) return invalid({ domains: wrongDomain })
    const secret = clientSecret ? await personal.seal(id, clientSecret) : (await linkedSignIns.ofCompany(id))?.secret
    if (!secret) return invalid({ clientSecret: 'This field is mandatory' })
    const settings = { issuer, clientId, domains, required: given.required }
    await log.decide(companySignIn, id, connect(settings), {
      answer: done,
      also: async (tx) => {
        if (!(await linkedSignIns.connect(id, { ...settings, secret }, tx))) throw new RefusedError(domainTaken)
      },
    })
    return done
  }),

  serve(disconnectSingleSignOn, async (context) => {
    const { log, linkedSignIns, input } = context
    await provePerson(context)
    await log.decide(companySignIn, input.id, disconnect, {
      answer: done,
      also: (tx) => linkedSignIns.disconnect(input.id, tx),
    })
    return done
  }),
]
