import Papa from 'papaparse'

import type { TrailStep } from './replay-contract.ts'

/** The audit trail as CSV for spreadsheets: UTF-8 with its mark, and no cell that a spreadsheet would compute. */
export const trailTable = (steps: readonly TrailStep[]): Buffer => {
  const table = steps.map((it) => ({
    Step: it.version,
    Position: it.position,
    'Time (UTC)': it.at,
    Who: it.who,
    Role: it.role,
    'User id': it.actor,
    What: it.what,
    Detail: it.detail ?? '',
    From: it.from ?? '',
    Event: it.type,
    Command: it.command,
    Reason: it.reason ?? '',
    Recorded: JSON.stringify(it.data),
  }))
  return Buffer.from(`\uFEFF${Papa.unparse(table, { escapeFormulae: true })}\r\n`)
}
