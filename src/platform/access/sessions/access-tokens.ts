import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { validate } from 'uuid'
import { type TokenKeys, type TokenSecrets, tokenKeys } from '#platform/access/token-keys.ts'
import { present } from '#platform/typed.ts'

export const ISSUER = 'partnercare'
export const AUDIENCE = 'partnercare-api'
const ALGORITHM = 'HS256'
const LIFETIME_SECONDS = 600
const MOST_REMEMBERED = 5000

export type Bearer = { readonly userId: string; readonly sessionId: string }

export type AccessTokens = {
  readonly issue: (bearer: Bearer) => Promise<string>
  /** null: not signed by us like this, or expired. */
  readonly read: (jwt: string) => Promise<Bearer | null>
}

const isUuid = (value: unknown): boolean => typeof value === 'string' && validate(value)

/** JWTs of 10 minutes; verified ones are cached. `now`: a time shared by all nodes. */
export const accessTokens = (secrets: TokenSecrets, now: () => Date): AccessTokens => {
  const keys = tokenKeys(secrets, 'access tokens')
  const verified = new Map<string, Bearer & { expiresAt: number }>()

  const remember = (jwt: string, bearer: Bearer & { expiresAt: number }) => {
    if (verified.size >= MOST_REMEMBERED) verified.delete(present(verified.keys().next().value))
    verified.set(jwt, bearer)
  }

  const payloadOf = async (jwt: string, [key, ...others]: TokenKeys = keys): Promise<JWTPayload> => {
    try {
      const { payload } = await jwtVerify(jwt, key, {
        algorithms: [ALGORITHM],
        typ: 'JWT',
        issuer: ISSUER,
        audience: AUDIENCE,
        currentDate: now(),
        requiredClaims: ['iss', 'aud', 'sub', 'sid', 'exp'],
      })
      return payload
    } catch (error) {
      const [next, ...rest] = others
      if (!next || !(error instanceof errors.JWSSignatureVerificationFailed)) throw error
      return payloadOf(jwt, [next, ...rest])
    }
  }

  return {
    issue: ({ userId, sessionId }) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(userId)
        .setIssuedAt(now())
        .setExpirationTime(new Date(now().getTime() + LIFETIME_SECONDS * 1000))
        .sign(keys[0]),

    read: async (jwt) => {
      const known = verified.get(jwt)
      if (known) {
        if (known.expiresAt > now().getTime()) return known
        verified.delete(jwt)
        return null
      }
      try {
        const payload = await payloadOf(jwt)
        if (!isUuid(payload.sub) || !isUuid(payload.sid)) return null
        const bearer = {
          userId: String(payload.sub),
          sessionId: String(payload.sid),
          expiresAt: Number(payload.exp) * 1000,
        }
        remember(jwt, bearer)
        return bearer
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof TypeError) return null
        throw error
      }
    },
  }
}
