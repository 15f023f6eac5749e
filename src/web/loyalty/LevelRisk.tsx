import { IconAlertTriangle } from '@tabler/icons-react'
import type { LevelProgress } from '#modules/loyalty/contract.ts'
import { keysOf } from '#platform/records.ts'
import { dayWithZone } from '#platform/text/formats.ts'
import { loyaltyTexts } from '#texts/loyalty.ts'
import { count, money } from '#web/ui/figures/format.ts'
import { Note } from '#web/ui/page/Note.tsx'

const { progress: texts } = loyaltyTexts
const shown = { orders: count, units: count, turnover: money } as const
const names = keysOf(shown)

type Risk = NonNullable<LevelProgress['risk']>

/** '1 906 more units': what must still be delivered. */
export const missingOf = ({ missing }: Risk): string =>
  names
    .filter((name) => missing[name] > 0)
    .map((name) => texts.missing[name](shown[name](missing[name])))
    .join(', ')

/** What is lost with which review, and what keeps it. */
export const LevelRisk = ({ risk }: { risk: Risk }) => (
  <Note
    tone="you"
    icon={<IconAlertTriangle size={18} stroke={1.8} aria-hidden />}
    strong={texts.atRisk(risk.displayName)}
  >
    {texts.loses(risk.displayName, risk.to, dayWithZone(risk.reviewAt, 'UTC'))} {missingOf(risk)}.
  </Note>
)
