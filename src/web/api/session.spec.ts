import { afterEach, describe, expect, test, vi } from 'vitest'

import { millisecondsUntilRenewal, sessionStatus, startSession } from './session.ts'

const token = (lifetime: number) => {
  const iat = Date.parse('2026-11-20T12:00:00Z') / 1000
  const claims = JSON.stringify({ sub: 'ü', iat, exp: iat + lifetime })
  return `head.${Buffer.from(claims).toString('base64url')}.signature`
}

describe('a token is renewed', () => {
  test('a minute before it ends, whatever the clock of this machine says', () =>
    expect(millisecondsUntilRenewal(token(600))).toBe(540_000))
  test('soon when it is short, never in a busy loop', () => expect(millisecondsUntilRenewal(token(10))).toBe(5_000))
  test('after a while when it cannot be read', () => expect(millisecondsUntilRenewal('nonsense')).toBe(300_000))
})

describe('a page that starts while the server is away', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('sends no one to sign in: it repeats the request until the server says who it is', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('document', { cookie: 'partnercare_session=yes' })
    const answers = [503, 502, 200].map((status) => new Response(JSON.stringify({ jwt: token(600) }), { status }))
    vi.stubGlobal('fetch', async () => answers.shift())
    const started = startSession()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(sessionStatus()).toBe('starting')
    await vi.advanceTimersByTimeAsync(2_000)
    await started
    expect(sessionStatus()).toBe('signed-in')
  })
})

describe('the refresh that the page sent before the app came', () => {
  const start = async () => {
    vi.resetModules()
    const session = await import('./session.ts')
    await session.startSession()
    return session
  }
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('is taken over, once: the next one is sent', async () => {
    vi.useFakeTimers()
    const answer = () => new Response(JSON.stringify({ jwt: token(600) }))
    const sent: string[] = []
    vi.stubGlobal('document', { cookie: 'partnercare_session=yes' })
    vi.stubGlobal('refreshSentAhead', Promise.resolve(answer()))
    vi.stubGlobal('fetch', async (path: string) => {
      sent.push(path)
      return answer()
    })
    const { renew, sessionStatus } = await start()
    expect([sessionStatus(), sent]).toEqual(['signed-in', []])
    await renew()
    expect(sent).toEqual(['/api/auth/refresh'])
  })

  test('says that the session is over', async () => {
    vi.stubGlobal('document', { cookie: 'partnercare_session=yes' })
    vi.stubGlobal('refreshSentAhead', Promise.resolve(new Response(null, { status: 401 })))
    const { hasSessionEnded } = await start()
    expect(hasSessionEnded()).toBe(true)
  })
})
