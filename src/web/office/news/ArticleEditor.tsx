import { useState } from 'react'
import { translationCodes } from '#modules/news/article-languages.ts'
import { type OfficeArticle, writeArticle } from '#modules/news/contract.ts'
import type { ArticleText } from '#modules/news/events.ts'
import { keysOf, recordOf } from '#platform/records.ts'
import { type PortalLanguage, portalLanguages } from '#platform/text/languages.ts'
import { initial } from '#platform/typed.ts'
import { officeNewsTexts as texts } from '#texts/news.ts'
import { UploadField } from '#web/api/files/UploadField.tsx'
import { useModalForm } from '#web/api/form.ts'
import { OthersInForm } from '#web/office/assigned/OthersInForm.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { Segments } from '#web/ui/actions/Segments.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'

const empty = { title: '', introduction: '', content1: '', content2: '' }
type TypedText = typeof empty
const fieldNames = keysOf(empty)

const typedOf = (text: ArticleText): TypedText => recordOf(fieldNames, (name) => text[name] ?? '')
const orNull = (text: string): string | null => text.trim() || null
const textOf = ({ title, introduction, content1, content2 }: TypedText): ArticleText => ({
  title: title.trim(),
  introduction: orNull(introduction),
  content1: content1.trim(),
  content2: orNull(content2),
})

const wrongIn = ({ title, content1 }: TypedText) => ({
  title: title.trim() ? null : texts.enterTitle,
  content1: content1.trim() ? null : texts.enterText,
})

/** Writes a new article, or the next revision of one, in each of its languages. */
export const ArticleEditor = ({ article, onClose }: { article: OfficeArticle | null; onClose: () => void }) => {
  const [language, setLanguage] = useState<PortalLanguage>('en')
  const form = useModalForm(writeArticle, {
    defaults: {
      ...(article ? typedOf(article) : empty),
      image: article?.image ?? null,
      attachment: article?.attachment ?? null,
      translations: recordOf(translationCodes, (code): TypedText | null => {
        const translation = article?.translations?.[code]
        return translation ? typedOf(translation) : null
      }),
    },
    rules: ({ translations, ...english }) => {
      const translated = translationCodes.flatMap((code) => {
        const text = translations[code]
        if (!text) return []
        return Object.entries(wrongIn(text)).map(([name, wrong]) => [`translations.${code}.${name}`, wrong])
      })
      return { ...wrongIn(english), ...Object.fromEntries(translated) }
    },
    input: ({ image, attachment, translations, ...english }) => ({
      ...(article && { id: article.id }),
      ...textOf(english),
      image: image ?? article?.image ?? null,
      attachment: attachment ?? article?.attachment ?? null,
      translations: recordOf(translationCodes, (code) => {
        const text = translations[code]
        return text && textOf(text)
      }),
    }),
    onClose,
    says: (_, { title }) => texts.saved(title),
  })
  const { typed, change } = form
  const textIn = (code: PortalLanguage): TypedText | null => (code === 'en' ? typed : typed.translations[code])
  const languages = keysOf(portalLanguages).filter((code) => textIn(code))
  const missing = translationCodes.filter((code) => !typed.translations[code])
  const choices = (codes: readonly PortalLanguage[]) => codes.map((value) => ({ value, label: portalLanguages[value] }))

  const submit = () => {
    const incomplete = languages.find((code) => Object.values(wrongIn(textIn(code) ?? empty)).some(Boolean))
    if (incomplete) setLanguage(incomplete)
    form.submit()
  }
  return (
    <FormModal
      title={article ? texts.editTitle(article.title) : texts.newTitle}
      width="chooser"
      labels={{ keep: texts.keep, confirm: texts.save }}
      busy={form.busy}
      onClose={onClose}
      onSubmit={submit}
    >
      {article && <OthersInForm form="article" id={article.id} writing={form.isDirty} />}
      {languages.length > 1 && (
        <Segments label={texts.language} choices={choices(languages)} value={language} onChange={setLanguage} />
      )}
      <TextFields isShown={language === 'en'} code="en" fieldOf={form.field} />
      {translationCodes.map((code) => {
        const text = typed.translations[code]
        return (
          <TextFields
            key={code}
            isShown={language === code}
            code={code}
            groupRef={form.part(`translations.${code}`).ref}
            fieldOf={
              text &&
              ((name) => ({
                ...form.part(`translations.${code}.${name}`),
                value: text[name],
                onChange: (value) =>
                  change('translations', (all) => ({ ...all, [code]: { ...(all[code] ?? empty), [name]: value } })),
              }))
            }
          />
        )
      })}
      {language !== 'en' && (
        <Row>
          <Button
            size="small"
            onClick={() => {
              change('translations', (all) => ({ ...all, [language]: null }))
              setLanguage('en')
            }}
          >
            {texts.removeLanguage(portalLanguages[language])}
          </Button>
        </Row>
      )}
      {missing.length > 0 && (
        <SelectField
          label={texts.addLanguage}
          help={texts.addLanguageHelp}
          choices={choices(missing)}
          value={initial<PortalLanguage | null>(null)}
          onChange={(added) => {
            if (!added) return
            change('translations', (all) => ({ ...all, [added]: empty }))
            setLanguage(added)
          }}
        />
      )}
      <UploadField label={texts.fields.image} purpose="news" {...form.file('image')} />
      <UploadField label={texts.fields.attachment} purpose="resources" {...form.file('attachment')} />
      {(article?.image || article?.attachment) && <p>{texts.keptFile}</p>}
    </FormModal>
  )
}

type FieldParts = {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | null
  readonly ref: (element: HTMLElement | null) => void
}

/** The text in one language. The others stay on the page, so that a refusal finds their fields and names. */
const TextFields = ({
  code,
  isShown,
  groupRef,
  fieldOf,
}: {
  code: PortalLanguage
  isShown: boolean
  groupRef?: FieldParts['ref']
  /** null: not translated into it. */
  fieldOf: ((name: keyof TypedText) => FieldParts) | null
}) => {
  const name = portalLanguages[code]
  const labelOf = (label: string) => (code === 'en' ? label : texts.inLanguage(label, name))
  const { fields } = texts
  return (
    <div role="group" aria-label={name} ref={groupRef} hidden={!isShown}>
      {fieldOf && (
        <Stack gap={5}>
          <TextField
            label={labelOf(fields.title)}
            required
            maxLength={200}
            lang={code}
            data-autofocus
            {...fieldOf('title')}
          />
          <TextArea label={labelOf(fields.introduction)} maxLength={1_000} lang={code} {...fieldOf('introduction')} />
          <TextArea
            label={labelOf(fields.content1)}
            required
            rows={8}
            maxLength={10_000}
            lang={code}
            {...fieldOf('content1')}
          />
          <TextArea label={labelOf(fields.content2)} rows={5} maxLength={10_000} lang={code} {...fieldOf('content2')} />
        </Stack>
      )}
    </div>
  )
}
