import * as Schema from 'effect/Schema'
import { Level } from '#modules/loyalty/events.ts'
import { Day } from '#platform/event.ts'
import { paragraphs } from '#platform/http/clean-input.ts'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ProgrammeRules } from './rules-events.ts'

const Reason = paragraphs(Schema.Trimmed.check(Schema.isBetweenLength(1, 1_000)))

export const scheduleRules = endpoint('ScheduleRules PUT /office/loyalty/rules', {
  may: 'office.loyalty.settings',
  does: 'Changes the rules from a day on that is still to come; it takes the place of a change of the same day.',
  body: { from: Day, rules: ProgrammeRules, reason: Schema.optionalKey(Reason) },
  answer: Done,
  awaits: ['loyalty_rules'],
})

export const withdrawRules = endpoint('WithdrawRules DELETE /office/loyalty/rules/:from', {
  may: 'office.loyalty.settings',
  does: 'Takes a change back before its day.',
  params: { from: Day },
  answer: Done,
  awaits: ['loyalty_rules'],
})

export const previewRules = endpoint('PreviewRules POST /office/loyalty/rules/preview', {
  may: 'office.loyalty.settings',
  does: 'The companies whose level another ladder would change, by what they reached in the 12 months until now. Nothing is recorded.',
  costly: true,
  body: { levels: ProgrammeRules.fields.levels },
  answer: Schema.Array(
    Schema.Struct({
      distributor: Schema.Struct({ id: Schema.String, name: Schema.String }),
      before: Schema.NullOr(Level),
      after: Schema.NullOr(Level),
    }),
  ),
  reads: ['orders', 'distributors', 'loyalty_rules'],
})
