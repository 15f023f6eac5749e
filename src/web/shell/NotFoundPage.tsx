import { useLocation } from 'react-router-dom'
import { shellTexts } from '#texts/shell.ts'
import { homeOf, useMe } from '#web/identity/me.ts'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { useTitle } from '#web/ui/figures/title.ts'
import { openPalette } from './in-front.ts'
import classes from './NotFoundPage.module.css'

/** A flower of which one petal is missing. */
const MissingPetal = () => (
  <svg viewBox="0 0 240 240" width="240" height="240" aria-hidden="true">
    {[0, 60, 120, 180, 240].map((turn, at) => (
      <ellipse
        key={turn}
        cx="120"
        cy="66"
        rx="32"
        ry="58"
        fill={at % 2 === 0 ? 'var(--purple-300)' : 'var(--cyan-300)'}
        opacity="0.62"
        transform={`rotate(${turn} 120 120)`}
      />
    ))}
    <ellipse
      cx="120"
      cy="66"
      rx="32"
      ry="58"
      fill="none"
      stroke="var(--border-control)"
      strokeWidth="2"
      strokeDasharray="5 7"
      transform="rotate(300 120 120)"
    />
    <circle cx="120" cy="120" r="15" fill="var(--purple-600)" />
  </svg>
)

export default function NotFoundPage() {
  const { data: me } = useMe()
  const { state } = useLocation() as { state: { readonly from?: string } | null }
  useTitle(shellTexts.notFound)
  return (
    <div className={classes['page']}>
      <MissingPetal />
      <h1>{shellTexts.notFound}</h1>
      {state?.from && <p className={classes['from']}>{shellTexts.notFoundAt(state.from)}</p>}
      <p>{shellTexts.notFoundLead}</p>
      <div className={classes['ways']}>
        <ButtonLink look="filled" size="large" to={me ? homeOf(me) : '/'}>
          {shellTexts.backHome}
        </ButtonLink>
        {me && (
          <Button size="large" onClick={openPalette}>
            {shellTexts.notFoundSearch}
          </Button>
        )}
      </div>
    </div>
  )
}
