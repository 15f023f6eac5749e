import { REFRESH_COOKIE, REFRESH_PATH, SIGN_COOKIE, type Tokens } from '#platform/access/sessions.ts'
import type { Caller } from '#platform/http/serve.ts'

export const keepCookies = (caller: Caller, { refreshToken: token, refreshMaxAgeSeconds }: Tokens) => {
  if (token === null) return
  const age = refreshMaxAgeSeconds === null ? {} : { maxAgeSeconds: refreshMaxAgeSeconds }
  caller.setCookie(REFRESH_COOKIE, token, { path: REFRESH_PATH, ...age })
  caller.setCookie(SIGN_COOKIE, 'probably', { path: '/', seenByPages: true, ...age })
}

export const dropCookies = (caller: Caller) => {
  caller.setCookie(REFRESH_COOKIE, null, { path: REFRESH_PATH })
  caller.setCookie(SIGN_COOKIE, null, { path: '/', seenByPages: true })
}
