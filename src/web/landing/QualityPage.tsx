import { IconCertificate, IconShieldCheck, IconStethoscope } from '@tabler/icons-react'
import { qualityTexts as texts } from '#texts/quality.ts'
import { useTitle } from '#web/ui/figures/title.ts'
import classes from './QualityPage.module.css'
import { QualityPolicyLink } from './QualityPolicyLink.tsx'

const icons = [IconCertificate, IconShieldCheck, IconStethoscope]

/** The provider's quality system, for everybody. */
export default function QualityPage() {
  useTitle(texts.title)
  return (
    <div className={classes['page']}>
      <header className={classes['head']}>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
      </header>
      <ul role="list" className={classes['standards']}>
        {texts.standards.map(({ name, text }, index) => {
          const StandardIcon = icons[index] ?? IconShieldCheck
          return (
            <li key={name}>
              <span className={classes['tile']} aria-hidden="true">
                <StandardIcon size={28} stroke={1.6} />
              </span>
              <h2>{name}</h2>
              <p>{text}</p>
            </li>
          )
        })}
      </ul>
      <section className={classes['steps']} aria-labelledby="means">
        <h2 id="means">{texts.stepsTitle}</h2>
        <dl>
          {texts.steps.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={classes['policy']} aria-labelledby="policy">
        <div>
          <h2 id="policy">{texts.policy}</h2>
          <p>{texts.policyText}</p>
        </div>
        <QualityPolicyLink />
      </section>
    </div>
  )
}
