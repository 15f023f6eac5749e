import { IconCertificate, IconCertificateOff } from '@tabler/icons-react'
import { useParams } from 'react-router-dom'
import { verifyCertificate } from '#modules/library/academy/academy-contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { certificateTexts as texts } from '#texts/library.ts'
import { useRead } from '#web/api/endpoint.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'

/** /certificates/:number: for everybody who has the number. */
export default function CertificatePage() {
  const { number = '' } = useParams()
  const read = useRead(verifyCertificate, { number: number })
  const isUnknown = read.error?.status === 404 || read.error?.status === 422
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      {isUnknown ? (
        <Note tone="error" icon={<IconCertificateOff size={18} aria-hidden />} strong={texts.unknown}>
          {texts.unknownHelp}
        </Note>
      ) : (
        <Loading read={read} skeleton={<Skeleton lines={2} height={36} />}>
          {(certificate) => <Proof {...certificate} />}
        </Loading>
      )}
    </>
  )
}

const Proof = ({
  number,
  category,
  issuedAt,
  validUntil,
  valid,
  holder,
  company,
}: Answer<typeof verifyCertificate>) => (
  <Card title={category.name}>
    <Stack>
      <Note
        tone={valid ? 'done' : 'closed'}
        icon={<IconCertificate size={18} aria-hidden />}
        strong={valid ? texts.valid : texts.expired}
      />
      <Facts
        facts={{
          [texts.holder]: holder ?? texts.noHolder,
          [texts.company]: company,
          [texts.category]: category.name,
          [texts.number]: number,
          [texts.issued]: <DateText at={issuedAt} />,
          [texts.until]: <DateText at={validUntil} />,
        }}
      />
    </Stack>
  </Card>
)
