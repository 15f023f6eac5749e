import { IconShieldCheck } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { paths } from '#paths'
import { homeTexts as texts } from '#texts/home.ts'
import { QualityPolicyLink } from '#web/landing/QualityPolicyLink.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import classes from './QualityBlock.module.css'

/** What the provider's quality system follows, with its policy. */
export const QualityBlock = () => (
  <Card className={classes['quality'] ?? ''}>
    <span className={classes['tile']} aria-hidden="true">
      <IconShieldCheck size={28} stroke={1.6} />
    </span>
    <h2>{texts.quality}</h2>
    <p>{texts.qualityText}</p>
    <div className={classes['ways']}>
      <QualityPolicyLink />
      <Link to={paths.quality()}>{texts.qualityMore}</Link>
    </div>
  </Card>
)
