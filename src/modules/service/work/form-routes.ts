import { productStream } from '#modules/catalogue/events.ts'
import { resourceStream } from '#modules/library/events.ts'
import { articleStream, calendarEventStream, socialCardStream } from '#modules/news/events.ts'
import { issueStream } from '#modules/notifications/newsletter/events.ts'
import { promoCodeStream } from '#modules/promotions/events.ts'
import { formKey } from '#modules/terms/assigned-work.ts'
import { notFound } from '#platform/decision.ts'
import type { Input } from '#platform/http/endpoint.ts'
import { type Context, serve } from '#platform/http/serve.ts'
import { allCategories } from '#projections/categories.ts'
import { readersOf } from './desk-queries.ts'
import type { FormKind } from './form-contract.ts'
import * as calls from './form-contract.ts'
import { answerTemplateStream } from './template-events.ts'
import { leaveRequest, lookAtRequest, ticketDesk } from './ticket-desk.ts'

const success = { success: true as const }

const SETTINGS = ['brand', 'contacts', 'hours', 'links', 'sender']

/** The stream of what a form changes. Categories have those below them in theirs, and settings are one. */
const streams: Readonly<Record<Exclude<FormKind, 'category' | 'settings'>, { readonly kind: string }>> = {
  'promo-code': promoCodeStream,
  product: productStream,
  article: articleStream,
  event: calendarEventStream,
  post: socialCardStream,
  issue: issueStream,
  resource: resourceStream,
  material: { kind: 'partner-product' },
  template: answerTemplateStream,
}

/** Whether there is something that the form could change: what is open is recorded. */
const isThere = async ({ db, trail }: Pick<Context<never>, 'db' | 'trail'>, form: FormKind, id: string) => {
  if (form === 'settings') return SETTINGS.includes(id)
  if (form === 'category')
    return (await allCategories(db)).some((it) => it.id === id || it.subCategories.some((below) => below.id === id))
  return (await trail.ofStream({ kind: streams[form].kind, key: id }, { version: 1 })).length > 0
}

/** Who has the form of something open. */
export const formRoutes = [
  serve(calls.showFormReaders, (context) => readersOf(context, formKey(context.input.form, context.input.id))),

  serve(calls.lookAtForm, async ({ me, db, trail, log, now, input: { form, id, writing } }) => {
    if (!(await isThere({ db, trail }, form, id))) return notFound('There is nothing of this name to change')
    const decision = lookAtRequest(me.userId, writing, now)
    return (await log.decide(ticketDesk, formKey(form, id), decision, { answer: success })).answer
  }),

  serve(calls.leaveForm, async ({ me, log, input: { form, id } }) => {
    return (await log.decide(ticketDesk, formKey(form, id), leaveRequest(me.userId), { answer: success })).answer
  }),

  serve(calls.readDraft, async ({ me, drafts, personal, input: { name } }) => {
    const kept = await drafts.read(me.userId, name)
    return { fields: kept && (JSON.parse(await personal.open(kept)) as Input<typeof calls.keepDraft>['fields']) }
  }),

  serve(calls.keepDraft, async ({ me, drafts, personal, input: { name, fields } }) => {
    await drafts.keep(me.userId, name, await personal.seal(me.userId, JSON.stringify(fields)))
    return success
  }),

  serve(calls.dropDraft, async ({ me, drafts, input: { name } }) => {
    await drafts.drop(me.userId, name)
    return success
  }),
]
