import { useState } from 'react'
import type { CompanyDocument } from '#modules/distributors/file/file-contract.ts'
import { companyFileTexts, documentsTexts as texts } from '#texts/company-file.ts'
import { uiTexts } from '#texts/ui.ts'
import { useLentFile } from '#web/api/files/lent-file.ts'
import { fileAt } from '#web/api/http.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { FileView } from '#web/ui/dialogs/FileView.tsx'
import { Modal } from '#web/ui/dialogs/Modal.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { day, dayTime } from '#web/ui/figures/format.ts'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'

type Version = CompanyDocument['versions'][number]

/** Two versions of a document side by side, the newest and the one before unless others are chosen. */
export const VersionCompare = ({ document, onClose }: { document: CompanyDocument; onClose: () => void }) => {
  const { name, versions } = document
  return (
    <Modal
      opened
      title={texts.compareOf(name)}
      width="page"
      onClose={onClose}
      actions={<Button onClick={onClose}>{uiTexts.close}</Button>}
    >
      <Grid>
        <Side label={texts.earlier} document={document} first={versions.at(-2)} />
        <Side label={texts.later} document={document} first={versions.at(-1)} />
      </Grid>
    </Modal>
  )
}

const Side = ({
  label,
  document: { name, versions },
  first,
}: {
  label: string
  document: CompanyDocument
  first: Version | undefined
}) => {
  const [chosen, choose] = useState(String(first?.version ?? 1))
  const version = versions.find((it) => String(it.version) === chosen) ?? versions[0]
  const file = useLentFile(fileAt(`/api/files/${version?.file}`))
  if (!version) return null
  return (
    <Stack gap={3}>
      <SelectField
        label={label}
        choices={versions.map((it) => ({
          value: String(it.version),
          label: `${texts.version(it.version)}: ${texts.versionStatuses[it.status]}`,
        }))}
        value={chosen}
        onChange={(next) => next && choose(next)}
      />
      <p>
        {texts.sentBy(version.submittedBy, dayTime(version.submittedAt))}
        {version.validityDate && ` ${companyFileTexts.until(day(version.validityDate))}.`}
        {version.fault && ` ${[companyFileTexts.reasons[version.fault], version.words].filter(Boolean).join(' ')}`}
      </p>
      <FileView file={file} title={`${name}, ${texts.version(version.version)}`} />
    </Stack>
  )
}
