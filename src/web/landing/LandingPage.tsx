import { ButtonAnchor, ButtonLink } from '#web/ui/Button.tsx'
import { useTitle } from '#web/ui/title.ts'
import { landingWords as words } from '#web/words/public.ts'
import { ArtMosaic } from './ArtMosaic.tsx'
import classes from './LandingPage.module.css'
import { WayIn } from './WayIn.tsx'

/** What the portal is, for people who have no account yet. */
export default function LandingPage() {
  useTitle(words.title)
  return (
    <>
      <section className={classes['hero']}>
        <div>
          <p className={classes['eyebrow']}>{words.eyebrow}</p>
          <h1 className={classes['heading']}>{words.heading}</h1>
          <p className={classes['lead']}>{words.lead}</p>
          <div className={classes['actions']}>
            <WayIn look="filled" size="large" />
            <ButtonAnchor size="large" href="#how">
              {words.how}
            </ButtonAnchor>
          </div>
          <dl className={classes['facts']}>
            {words.facts.map(({ what, time }) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{time}</dd>
              </div>
            ))}
          </dl>
        </div>
        <ArtMosaic />
      </section>

      <section className={classes['ink']} id="how">
        <div className={classes['inside']}>
          <h2>{words.travels}</h2>
          <ol role="list" className={classes['steps']}>
            {words.steps.map(({ title, text }, at) => (
              <li key={title}>
                <span className={classes['number']} aria-hidden="true">
                  {String(at + 1).padStart(2, '0')}
                </span>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>

      <section className={classes['quality']}>
        <div>
          <h2>{words.qualityTitle}</h2>
          <p>{words.quality}</p>
        </div>
        <ButtonLink to="/quality-assurance">{words.qualityLink}</ButtonLink>
      </section>
    </>
  )
}
