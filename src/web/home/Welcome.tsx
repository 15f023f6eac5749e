import { homeTexts as texts } from '#texts/home.ts'
import { useMe } from '#web/identity/me.ts'
import { LoyaltyRing } from '#web/loyalty/LoyaltyRing.tsx'
import { Hero } from '#web/ui/page/Hero.tsx'

/** The greeting, and the CareCoins of a company that is in the loyalty programme. */
export const Welcome = () => {
  const { data: me } = useMe()
  return (
    <Hero
      title={
        <>
          {texts.hello[0]}
          <bdi>{me?.fullName}</bdi>
          {texts.hello[1]}
        </>
      }
      lead={texts.help}
      petal="start"
      aside={me?.distributor?.loyaltyProgramGroup && <LoyaltyRing />}
    />
  )
}
