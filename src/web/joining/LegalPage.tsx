import { useLocation } from 'react-router-dom'
import brand from '#brand'
import { currentTexts } from '#modules/signup/texts-agreed-to.ts'
import { paths } from '#paths'
import { legalTexts as texts } from '#texts/legal.ts'
import { day } from '#web/ui/figures/format.ts'
import { Fact, FactCard } from '#web/ui/layout/FactCard.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'

const links = { terms: brand.termsOfSaleUrl, privacy: brand.privacyPolicyUrl } as const

/** One of the two texts that a sign-up agrees to, and the provider's own document next to it. */
export default function LegalPage() {
  const of = useLocation().pathname === paths.terms() ? 'terms' : 'privacy'
  const { title, lead, parts } = texts[of]
  return (
    <>
      <PageHeader title={title} lead={`${lead} ${texts.version(day(currentTexts[of]))}.`} />
      <FactCard>
        {parts.map((part) => (
          <Fact key={part.title} title={part.title}>
            <p>{part.text}</p>
          </Fact>
        ))}
        <p>
          <a href={links[of]}>{texts.more[of]}</a>
        </p>
      </FactCard>
    </>
  )
}
