import { useState } from 'react'
import {
  cancelSchedule,
  deleteArticle,
  type OfficeArticle,
  officeArticles,
  publishArticle,
  withdrawArticle,
} from '#modules/news/contract.ts'
import { articleColumns } from '#modules/news/news-states.ts'
import { draftTexts, officeNewsTexts as texts } from '#texts/news.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { undo } from '#web/api/undo.ts'
import { PagedList } from '#web/office/lists/PagedList.tsx'
import { ActionMenu } from '#web/ui/actions/ActionMenu.tsx'
import { AddButton } from '#web/ui/actions/AddButton.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { offerUndo } from '#web/ui/dialogs/undo.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { dayTime } from '#web/ui/figures/format.ts'
import { Row } from '#web/ui/layout/Row.tsx'
import type { Column } from '#web/ui/lists/DataTable.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { StatusPill, type Tone } from '#web/ui/page/StatusPill.tsx'
import { ArticleEditor } from './ArticleEditor.tsx'
import { DeleteDraftModal, PreviewModal, PublishModal } from './ArticleModals.tsx'

const tones: Readonly<Record<keyof typeof texts.states, Tone>> = {
  DRAFT: 'closed',
  SCHEDULED: 'moving',
  PUBLISHED: 'done',
  BEHIND: 'you',
}

type OpenModal = { readonly article: OfficeArticle | null; readonly does: 'edit' | 'preview' | 'publish' | 'delete' }

/** All articles: written, scheduled, published. */
export default function OfficeNewsPage() {
  useTopics('office:news')
  const [opened, setOpened] = useState<OpenModal | null>(null)
  const close = () => setOpened(null)
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={
          <>
            <LiveNotice />
            <AddButton onClick={() => setOpened({ article: null, does: 'edit' })}>{texts.add}</AddButton>
          </>
        }
      />
      <PagedList
        list="news"
        title={texts.title}
        thing={texts.thing}
        endpoint={officeArticles}
        columns={columns}
        actions={actions((article, does) => setOpened({ article, does }))}
        sorts={articleColumns}
        search={texts.search}
        states={{ name: 'state', label: texts.views, names: texts.states }}
        rowKey={({ id }) => id}
        folds={({ title }) => title}
        fingerprint={(article) => `${article.state} ${article.revision}`}
        says={(article) => texts.says(article.title, texts.states[article.state])}
        none={texts.none}
      />
      {opened?.does === 'edit' && <ArticleEditor article={opened.article} onClose={close} />}
      {opened?.does === 'preview' && opened.article && <PreviewModal article={opened.article} onClose={close} />}
      {opened?.does === 'delete' && opened.article && (
        <DeleteDraftModal by={deleteArticle} draft={opened.article} onClose={close} />
      )}
      {opened?.does === 'publish' && opened.article && <PublishModal article={opened.article} onClose={close} />}
    </>
  )
}

const ArticleActions = ({
  article,
  onOpen,
}: {
  article: OfficeArticle
  onOpen: (article: OfficeArticle, does: OpenModal['does']) => void
}) => {
  const { id, title, publishedRevision, scheduled, revision } = article
  const withdraw = useCommand(withdrawArticle, {
    onDone: () =>
      offerUndo(
        texts.withdrawn(title),
        () => void undo(publishArticle, { id, revision: publishedRevision ?? revision }),
      ),
  })
  const unschedule = useCommand(cancelSchedule, {
    onDone: () =>
      offerUndo(texts.scheduleCancelled(title), () => void (scheduled && undo(publishArticle, { id, ...scheduled }))),
  })
  return (
    <Row justify="end">
      <Button size="small" aria-label={texts.editOf(title)} onClick={() => onOpen(article, 'edit')}>
        {texts.edit}
      </Button>
      <ActionMenu
        about={title}
        actions={[
          { label: draftTexts.preview, run: () => onOpen(article, 'preview') },
          ...(publishedRevision === revision ? [] : [{ label: texts.publish, run: () => onOpen(article, 'publish') }]),
          ...(scheduled ? [{ label: texts.cancelSchedule, run: () => void unschedule.send({ id }) }] : []),
          ...(publishedRevision === null
            ? deletable(article, onOpen)
            : [{ label: texts.withdraw, danger: true, run: () => void withdraw.send({ id }) }]),
        ]}
      />
    </Row>
  )
}

/** A draft alone is deleted: what is scheduled is taken back first. */
const deletable = (article: OfficeArticle, onOpen: (article: OfficeArticle, does: OpenModal['does']) => void) =>
  article.scheduled ? [] : [{ label: draftTexts.delete, danger: true, run: () => onOpen(article, 'delete') }]

const columns: readonly Column<OfficeArticle>[] = [
  { id: 'title', header: texts.columns.title, card: 'title', sort: ({ title }) => title, cell: ({ title }) => title },
  {
    id: 'state',
    header: texts.columns.state,
    card: 'aside',
    sort: (article) => texts.states[article.state],
    cell: (article) => (
      <>
        <StatusPill tone={tones[article.state]}>{texts.states[article.state]}</StatusPill>
        {article.scheduled && <small>{texts.scheduledFor(dayTime(article.scheduled.publishAt))}</small>}
      </>
    ),
  },
  {
    id: 'changed',
    header: texts.columns.changed,
    sort: ({ changedAt }) => changedAt,
    cell: ({ changedAt }) => <DateText at={changedAt} />,
  },
  {
    id: 'published',
    header: texts.columns.published,
    sort: ({ publishedOn }) => publishedOn ?? '',
    cell: ({ publishedOn }) => publishedOn && <DateText at={publishedOn} />,
  },
]

const actions = (onOpen: (article: OfficeArticle, does: OpenModal['does']) => void): Column<OfficeArticle> => ({
  id: 'actions',
  header: texts.columns.actions,
  hiddenHeader: true,
  align: 'end',
  card: 'actions',
  cell: (article) => <ArticleActions article={article} onOpen={onOpen} />,
})
