import { invalid, notFound, refused } from '#platform/decision.ts'
import { LIST_PAGE } from '#platform/http/lists.ts'
import { type Context, serve } from '#platform/http/serve.ts'
import type { Webhooks } from '#platform/webhooks/webhooks.ts'
import { type WebhookRow, webhookOf, webhooksOf } from '#projections/webhooks.ts'
import * as calls from './contract.ts'
import { WebhookId } from './events.ts'
import { kindsFor } from './kind-names.ts'
import { messageOf, testMessage, webhookStreams } from './kinds.ts'
import { add, change, ofSide, pause, remove, renewSecret, replay, resume, webhook } from './webhook.ts'

const done = { success: true as const }
const unknown = notFound('Webhook not found')
const turnedOff = refused('Webhooks are turned off in this portal')

/** Of one company, and of the provider. */
const MOST = 10
/** Positions that are looked through for what waits. */
const LOOKED_THROUGH = 2_000

const streamKinds = webhookStreams.map(({ kind }) => kind)

const behind = async ({ trail }: Pick<Context<never>, 'trail'>, row: WebhookRow, position: number) => {
  const { events, upto } = await trail.onward(streamKinds, position, LOOKED_THROUGH)
  const waiting = events.filter((event) => messageOf(row, event) !== null)
  return { events: waiting.length, more: upto < (await trail.head()) }
}

type Given = { readonly url: string; readonly kinds: WebhookRow['kinds'] }

const wrongTerms = (webhooks: Webhooks, distributorId: string | null, { url, kinds }: Given) => {
  if (!webhooks.mayCall(url)) return invalid({ url: 'Enter a public address that begins with https://' })
  const open = kindsFor(distributorId === null ? 'provider' : 'company')
  return kinds.every((kind) => open.includes(kind)) ? null : invalid({ kinds: 'Choose events of your own' })
}

export const routes = [
  serve(calls.listWebhooks, async ({ db, me, trail, webhooks }) => {
    const rows = await webhooksOf(db, me.distributorId)
    const states = new Map((await webhooks.states(rows.map(({ id }) => id))).map((state) => [state.id, state]))
    const listed = rows.flatMap((row) => {
      const state = states.get(row.id)
      return state ? [{ row, state }] : []
    })
    return {
      isOn: webhooks.isOn,
      webhooks: await Promise.all(
        listed.map(async ({ row, state: { position, failingSince, retryAt, deliveredAt } }) => {
          const { id, name, url, kinds, state, addedAt, revision } = row
          return {
            ...{ id: WebhookId.make(id), name, url, kinds, state, addedAt, revision },
            ...{ position, failingSince, retryAt, deliveredAt, behind: await behind({ trail }, row, position) },
          }
        }),
      ),
    }
  }),

  serve(calls.listWebhookAttempts, async ({ db, me, webhooks, input }) => {
    const { id, failed, page = 1, pageSize = LIST_PAGE } = input
    if (!(await webhookOf(db, me.distributorId, id))) return unknown
    const query = { failed: failed === 'true', offset: (page - 1) * pageSize, limit: pageSize }
    const { all, failed: failures, rows } = await webhooks.attempts(id, query)
    return { total: query.failed ? failures : all, counts: { ALL: all, FAILED: failures }, rows }
  }),

  serve(calls.addWebhook, async ({ db, log, me, trail, webhooks, newId, input }) => {
    if (!webhooks.isOn) return turnedOff
    const wrong = wrongTerms(webhooks, me.distributorId, input)
    if (wrong) return wrong
    if ((await webhooksOf(db, me.distributorId)).length >= MOST) return refused('There are 10 webhooks already')
    const id = WebhookId.make(newId())
    const [{ secret, sealed }, head] = await Promise.all([webhooks.newSecret(id), trail.head()])
    await log.begin(webhook, id, add({ distributorId: me.distributorId, ...input }), {
      also: (tx) => webhooks.begin(id, sealed, head, tx),
    })
    return { id, secret }
  }),

  serve(calls.changeWebhook, async ({ log, me, webhooks, input: { id, revision, ...terms } }) => {
    const wrong = wrongTerms(webhooks, me.distributorId, terms)
    if (wrong) return wrong
    const decision = ofSide(me.distributorId, change(terms, revision))
    return (await log.decide(webhook, id, decision, { answer: done })).answer
  }),

  serve(calls.pauseWebhook, async ({ log, me, input: { id } }) => {
    return (await log.decide(webhook, id, ofSide(me.distributorId, pause), { answer: done })).answer
  }),

  serve(calls.resumeWebhook, async ({ log, me, webhooks, input: { id } }) => {
    const also = { answer: done, also: (tx: Parameters<Webhooks['goOn']>[2]) => webhooks.goOn(id, null, tx) }
    return (await log.decide(webhook, id, ofSide(me.distributorId, resume), also)).answer
  }),

  serve(calls.replayWebhook, async ({ log, me, trail, webhooks, input }) => {
    const { id } = input
    const from =
      typeof input.from === 'number' ? input.from : (await trail.positionAt(`${input.from}T00:00:00.000Z`)) + 1
    const decision = ofSide(me.distributorId, replay(from, await trail.head()))
    return (
      await log.decide(webhook, id, decision, {
        answer: { from },
        also: (tx) => webhooks.goOn(id, from - 1, tx),
      })
    ).answer
  }),

  serve(calls.testWebhook, async ({ db, me, now, caller, webhooks, newId, input: { id } }) => {
    const row = await webhookOf(db, me.distributorId, id)
    if (!row) return unknown
    if (!webhooks.isOn) return turnedOff
    return webhooks.test(id, row.url, testMessage(newId(), me.distributorId, now), caller.left)
  }),

  serve(calls.renewWebhookSecret, async ({ log, me, webhooks, input: { id } }) => {
    const { secret, sealed } = await webhooks.newSecret(id)
    await log.decide(webhook, id, ofSide(me.distributorId, renewSecret), {
      also: (tx) => webhooks.renewSecret(id, sealed, tx),
    })
    return { id, secret }
  }),

  serve(calls.removeWebhook, async ({ log, me, webhooks, input: { id } }) => {
    return (
      await log.decide(webhook, id, ofSide(me.distributorId, remove), {
        answer: done,
        also: (tx) => webhooks.remove(id, tx),
      })
    ).answer
  }),
]
