import { randomUUID } from 'node:crypto'

import { DistributorRegistered, SalesRepresentativeAssigned } from '#modules/distributors/events.ts'
import { UserDeactivated, UserRegistered } from '#modules/identity/events.ts'
import { QuoteApproved, QuoteIssued } from '#modules/ordering/events.ts'
import type { Role } from '#modules/permissions/roles.ts'
import { careCoins } from '#modules/terms/care-coins.ts'
import type { Me } from '#platform/access/permissions.ts'
import type { Day, NewEvent } from '#platform/event.ts'
import { cents } from '#platform/money.ts'

export const SYSTEM = '00000000-0000-0000-0000-000000000000'
export const [andina, nordmed] = [randomUUID(), randomUUID()]
const person = (role: Role, distributorId: string | null): Me => ({
  userId: randomUUID(),
  sessionId: randomUUID(),
  role,
  distributorId,
})
export const ines = person('PROCUREMENT', andina)
export const mateo = person('MARKETING', andina)
export const former = person('MARKETING', andina)
export const ola = person('PROCUREMENT', nordmed)
export const sofia = person('SALES', null)
export const karl = person('SALES', null)
export const admin = person('ADMIN', null)
export const quality = person('QUALITY', null)

export const people: readonly Me[] = [ines, mateo, former, ola, sofia, karl, admin, quality]

type StreamEvent = { readonly kind: string; readonly key: string; readonly event: NewEvent }

const sealed = `sealed:1:${randomUUID()}:aa:bb` as never

const joined = ({ userId, role, distributorId }: Me): StreamEvent => ({
  kind: 'user',
  key: userId,
  event: UserRegistered.make({
    userId: userId as never,
    distributorId,
    role,
    username: sealed,
    civility: 'OTHER',
    firstname: sealed,
    lastname: sealed,
    job: sealed,
    email: sealed,
    phone: sealed,
    phone2: null,
  }),
})

const company = (id: string, organizationName: string): StreamEvent => ({
  kind: 'distributor',
  key: id,
  event: DistributorRegistered.make({
    distributorId: id as never,
    organizationName,
    address: '1 Street',
    address2: null,
    zipCode: '1',
    city: 'City',
    countryId: 'co' as never,
    email: sealed,
    phone: sealed,
    contactName: null,
    contactPhone: null,
  }),
})

/** Two companies with their people, staff, and one who has left; Sofia represents Andina, no one represents NordMed. */
export const background: readonly StreamEvent[] = [
  company(andina, 'Andina Salud'),
  company(nordmed, 'NordMed'),
  ...people.map(joined),
  { kind: 'user', key: former.userId, event: UserDeactivated.make({ userId: former.userId as never }) },
  {
    kind: 'distributor',
    key: andina,
    event: SalesRepresentativeAssigned.make({ distributorId: andina as never, userId: sofia.userId }),
  },
]

let counter = 0
/** A number, and what every event of the order begins with. */
export const anOrder = (distributorId: string) => {
  const num = `2026-${String(++counter).padStart(6, '0')}`
  return { num, of: { orderId: randomUUID() as never, num: num as never, distributorId: distributorId as never } }
}
/** $1 000.00 in all, until 20/12/2026. */
export const quoted = (of: ReturnType<typeof anOrder>['of']) =>
  QuoteIssued.make({
    ...of,
    version: 1,
    lines: [],
    adjustments: [],
    options: [
      {
        optionId: 'sea',
        name: 'Sea freight',
        transportMode: 'Harbor',
        transitDays: null,
        freight: cents(5_000),
        shippingDiscount: cents(0),
        shippingPrice: cents(5_000),
        grandTotal: cents(100_000),
      },
    ],
    subtotal: cents(95_000),
    promoCodeDiscount: cents(0),
    careCoinsUsed: careCoins(0),
    total: cents(95_000),
    validUntil: '2026-12-20T10:00:00.000Z' as never,
    note: null,
    issuedBy: sofia.userId as never,
  })

/** With the only option, the day after. */
export const confirmed = (of: ReturnType<typeof anOrder>['of']) =>
  QuoteApproved.make({
    ...of,
    quoteVersion: 1,
    optionId: 'sea',
    optionName: 'Sea freight',
    transportMode: null,
    transitDays: null,
    shippingPrice: cents(5_000),
    grandTotal: cents(100_000),
    confirmedOn: '2026-11-21' as Day,
  })
