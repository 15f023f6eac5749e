import { useState } from 'react'
import brand from '#brand'
import { listPosts, removePost, restorePost, type SocialPost, savePost } from '#modules/news/social-contract.ts'
import { isLinkOf } from '#modules/news/social-link.ts'
import type { Day } from '#platform/event.ts'
import { initial } from '#platform/typed.ts'
import { socialTexts as texts } from '#texts/newsletter.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { UploadField } from '#web/api/files/UploadField.tsx'
import { useModalForm } from '#web/api/form.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { undo } from '#web/api/undo.ts'
import { OthersInForm } from '#web/office/assigned/OthersInForm.tsx'
import { type RowFilter, WholeList } from '#web/office/lists/WholeList.tsx'
import { ActionMenu } from '#web/ui/actions/ActionMenu.tsx'
import { AddButton } from '#web/ui/actions/AddButton.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { offerUndo } from '#web/ui/dialogs/undo.ts'
import { DayField } from '#web/ui/fields/days/DayField.tsx'
import { readDay } from '#web/ui/fields/days/read-day.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { useNow } from '#web/ui/figures/clock.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { day } from '#web/ui/figures/format.ts'
import type { Column } from '#web/ui/lists/DataTable.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'

const networks = brand.social.map(({ name }) => ({ value: name, label: name }))
type OpenModal = { readonly post: SocialPost | null }

/** Posts of social networks that are shown next to the news. */
export default function OfficeSocialPage() {
  useTopics('office:news')
  const read = useRead(listPosts, {})
  const [opened, setOpened] = useState<OpenModal | null>(null)
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={
          <>
            <LiveNotice />
            <AddButton onClick={() => setOpened({ post: null })}>{texts.add}</AddButton>
          </>
        }
      />
      <WholeList
        list="social-posts"
        title={texts.title}
        thing={texts.thing}
        read={read}
        rowsOf={(posts) => posts}
        columns={columns}
        actions={actions((post) => setOpened({ post }))}
        search={{ label: texts.search, in: ({ text, link }) => [text, link] }}
        filters={[ofNetwork]}
        rowKey={({ id }) => id}
        folds={({ text }) => text}
        fingerprint={({ text, network, date }) => `${network} ${date} ${text}`}
        none={texts.none}
      />
      {opened && <PostModal post={opened.post} onClose={() => setOpened(null)} />}
    </>
  )
}

const PostModal = ({ post, onClose }: { post: SocialPost | null; onClose: () => void }) => {
  const now = useNow()
  const form = useModalForm(savePost, {
    defaults: {
      network: post?.network ?? brand.social[0]!.name,
      text: post?.text ?? '',
      link: post?.link ?? '',
      image: initial<string | null>(null),
      date: day(post?.date ?? now.toISOString().slice(0, 10)),
    },
    rules: ({ network, text, link, date }) => ({
      text: text.trim() ? null : texts.enter,
      link: isLinkOf(brand.social, network, link.trim()) ? null : texts.wrongLink,
      date: readDay(date) ? null : texts.noDay,
    }),
    input: ({ network, text, link, image, date }) => ({
      ...(post && { id: post.id }),
      ...(image && { image }),
      network,
      text: text.trim(),
      link: link.trim(),
      date: readDay(date) as Day,
    }),
    read: { image: post?.image?.replace('/api/files/', '') ?? null },
    onClose,
    says: () => texts.saved,
  })
  const { fields } = texts
  return (
    <FormModal
      title={post ? texts.editTitle : texts.newTitle}
      labels={{ keep: texts.keep, confirm: texts.save }}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      {post && <OthersInForm form="post" id={post.id} writing={form.isDirty} />}
      <SelectField label={fields.network} required choices={networks} {...form.field('network')} />
      <TextArea label={fields.text} required rows={4} maxLength={600} {...form.field('text')} />
      <TextField label={fields.link} help={texts.linkHelp} required maxLength={500} {...form.field('link')} />
      <DayField label={fields.date} required {...form.field('date')} />
      <UploadField label={fields.image} purpose="news" {...form.file('image')} />
    </FormModal>
  )
}

const PostActions = ({ post, onEdit }: { post: SocialPost; onEdit: (post: SocialPost) => void }) => {
  const remove = useCommand(removePost, {
    onDone: (_, { id }) => offerUndo(texts.removed, () => void undo(restorePost, { id })),
  })
  return (
    <ActionMenu
      about={post.text}
      actions={[
        { label: texts.edit, run: () => onEdit(post) },
        { label: texts.remove, danger: true, run: () => void remove.send({ id: post.id }) },
      ]}
    />
  )
}

const ofNetwork: RowFilter<SocialPost> = {
  name: 'network',
  label: texts.columns.network,
  of: ({ network }) => ({ id: network, name: network }),
}

const columns: readonly Column<SocialPost>[] = [
  { id: 'text', header: texts.columns.text, card: 'title', sort: ({ text }) => text, cell: ({ text }) => text },
  { id: 'network', header: texts.columns.network, sort: ({ network }) => network, cell: ({ network }) => network },
  { id: 'date', header: texts.columns.date, sort: ({ date }) => date, cell: ({ date }) => <DateText at={date} /> },
]

const actions = (onEdit: (post: SocialPost) => void): Column<SocialPost> => ({
  id: 'actions',
  header: texts.columns.actions,
  hiddenHeader: true,
  align: 'end',
  card: 'actions',
  cell: (post) => <PostActions post={post} onEdit={onEdit} />,
})
