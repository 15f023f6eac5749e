import { useEffect, useRef, useState } from 'react'
import { leaveFilm, type ResourceDetail } from '#modules/library/contract.ts'
import { libraryTexts as texts } from '#texts/library.ts'
import { command } from '#web/api/endpoint.ts'
import { modelsChanged } from '#web/api/reads.ts'
import { useMedia } from '#web/ui/style/media.ts'
import classes from './library.module.css'
import { playedSpans } from './played.ts'

/** Seconds after which it is kept where a film is. */
const KEPT_EVERY = 10

/** Reports where a film is left, and what was played of it so far. */
const useReports = ({ item: { id }, film }: Pick<ResourceDetail, 'item' | 'film'>, keeps: boolean) => {
  const kept = useRef(film?.second ?? 0)
  const report = (video: HTMLVideoElement, second: number) => {
    // A film that never began is where it was left before.
    if (!keeps || video.played.length === 0 || (second > 0 && Math.abs(second - kept.current) < 1)) return
    kept.current = second
    const watched = playedSpans(video.played)
    // What is lost is worth no message: it is said again with the next report.
    command(leaveFilm, { id, second, watched }).then(
      () => modelsChanged(['library_readings']),
      () => undefined,
    )
  }
  return { report, isDue: (second: number) => Math.abs(second - kept.current) >= KEPT_EVERY }
}

/** Autoplays muted where motion is welcome. `keeps`: remembers the position. `waits`: starts on request. */
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
  const { report, isDue } = useReports(detail, keeps)
  const latest = useRef(report)
  useEffect(() => {
    latest.current = report
  })
  useEffect(() => {
    const video = player.current
    return () => {
      if (video && !video.ended) latest.current(video, Math.floor(video.currentTime))
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
        onTimeUpdate={({ currentTarget: video }) => {
          if (isDue(video.currentTime)) report(video, Math.floor(video.currentTime))
        }}
        onPause={({ currentTarget: video }) => {
          if (!video.ended) report(video, Math.floor(video.currentTime))
        }}
        onEnded={({ currentTarget: video }) => report(video, 0)}
      >
        {film.captions && (
          <track kind="captions" src={film.captions} srcLang={item.language.id} label={texts.captions} default />
        )}
      </video>
    </>
  )
}
