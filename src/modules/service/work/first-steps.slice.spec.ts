import { afterAll, expect, test } from 'vitest'
import { currentUser, putFirstStepsAway } from '#modules/identity/contract.ts'
import { chooseMails } from '#modules/notifications/mails/mail-contract.ts'
import { startWholeTrading } from '#tests/whole-trading.ts'
import { showFirstSteps, showOfficeFirstSteps } from './first-steps-contract.ts'

const { portal, andina, sales, placed, done, world } = await startWholeTrading()
afterAll(() => portal.stop())

type Person = Pick<typeof sales, 'jwt'>
const stepsOf = async (who: Person, call: typeof showFirstSteps | typeof showOfficeFirstSteps = showFirstSteps) =>
  Object.fromEntries((await done(call, {}, who)).map((step) => [step.kind, step.done]))
const isNew = async (who: Person) => (await done(currentUser, {}, who)).needsFirstSteps

test('a company’s steps are done by what happened, each role sees its own', async () => {
  expect(await stepsOf(andina.procurement)).toEqual({
    ...{ DOCUMENTS: true, ACTIVATION: true, ADDRESS: true, COLLEAGUE: true },
    ...{ CART: false, ORDER: false, EMAILS: false },
  })
  expect(await stepsOf(andina.marketing)).toEqual({ ACTIVATION: true, CART: false, EMAILS: false })
  await placed(andina)
  await done(chooseMails, { modes: [], quiet: null }, andina.procurement)
  expect(await stepsOf(andina.procurement)).toMatchObject({ CART: true, ORDER: true, EMAILS: true })
  expect(await stepsOf(andina.marketing)).toEqual({ ACTIVATION: true, CART: true, EMAILS: false })
})

test('staff have steps of their own', async () => {
  expect(await stepsOf(sales, showOfficeFirstSteps)).toEqual({
    SECOND_FACTOR: false,
    REQUEST: false,
    VIEW: false,
    EMAILS: false,
  })
  const analyst = await world.person('Tomas', 'ANALYST', null)
  expect(await stepsOf(analyst, showOfficeFirstSteps)).toEqual({ SECOND_FACTOR: false, VIEW: false, EMAILS: false })
})

test('the list is gone once it is put away, for this person alone, and after 90 days', async () => {
  expect(await isNew(andina.procurement)).toBe(true)
  await done(putFirstStepsAway, {}, andina.procurement)
  await done(putFirstStepsAway, {}, andina.procurement)
  expect([await isNew(andina.procurement), await stepsOf(andina.procurement)]).toEqual([false, {}])
  expect(await isNew(andina.marketing)).toBe(true)
  await portal.owner.query(`update es.clock set shift = shift + interval '91 days'`)
  await portal.node.clock.follow()
  await world.signAgain()
  expect(await isNew(andina.marketing)).toBe(false)
})
