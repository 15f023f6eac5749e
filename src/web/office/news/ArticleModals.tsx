import { type deleteArticle, type OfficeArticle, publishArticle, writeArticle } from '#modules/news/contract.ts'
import type { deleteIssue } from '#modules/notifications/newsletter/office-contract.ts'
import { fileAddress } from '#platform/files/file-address.ts'
import { present } from '#platform/typed.ts'
import { draftTexts, officeNewsTexts as texts } from '#texts/news.ts'
import { uiTexts } from '#texts/ui.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { UploadField } from '#web/api/files/UploadField.tsx'
import { useModalForm } from '#web/api/form.ts'
import { ArticleText } from '#web/news/ArticlePage.tsx'
import { OthersInForm } from '#web/office/assigned/OthersInForm.tsx'
import { readMoment } from '#web/replay/read-moment.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { ConfirmModal } from '#web/ui/dialogs/ConfirmModal.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { Modal } from '#web/ui/dialogs/Modal.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'

const orNull = (text: string): string | null => text.trim() || null

/** Writes a new article, or the next revision of one. */
export const ArticleModal = ({ article, onClose }: { article: OfficeArticle | null; onClose: () => void }) => {
  const form = useModalForm(writeArticle, {
    defaults: {
      title: article?.title ?? '',
      introduction: article?.introduction ?? '',
      content1: article?.content1 ?? '',
      content2: article?.content2 ?? '',
      image: article?.image ?? null,
      attachment: article?.attachment ?? null,
    },
    rules: ({ title, content1 }) => ({
      title: title.trim() ? null : texts.enterTitle,
      content1: content1.trim() ? null : texts.enterText,
    }),
    input: ({ title, introduction, content1, content2, image, attachment }) => ({
      ...(article && { id: article.id }),
      title: title.trim(),
      introduction: orNull(introduction),
      content1: content1.trim(),
      content2: orNull(content2),
      image: image ?? article?.image ?? null,
      attachment: attachment ?? article?.attachment ?? null,
    }),
    onClose,
    says: (_, { title }) => texts.saved(title),
  })
  const { fields } = texts
  return (
    <FormModal
      title={article ? texts.editTitle(article.title) : texts.newTitle}
      width="chooser"
      labels={{ keep: texts.keep, confirm: texts.save }}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      {article && <OthersInForm form="article" id={article.id} writing={form.isDirty} />}
      <TextField label={fields.title} required maxLength={200} data-autofocus {...form.field('title')} />
      <TextArea label={fields.introduction} maxLength={1_000} {...form.field('introduction')} />
      <TextArea label={fields.content1} required rows={8} maxLength={10_000} {...form.field('content1')} />
      <UploadField label={fields.image} purpose="news" {...form.file('image')} />
      <TextArea label={fields.content2} rows={5} maxLength={10_000} {...form.field('content2')} />
      <UploadField label={fields.attachment} purpose="resources" {...form.file('attachment')} />
      {(article?.image || article?.attachment) && <p>{texts.keptFile}</p>}
    </FormModal>
  )
}

/** Publishes the newest revision, now or at a moment. */
export const PublishModal = ({ article, onClose }: { article: OfficeArticle; onClose: () => void }) => {
  const form = useModalForm(publishArticle, {
    defaults: { publishAt: '' },
    rules: ({ publishAt }) => ({
      publishAt: publishAt.trim() && !readMoment(publishAt, 'start') ? texts.noMoment : null,
    }),
    input: ({ publishAt }) => ({
      id: article.id,
      revision: article.revision,
      ...(publishAt.trim() && { publishAt: present(readMoment(publishAt, 'start')) }),
    }),
    onClose,
    says: (_, { publishAt }) => (publishAt ? texts.scheduled(article.title) : texts.published(article.title)),
  })
  return (
    <FormModal
      title={texts.publishTitle(article.title)}
      labels={{ keep: texts.keep, confirm: texts.publish }}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <p>{texts.publishLead(article.revision)}</p>
      <TextField
        label={texts.publishAt}
        help={texts.publishAtHelp}
        placeholder="DD/MM/YYYY HH:mm"
        maxLength={16}
        {...form.field('publishAt')}
      />
    </FormModal>
  )
}

/** The newest revision as its readers will see it. */
export const PreviewModal = ({ article, onClose }: { article: OfficeArticle; onClose: () => void }) => (
  <Modal
    opened
    title={article.title}
    width="chooser"
    onClose={onClose}
    actions={<Button onClick={onClose}>{uiTexts.close}</Button>}
  >
    <ArticleText
      article={{ ...article, image: fileAddress(article.image), newsDetails: fileAddress(article.attachment) }}
    />
  </Modal>
)

/** Confirms that the draft of an article or an issue is deleted, which cannot be taken back. */
export const DeleteDraftModal = ({
  by,
  draft: { id, title },
  onClose,
}: {
  by: typeof deleteArticle | typeof deleteIssue
  draft: { readonly id: string; readonly title: string }
  onClose: () => void
}) => {
  const command = useCommand(by, {
    onDone: () => {
      onClose()
      showSuccess(draftTexts.deleted(title))
    },
  })
  return (
    <ConfirmModal
      title={draftTexts.deleteTitle(title)}
      keep={draftTexts.keep}
      confirm={draftTexts.delete}
      busy={command.busy}
      onKeep={onClose}
      onConfirm={() => void command.send({ id })}
    >
      <p>{draftTexts.deleteLead}</p>
    </ConfirmModal>
  )
}
