import { useEffect, useRef } from 'react'
import { leaveFilm, type ResourceDetail } from '#modules/library/contract.ts'
import { libraryTexts as texts } from '#texts/library.ts'
import { command } from '#web/api/endpoint.ts'
import { useMedia } from '#web/ui/style/media.ts'
import classes from './library.module.css'

/** Seconds after which it is kept where a film is. */
const KEPT_EVERY = 10

/** Plays a film with its captions from where it was left; by itself and muted only where motion is welcome. `keeps`: where it is left is remembered. */
export const Film = ({ detail: { item, film }, keeps }: { detail: ResourceDetail; keeps: boolean }) => {
  const welcome = useMedia('(prefers-reduced-motion: no-preference)')
  const player = useRef<HTMLVideoElement>(null)
  const kept = useRef(film?.second ?? 0)
  const keep = (second: number) => {
    if (!keeps || Math.abs(second - kept.current) < 1) return
    kept.current = second
    // Where a film was left is worth no message when it cannot be kept.
    command(leaveFilm, { id: item.id, second }).catch(() => undefined)
  }
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
        onTimeUpdate={({ currentTarget: { currentTime } }) => {
          if (Math.abs(currentTime - kept.current) >= KEPT_EVERY) keep(Math.floor(currentTime))
        }}
        onPause={({ currentTarget: { currentTime, ended } }) => {
          if (!ended) keep(Math.floor(currentTime))
        }}
        onEnded={() => keep(0)}
      >
        {film.captions && (
          <track kind="captions" src={film.captions} srcLang={item.language.id} label={texts.captions} default />
        )}
      </video>
    </>
  )
}
