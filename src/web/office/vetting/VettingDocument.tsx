import { useState } from 'react'
import { isRejected } from '#modules/distributors/file/document-states.ts'
import type { CompanyDocument } from '#modules/distributors/file/file-contract.ts'
import { returnReasons } from '#modules/distributors/file/requirements.ts'
import { documentsTexts } from '#texts/company-file.ts'
import { vettingTexts as texts } from '#texts/vetting.ts'
import { useLentFile } from '#web/api/files/lent-file.ts'
import { VersionCompare } from '#web/documents/VersionCompare.tsx'
import { storedFile } from '#web/office/distributors/CompanyDocuments.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { Segments } from '#web/ui/actions/Segments.tsx'
import { FileView } from '#web/ui/dialogs/FileView.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'

/** The version to look at; where one was returned before, that one too, with the reason on top. */
export const VettingDocument = ({ document }: { document: CompanyDocument }) => {
  const { name, versions } = document
  const newest = versions.at(-1)
  const [chosen, choose] = useState(String(newest?.version ?? 1))
  const version = versions.find((it) => String(it.version) === chosen) ?? newest
  const returned = versions.filter(({ status }) => isRejected(status)).at(-1)
  const file = useLentFile(storedFile(version?.file ?? ''))
  const [compares, setCompares] = useState(false)
  return (
    <Stack gap={3}>
      {versions.length > 1 && (
        <Row>
          <Segments
            label={texts.versions}
            choices={versions
              .toReversed()
              .map((it) => ({ value: String(it.version), label: texts.version(it.version) }))}
            value={chosen}
            onChange={choose}
          />
          <Button size="small" onClick={() => setCompares(true)}>
            {documentsTexts.compare}
          </Button>
        </Row>
      )}
      {returned?.fault && (
        <p>
          <strong>{texts.returnedBefore(returned.version)}:</strong> {returnReasons[returned.fault]}
          {returned.words && (
            <>
              {' · '}
              <bdi>{returned.words}</bdi>
            </>
          )}
        </p>
      )}
      {compares && <VersionCompare document={document} onClose={() => setCompares(false)} />}
      <FileView file={file} title={`${name}, ${texts.version(version?.version ?? 1)}`} />
    </Stack>
  )
}
