import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { type LevelProgress, loyaltyProgress } from '#modules/loyalty/contract.ts'
import { paths } from '#paths'
import { dayWithZone } from '#platform/formats.ts'
import { loyaltyTexts } from '#texts/loyalty.ts'
import { useRead } from '#web/api/endpoint.ts'
import { count, money } from '#web/ui/figures/format.ts'
import { Note } from '#web/ui/page/Note.tsx'

const { progress: texts } = loyaltyTexts
const shown = { orders: count, units: count, turnover: money } as const
const names = Object.keys(shown) as (keyof typeof shown)[]

/** What is lost with which review, and what keeps it. */
export const LevelRisk = ({ risk, more = false }: { risk: NonNullable<LevelProgress['risk']>; more?: boolean }) => (
  <Note
    tone="you"
    icon={<IconAlertTriangle size={18} stroke={1.8} aria-hidden />}
    strong={texts.atRisk(risk.displayName)}
  >
    {texts.loses(risk.displayName, risk.to, dayWithZone(risk.reviewAt, 'UTC'))}{' '}
    {names
      .filter((name) => risk.missing[name] > 0)
      .map((name) => texts.missing[name](shown[name](risk.missing[name])))
      .join(', ')}
    . {more && <Link to={paths.myLoyalty()}>{texts.toProgramme}</Link>}
  </Note>
)

/** The same on the home page, of a company whose level is at risk. */
export const LevelAtRisk = () => {
  const { data } = useRead(loyaltyProgress, {})
  return data?.risk ? <LevelRisk risk={data.risk} more /> : null
}
