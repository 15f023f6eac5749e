import { IconShieldCheck } from '@tabler/icons-react'
import { Link } from 'react-router-dom'

import { QualityPolicyLink } from '#web/landing/QualityPolicyLink.tsx'
import { Card } from '#web/ui/Card.tsx'
import { homeWords as words } from '#web/words/home.ts'
import classes from './QualityBlock.module.css'

/** What the provider's quality system follows, with its policy. */
export const QualityBlock = () => (
  <Card className={classes['quality'] ?? ''}>
    <span className={classes['tile']} aria-hidden="true">
      <IconShieldCheck size={28} stroke={1.6} />
    </span>
    <h2>{words.quality}</h2>
    <p>{words.qualityText}</p>
    <div className={classes['ways']}>
      <QualityPolicyLink />
      <Link to="/quality-assurance">{words.qualityMore}</Link>
    </div>
  </Card>
)
