import { IconCertificate } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { askForCertificate, type Certificate, downloadCertificate } from '#modules/library/academy/academy-contract.ts'
import { paths } from '#paths'
import { libraryTexts } from '#texts/library.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { download } from '#web/api/files/download.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { CodeText } from '#web/ui/figures/CodeText.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { ProgressBar } from '#web/ui/page/ProgressBar.tsx'

const { academy: texts } = libraryTexts

/** How much of a category is done, by which rule, and its certificate. */
export const AcademyCourse = ({
  category,
  progress: { done, of },
  certificate,
}: {
  category: { readonly id: string; readonly name: string } | null
  progress: { readonly done: number; readonly of: number }
  certificate: Certificate | null
}) => {
  const ask = useCommand(askForCertificate, { onDone: () => showSuccess(texts.certified) })
  return (
    <Card title={texts.progress}>
      <Stack gap={3}>
        <p>
          <strong>{texts.doneOf(done, of)}</strong>
        </p>
        <ProgressBar label={texts.doneOf(done, of)} done={done} of={of} />
        <p>{texts.rule}</p>
        {certificate && <CertificateLine certificate={certificate} />}
        {category && !certificate?.valid && (
          <Row>
            <Button
              look={done === of ? 'filled' : 'outlined'}
              icon={<IconCertificate size={18} stroke={1.6} aria-hidden />}
              busy={ask.busy}
              disabled={done < of}
              onClick={() => void ask.send({ categoryId: category.id })}
            >
              {texts.getCertificate}
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  )
}

/** A certificate with its PDF and the page that proves it. */
export const CertificateLine = ({
  certificate: { number, category, validUntil, valid },
}: {
  certificate: Certificate
}) => (
  <Row>
    <span>
      {texts.certificateOf(category.name)},{' '}
      <Link to={paths.certificate({ number })}>
        <CodeText value={number} />
      </Link>
      , {valid ? texts.validUntil : texts.expiredOn} <DateText at={validUntil} />
    </span>
    <Button
      size="small"
      aria-label={texts.downloadCertificateOf(category.name)}
      onClick={() => void download(downloadCertificate, { number }, `certificate-${number}.pdf`)}
    >
      {texts.downloadCertificate}
    </Button>
  </Row>
)
