import { calledBy, ERASED } from '#platform/access/personal-data.ts'
import { compareTexts } from '#platform/alphabet.ts'
import { invalid, refused } from '#platform/decision.ts'
import { type Context, serve } from '#platform/http/serve.ts'
import { viewsFor } from '#projections/list_views.ts'
import { namesOf } from '#projections/users.ts'
import { keepView, listView, removeView } from './list-view.ts'
import * as calls from './list-view-contract.ts'
import { viewTerms } from './list-views.ts'

const success = { success: true as const }

/** Views of somebody who was erased have lost their names with them. */
const viewsOf = async ({ db, me, personal }: Pick<Context<never>, 'db' | 'me' | 'personal'>, list?: string) => {
  const opened = await personal.openAll(await viewsFor(db, me.userId, list))
  return opened.filter(({ name }) => name !== ERASED)
}

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
    const names = new Map(people.map((person) => [person.id as string, calledBy(person)]))
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
    const own = (await viewsOf(context)).filter(({ owner }) => owner === me.userId)
    const isOther = (view: (typeof own)[number]) => view.list === list && view.id !== known
    if (own.some((view) => isOther(view) && view.name === input.name))
      return invalid({ name: 'You have a view of this name' })
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
