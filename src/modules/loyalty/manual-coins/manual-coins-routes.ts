import { loyaltyAccount } from '#modules/loyalty/account.ts'
import { correctCareCoins, grantCareCoins, WHY_ANOTHER_AMOUNT } from '#modules/loyalty/contract.ts'
import { careCoins } from '#modules/terms/care-coins.ts'
import { companyOf } from '#modules/terms/company-name.ts'
import { calledBy } from '#platform/access/personal-data.ts'
import { invalid, notFound, type Refusal, refused } from '#platform/decision.ts'
import { type Context, serve } from '#platform/http/serve.ts'
import { existing } from '#platform/log/commands.ts'
import { counted } from '#platform/text/formats.ts'
import { dayIn } from '#platform/time/time-zone.ts'
import { distributorOf, withCompany } from '#projections/distributors.ts'
import { rulesAt } from '#projections/loyalty_rules.ts'
import { manualCoinsListed, manualCoinsOf } from '#projections/manual_coins.ts'
import { namesOf } from '#projections/users.ts'
import {
  approveManualCoins,
  giveByHand,
  type Movement,
  manualCoins,
  noSuchRequest,
  rejectManualCoins,
} from './manual-coins.ts'
import * as calls from './manual-coins-contract.ts'

const success = { success: true as const }
const noSuchCompany = notFound('Distributor not found')

type CoinsContext = Pick<Context<never>, 'log' | 'me' | 'now' | 'newId' | 'configuration'>

const given = async (
  { log, me, now, newId, configuration }: CoinsContext,
  distributorId: string,
  movement: Movement,
) => {
  const requestId = newId()
  const today = dayIn(now, configuration.officeTimeZone)
  const targets = { hand: existing(manualCoins, me.userId), account: existing(loyaltyAccount, distributorId) }
  const { answer } = await log.decideTogether(targets, giveByHand(movement, { requestId, today }), {
    ...(movement.reason && { reason: movement.reason }),
    answer: ({ hand, account }) => ({
      ...success,
      balance: careCoins(account.balance),
      ...(requestId in hand.waiting && { waits: true }),
    }),
  })
  return answer
}

/** CareCoins by hand: booked at once, or once a second administrator has approved. */
export const manualCoinsRoutes = [
  serve(grantCareCoins, async (context) => {
    const { db, now } = context
    const { distributorId, amount, activity, reason = null } = context.input
    const company = await distributorOf(db, distributorId)
    if (!company) return noSuchCompany
    if (company.loyaltyGroup === null) return refused(`${company.organizationName} is not in the loyalty programme`)
    const { activities, limits } = await rulesAt(context, now)
    const usual = activities[activity]
    const change = amount ?? usual
    if (change > limits.grant)
      return invalid({ amount: `At most ${counted(limits.grant, 'CareCoin')} are granted at once` })
    if (change !== usual && !reason) return invalid({ reason: WHY_ANOTHER_AMOUNT })
    return given(context, distributorId, { change, activity, reason })
  }),

  serve(correctCareCoins, async (context) => {
    const { distributorId, change, reason } = context.input
    if (!(await distributorOf(context.db, distributorId))) return noSuchCompany
    return given(context, distributorId, { change, activity: null, reason })
  }),

  serve(calls.listManualCoins, async ({ db, personal, input }) => {
    const page = await manualCoinsListed(db, withCompany(db), input)
    const people = page.rows.flatMap(({ requestedBy, decidedBy }) => [requestedBy, ...(decidedBy ? [decidedBy] : [])])
    const opened = await personal.openAll([...(await namesOf(db, people)).values()])
    const names = new Map<string, string>(opened.map((person) => [person.id, calledBy(person)]))
    const named = (id: string | null) => (id === null ? null : { id, name: names.get(id) ?? '—' })
    return {
      ...page,
      rows: page.rows.map(
        ({ companyId, companyName, companyKey: _, distributorId: __, requestedBy, decidedBy, ...row }) => ({
          ...row,
          distributor: companyOf({ companyId, companyName }),
          requestedBy: named(requestedBy),
          decidedBy: named(decidedBy),
        }),
      ),
    }
  }),

  serve(calls.approveManualCoins, async ({ db, log, me, input: { id } }): Promise<typeof success | Refusal> => {
    const request = await manualCoinsOf(db, id)
    if (!request) return noSuchRequest
    const { requestedBy, distributorId, reason } = request
    const targets = { hand: existing(manualCoins, requestedBy), account: existing(loyaltyAccount, distributorId) }
    await log.decideTogether(targets, approveManualCoins(id, me.userId), { answer: success, ...(reason && { reason }) })
    return success
  }),

  serve(calls.rejectManualCoins, async ({ db, log, input: { id, reason } }): Promise<typeof success | Refusal> => {
    const request = await manualCoinsOf(db, id)
    if (!request) return noSuchRequest
    await log.decide(manualCoins, request.requestedBy, rejectManualCoins(id, reason), { answer: success, reason })
    return success
  }),
]
