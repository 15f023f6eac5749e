import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Decision, isRefusal } from '#platform/decision.ts'
import { moment } from '#platform/moment.ts'
import { evolved } from '#tests/given.ts'
import { content, created, variantIn } from '#tests/library.ts'
import type { ResourceEvent } from './events.ts'
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

type Change = Decision<Resource, ResourceEvent>
/** A command on one language, sensible or not; whether it writes. */
type Command = { readonly language: Language; readonly writes: boolean; readonly decide: Change }

const language = fc.constantFrom<Language>('en', 'fr', 'es')
const revision = fc.integer({ min: 1, max: 6 })

const save =
  (of: Language, title: string): Change =>
  (resource) => {
    const variant = resource.variants.find((one) => one.language === of)
    return saveVariant(variantIn(of), of, variant ? latestOf(variant).revision : 0, content({ title }))(resource)
  }
const schedule = (of: Language, which: number, minutes: number) =>
  scheduleVariant(of, { action: 'PUBLISH', revision: which, due: after(minutes) }, now)

const command: fc.Arbitrary<Command> = fc
  .tuple(language, revision, fc.constantFrom('A', 'B', 'C'), fc.integer({ min: 1, max: 4 }), fc.nat({ max: 5 }))
  .map(([of, which, title, minutes, kind]) => ({
    language: of,
    writes: kind < 2,
    decide: [
      save(of, title),
      restoreRevision(of, which),
      publishVariant(of, which),
      withdrawVariant(of),
      cancelSchedule(of),
      schedule(of, which, minutes),
    ][kind] as Change,
  }))

const begun = evolved(resource, resource.initial('r'), [created()])
const next = (state: Resource, { decide }: Pick<Command, 'decide'>): Resource => {
  const decided = decide(state)
  return isRefusal(decided) ? state : evolved(resource, state, decided)
}
const run = (it: Resource, commands: readonly Pick<Command, 'decide'>[]): Resource => commands.reduce(next, it)

test('no command on one language changes the state of another', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
      let before = begun
      for (const given of commands) {
        const then = next(before, given)
        const others = (it: Resource) => it.variants.filter((variant) => variant.language !== given.language)
        expect(others(then)).toEqual(others(before))
        before = then
      }
    }),
  )
})

test('what is written after a schedule is not published by it', () => {
  fc.assert(
    fc.property(fc.array(command), language, fc.array(command), (before, of, later) => {
      const written = run(begun, [...before, { decide: save(of, 'Checked') }])
      const checked = written.variants.find((one) => one.language === of)
      const which = checked ? latestOf(checked).revision : 0
      const promised = next(written, { decide: schedule(of, which, 9) })
      fc.pre(promised !== written)
      const edited = run(
        promised,
        later.filter(({ writes }) => writes),
      )
      const kept = next(edited, { decide: keepSchedules(new Date(START + 9 * 60_000)) })
      const state = kept.variants.find((one) => one.language === of)
      expect(state?.published?.revision).toBe(which)
      expect(state?.schedule).toBeNull()
    }),
  )
})
