import { programmeActivities } from '#modules/loyalty/contract.ts'
import { loyaltyTexts } from '#texts/loyalty.ts'
import { useRead } from '#web/api/endpoint.ts'
import { Coins } from '#web/ui/figures/Figures.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Sum, Sums } from '#web/ui/layout/Sums.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Text } from '#web/ui/page/Text.tsx'

const texts = loyaltyTexts.earn
const activities = Object.keys(loyaltyTexts.activities) as (keyof typeof loyaltyTexts.activities)[]

/** What CareCoins are given for, and how many. */
export const WaysToEarn = () => {
  const { data } = useRead(programmeActivities, {}, { staleTime: 60_000 })
  return (
    <Card title={texts.title}>
      <Stack gap={5}>
        <Sums>
          <Sum name={texts.deliveries}>{texts.deliveriesCoins}</Sum>
          {activities.map((activity) => (
            <Sum key={activity} name={loyaltyTexts.activities[activity]}>
              {data ? <Coins value={data[activity]} /> : '\u00A0'}
            </Sum>
          ))}
        </Sums>
        <Text size="small">{texts.lead}</Text>
      </Stack>
    </Card>
  )
}
