import { user } from '#modules/identity/user.ts'
import { assignedKinds, readDeskKey } from '#modules/terms/assigned-work.ts'
import { ownCompany } from '#platform/access/own-company.ts'
import { provePerson } from '#platform/access/own-password.ts'
import type { Me } from '#platform/access/permissions.ts'
import { isRefusal } from '#platform/decision.ts'
import { type Context, serve } from '#platform/http/serve.ts'
import { existing } from '#platform/log/commands.ts'
import { compareTexts } from '#platform/text/alphabet.ts'
import { cartOf } from '#projections/carts.ts'
import { distributorsById, representedBy } from '#projections/distributors.ts'
import { openReportsBy } from '#projections/reports.ts'
import { assignedTo } from '#projections/ticket_desks.ts'
import { openTicketsBy } from '#projections/tickets.ts'
import { draftedBy } from '#projections/vettings.ts'
import { handStaffWorkOver, handWorkOver, openWork, staffWork } from './hand-over-contract.ts'
import { type Desk, handOver, rolesFor } from './handing-over.ts'
import { personIn } from './invitation-routes.ts'

type HandOverContext = Omit<Context<typeof handWorkOver>, 'me'> & { readonly me: Me }
type HandOverReader = Pick<HandOverContext, 'db'>

const done = { success: true }

const begunBy = async ({ db }: HandOverReader, userId: string) => {
  const [{ lines, draft }, tickets, theirs, reports] = await Promise.all([
    cartOf(db, userId),
    openTicketsBy(db, userId, 'PRIVATE'),
    openTicketsBy(db, userId, 'COMPANY'),
    openReportsBy(db, userId),
  ])
  const hasDraft = draft.shippingAddressId !== null || draft.contact !== null
  const roles = rolesFor({ orders: lines.length > 0 || hasDraft, companies: false, requests: false })
  return { cart: lines.length, hasDraft, tickets, shared: theirs.length + reports, roles }
}

const onDeskOf = async ({ db }: HandOverReader, userId: string) => {
  const [represented, requests, drafted] = await Promise.all([
    representedBy(db, [userId]),
    assignedTo(db, userId),
    draftedBy(db, userId).then((ids) => distributorsById(db, ids)),
  ])
  const named = (companies: Iterable<(typeof represented)[number]>) =>
    [...companies]
      .map(({ id, organizationName: name }) => ({ id, name }))
      .toSorted((a, b) => compareTexts(a.name, b.name))
  const work = requests.flatMap((key) => readDeskKey(key)?.kind ?? [])
  const assigned = assignedKinds
    .map((kind) => ({ kind, count: work.filter((it) => it === kind).length }))
    .filter(({ count }) => count > 0)
  return {
    companies: named(represented),
    requests: requests.length - work.length,
    assigned,
    files: named(drafted.values()),
    roles: rolesFor({
      orders: false,
      companies: represented.length > 0,
      requests: requests.length > work.length,
      assigned: assigned.map(({ kind }) => kind),
    }),
  }
}

const handsOver = async ({ log, input: { id, to } }: HandOverContext, desk: Desk) => {
  await log.decideTogether({ from: existing(user, id), to: existing(user, to) }, (states) => {
    const decided = handOver(states.from, states.to, desk)
    return isRefusal(decided) ? decided : { from: decided }
  })
  return done
}

/** A person who leaves must not leave work behind that no one else sees. */
export const handOverRoutes = [
  serve(openWork, async (context) =>
    begunBy(context, (await personIn(context.db, context.input.id, ownCompany(context.me))).id),
  ),

  serve(handWorkOver, async (context) => {
    const { db, me, input } = context
    await provePerson(context)
    const { id } = await personIn(db, input.id, ownCompany(me))
    await personIn(db, input.to, ownCompany(me))
    const { cart, hasDraft } = await begunBy(context, id)
    return handsOver(context, { orders: cart > 0 || hasDraft, companies: false, requests: false })
  }),

  serve(staffWork, async (context) => onDeskOf(context, (await personIn(context.db, context.input.id, null)).id)),

  serve(handStaffWorkOver, async (context) => {
    await provePerson(context)
    const { id } = await personIn(context.db, context.input.id, null)
    const { companies, requests, assigned } = await onDeskOf(context, id)
    return handsOver(context, {
      orders: false,
      companies: companies.length > 0,
      requests: requests > 0,
      assigned: assigned.map(({ kind }) => kind),
    })
  }),
]
