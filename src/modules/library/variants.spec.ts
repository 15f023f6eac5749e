import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRefusal } from '#platform/decision.ts'
import { moment } from '#platform/event.ts'
import { evolved } from '#tests/given.ts'
import { content, created, variantIn } from '#tests/library.ts'
import type { Language } from './kinds.ts'
import {
  cancelSchedule,
  keepSchedules,
  publishVariant,
  restoreRevision,
  saveVariant,
  scheduleVariant,
  withdrawVariant,
} from './publishing.ts'
import { latestOf, type Resource, resource } from './resource.ts'

const START = Date.parse('2026-11-20T09:00:00Z')
const now = new Date(START)
const after = (minutes: number) => moment(new Date(START + minutes * 60_000))

const language = fc.constantFrom<Language>('en', 'fr', 'es')
const revision = fc.integer({ min: 1, max: 6 })
const minutes = fc.integer({ min: 1, max: 4 })

/** Any command on one language, sensible or not. */
const command = fc.oneof(
  fc.record({ does: fc.constant('save' as const), language, title: fc.constantFrom('A', 'B', 'C') }),
  fc.record({ does: fc.constantFrom('publish' as const, 'restore' as const), language, revision }),
  fc.record({ does: fc.constantFrom('withdraw' as const, 'cancel' as const), language }),
  fc.record({ does: fc.constant('schedule' as const), language, revision, minutes }),
)
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never

const decision = (it: Resource, given: Command) => {
  const of = it.variants.find((variant) => variant.language === given.language)
  if (given.does === 'save')
    return saveVariant(
      variantIn(given.language),
      given.language,
      of ? latestOf(of).revision : 0,
      content({ title: given.title }),
    )
  if (given.does === 'publish') return publishVariant(given.language, given.revision)
  if (given.does === 'restore') return restoreRevision(given.language, given.revision)
  if (given.does === 'withdraw') return withdrawVariant(given.language)
  if (given.does === 'cancel') return cancelSchedule(given.language)
  return scheduleVariant(
    given.language,
    { action: 'PUBLISH', revision: given.revision, due: after(given.minutes) },
    now,
  )
}

const begun = evolved(resource, resource.initial('r'), [created()])
const after1 = (it: Resource, given: Command): Resource => {
  const decided = decision(it, given)(it)
  return isRefusal(decided) ? it : evolved(resource, it, decided)
}
const others = (it: Resource, changed: Language) => it.variants.filter((variant) => variant.language !== changed)

test('no command on one language changes the state of another', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
      commands.reduce((before, given) => {
        const next = after1(before, given)
        expect(others(next, given.language)).toEqual(others(before, given.language))
        return next
      }, begun)
    }),
  )
})

test('what is written after a schedule is not published by it', () => {
  fc.assert(
    fc.property(
      fc.array(command, { maxLength: 20 }),
      language,
      fc.array(command, { maxLength: 10 }),
      (before, of, later) => {
        const written = [{ does: 'save', language: of, title: 'Checked' }, ...before] as const
        const it = written.reduce<Resource>(after1, begun)
        const variant = it.variants.find((one) => one.language === of)
        if (!variant) return
        const { revision: checked } = latestOf(variant)
        const promised = after1(it, { does: 'schedule', language: of, revision: checked, minutes: 9 } as Command)
        if (promised === it) return
        const edits = later.filter((given) => given.does === 'save' || given.does === 'restore')
        const edited = edits.reduce<Resource>(after1, promised)
        const kept = keepSchedules(new Date(START + 9 * 60_000))(edited)
        if (isRefusal(kept)) throw new Error(kept.error)
        const state = evolved(resource, edited, kept).variants.find((one) => one.language === of)
        expect(state?.published?.revision).toBe(checked)
        expect(state?.schedule).toBeNull()
      },
    ),
  )
})
