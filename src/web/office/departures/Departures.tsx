import { IconAlertTriangle, IconSend } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'

import { ownDepartures, seeRefusal, takeBack, type WaitingDeparture } from '#modules/departures/contract.ts'
import { departureTexts as texts } from '#texts/departures.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { useTopics } from '#web/api/live/live.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { usePageActions } from '#web/ui/actions/page-actions.ts'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { announce } from '#web/ui/figures/announce.ts'
import classes from './Departures.module.css'

const KEY = 'z'
const SECOND = 1_000

type Kind = keyof typeof texts.waits
/** By the end of the command's path, where it is a step of an order. */
const steps: Readonly<Record<string, Kind>> = {
  quote: 'quote',
  review: 'approval',
  shipment: 'shipment',
  delivery: 'delivery',
  invoice: 'invoice',
}
const kindOf = ({ command }: WaitingDeparture): Kind => {
  if (command.startsWith('POST /office/newsletter')) return 'issue'
  return (command.startsWith('POST /office/orders') && steps[command.split('/').at(-1) ?? '']) || 'publication'
}

/** Counts the seconds down while something waits. */
const useSeconds = (counts: boolean): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!counts) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), SECOND / 4)
    return () => clearInterval(timer)
  }, [counts])
  return now
}

/** Says what has left, once it is gone by itself. */
const useLeft = (waiting: readonly WaitingDeparture[], takenBack: ReadonlySet<string>) => {
  const before = useRef<readonly WaitingDeparture[]>([])
  useEffect(() => {
    const still = new Set(waiting.map(({ id }) => id))
    const left = before.current.filter(({ id, error }) => error === null && !still.has(id) && !takenBack.has(id))
    for (const it of left) showSuccess(texts.left[kindOf(it)](it.label))
    const known = new Set(before.current.map(({ id }) => id))
    for (const it of waiting) if (!known.has(it.id) && it.error === null) announce(texts.waits[kindOf(it)](it.label))
    before.current = waiting
  }, [waiting, takenBack])
}

const none: readonly WaitingDeparture[] = []

/** What this person ordered to leave the house: the seconds that are left, and the key that takes it back. */
export const Departures = () => {
  useTopics('office:departures')
  const read = useRead(ownDepartures, {}, { refetchInterval: (all) => (all?.some(isOpen) ? 2 * SECOND : 0) })
  const waiting = read.data ?? none
  const now = useSeconds(waiting.some(isOpen))
  const [takenBack, setTakenBack] = useState<ReadonlySet<string>>(new Set())
  useLeft(waiting, takenBack)
  const back = useCommand(takeBack, {
    onDone: (_, { id }) => showSuccess(texts.takenBack(waiting.find((it) => it.id === id)?.label ?? '')),
  })
  const seen = useCommand(seeRefusal)
  const take = (id: string) => {
    setTakenBack(new Set([...takenBack, id]))
    void back.send({ id })
  }
  const leftOf = ({ millisecondsLeft }: WaitingDeparture) =>
    Math.max(0, Math.ceil((read.dataUpdatedAt + millisecondsLeft - now) / SECOND))
  const open = waiting.filter((it) => isOpen(it) && !takenBack.has(it.id))
  const last = open.at(-1)
  usePageActions(last ? [{ key: KEY, label: texts.takeBack, run: () => take(last.id) }] : [])
  const shown = [...open, ...waiting.filter((it) => !isOpen(it))]
  if (shown.length === 0) return null
  return (
    <section className={classes['bar']} aria-label={texts.region} data-no-print>
      {shown.map((it) => (
        <div key={it.id} className={classes['departure']} data-refused={it.error !== null || undefined}>
          {it.error === null ? (
            <IconSend size={18} stroke={1.8} aria-hidden />
          ) : (
            <IconAlertTriangle size={18} stroke={1.8} aria-hidden />
          )}
          <p id={`departure-${it.id}`}>
            {it.error === null ? texts.waits[kindOf(it)](it.label) : `${texts.refused(it.label)} ${it.error}`}
          </p>
          {it.error === null ? (
            <>
              <span className={classes['seconds']} aria-hidden="true">
                {leftOf(it) > 0 ? texts.seconds(leftOf(it)) : texts.leaving}
              </span>
              <Button
                size="small"
                aria-describedby={`departure-${it.id}`}
                {...(it === last && { shortcut: KEY.toUpperCase() })}
                onClick={() => take(it.id)}
              >
                {texts.takeBack}
              </Button>
            </>
          ) : (
            <Button size="small" busy={seen.busy} onClick={() => void seen.send({ id: it.id })}>
              {texts.understood}
            </Button>
          )}
        </div>
      ))}
    </section>
  )
}

const isOpen = ({ error }: WaitingDeparture): boolean => error === null
