import { afterAll, describe } from 'vitest'

import { oneWhole } from './one-whole.ts'
import { apiTokens } from './walks/api-tokens.ts'
import { badInput } from './walks/bad-input.ts'
import { calendarEnds } from './walks/calendar-ends.ts'
import { internalNotes } from './walks/internal-notes.ts'
import { isolation } from './walks/isolation.ts'
import { liveIsolation } from './walks/live-isolation.ts'
import { permissions } from './walks/permissions.ts'
import { reads } from './walks/reads.ts'
import { seenAs } from './walks/seen-as.ts'
import { tokensAndStates } from './walks/tokens-and-states.ts'

const { begin, stop } = oneWhole()
afterAll(stop)

// One portal for all of them: what changes nothing comes first, what changes the most comes last.
describe('read models', () => reads(begin))
describe('notes of staff', () => internalNotes(begin))
describe('two companies', () => isolation(begin))
describe('tokens, ids and states', () => tokensAndStates(begin))
describe('bad input', () => badInput(begin))
describe('the ends of the calendar', () => calendarEnds(begin))
describe('the live channel', () => liveIsolation(begin))
describe('the portal as a company sees it', () => seenAs(begin))
describe('API tokens', () => apiTokens(begin))
describe('permissions', () => permissions(begin))
