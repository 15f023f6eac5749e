import type { CompanyDocument } from '#modules/distributors/file/file-contract.ts'
import { companyFileTexts, documentsTexts as texts } from '#texts/company-file.ts'
import { uiTexts } from '#texts/ui.ts'
import { keep } from '#web/api/files/download.ts'
import { fileAt } from '#web/api/http.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Modal } from '#web/ui/dialogs/Modal.tsx'
import { day, dayTime } from '#web/ui/figures/format.ts'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { StatusPill, type Tone } from '#web/ui/page/StatusPill.tsx'

const tones: Readonly<Record<CompanyDocument['versions'][number]['status'], Tone>> = {
  IN_REVIEW: 'provider',
  APPROVED: 'done',
  REJECTED: 'error',
  REPLACED: 'closed',
}

/** Every version of a document, the newest first, with what became of it. */
export const VersionsModal = ({
  document,
  onCompare,
  onClose,
}: {
  document: CompanyDocument
  onCompare: () => void
  onClose: () => void
}) => (
  <Modal
    opened
    title={texts.versionsOf(document.name)}
    width="chooser"
    onClose={onClose}
    actions={
      <>
        <Button onClick={onClose}>{uiTexts.close}</Button>
        {document.versions.length > 1 && (
          <Button look="soft" onClick={onCompare}>
            {texts.compare}
          </Button>
        )}
      </>
    }
  >
    <Stack>
      {document.versions.toReversed().map((version) => (
        <Row key={version.version} justify="between">
          <div>
            <strong>{texts.version(version.version)}</strong>{' '}
            <StatusPill tone={tones[version.status]}>{texts.versionStatuses[version.status]}</StatusPill>
            <p>{texts.sentBy(version.submittedBy, dayTime(version.submittedAt))}</p>
            {version.validityDate && <p>{companyFileTexts.until(day(version.validityDate))}</p>}
            {version.fault && (
              <p>{[companyFileTexts.reasons[version.fault], version.words].filter(Boolean).join(' ')}</p>
            )}
            {version.version < document.versions.length && <p>{texts.newest}</p>}
          </div>
          <Button
            size="small"
            onClick={() =>
              void keep(
                fileAt(`/files/${version.file}`),
                `${document.name} v${version.version}.${version.file.split('.').at(-1)}`,
              )
            }
          >
            {uiTexts.download}
          </Button>
        </Row>
      ))}
    </Stack>
  </Modal>
)
