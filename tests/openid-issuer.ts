import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

export const CLIENT = { clientId: 'portal', clientSecret: 'secret-of-the-portal' }

type Claims = { readonly email?: string; readonly email_verified?: boolean; readonly [claim: string]: unknown }

const newKey = () => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  ...{ kid: randomUUID(), use: 'sig', alg: 'RS256' },
})

/** An OpenID Connect issuer on a free port of this machine. Its people are who `people` has, by their login there. */
export const startIssuer = async (returnTo = 'http://localhost:3000') => {
  const people = new Map<string, Claims>()
  const server = createServer((request, response) => provider.callback()(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const issuer = `http://localhost:${port}`

  const started = () =>
    new Provider(issuer, {
      clients: [
        {
          ...{ client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret },
          ...{ redirect_uris: [`${returnTo}/login/return`], post_logout_redirect_uris: [`${returnTo}/`] },
          ...{ token_endpoint_auth_method: 'client_secret_post', require_auth_time: true },
        },
      ],
      jwks: { keys: [newKey()] },
      cookies: { keys: ['of a test'] },
      claims: { openid: ['sub', 'groups', 'amr', 'xms_edov'], email: ['email', 'email_verified'], profile: ['name'] },
      conformIdTokenClaims: false,
      ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
      pkce: { required: () => true },
      findAccount: async (_, id) => {
        const claims = people.get(id)
        return claims && { accountId: id, claims: () => ({ sub: id, ...claims }) }
      },
      loadExistingGrant: async ({ oidc }) => {
        const grant = new oidc.provider.Grant({
          accountId: oidc.session.accountId,
          clientId: oidc.client.clientId,
        })
        grant.addOIDCScope('openid email profile')
        await grant.save()
        return grant
      },
    })
  let provider = started()

  /** What a browser does that was sent to `to`: signs in where it is prompted to, and comes back with the answer. */
  const answers = async (to: string, login: string): Promise<string> => {
    const cookies = new Map<string, string>()
    let next = new URL(to)
    let form: URLSearchParams | null = null
    for (let steps = 0; steps < 10; steps++) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const response: Response = await fetch(next, {
        redirect: 'manual',
        headers: { cookie },
        ...(form && { method: 'POST', body: form }),
      })
      for (const set of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
        cookies.set(name, value)
      }
      const location = response.headers.get('location')
      form = location ? null : new URLSearchParams({ prompt: 'login', login, password: 'any' })
      if (location) next = new URL(location, next)
      else {
        const page = await response.text()
        const [, action] = /<form[^>]*action="([^"]+)"/.exec(page) ?? []
        if (!action) throw new Error(`The issuer shows no form: ${page}`)
        next = new URL(action, next)
      }
      if (next.origin === returnTo) return next.search.slice(1)
    }
    throw new Error('The issuer leads nowhere')
  }

  return {
    issuer,
    people,
    answers,
    /** From now on it signs by another key alone. */
    replaceKeys: () => {
      provider = started()
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}
