import { DEVICE_COOKIE, DEVICE_SECONDS, type KnownDevices } from '#platform/access/sessions/known-devices.ts'
import { REFRESH_COOKIE, REFRESH_PATH, SIGN_COOKIE, type Tokens } from '#platform/access/sessions/sessions.ts'
import { hostCookie } from '#platform/http/host-cookie.ts'
import type { Caller } from '#platform/http/serve.ts'

const secureCookie = { name: hostCookie(REFRESH_COOKIE), path: '/' }
const plainCookie = { name: REFRESH_COOKIE, path: REFRESH_PATH }

/** Without content: pages may see it. */
const signCookie = ({ isSecure }: Caller) => (isSecure ? hostCookie(SIGN_COOKIE) : SIGN_COOKIE)

/** Where people come by https, sessions from before the cookie had its prefix go on: their cookie is replaced. */
export const refreshTokenOf = ({ cookie, isSecure }: Caller): string | undefined =>
  (isSecure ? cookie(secureCookie.name) : undefined) ?? cookie(plainCookie.name)

/** Of all sessions that this browser has a cookie of: a sign-in takes their place. */
export const refreshTokensOf = ({ cookie, isSecure }: Caller): readonly string[] =>
  [isSecure ? cookie(secureCookie.name) : undefined, cookie(plainCookie.name)].filter((token) => token !== undefined)

/** From before the cookie had its prefix. */
const dropPlainSign = (caller: Caller) => {
  if (caller.isSecure && caller.cookie(SIGN_COOKIE))
    caller.setCookie(SIGN_COOKIE, null, { path: '/', seenByPages: true })
}

export const keepCookies = (caller: Caller, { refreshToken: token, refreshMaxAgeSeconds }: Tokens) => {
  if (token === null) return
  const age = refreshMaxAgeSeconds === null ? {} : { maxAgeSeconds: refreshMaxAgeSeconds }
  const { name, path } = caller.isSecure ? secureCookie : plainCookie
  caller.setCookie(name, token, { path, ...age })
  if (caller.isSecure && caller.cookie(plainCookie.name)) caller.setCookie(plainCookie.name, null, plainCookie)
  dropPlainSign(caller)
  caller.setCookie(signCookie(caller), 'probably', { path: '/', seenByPages: true, ...age })
}

export const dropCookies = (caller: Caller) => {
  for (const { name, path } of caller.isSecure ? [secureCookie, plainCookie] : [plainCookie])
    caller.setCookie(name, null, { path })
  dropPlainSign(caller)
  caller.setCookie(signCookie(caller), null, { path: '/', seenByPages: true })
}

const deviceCookie = ({ isSecure }: Caller) =>
  isSecure ? { name: hostCookie(DEVICE_COOKIE), path: '/' } : { name: DEVICE_COOKIE, path: REFRESH_PATH }

export const deviceCookieOf = (caller: Caller): string | undefined => caller.cookie(deviceCookie(caller).name)

/** A new sign-in keeps the device's name, and with it its failures so far. */
export const keepDevice = (caller: Caller, devices: KnownDevices, userId: string) => {
  const { name, path } = deviceCookie(caller)
  const known = caller.cookie(name)
  const value = known && devices.read(known, userId) ? known : devices.issue(userId)
  caller.setCookie(name, value, { path, maxAgeSeconds: DEVICE_SECONDS })
}
