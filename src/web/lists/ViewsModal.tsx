import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { keepView, removeView, type SavedView } from '#modules/identity/list-views/list-view-contract.ts'
import { type ViewedList, viewTerms } from '#modules/identity/list-views/list-views.ts'
import type { Sent } from '#platform/http/endpoint.ts'
import { viewTexts as texts } from '#texts/views.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { useModalForm } from '#web/api/form.ts'
import type { useHiddenColumns } from '#web/identity/columns.ts'
import { useMe } from '#web/identity/me.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { CheckField } from '#web/ui/fields/CheckField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { viewSearch } from './view-search.ts'

const columnsOf = (hidden: readonly string[]) => hidden as Sent<typeof keepView>['hidden']

/** The views of a list to open, rename and remove; below them the list as it is narrowed now, to be kept under a name. */
export default function ViewsModal({
  list,
  views,
  current,
  chosen,
  onClose,
}: {
  list: ViewedList
  views: readonly SavedView[]
  current: string | null
  chosen: ReturnType<typeof useHiddenColumns> | undefined
  onClose: () => void
}) {
  const { search } = useLocation()
  const isAdmin = useMe().data?.role === 'ADMIN'
  const [renamed, setRenamed] = useState<SavedView | null>(null)
  const remove = useCommand(removeView, { onDone: () => showSuccess(texts.removed) })
  const form = useModalForm(keepView, {
    defaults: { name: '', shared: false },
    rules: ({ name }) => ({ name: name.trim() === '' ? texts.enterName : null }),
    input: ({ name, shared }) => ({
      list,
      name: name.trim(),
      shared,
      ...(renamed
        ? { id: renamed.id, search: renamed.search, hidden: columnsOf(renamed.hidden) }
        : { search: viewSearch(search), hidden: columnsOf(chosen?.hidden ?? []) }),
    }),
    onClose,
    says: () => texts.kept,
  })
  const rename = (view: SavedView) => {
    setRenamed(view)
    form.set('name', view.name)
    form.set('shared', view.shared)
  }
  return (
    <FormModal
      title={texts.title}
      labels={{ keep: texts.close, confirm: renamed ? texts.change : texts.keep }}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      {views.length > 0 && (
        <ul role="list" aria-label={texts.title}>
          {views.map((view) => (
            <li key={view.id}>
              <Row gap={2}>
                <Link
                  to={`?${view.search}`}
                  aria-current={view.id === current || undefined}
                  onClick={() => {
                    void chosen?.put(view.hidden)
                    onClose()
                  }}
                >
                  <bdi>{view.name}</bdi>
                </Link>
                {!view.mine && <small>{texts.sharedBy(view.by)}</small>}
                {view.mine && view.shared && <small>{texts.isShared}</small>}
                {view.mine && (
                  <Button
                    size="small"
                    look="text"
                    aria-label={texts.renameNamed(view.name)}
                    onClick={() => rename(view)}
                  >
                    {texts.rename}
                  </Button>
                )}
                {(view.mine || isAdmin) && (
                  <Button
                    size="small"
                    look="text"
                    busy={remove.busy}
                    aria-label={texts.removeNamed(view.name)}
                    onClick={() => void remove.send({ list, id: view.id })}
                  >
                    {texts.remove}
                  </Button>
                )}
              </Row>
            </li>
          ))}
        </ul>
      )}
      <Stack gap={3}>
        <p>{renamed ? texts.renameLead(renamed.name) : texts.keepLead}</p>
        <TextField label={texts.name} required maxLength={viewTerms.name} {...form.field('name')} />
        <CheckField label={texts.share} {...form.check('shared')} />
      </Stack>
    </FormModal>
  )
}
