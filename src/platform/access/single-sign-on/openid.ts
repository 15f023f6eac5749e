import * as openid from 'openid-client'
import { type Refusal, RefusedError, refused } from '#platform/decision.ts'
import { isOneOf } from '#platform/typed.ts'

/** An OpenID Connect issuer, and who we are there. */
export type Issuer = { readonly issuer: string; readonly clientId: string; readonly clientSecret: string }

/** Known to the browser that began alone: the answer must fit all three. */
export type Attempt = { readonly state: string; readonly nonce: string; readonly verifier: string }

/** What an issuer says of a person, once its signature and everything else was verified. */
export type Identity = {
  readonly subject: string
  /** null: unknown, or not confirmed to be theirs. */
  readonly email: string | null
  readonly usedSecondFactor: boolean
  /** When they last proved there who they are; null: it does not say. */
  readonly authenticatedAt: Date | null
  readonly claims: Readonly<Record<string, unknown>>
}

export type OpenId = {
  /** `fresh`: the person must prove there again who they are. `hint`: their login. */
  readonly begin: (
    issuer: Issuer,
    options: { readonly returnTo: string; readonly fresh: boolean; readonly hint: string | null },
  ) => Promise<Attempt & { readonly to: string }>
  /** `address`: where the issuer sent the browser, with its answer. Throws Refused. */
  readonly finish: (
    issuer: Issuer,
    options: { readonly address: URL; readonly attempt: Attempt; readonly fresh: boolean },
  ) => Promise<Identity>
  /** Where the browser ends its session at the issuer; null: it offers none, or is away. */
  readonly endOf: (issuer: Issuer, returnTo: string) => Promise<string | null>
}

const SECONDS = 10
const KEPT_MS = 60 * 60_000
/** As long as an attempt lasts. */
const FRESH_SECONDS = 600

const away = refused('The sign-in service cannot be reached. Please try again in a moment.')
const cancelled = refused('The sign-in service did not sign you in. Please try again.', { status: 401 })
export const attemptOver = refused('This sign-in has expired or was used before. Please start again.', { status: 401 })

const awayCodes = ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'] as const

const isAway = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof openid.ClientError && isOneOf(awayCodes, String(error.code)))

/** The fault of what is configured, here or there; a person who comes back late, or twice, is `invalid_grant`. */
const isOurs = (error: unknown): boolean => error instanceof openid.ResponseBodyError && error.error !== 'invalid_grant'

const meaningOf = (error: unknown): Refusal => {
  if (error instanceof openid.AuthorizationResponseError) return cancelled
  return isAway(error) || isOurs(error) ? away : attemptOver
}

/** Entra ID says of an e-mail that its domain was verified, and others that the address was. */
const isConfirmed = ({ email_verified: email, xms_edov: domain }: Identity['claims']): boolean =>
  email === true || domain === true || domain === '1' || domain === 1

const identityIn = (claims: openid.IDToken): Identity => {
  const { sub, email, amr, auth_time: time } = claims
  return {
    subject: sub,
    email: typeof email === 'string' && isConfirmed(claims) ? email : null,
    usedSecondFactor: Array.isArray(amr) && amr.includes('mfa'),
    authenticatedAt: typeof time === 'number' ? new Date(time * 1000) : null,
    claims,
  }
}

/** `allowsHttp`: never in production. `warn`: gets what is wrong with an issuer. */
export const openIdClient = ({
  allowsHttp,
  warn,
}: {
  readonly allowsHttp: boolean
  readonly warn: (fault: unknown) => void
}): OpenId => {
  const kept = new Map<string, { readonly found: Promise<openid.ServerMetadata>; readonly until: number }>()
  const openly = allowsHttp ? [openid.allowInsecureRequests] : []

  const discovered = (issuer: string, clientId: string): Promise<openid.ServerMetadata> => {
    const known = kept.get(issuer)
    if (known && known.until > performance.now()) return known.found
    const found = openid
      .discovery(new URL(issuer), clientId, undefined, undefined, { execute: openly, timeout: SECONDS })
      .then((configuration) => configuration.serverMetadata())
    kept.set(issuer, { found, until: performance.now() + KEPT_MS })
    found.catch(() => kept.delete(issuer))
    return found
  }

  /** A new one each time, for it keeps the issuer's keys: a key that was replaced meanwhile is fetched. */
  const configured = async ({ issuer, clientId, clientSecret }: Issuer): Promise<openid.Configuration> => {
    const configuration = new openid.Configuration(await discovered(issuer, clientId), clientId, clientSecret)
    configuration.timeout = SECONDS
    for (const apply of [openid.enableNonRepudiationChecks, ...openly]) apply(configuration)
    return configuration
  }

  const orRefused = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      const meaning = meaningOf(error)
      if (meaning === away) warn(error)
      throw new RefusedError(meaning)
    }
  }

  return {
    begin: (issuer, { returnTo, fresh, hint }) =>
      orRefused(async () => {
        const [state, nonce, verifier] = [openid.randomState(), openid.randomNonce(), openid.randomPKCECodeVerifier()]
        const to = openid.buildAuthorizationUrl(await configured(issuer), {
          redirect_uri: returnTo,
          scope: 'openid email profile',
          ...{ state, nonce, code_challenge_method: 'S256' },
          code_challenge: await openid.calculatePKCECodeChallenge(verifier),
          ...(hint !== null && { login_hint: hint }),
          ...(fresh && { prompt: 'login', max_age: '0' }),
        })
        return { to: to.href, state, nonce, verifier }
      }),

    finish: (issuer, { address, attempt: { state, nonce, verifier }, fresh }) =>
      orRefused(async () => {
        const configuration = await configured(issuer)
        const tokens = await openid.authorizationCodeGrant(configuration, address, {
          ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier },
          ...(fresh && { maxAge: FRESH_SECONDS }),
        })
        const claims = tokens.claims()
        if (!claims) throw new Error('The issuer sent no ID token')
        const more =
          claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint
            ? await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)
            : {}
        return identityIn({ ...more, ...claims })
      }),

    endOf: async (issuer, returnTo) => {
      try {
        const configuration = await configured(issuer)
        if (!configuration.serverMetadata().end_session_endpoint) return null
        return openid.buildEndSessionUrl(configuration, { post_logout_redirect_uri: returnTo }).href
      } catch (error) {
        warn(error)
        return null
      }
    },
  }
}
