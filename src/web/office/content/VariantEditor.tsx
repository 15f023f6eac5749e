import type { ReactNode } from 'react'
import type { Language, ResourceKind } from '#modules/library/kinds.ts'
import { type OfficeVariant, type readContent, saveVariant } from '#modules/library/office-contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { initial } from '#platform/typed.ts'
import { contentTexts as texts } from '#texts/content.ts'
import { UploadField } from '#web/api/files/UploadField.tsx'
import { useCommandForm } from '#web/api/form.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { UnsavedGuard } from '#web/ui/fields/UnsavedGuard.tsx'
import { FormEnd } from '#web/ui/layout/FormEnd.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Autosave, type DraftTexts } from './Autosave.tsx'
import { idOfField } from './content-looks.ts'
import { MarkdownField } from './MarkdownField.tsx'

type Resource = Answer<typeof readContent>
type VariantFile = OfficeVariant['content']['file']
type Content = OfficeVariant['content']

const typedOf = (content: Content | undefined): DraftTexts => ({
  title: content?.title ?? '',
  excerpt: content?.excerpt ?? '',
  introduction: content?.introduction ?? '',
  content: content?.content ?? '',
  content2: content?.content2 ?? '',
  imageText: content?.imageText ?? '',
  externalLink: content?.externalLink ?? '',
})

const useEditor = (
  of: { resource: Resource; language: Language },
  base: number,
  begun: DraftTexts,
  content?: Content,
) =>
  useCommandForm(saveVariant, {
    defaults: {
      ...begun,
      file: initial<string | null>(null),
      image: initial<string | null>(null),
      captions: initial<string | null>(null),
    },
    extra: {
      keptFile: content?.file ?? null,
      keptImage: content?.image ?? null,
      keptCaptions: content?.captions ?? null,
    },
    input: (typed) => ({
      resourceId: of.resource.id,
      language: of.language,
      base,
      title: typed.title.trim(),
      excerpt: typed.excerpt.trim(),
      introduction: typed.introduction.trim(),
      content: typed.content.trim(),
      content2: typed.content2.trim(),
      imageText: typed.imageText.trim(),
      externalLink: typed.externalLink.trim() || null,
      file: typed.file ?? typed.keptFile?.path ?? null,
      image: typed.image ?? typed.keptImage?.path ?? null,
      captions: typed.captions ?? typed.keptCaptions?.path ?? null,
    }),
    onDone: ({ revision }) => showSuccess(texts.savedDraft(revision)),
  })

/** What a resource says in one language; saving makes a revision, which is not public before it is published. `kept`: what was typed before and not saved. */
export const VariantEditor = ({
  resource,
  language,
  variant,
  kept,
  onDropped,
}: {
  resource: Resource
  language: Language
  variant: OfficeVariant | undefined
  kept: { readonly savedAt: string; readonly texts: DraftTexts } | null
  onDropped: () => void
}) => {
  const base = variant?.revision ?? 0
  const form = useEditor({ resource, language }, base, kept?.texts ?? typedOf(variant?.content), variant?.content)
  const { kind } = resource
  const takesFilm = kind === 'videos-and-tutorials' || isLesson(kind, resource)
  const { title, excerpt, introduction, content, content2, imageText, externalLink } = form.typed
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack>
        <Place of="title">
          <TextField label={texts.name} maxLength={200} {...form.field('title')} />
        </Place>
        <Place of="excerpt">
          <TextField label={texts.excerpt} help={texts.excerptHelp} maxLength={400} {...form.field('excerpt')} />
        </Place>
        <TextArea label={texts.introduction} maxLength={2_000} {...form.field('introduction')} />
        <Place of="content">
          <MarkdownField label={texts.content} {...form.field('content')} />
        </Place>
        {kind === 'best-practices' && <MarkdownField label={texts.content2} {...form.field('content2')} />}
        {isLesson(kind, resource) && (
          <Place of="externalLink">
            <TextField label={texts.externalLink} type="url" maxLength={500} {...form.field('externalLink')} />
          </Place>
        )}
        <Place of="file">
          <Kept
            label={takesFilm ? texts.film : texts.file}
            file={form.typed.keptFile}
            onTakeAway={() => form.set('keptFile', null)}
          >
            <UploadField
              label={takesFilm ? texts.film : texts.file}
              purpose={takesFilm ? 'videos' : 'resources'}
              {...form.file('file')}
            />
          </Kept>
        </Place>
        {takesFilm && (
          <Kept label={texts.captions} file={form.typed.keptCaptions} onTakeAway={() => form.set('keptCaptions', null)}>
            <UploadField label={texts.captions} purpose="captions" {...form.file('captions')} />
          </Kept>
        )}
        <Kept label={texts.image} file={form.typed.keptImage} onTakeAway={() => form.set('keptImage', null)}>
          <UploadField label={texts.image} purpose="resource-pictures" {...form.file('image')} />
        </Kept>
        <Place of="imageText">
          <TextField label={texts.imageText} help={texts.imageTextHelp} maxLength={300} {...form.field('imageText')} />
        </Place>
        <FormEnd>
          <Button type="submit" look="filled" busy={form.busy}>
            {texts.saveDraft}
          </Button>
        </FormEnd>
        <Autosave
          subject={{ resourceId: resource.id, language, base }}
          typed={{ title, excerpt, introduction, content, content2, imageText, externalLink }}
          unsaved={form.unsaved}
          keptAt={kept?.savedAt ?? null}
          onDropped={onDropped}
        />
      </Stack>
      <UnsavedGuard unsaved={form.unsaved} />
    </form>
  )
}

/** A film of the academy: our own, or one elsewhere. */
const isLesson = (kind: ResourceKind, { facts }: Resource): boolean =>
  kind === 'womancare-academy' && facts.contentType === 'VIDEO'

/** Where what a check says of a field leads to. */
const Place = ({ of, children }: { of: string; children: ReactNode }) => <div id={idOfField(of)}>{children}</div>

/** A file that is there already; what is sent takes its place. */
const Kept = ({
  label,
  file,
  onTakeAway,
  children,
}: {
  label: string
  file: VariantFile
  onTakeAway: () => void
  children: ReactNode
}) => (
  <Stack gap={2}>
    {children}
    {file && (
      <Row>
        <span>
          <bdi>{texts.now(file.name)}</bdi>
        </span>
        <Button size="small" look="text" onClick={onTakeAway} aria-label={texts.takeAway(label)}>
          {texts.takeAway(label)}
        </Button>
      </Row>
    )}
  </Stack>
)
