import * as Schema from 'effect/Schema'
import { Role } from '#modules/permissions/roles.ts'
import { assignedKinds } from '#modules/terms/assigned-work.ts'
import { endpoint } from '#platform/http/endpoint.ts'

const { Array: List, Boolean: Truth, Int, String: Text, Struct } = Schema
const uuid = Text.check(Schema.isUUID())
const params = { id: uuid }
const body = { to: uuid }
const Success = Struct({ success: Truth })

const Request = Struct({ id: Text, reference: Text })
/** Who may take it over. */
const roles = List(Role)

/** What a person of a company has begun and not ended. */
export const openWork = endpoint('GET /users/:id/work', {
  may: 'users.manage',
  does: 'What a person of the company has begun: what only they see, which a colleague can take over, and what the company goes on with anyway',
  params,
  answer: Struct({
    /** Lines. */
    cart: Int,
    hasDraft: Truth,
    /** Requests that only they read. */
    tickets: List(Request),
    /** Requests and reports of theirs that the company reads. */
    shared: Int,
    roles,
  }),
  reads: ['carts', 'tickets', 'reports'],
})

export const handWorkOver = endpoint('HandWorkOver POST /users/:id/hand-over', {
  may: 'users.manage',
  does: 'A colleague of the company takes over what a person has begun and only they see: their cart, the order that they prepare, their private requests',
  params,
  body,
  answer: Success,
  awaits: ['users'],
})

export const staffWork = endpoint('GET /office/people/:id/work', {
  may: 'office.accounts.manage',
  does: 'What a member of staff has on their desk: companies that they represent, requests that they answer, other work that is assigned to them, files on which they have drafted decisions',
  params,
  answer: Struct({
    companies: List(Struct({ id: Text, name: Text })),
    requests: Int,
    assigned: List(Struct({ kind: Schema.Literals(assignedKinds), count: Int })),
    files: List(Struct({ id: Text, name: Text })),
    roles,
  }),
  reads: ['distributors', 'ticket_desks', 'vettings'],
})

export const handStaffWorkOver = endpoint('HandStaffWorkOver POST /office/people/:id/hand-over', {
  may: 'office.accounts.manage',
  does: 'A colleague represents the companies, answers the requests and has the orders, quotes, documents and files of a member of staff from now on, all of them; drafted decisions are free for others again',
  params,
  body,
  answer: Success,
  awaits: ['users'],
})
