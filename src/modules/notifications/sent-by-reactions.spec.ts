import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { distributorTypes, staffTypes } from './events.ts'

/** Specification 1 §9 and 4-decisions, "Notifications". */
const specified = [
  ...['NEW_QUOTE', 'NEW_INVOICE', 'ORDER_SHIPPED', 'LOYALTY_PROGRAM', 'PROMO_CODE', 'FORECAST_REMINDER'],
  ...['NEW_DOCUMENT_AVAILABLE', 'NEW_RESOURCE_AVAILABLE', 'FINALIZE_ACCOUNT', 'ORDER_STATUS', 'DOCUMENT_REVIEWED'],
  ...['QUOTE_EXPIRING', 'ORDER_ON_HOLD', 'ACCOUNT_ACTIVATED', 'TICKET_ANSWERED', 'NEW_ORDER', 'QUOTE_DUE'],
  ...['QUOTE_OVERDUE', 'DOCUMENT_SUBMITTED', 'LABEL_ISSUE', 'NEW_DISTRIBUTOR', 'NEW_REPORT', 'NEW_TICKET'],
]
const all: readonly string[] = [...distributorTypes, ...staffTypes]

/** What reacts to events and sends notifications. */
const senders = globSync(['*reactions.ts', 'module.ts', 'newsletter/*reactions.ts'], { cwd: import.meta.dirname })
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n')

describe('every type of notification', () => {
  test('that the specification names is there', () =>
    expect(specified.filter((type) => !all.includes(type))).toEqual([]))

  test.each(all)('%s is sent by a reaction', (type) => expect(senders).toContain(`'${type}'`))
})
