import type { StaffHistoryEntry } from '#modules/ordering/order-answers.ts'
import type { Column, Sheet } from '#platform/spreadsheet/sheet.ts'

const text = (header: string, value: (entry: StaffHistoryEntry) => string | null): Column<StaffHistoryEntry> => ({
  header,
  kind: 'text',
  value,
})
const number = (header: string, value: (entry: StaffHistoryEntry) => number): Column<StaffHistoryEntry> => ({
  header,
  kind: 'count',
  value,
})

/** The audit trail of an order as a table, as text and as recorded. */
export const trailTable = (num: string, rows: readonly StaffHistoryEntry[]): Sheet<StaffHistoryEntry> => ({
  name: `order-${num}-trail`,
  columns: [
    number('Step', ({ version }) => version),
    number('Position', ({ position }) => position),
    text('Time (UTC)', ({ at }) => at),
    text('Who', ({ who }) => who),
    text('Role', ({ role }) => role),
    text('User id', ({ actor }) => actor),
    text('What', ({ what }) => what),
    text('Detail', ({ detail }) => detail),
    text('From', ({ from }) => from?.replace(/^from /, '') ?? null),
    text('Event', ({ type }) => type),
    text('Command', ({ command }) => command),
    text('Reason', ({ reason }) => reason),
    text('Recorded', ({ data }) => JSON.stringify(data)),
  ],
  rows,
})
