import type { Day } from '#platform/event.ts'
import { asWords, changeWritten } from '#platform/facts.ts'
import type { Sheet } from '#platform/spreadsheet/sheet.ts'
import type { AuditEntry } from './contract.ts'

/** The audit trail as a file, the newest event first. */
export const auditSheet = (rows: readonly AuditEntry[]): Sheet<AuditEntry> => ({
  name: 'audit-trail',
  rows,
  columns: [
    { header: 'No.', kind: 'count', value: ({ position }) => position, width: 12 },
    { header: 'Day', kind: 'day', value: ({ at }) => at.slice(0, 10) as Day, width: 12 },
    { header: 'Time (UTC)', kind: 'text', value: ({ at }) => at.slice(11, 19), width: 12 },
    { header: 'Who', kind: 'text', value: ({ who }) => who, width: 26 },
    { header: 'What', kind: 'text', value: ({ what }) => what, width: 44 },
    { header: 'Details', kind: 'text', value: ({ detail }) => detail, width: 44 },
    {
      header: 'Changed',
      kind: 'text',
      value: ({ changes }) => changes.map(changeWritten).join('; ') || null,
      width: 60,
    },
    { header: 'Kind', kind: 'text', value: ({ kind }) => asWords(kind), width: 18 },
    { header: 'Name', kind: 'text', value: ({ about }) => about, width: 26 },
    { header: 'Company', kind: 'text', value: ({ company }) => company, width: 26 },
    { header: 'Reason', kind: 'text', value: ({ reason }) => reason, width: 30 },
    { header: 'From where', kind: 'text', value: ({ from }) => from, width: 30 },
  ],
})
