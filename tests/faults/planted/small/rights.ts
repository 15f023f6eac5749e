import type { PlantedFault } from './planted-fault.ts'

const SPECIFIED = 'tests/whole/specified-permissions.spec.ts'

/** Rights that are missing or too wide. */
export const rights: readonly PlantedFault[] = [
  {
    kind: 'right',
    what: 'operations release an order that quality holds',
    file: 'src/modules/permissions/permissions.ts',
    from: `'office.orders.release': ['QUALITY', 'ADMIN']`,
    to: `'office.orders.release': ['OPERATIONS', 'QUALITY', 'ADMIN']`,
    by: [SPECIFIED],
  },
  {
    kind: 'right',
    what: 'marketing of a distributor places orders',
    file: 'src/modules/permissions/permissions.ts',
    from: `'orders.place': ['PROCUREMENT']`,
    to: `'orders.place': everyDistributorUser`,
    by: [SPECIFIED],
  },
  {
    kind: 'right',
    what: 'a distributor changes what belongs to another company',
    file: 'src/platform/log/ownership.ts',
    from: '(distributorId !== undefined && distributorId === actor.distributorId)',
    to: 'distributorId !== undefined',
    by: ['src/platform/log/ownership.slice.spec.ts'],
  },
  {
    kind: 'right',
    what: 'who holds an order releases it',
    file: 'src/modules/ordering/order-life.ts',
    from: "may: 'office.orders.release',",
    to: "may: 'office.orders.hold',",
    by: ['src/modules/ordering/who-may.spec.ts'],
  },
  {
    kind: 'right',
    what: 'a colleague reads a private ticket',
    file: 'projections/tickets.ts',
    from: `
    .where((where) => where.or([where('sharing', '=', 'COMPANY'), where('author', '=', userId)]))`,
    to: '',
    by: ['tests/queries/queries.slice.spec.ts'],
  },
  {
    kind: 'right',
    what: 'a company downloads the documents of another one’s order',
    file: 'projections/orders.ts',
    from: `filtered(db, { distributorId }).selectAll().where('id', '=', orderId)`,
    to: `filtered(db, {}).selectAll().where('id', '=', orderId)`,
    by: ['tests/queries/queries.slice.spec.ts'],
  },
]

/** What goes wrong where two do something at the same moment. */
export const races: readonly PlantedFault[] = [
  {
    kind: 'race',
    what: 'an append does not look whether its stream has moved',
    file: 'src/platform/log/deciding.ts',
    from: 'expected: it.version, events:',
    to: `expected: it.version === 0 ? it.version : 'exists', events:`,
    by: ['tests/faults/last-carecoins.slice.spec.ts'],
  },
  {
    kind: 'race',
    what: 'an append does not look whether a stream has moved that it only read',
    file: 'src/platform/log/deciding.ts',
    from: '...(reads.length && { reads }),',
    to: '',
    by: ['src/platform/log/commands.slice.spec.ts'],
  },
  {
    kind: 'race',
    what: 'a command that is sent twice is done twice',
    file: 'src/platform/log/deciding.ts',
    from: '...(idempotency && { idempotency: { ...idempotency, answer: answer ?? null } }),',
    to: '',
    by: ['src/platform/log/commands.slice.spec.ts', 'tests/faults/one-key.slice.spec.ts'],
  },
  {
    kind: 'race',
    what: 'a window that comes back misses the first change',
    file: 'src/platform/live/hub.ts',
    from: `source.read(
        from,`,
    to: `source.read(
        from + 1,`,
    by: ['src/platform/live/hub.spec.ts'],
  },
  {
    kind: 'race',
    what: 'a command is refused when its stream moved once',
    file: 'src/platform/log/deciding.ts',
    from: 'const TRIES = 4',
    to: 'const TRIES = 1',
    by: ['src/platform/log/commands.slice.spec.ts'],
  },
]
