import { notFound } from '#platform/decision.ts'
import { serve } from '#platform/http/serve.ts'
import { careCoins } from '#platform/money.ts'
import { distributorOf } from '#projections/distributors.ts'
import { balanceOf } from '#projections/loyalty_accounts.ts'

import { correct, grant, type LoyaltyAccount, loyaltyAccount } from './account.ts'
import { correctCareCoins, countCareCoins, grantCareCoins } from './contract.ts'

const noSuchCompany = notFound('There is no such distributor')
const newBalance = {
  answer: ({ balance }: LoyaltyAccount) => ({ success: true as const, balance: careCoins(balance) }),
}

export const routes = [
  serve(countCareCoins, async ({ db, me }) => ({
    success: true as const,
    data: { balance: careCoins(await balanceOf(db, me.distributorId as string)) },
  })),

  serve(grantCareCoins, async ({ db, log, input: { distributorId, amount, activity } }) => {
    if (!(await distributorOf(db, distributorId))) return noSuchCompany
    return (await log.decide(loyaltyAccount, distributorId, grant(amount, activity), newBalance)).answer
  }),

  serve(correctCareCoins, async ({ db, log, input: { distributorId, change, reason } }) => {
    if (!(await distributorOf(db, distributorId))) return noSuchCompany
    return (await log.decide(loyaltyAccount, distributorId, correct(change, reason), { ...newBalance, reason })).answer
  }),
]
