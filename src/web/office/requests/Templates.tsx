import { useState } from 'react'
import { LONGEST_COMMENT, templateTerms } from '#modules/service/service-states.ts'
import {
  type AnswerTemplate,
  keepTemplate,
  listTemplates,
  removeTemplate,
} from '#modules/service/work/template-contract.ts'
import { templateTexts as texts } from '#texts/office-requests.ts'
import { uiTexts } from '#texts/ui.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { useModalForm } from '#web/api/form.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Row } from '#web/ui/layout/Row.tsx'

/** Answers that are sent again and again: one is put into the answer, and an answer is kept as one. */
export const Templates = ({ answer, onChoose }: { answer: string; onChoose: (text: string) => void }) => {
  const { data } = useRead(listTemplates, {})
  const templates = data ?? []
  const [keeping, setKeeping] = useState(false)
  return (
    <>
      <Row gap={2}>
        <SelectField<string>
          label={texts.choose}
          placeholder={data ? texts.none(templates.length) : uiTexts.loading}
          disabled={templates.length === 0}
          choices={templates.map(({ id, title, language }) => ({ value: id, label: `${title} (${language})` }))}
          value={null}
          onChange={(id) => {
            const chosen = templates.find((template) => template.id === id)
            if (chosen) onChoose(answer.trim() === '' ? chosen.text : `${answer.trim()}\n\n${chosen.text}`)
          }}
        />
        <Button look="text" onClick={() => setKeeping(true)}>
          {texts.manage}
        </Button>
      </Row>
      {keeping && <KeepTemplate answer={answer} onClose={() => setKeeping(false)} />}
    </>
  )
}

const KeepTemplate = ({ answer, onClose }: { answer: string; onClose: () => void }) => {
  const form = useModalForm(keepTemplate, {
    defaults: { title: '', language: 'en', text: answer },
    rules: ({ title, language, text }) => ({
      title: title.trim() ? null : texts.enterTitle,
      language: language.trim() ? null : texts.enterLanguage,
      text: text.trim() ? null : texts.enterText,
    }),
    input: ({ title, language, text }) => ({
      title: title.trim(),
      language: language.trim().toLowerCase(),
      text: text.trim(),
    }),
    onClose,
    says: () => texts.saved,
  })
  return (
    <FormModal title={texts.title} labels={texts} busy={form.busy} onClose={onClose} onSubmit={form.submit}>
      <TextField label={texts.name} required maxLength={templateTerms.title} {...form.field('title')} />
      <TextField
        label={texts.language}
        help={texts.languageHelp}
        required
        maxLength={templateTerms.language}
        {...form.field('language')}
      />
      <TextArea label={texts.text} required rows={5} maxLength={LONGEST_COMMENT} {...form.field('text')} />
      <KeptTemplates />
    </FormModal>
  )
}

/** Undo is here, not at the foot of the page, which the modal covers. */
const KeptTemplates = () => {
  const { data: templates = [] } = useRead(listTemplates, {})
  const [removed, setRemoved] = useState<AnswerTemplate | null>(null)
  const remove = useCommand(removeTemplate)
  const keep = useCommand(keepTemplate, { onDone: () => setRemoved(null) })
  return (
    <>
      {templates.length > 0 && (
        <ul aria-label={texts.kept}>
          {templates.map((template) => (
            <li key={template.id}>
              <bdi>{template.title}</bdi> ({template.language}){' '}
              <Button
                size="small"
                look="text"
                busy={remove.busy}
                aria-label={texts.removeNamed(template.title)}
                onClick={async () => (await remove.send({ id: template.id })) && setRemoved(template)}
              >
                {texts.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {removed && (
        <p role="status">
          {texts.removed(removed.title)}{' '}
          <Button
            size="small"
            look="text"
            busy={keep.busy}
            onClick={() => {
              const { title, language, text } = removed
              void keep.send({ title, language, text })
            }}
          >
            {uiTexts.undo}
          </Button>
        </p>
      )}
    </>
  )
}
