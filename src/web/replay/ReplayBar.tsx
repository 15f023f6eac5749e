import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
} from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { replayTexts as texts } from '#texts/replay.ts'
import { IconButton } from '#web/ui/actions/Button.tsx'
import { usePageActions } from '#web/ui/actions/page-actions.ts'
import { Segments } from '#web/ui/actions/Segments.tsx'
import type { Tone } from '#web/ui/page/StatusPill.tsx'
import classes from './ReplayBar.module.css'
import { ReplayTrack } from './ReplayTrack.tsx'

/** One step: `step` is what the address holds, `what` the sentence that a slider speaks, `tone` whose it was. */
export type ReplayStep = { readonly step: number; readonly what: string; readonly tone?: Tone }

/** At the first speed long enough to read a sentence. */
const EVERY_MS = 1_500
const SPEEDS = [1, 4, 16].map((speed) => ({ value: speed, label: texts.times(speed) }))

/** By slider, buttons, keyboard, or playing. `at` may be filtered out: then the last step before it is current. */
export const ReplayBar = ({
  steps,
  at,
  onStep,
  children,
}: {
  steps: readonly ReplayStep[]
  at: number
  onStep: (step: number) => void
  /** What happened at this step. */
  children: ReactNode
}) => {
  const [chosen, choose] = useAhead(at, onStep)
  const place = Math.max(
    0,
    steps.findLastIndex(({ step }) => step <= chosen),
  )
  const last = steps.length - 1
  const go = (to: number) => {
    const wanted = steps[Math.min(Math.max(to, 0), last)]
    if (wanted && wanted.step !== chosen) choose(wanted.step)
  }
  const [speed, setSpeed] = useState(1)
  const [playing, play] = usePlaying(place >= last, EVERY_MS / speed, () => go(place + 1))
  const start = () => {
    if (!playing && place >= last) go(0)
    play(!playing)
  }
  const walkTo = (to: number) => {
    play(false)
    go(to)
  }
  usePageActions([
    { label: texts.previous, key: 'ArrowLeft', onlyByKey: true, run: () => walkTo(place - 1) },
    { label: texts.next, key: 'ArrowRight', onlyByKey: true, run: () => walkTo(place + 1) },
    { label: texts.first, key: 'Home', onlyByKey: true, run: () => walkTo(0) },
    { label: texts.last, key: 'End', onlyByKey: true, run: () => walkTo(last) },
    { label: playing ? texts.pause : texts.play, key: ' ', run: start },
  ])
  const current = steps[place]
  return (
    <section className={classes['bar']} aria-label={texts.bar}>
      <div className={classes['controls']}>
        <IconButton label={texts.previous} disabled={place === 0} onClick={() => walkTo(place - 1)}>
          <IconPlayerSkipBack size={20} stroke={1.8} aria-hidden />
        </IconButton>
        <IconButton
          label={playing ? texts.pause : texts.play}
          disabled={last < 1}
          onClick={start}
          className={classes['play'] ?? ''}
        >
          {playing ? <IconPlayerPauseFilled size={18} aria-hidden /> : <IconPlayerPlayFilled size={18} aria-hidden />}
        </IconButton>
        <IconButton label={texts.next} disabled={place >= last} onClick={() => walkTo(place + 1)}>
          <IconPlayerSkipForward size={20} stroke={1.8} aria-hidden />
        </IconButton>
        <div className={classes['track']}>
          <ReplayTrack
            label={texts.slider}
            said={current ? texts.said(place + 1, steps.length, current.what) : texts.noSteps}
            steps={steps}
            place={place}
            onPlace={walkTo}
          />
        </div>
        {last > 0 && <Segments label={texts.speed} choices={SPEEDS} value={speed} onChange={setSpeed} />}
        <span className={classes['place']}>{current ? texts.of(place + 1, steps.length) : texts.noSteps}</span>
      </div>
      <div className={classes['said']}>{children}</div>
    </section>
  )
}

/** The step that was chosen last, at once: the address follows in its own time, and a key pressed meanwhile counts from here. */
const useAhead = (at: number, onStep: (step: number) => void) => {
  const [chosen, setChosen] = useState(at)
  const requested = useRef(new Set<number>())
  const latest = useRef(at)
  useEffect(() => {
    if (requested.current.has(at)) {
      if (at === latest.current) requested.current.clear()
      return
    }
    latest.current = at
    setChosen(at)
  }, [at])
  const choose = (step: number) => {
    latest.current = step
    requested.current.add(step)
    setChosen(step)
    onStep(step)
  }
  return [chosen, choose] as const
}

/** Takes a step every moment until there is none left. */
const usePlaying = (done: boolean, everyMs: number, step: () => void) => {
  const [playing, play] = useState(false)
  useEffect(() => {
    if (!playing) return
    if (done) return play(false)
    const timer = setTimeout(step, everyMs)
    return () => clearTimeout(timer)
  })
  return [playing, play] as const
}
