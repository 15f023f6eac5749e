import { useLocation } from 'react-router-dom'
import brand from '#brand'
import { currentTexts } from '#modules/signup/texts-agreed-to.ts'
import { paths } from '#paths'
import { legalTexts as texts } from '#texts/legal.ts'
import { day } from '#web/ui/figures/format.ts'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { Text } from '#web/ui/page/Text.tsx'

const links = { terms: brand.termsOfSaleUrl, privacy: brand.privacyPolicyUrl } as const

/** One of the two texts that a sign-up agrees to, and the provider's own document next to it. */
export default function LegalPage() {
  const of = useLocation().pathname === paths.terms() ? 'terms' : 'privacy'
  const { title, lead, parts } = texts[of]
  return (
    <>
      <PageHeader title={title} lead={`${lead} ${texts.version(day(currentTexts[of]))}.`} />
      <Card>
        <Stack gap={5}>
          {parts.map((part) => (
            <Stack key={part.title} gap={2}>
              <h2>{part.title}</h2>
              <Text tone="plain" size="lead">
                {part.text}
              </Text>
            </Stack>
          ))}
          <p>
            <a href={links[of]}>{texts.more[of]}</a>
          </p>
        </Stack>
      </Card>
    </>
  )
}
