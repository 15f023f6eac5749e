import { isActive } from '#modules/distributors/account-states.ts'
import { needsFirstSteps } from '#modules/identity/events.ts'
import { mayDo } from '#modules/permissions/permissions.ts'
import { ownCompany } from '#platform/access/own-company.ts'
import type { Permission } from '#platform/access/permissions.ts'
import { type Context, serve } from '#platform/http/serve.ts'
import { entriesOf } from '#platform/records.ts'
import { addressesOf } from '#projections/addresses.ts'
import { cartOf } from '#projections/carts.ts'
import { isFileTheirs } from '#projections/company_overviews.ts'
import { distributorOf } from '#projections/distributors.ts'
import { viewsFor } from '#projections/list_views.ts'
import { mailSettingsOf } from '#projections/mail_settings.ts'
import { lastOrders } from '#projections/orders.ts'
import { requestsOf } from '#projections/product_requests.ts'
import { assignedTo } from '#projections/ticket_desks.ts'
import { peopleOfCompany, personOf } from '#projections/users.ts'
import { type FirstStep, type FirstStepKind, showFirstSteps, showOfficeFirstSteps } from './first-steps-contract.ts'

type Done = Readonly<Partial<Record<FirstStepKind, boolean>>>
type StepsContext = Omit<Context<never>, 'input'>

/** What a role must be allowed, to be shown a step; all others are for everyone. */
const needs: Readonly<Partial<Record<FirstStepKind, Permission>>> = {
  DOCUMENTS: 'company.change',
  ADDRESS: 'company.change',
  COLLEAGUE: 'users.manage',
  CART: 'cart.fill',
  ORDER: 'orders.place',
  REQUEST: 'office.requests.answer',
}

const ofCompany = async ({ db, me, now }: StepsContext, distributorId: string): Promise<Done> => {
  const [company, isTheirs, addresses, people, cart, requests, orders] = await Promise.all([
    distributorOf(db, distributorId),
    isFileTheirs(db, distributorId, now),
    addressesOf(db, distributorId, 'SHIPPING'),
    peopleOfCompany(db, distributorId),
    cartOf(db, me.userId),
    requestsOf(db, distributorId),
    lastOrders(db, distributorId),
  ])
  const isActivated = company !== undefined && isActive(company.state)
  const hasOrdered = orders.has(distributorId)
  return {
    DOCUMENTS: isActivated || !isTheirs,
    ACTIVATION: isActivated,
    ADDRESS: addresses.length > 0,
    COLLEAGUE: people.length > 1,
    CART: hasOrdered || cart.lines.length > 0 || requests.length > 0,
    ORDER: hasOrdered,
  }
}

const ofStaff = async ({ db, me, secondFactors }: StepsContext): Promise<Done> => {
  const [factors, requests, views] = await Promise.all([
    secondFactors.among([me.userId]),
    assignedTo(db, me.userId),
    viewsFor(db, me.userId),
  ])
  return {
    SECOND_FACTOR: factors.has(me.userId),
    REQUEST: requests.length > 0,
    VIEW: views.some(({ owner }) => owner === me.userId),
  }
}

/** Those of this person's role, and none for who needs them no more. */
const shownTo = async ({ db, me, now }: StepsContext, steps: () => Promise<Done>): Promise<readonly FirstStep[]> => {
  const person = await personOf(db, me.userId)
  if (!person || !needsFirstSteps(person, now)) return []
  const [done, mails] = await Promise.all([steps(), mailSettingsOf(db, me.userId)])
  const all: Done = { ...done, EMAILS: mails !== undefined }
  return entriesOf(all).flatMap(([kind, isDone]) => {
    const permission = needs[kind]
    return permission && !mayDo(permission, me.role) ? [] : [{ kind, done: isDone === true }]
  })
}

export const firstStepsRoutes = [
  serve(showFirstSteps, (context) => shownTo(context, () => ofCompany(context, ownCompany(context.me)))),
  serve(showOfficeFirstSteps, (context) => shownTo(context, () => ofStaff(context))),
]
