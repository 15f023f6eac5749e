import brand from '#brand'
import { type LevelProgress, loyaltyProgress } from '#modules/loyalty/contract.ts'
import { dayWithZone } from '#platform/text/formats.ts'
import { loyaltyTexts } from '#texts/loyalty.ts'
import { useRead } from '#web/api/endpoint.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { useIsNarrow } from '#web/ui/style/media.ts'
import { Criteria } from './Criteria.tsx'
import { LevelRisk } from './LevelRisk.tsx'

const texts = loyaltyTexts.progress
/** Of the card, in pixels: the criteria are side by side, or below. */
const HEIGHT = { wide: 236, narrow: 430 }

/** The three criteria on the way to the next level; `asOf` null: now. */
export const MyProgress = ({ asOf }: { asOf: string | null }) => {
  const read = useRead(loyaltyProgress, { ...(asOf !== null && { asOf: asOf }) })
  return (
    <Loading read={read} skeleton={<Skeleton height={HEIGHT[useIsNarrow() ? 'narrow' : 'wide']} />}>
      {(progress) => <ProgressCard progress={progress} />}
    </Loading>
  )
}

const ProgressCard = ({ progress }: { progress: LevelProgress }) => {
  const { current, since, next, nextReviewAt, risk } = progress
  return (
    <Card title={next ? texts.title(next.displayName) : risk ? texts.atRisk(risk.displayName) : texts.top}>
      <Stack gap={5}>
        {risk && <LevelRisk risk={risk} />}
        <Text>{next ? texts.lead : texts.topLead}</Text>
        <Criteria progress={progress} />
        {nextReviewAt && (
          <Text size="small">
            {current && since && (
              <>
                {texts.since(brand.loyalty.levels[current].displayName)} <DateText at={since} />.{' '}
              </>
            )}
            {texts.review} <time dateTime={nextReviewAt}>{dayWithZone(nextReviewAt, 'UTC')}</time>.
          </Text>
        )}
      </Stack>
    </Card>
  )
}
