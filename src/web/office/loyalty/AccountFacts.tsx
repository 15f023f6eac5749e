import brand from '#brand'
import type { showLoyaltyAccount } from '#modules/loyalty/office-contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { dayWithZone } from '#platform/text/formats.ts'
import { officeAccountTexts as texts } from '#texts/office-loyalty.ts'
import { Criteria } from '#web/loyalty/Criteria.tsx'
import { FigureLink } from '#web/office/figures/FigureLink.tsx'
import { LevelBadge } from '#web/ui/art/LevelBadge.tsx'
import { DateText, Num } from '#web/ui/figures/Figures.tsx'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Sum, Sums } from '#web/ui/layout/Sums.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Text } from '#web/ui/page/Text.tsx'

type Account = Answer<typeof showLoyaltyAccount>

/** In which way each sum moved the balance. What was taken by a correction carries its own minus. */
const sums = [
  ['earned', '+'],
  ['granted', '+'],
  ['corrected', '+'],
  ['spent', '−'],
  ['redeemed', '−'],
] as const

/** The sums that make the balance, and the company's level. */
export const AccountFacts = ({ account, isPast }: { account: Account; isPast: boolean }) => (
  <Grid split="2:3">
    <Card title={texts.sums}>
      <Sums>
        {sums.map(([name, sign]) => (
          <Sum key={name} name={texts[name]}>
            {account[name] > 0 ? sign : ''}
            {isPast ? (
              <Num value={account[name]} />
            ) : (
              <FigureLink figure="care-coins" part={name} of={account.distributor.id} says={texts[name]}>
                <Num value={account[name]} />
              </FigureLink>
            )}
          </Sum>
        ))}
        <Sum name={isPast ? texts.balanceThen : texts.balanceNow} total>
          <Num value={account.balance} />
        </Sum>
      </Sums>
    </Card>
    <Card title={texts.progress}>
      <Stack>
        <LevelStatus account={account} />
        <Criteria progress={account.progress} />
      </Stack>
    </Card>
  </Grid>
)

const LevelStatus = ({ account: { group, progress } }: { account: Account }) => {
  const { current, since, next, nextReviewAt } = progress
  return (
    <Stack gap={2}>
      <Row gap={3}>
        {current && <LevelBadge level={current} size={28} />}
        <strong>{current ? brand.loyalty.levels[current].displayName : texts.noLevel}</strong>
        {since && (
          <Text size="small" as="span">
            {texts.since} <DateText at={since} />
          </Text>
        )}
      </Row>
      <Text size="small">
        {group === null
          ? texts.noGroup
          : `${texts.group} ${group} · ${next ? texts.towards(next.displayName) : texts.top}`}{' '}
        {nextReviewAt && (
          <>
            {texts.nextReview}: <time dateTime={nextReviewAt}>{dayWithZone(nextReviewAt, 'UTC')}</time>.
          </>
        )}
      </Text>
    </Stack>
  )
}
