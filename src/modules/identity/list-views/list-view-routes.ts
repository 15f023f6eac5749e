import { calledBy, ERASED } from '#platform/access/personal-data.ts'
import { invalid, refused } from '#platform/decision.ts'
import { type Context, serve } from '#platform/http/serve.ts'
import { compareTexts } from '#platform/text/alphabet.ts'
import { searchKey } from '#platform/text/search.ts'
import { viewsFor } from '#projections/list_views.ts'
import { namesOf } from '#projections/users.ts'
import { keepView, listView, removeView } from './list-view.ts'
import * as calls from './list-view-contract.ts'
import { viewTerms } from './list-views.ts'

const success = { success: true as const }

/** Views of an erased person have lost their names with them. */
const viewsOf = async ({ db, me, personal }: Pick<Context<never>, 'db' | 'me' | 'personal'>, list?: string) => {
  const opened = await personal.openAll(await viewsFor(db, me.userId, list))
  return opened.filter(({ name }) => name !== ERASED)
}

const nameTaken = ({ name, owner }: { readonly name: string; readonly owner: string }, userId: string) =>
  invalid({
    name:
      owner === userId ? `You have a view of this name: ${name}` : `A colleague shares a view of this name: ${name}`,
  })

export const listViewRoutes = [
  serve(calls.listViews, async (context) => {
    const { db, me, personal, input } = context
    const views = await viewsOf(context, input.list)
    const people = await personal.openAll([
      ...(
        await namesOf(
          db,
          views.map(({ owner }) => owner),
        )
      ).values(),
    ])
    const names = new Map<string, string>(people.map((person) => [person.id, calledBy(person)]))
    return views
      .map(({ id, name, search, hidden, shared, owner }) => ({
        ...{ id, name, search, hidden, shared },
        mine: owner === me.userId,
        by: names.get(owner) ?? '—',
      }))
      .toSorted((a, b) => compareTexts(a.name, b.name))
  }),

  serve(calls.keepView, async (context) => {
    const { log, me, personal, newId, input } = context
    const { id: known, list, hidden, shared } = input
    const seen = await viewsOf(context)
    const own = seen.filter(({ owner }) => owner === me.userId)
    const alike = seen
      .filter((view) => view.list === list && view.id !== known && searchKey(view.name) === searchKey(input.name))
      .filter((view) => shared || view.owner === me.userId)
      .toSorted((a, b) => Number(b.owner === me.userId) - Number(a.owner === me.userId))[0]
    if (alike) return nameTaken(alike, me.userId)
    if (known === undefined && own.length >= viewTerms.views)
      return refused('Remove a view before you keep another one')
    const id = known ?? newId()
    const name = await personal.seal(me.userId, input.name)
    const search = await personal.seal(me.userId, input.search)
    const decision = keepView({ list, name, search, hidden, shared }, me.userId, known === undefined)
    return (await log.decide(listView, id, decision, { answer: { ...success, id } })).answer
  }),

  serve(calls.removeView, async ({ log, me, input: { id } }) => {
    return (await log.decide(listView, id, removeView(me.userId, me.role === 'ADMIN'), { answer: success })).answer
  }),
]
