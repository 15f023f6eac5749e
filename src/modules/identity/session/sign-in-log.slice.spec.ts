import { afterAll, beforeAll, expect, test } from 'vitest'
import { distributors as distributorsModule } from '#modules/distributors/module.ts'
import { proposeSecondFactor, showSecondFactor, turnSecondFactorOn } from '#modules/identity/account-contract.ts'
import { deactivateUser, signIn } from '#modules/identity/contract.ts'
import { identity } from '#modules/identity/module.ts'
import { codeOf, fromBase32, stepAt } from '#platform/access/totp.ts'
import { addresses } from '#projections/addresses.ts'
import { distributors } from '#projections/distributors.ts'
import { loyaltyAccounts } from '#projections/loyalty_accounts.ts'
import { loyaltyRules } from '#projections/loyalty_rules.ts'
import { users } from '#projections/users.ts'
import { PASSWORD, peopleOf } from '#tests/people.ts'
import { startPortal } from '#tests/portal.ts'

type Line = { readonly msg: string; readonly who?: string | null; readonly login?: string; readonly signIn?: string }

const lines: string[] = []
const start = async () => {
  const portal = await startPortal({
    modules: [identity, distributorsModule],
    projections: [users, distributors, addresses, loyaltyAccounts, loyaltyRules],
    logTo: { write: (line) => lines.push(line) },
  })
  return { portal, ...(await peopleOf(portal)) }
}
let { portal, registers, joins, signs } = {} as Awaited<ReturnType<typeof start>>
beforeAll(async () => {
  ;({ portal, registers, joins, signs } = await start())
})
afterAll(() => portal.stop())

const logged = async (act: () => Promise<unknown>): Promise<Line | undefined> => {
  lines.length = 0
  await act()
  const signIns = () => lines.map((line): Line => JSON.parse(line)).filter((line) => line.signIn !== undefined)
  await expect.poll(() => signIns().length).toBe(1)
  return signIns()[0]
}

test('every sign-in is logged by whom it was and what became of it, and never by the login in clear', async () => {
  const [email, unknown] = ['logged@andina.example', 'unknown.logged@andina.example']
  const company = await registers('Logged')
  const who = await joins(email, company)
  const gone = await joins('gone.logged@andina.example', company)
  const tries = (login: string, password: string) => () => portal.call(signIn, { email: login, password })
  const everything: string[] = []
  const expectLine = async (act: () => Promise<unknown>, line: object) => {
    expect(await logged(act)).toMatchObject(line)
    everything.push(...lines)
  }

  await expectLine(tries(email, PASSWORD), { msg: 'answered', who, signIn: 'signed in' })
  await expectLine(tries(email, 'Wrong.2026'), { msg: 'refused', who, signIn: 'wrong password' })
  const { login } = (await logged(tries(unknown, PASSWORD)))!
  expect(login).toMatch(/^[\w-]{20,}$/)
  await expectLine(tries(` ${unknown.toUpperCase()}`, 'Wrong.2026'), { who: null, login, signIn: 'unknown login' })

  const { jwt } = await signs(email)
  await portal.call(deactivateUser, { id: gone }, { jwt })
  await expectLine(tries('gone.logged@andina.example', PASSWORD), { who: gone, signIn: 'account not active' })

  const { secret } = (await portal.call(proposeSecondFactor, {}, { jwt })).body
  const code = (later: number) => codeOf(fromBase32(secret), stepAt(new Date()) + later)
  await portal.call(turnSecondFactorOn, { code: code(-1) }, { jwt })
  await expectLine(tries(email, PASSWORD), { msg: 'refused', who, signIn: 'password right' })
  const { ticket } = (await portal.call(signIn, { email, password: PASSWORD })).problem
  const shows = (shown: string) => () => portal.call(showSecondFactor, { ticket: String(ticket), code: shown })
  await expectLine(shows('000000'), { msg: 'refused', who, signIn: 'wrong code' })
  await expectLine(shows(code(0)), { msg: 'answered', who, signIn: 'signed in' })
  await expectLine(() => portal.call(showSecondFactor, { ticket: 'none', code: '000000' }), {
    msg: 'refused',
    who: null,
    signIn: 'ticket over',
  })

  for (let i = 0; i < 12; i++) await tries(email, 'Wrong.2026')()
  await expectLine(tries(email, PASSWORD), { msg: 'refused', who, signIn: 'too many failed' })
  expect(everything.join('\n')).not.toMatch(/logged@|andina\.example|PartnerCare\.2026|Wrong\.2026/i)
})
