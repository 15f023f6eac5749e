import { useEffect, useRef, useState } from 'react'
import { leaveFilm, type ResourceDetail } from '#modules/library/contract.ts'
import type { Span } from '#modules/library/events.ts'
import { libraryTexts as texts } from '#texts/library.ts'
import { command, modelsChanged } from '#web/api/endpoint.ts'
import { useMedia } from '#web/ui/style/media.ts'
import classes from './library.module.css'
import { inSeconds, playedTo } from './played.ts'

/** Seconds after which it is kept where a film is. */
const KEPT_EVERY = 10

/** Reports where a film is left, and what was played of it since the last report. */
const useReports = ({ item: { id }, film }: Pick<ResourceDetail, 'item' | 'film'>, keeps: boolean) => {
  const kept = useRef(film?.second ?? 0)
  const played = useRef<readonly Span[]>([])
  const keep = (second: number) => {
    const watched = inSeconds(played.current)
    if (!keeps || (watched.length === 0 && Math.abs(second - kept.current) < 1)) return
    kept.current = second
    const unsaid = played.current
    played.current = []
    command(leaveFilm, { id, second, watched }).then(
      () => modelsChanged(['library_readings']),
      // Worth no message: it is said again with the next report.
      () => {
        played.current = [...unsaid, ...played.current]
      },
    )
  }
  return {
    keep,
    at: (second: number, playing: boolean) => {
      if (playing) played.current = playedTo(played.current, second)
      if (Math.abs(second - kept.current) >= KEPT_EVERY) keep(Math.floor(second))
    },
  }
}

/**
 * Plays a film with its captions from where it was left; by itself and muted only where motion is welcome. `keeps`: where
 * it is left is remembered. `waits`: it begins when it is asked to.
 */
export const Film = ({
  detail,
  keeps,
  waits = false,
}: {
  detail: Pick<ResourceDetail, 'item' | 'film'>
  keeps: boolean
  waits?: boolean
}) => {
  const { item } = detail
  // Its address changes with the hours, and where it was left with every report: this one goes on playing.
  const [film] = useState(detail.film)
  const welcome = useMedia('(prefers-reduced-motion: no-preference)') && !waits
  const player = useRef<HTMLVideoElement>(null)
  const { keep, at } = useReports(detail, keeps)
  const latest = useRef(keep)
  useEffect(() => {
    latest.current = keep
  })
  useEffect(() => {
    const video = player.current
    return () => {
      if (video && !video.ended) latest.current(Math.floor(video.currentTime))
    }
  }, [])
  if (!film) return null
  return (
    <>
      {film.second > 0 && <p role="status">{texts.resumed}</p>}
      <video
        ref={player}
        className={classes['film']}
        src={film.address}
        poster={item.image ?? undefined}
        aria-label={texts.player(item.title)}
        controls
        playsInline
        preload="metadata"
        autoPlay={welcome}
        muted={welcome}
        onLoadedMetadata={({ currentTarget }) => {
          if (film.second > 0 && film.second < currentTarget.duration) currentTarget.currentTime = film.second
        }}
        onTimeUpdate={({ currentTarget: { currentTime, paused, seeking } }) => at(currentTime, !paused && !seeking)}
        onPause={({ currentTarget: { currentTime, ended } }) => {
          if (!ended) keep(Math.floor(currentTime))
        }}
        onEnded={({ currentTarget: { duration } }) => {
          at(duration, true)
          keep(0)
        }}
      >
        {film.captions && (
          <track kind="captions" src={film.captions} srcLang={item.language.id} label={texts.captions} default />
        )}
      </video>
    </>
  )
}
