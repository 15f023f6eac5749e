import { useState } from 'react'
import { articleIn } from '#modules/news/article-languages.ts'
import { type deleteArticle, type OfficeArticle, publishArticle } from '#modules/news/contract.ts'
import type { deleteIssue } from '#modules/notifications/newsletter/office-contract.ts'
import { fileAddress } from '#platform/files/file-address.ts'
import { keysOf } from '#platform/records.ts'
import { type PortalLanguage, portalLanguages } from '#platform/text/languages.ts'
import { present } from '#platform/typed.ts'
import { draftTexts, officeNewsTexts as texts } from '#texts/news.ts'
import { uiTexts } from '#texts/ui.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { useModalForm } from '#web/api/form.ts'
import { ArticleText } from '#web/news/ArticlePage.tsx'
import { readMoment } from '#web/replay/read-moment.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Segments } from '#web/ui/actions/Segments.tsx'
import { ConfirmModal } from '#web/ui/dialogs/ConfirmModal.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { Modal } from '#web/ui/dialogs/Modal.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'

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

/** The newest revision as its readers will see it, in each of its languages. */
export const PreviewModal = ({ article, onClose }: { article: OfficeArticle; onClose: () => void }) => {
  const [language, setLanguage] = useState<PortalLanguage>('en')
  const shown = articleIn(article, language)
  const languages = keysOf(portalLanguages).filter((code) => articleIn(article, code).language === code)
  return (
    <Modal
      opened
      title={shown.title}
      width="chooser"
      onClose={onClose}
      actions={<Button onClick={onClose}>{uiTexts.close}</Button>}
    >
      <Stack gap={4}>
        {languages.length > 1 && (
          <Segments
            label={texts.language}
            choices={languages.map((value) => ({ value, label: portalLanguages[value] }))}
            value={language}
            onChange={setLanguage}
          />
        )}
        <ArticleText
          article={{ ...shown, image: fileAddress(shown.image), newsDetails: fileAddress(shown.attachment) }}
        />
      </Stack>
    </Modal>
  )
}

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
