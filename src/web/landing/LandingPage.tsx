import { type artKinds, productArt } from '#modules/catalogue/products/product-art.ts'
import { paths } from '#paths'
import { landingTexts as texts } from '#texts/public.ts'
import { ButtonAnchor, ButtonLink } from '#web/ui/actions/Button.tsx'
import { useTitle } from '#web/ui/figures/title.ts'
import artMosaicClasses from './ArtMosaic.module.css'
import classes from './LandingPage.module.css'
import { WayIn, WayToJoin } from './WayIn.tsx'

const tiles = [
  { reference: 'PC-1042', kind: 'device' },
  { reference: 'PC-2210', kind: 'bottle' },
  { reference: 'PC-2304', kind: 'blister' },
  { reference: 'PC-1180', kind: 'box' },
  { reference: 'PC-3071', kind: 'tube' },
] as const satisfies readonly { reference: string; kind: (typeof artKinds)[number] }[]

const pictures = tiles.map(({ reference, kind }) => ({
  reference,
  source: `data:image/svg+xml,${encodeURIComponent(productArt(reference, kind, 'landing'))}`,
}))

/** Five drawn products with two petal corners. Decoration only. */
const ArtMosaic = () => (
  <div className={artMosaicClasses['mosaic']} aria-hidden="true">
    {pictures.map(({ reference, source }) => (
      <img key={reference} src={source} alt="" width="240" height="190" />
    ))}
  </div>
)

/** What the portal is, for people who have no account yet. */
export default function LandingPage() {
  useTitle(texts.title)
  return (
    <>
      <section className={classes['hero']}>
        <div>
          <p className={classes['eyebrow']}>{texts.eyebrow}</p>
          <h1 className={classes['heading']}>{texts.heading}</h1>
          <p className={classes['lead']}>{texts.lead}</p>
          <div className={classes['actions']}>
            <WayIn look="filled" size="large" />
            <WayToJoin />
            <ButtonAnchor size="large" href="#how">
              {texts.how}
            </ButtonAnchor>
          </div>
          <dl className={classes['facts']}>
            {texts.facts.map(({ what, time }) => (
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
          <h2>{texts.travels}</h2>
          <ol role="list" className={classes['steps']}>
            {texts.steps.map(({ title, text }, index) => (
              <li key={title}>
                <span className={classes['number']} aria-hidden="true">
                  {String(index + 1).padStart(2, '0')}
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
          <h2>{texts.qualityTitle}</h2>
          <p>{texts.quality}</p>
        </div>
        <ButtonLink to={paths.quality()}>{texts.qualityLink}</ButtonLink>
      </section>

      <section className={classes['quality']}>
        <div>
          <h2>{texts.joiningTitle}</h2>
          <p>{texts.joining}</p>
        </div>
        <ButtonLink to={paths.joining()}>{texts.joiningLink}</ButtonLink>
      </section>
    </>
  )
}
