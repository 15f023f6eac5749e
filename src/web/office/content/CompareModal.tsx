import { diffWords } from 'diff'
import { useState } from 'react'
import { readRevision } from '#modules/library/draft-contract.ts'
import type { Language } from '#modules/library/kinds.ts'
import type { OfficeVariant, readContent } from '#modules/library/office-contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { contentTexts as texts } from '#texts/content.ts'
import { uiTexts } from '#texts/ui.ts'
import { useRead } from '#web/api/endpoint.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Modal } from '#web/ui/dialogs/Modal.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'

type Content = Answer<typeof readRevision>['content']
type Props = {
  readonly resourceId: Answer<typeof readContent>['id']
  readonly language: Language
  readonly history: OfficeVariant['history']
  /** The one that is compared with the newest at first. */
  readonly earlier: number
  readonly onClose: () => void
}

const fields: readonly (readonly [string, (content: Content) => string])[] = [
  [texts.name, ({ title }) => title],
  [texts.excerpt, ({ excerpt }) => excerpt],
  [texts.introduction, ({ introduction }) => introduction],
  [texts.content, ({ content }) => content],
  [texts.content2, ({ content2 }) => content2],
  [texts.imageText, ({ imageText }) => imageText],
  [texts.externalLink, ({ externalLink }) => externalLink ?? ''],
  [texts.file, ({ file }) => file?.name ?? ''],
  [texts.image, ({ image }) => image?.name ?? ''],
  [texts.captions, ({ captions }) => captions?.name ?? ''],
]

/** Two revisions of a language, with what differs marked. */
export default function CompareModal({ resourceId, language, history, earlier, onClose }: Props) {
  const [before, setBefore] = useState(String(earlier))
  const [after, setAfter] = useState(String(history[0]?.revision ?? earlier))
  const of = { resourceId, language }
  const older = useRead(readRevision, { ...of, revision: Number(before) })
  const newer = useRead(readRevision, { ...of, revision: Number(after) })
  const choices = history.map(({ revision, title }) => ({
    value: String(revision),
    label: texts.revisionNamed(revision, title || texts.untitled),
  }))
  return (
    <Modal
      opened
      onClose={onClose}
      width="chooser"
      title={texts.compareTitle}
      actions={<Button onClick={onClose}>{uiTexts.close}</Button>}
    >
      <Stack>
        <Row>
          <SelectField
            label={texts.before}
            choices={choices}
            value={before}
            onChange={(it) => setBefore(it ?? before)}
          />
          <SelectField label={texts.after} choices={choices} value={after} onChange={(it) => setAfter(it ?? after)} />
        </Row>
        <Loading read={older} skeleton={<Skeleton lines={6} height={32} />}>
          {(old) => (
            <Loading read={newer} skeleton={<Skeleton lines={6} height={32} />}>
              {(young) => <Differences before={old.content} after={young.content} />}
            </Loading>
          )}
        </Loading>
      </Stack>
    </Modal>
  )
}

const Differences = ({ before, after }: { before: Content; after: Content }) => {
  const changed = fields.filter(([, read]) => read(before) !== read(after))
  if (changed.length === 0) return <p>{texts.alike}</p>
  return changed.map(([label, read]) => (
    <Stack key={label} gap={1}>
      <h3>{label}</h3>
      <ComparedText before={read(before)} after={read(after)} />
    </Stack>
  ))
}

const ComparedText = ({ before, after }: { before: string; after: string }) => {
  let place = 0
  return (
    <p dir="auto">
      {diffWords(before, after).map(({ value, added, removed }) => {
        place += value.length
        const key = `${place} ${added} ${removed}`
        if (removed) return <del key={key}>{value}</del>
        return added ? <ins key={key}>{value}</ins> : <span key={key}>{value}</span>
      })}
    </p>
  )
}
