import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants'
import { fibres } from '#platform/background/fibres.ts'
import type { StreamType } from '#platform/event.ts'
import type { Advanced, Policy, Subscription } from '#platform/follow/engine.ts'
import type { EventLog } from '#platform/log/event-log.ts'
import { kindsOf, lifting, type RecordedEvent, readStored } from '#platform/log/reading.ts'
import type { Background } from '#platform/module.ts'
import type { ReadModels } from '#platform/projection.ts'
import { errorOf } from '#platform/typed.ts'
import type { BackgroundOf } from '#platform/work/background.ts'
import type { Lease, WebhookMessage, Webhooks } from './webhooks.ts'

/** `distributorId`: whose events it gets; null: those of all companies. `revision`: another one after each change. */
export type ActiveWebhook = {
  readonly id: string
  readonly url: string
  readonly kinds: readonly string[]
  readonly distributorId: string | null
  readonly revision: number
}

type EventMessage = WebhookMessage & { readonly position: number }

/** What is sent to whom, as a module says. */
export type WebhookRules = {
  readonly of: readonly StreamType[]
  /** What `active` depends on, and the read models that it queries. */
  readonly streams: readonly StreamType[]
  readonly readModels: readonly string[]
  /** Those that events are sent to now. */
  readonly active: (db: ReadModels) => Promise<readonly ActiveWebhook[]>
  /** null: the webhook does not get it. */
  readonly messageOf: (webhook: ActiveWebhook, event: RecordedEvent) => EventMessage | null
  /** After a week of failures: it is paused, and its owner notified. */
  readonly giveUp: (context: Background, id: string) => Promise<void>
}

const GIVE_UP_AFTER_MS = 7 * millisecondsInDay
/** How many webhooks of this node are sent to at once. */
const LANES = 8
const WINDOW = 1_000
/** Positions that are looked through once more after a start, about. */
const WRITTEN_AFTER = 1_000
/** Then it is another webhook's turn. */
const TURN_MS = 5_000
/** Until it looks again whether another node still delivers. */
const ELSEWHERE_MS = 2_000
const AFTER_ERROR_MS = 2_000
const IDLE_MS = 60_000
const LOOK_MS = 10_000

type Subscriber = {
  readonly name: string
  readonly kinds: readonly string[]
  readonly isPaused: () => boolean
  readonly webhook: ActiveWebhook
  readonly replays: number
  /** Its place as it is stored, about: it may stay behind where nothing concerned the webhook. */
  written: number
  /** By the real clock; null: it has got everything. */
  behindSince: number | null
  isOver: boolean
}

/** Events of some kinds, read once for all webhooks that are at the same place. */
const readerOf = ({ pool }: EventLog, of: readonly StreamType[]) => {
  const [lift, kinds] = [lifting(of), kindsOf(of)]
  let read: { readonly after: number; readonly upto: number; readonly events: readonly RecordedEvent[] } | null = null
  return async (after: number, upto: number): Promise<readonly RecordedEvent[]> => {
    const known = read && read.after <= after && read.upto >= upto ? read : null
    const { events } = known ?? { events: (await readStored(pool, kinds, after, upto)).map(lift) }
    if (!known) read = { after, upto, events }
    return events.filter(({ envelope: { position } }) => position > after && position <= upto)
  }
}

/** Each webhook follows the log at its own place and gets one event at a time, in order, from one node at a time. */
export const startDeliveries = async (given: {
  readonly log: EventLog
  readonly webhooks: Webhooks
  readonly rules: WebhookRules
  readonly db: ReadModels
  readonly onAdvanced: (listener: (name: string, from: number, to: number) => void) => () => void
  readonly background: BackgroundOf
  readonly now: () => Date
  readonly warn: (error: Error, name?: string) => void
}) => {
  const { log, webhooks, rules, db, onAdvanced, background: backgroundOf, now, warn } = given
  const background = fibres((error, name) => warn(errorOf(error), name))
  const eventsIn = readerOf(log, rules.of)

  const giveUp = (id: string, failingSince: Date): Promise<void> => {
    const cause = `${id} ${failingSince.toISOString()}`
    return rules.giveUp(backgroundOf({ name: 'webhooks', id: cause, correlation: id, now: now() }), id)
  }

  /** In order; until one fails, or the time is over. */
  const deliverAll = async (it: Subscriber, lease: Lease, messages: readonly EventMessage[], upto: number) => {
    const until = performance.now() + TURN_MS
    let reached = lease.position
    for (const message of messages) {
      if (it.isOver || background.signal.aborted || performance.now() > until) {
        await webhooks.giveBack(it.webhook.id, lease, reached)
        return { reached }
      }
      const delivered = await webhooks.deliver(it.webhook, lease, message, background.signal)
      if (delivered.state === 'FAILED') {
        const { waitMs, failingSince, failingMs } = delivered
        if (failingMs > GIVE_UP_AFTER_MS) await giveUp(it.webhook.id, failingSince)
        return { reached, restMs: waitMs }
      }
      if (delivered.state === 'ENDED') await webhooks.giveBack(it.webhook.id, lease, reached)
      if (delivered.state !== 'DELIVERED') return { reached, againMs: ELSEWHERE_MS }
      reached = message.position
    }
    await webhooks.giveBack(it.webhook.id, lease, upto)
    return { reached: upto }
  }

  const advance = async (it: Subscriber, seen: number): Promise<Advanced> => {
    const upto = Math.min(log.head(), seen + WINDOW)
    const messages = (await eventsIn(seen, upto)).flatMap((event) => rules.messageOf(it.webhook, event) ?? [])
    if (messages.length === 0) {
      if (upto - it.written < WRITTEN_AFTER) return { reached: upto }
      const lease = await webhooks.take(it.webhook.id, it.replays)
      if (lease) await webhooks.giveBack(it.webhook.id, lease, upto)
      it.written = upto
      return { reached: upto }
    }
    it.behindSince ??= Date.now()
    const lease = await webhooks.take(it.webhook.id, it.replays)
    if (!lease) return { restMs: ELSEWHERE_MS }
    const place = Math.max(seen, lease.position)
    const due = messages.filter(({ position }) => position > place)
    return deliverAll(it, { ...lease, position: place }, due, Math.max(upto, place))
  }

  const policy: Policy<Subscriber> = {
    idleMs: IDLE_MS,
    lanes: LANES,
    isApart: () => true,
    advance: ([taking]) =>
      Promise.all(
        taking
          ? [
              advance(taking.it, taking.seen).then((advanced) => {
                if ((advanced.reached ?? 0) >= log.head()) taking.it.behindSince = null
                return advanced
              }),
            ]
          : [],
      ),
    failed: async (_, error) => {
      warn(errorOf(error), 'webhooks')
      return { restMs: AFTER_ERROR_MS }
    },
  }

  const subscribed = new Map<string, { readonly subscriber: Subscriber; readonly subscription: Subscription }>()
  const ending = new Set<Promise<void>>()
  const end = (id: string): void => {
    const one = subscribed.get(id)
    if (!one) return
    subscribed.delete(id)
    one.subscriber.isOver = true
    const ended: Promise<void> = one.subscription.stop().finally(() => ending.delete(ended))
    ending.add(ended)
  }

  let isKnown = false
  const look = async (): Promise<void> => {
    isKnown = false
    const active = await rules.active(db)
    const places = await webhooks.places(active.map(({ id }) => id))
    const isSame = (it: Subscriber) =>
      active.some(({ id, revision }) => it.webhook.id === id && it.webhook.revision === revision)
    for (const [id, { subscriber }] of subscribed) if (!isSame(subscriber)) end(id)
    for (const webhook of active) {
      const place = places.get(webhook.id)
      if (!place || subscribed.has(webhook.id) || background.signal.aborted) continue
      const subscriber: Subscriber = {
        ...{ name: `webhook:${webhook.id}`, kinds: kindsOf(rules.of), isPaused: () => false, webhook },
        ...{
          replays: place.replays,
          written: place.position,
          behindSince: place.failingSince?.getTime() ?? null,
          isOver: false,
        },
      }
      const subscription = log.subscriptions.add(policy, subscriber, place.position)
      subscribed.set(webhook.id, { subscriber, subscription })
    }
    isKnown = true
  }
  let last: Promise<void> = Promise.resolve()
  const lookNext = (): Promise<void> => {
    last = last.then(look).catch((error: unknown) => warn(errorOf(error), 'webhooks'))
    return last
  }

  if (webhooks.isOn) await lookNext()
  const stopListening = onAdvanced((name, from, to) => {
    const isQuiet = log.tail.isQuiet(kindsOf(rules.streams), from, to)
    if (rules.readModels.includes(name) && webhooks.isOn && !isQuiet) void lookNext()
  })
  background.every('webhooks', LOOK_MS, () => (webhooks.isOn && !isKnown ? lookNext() : undefined))
  background.every('attempts of webhooks', millisecondsInHour, () => webhooks.prune(background.signal), {
    atOnce: true,
  })

  return {
    /** Of the webhook that waits for the longest time; 0: all have got everything. Of this node. */
    behindSeconds: (): number =>
      Math.max(
        0,
        ...[...subscribed.values()].map(({ subscriber: { behindSince } }) =>
          behindSince === null ? 0 : (Date.now() - behindSince) / 1000,
        ),
      ),

    stop: async (): Promise<void> => {
      stopListening()
      const stopped = background.stop()
      await last
      for (const id of [...subscribed.keys()]) end(id)
      await Promise.all([...ending, stopped])
    },
  }
}
