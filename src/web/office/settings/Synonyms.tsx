import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { addSynonym, removeSynonym, type ShownSettings } from '#modules/settings/contract.ts'
import { settingsTexts, synonymTexts as texts } from '#texts/settings.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { useModalForm } from '#web/api/form.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Section } from '#web/ui/layout/Section.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'

type Synonym = ShownSettings['synonyms'][number]

/** What people type for what the portal calls otherwise. */
export const Synonyms = ({ synonyms }: Pick<ShownSettings, 'synonyms'>) => {
  const [isAdding, setAdding] = useState(false)
  const remove = useCommand(removeSynonym, { onDone: () => showSuccess(texts.removed) })
  const columns: readonly Column<Synonym>[] = [
    { id: 'typed', header: texts.typed, card: 'title', cell: ({ typed }) => <bdi>{typed}</bdi> },
    { id: 'means', header: texts.means, card: 'under', cell: ({ means }) => <bdi>{means}</bdi> },
    {
      id: 'actions',
      header: texts.remove,
      hiddenHeader: true,
      align: 'end',
      card: 'actions',
      cell: ({ typed }) => (
        <Button
          size="small"
          aria-label={texts.removeOf(typed)}
          busy={remove.busy}
          onClick={() => void remove.send({ typed })}
        >
          {texts.remove}
        </Button>
      ),
    },
  ]
  return (
    <Section
      title={settingsTexts.sections.synonyms}
      lead={settingsTexts.leads.synonyms}
      flush
      aside={
        <Button size="small" icon={<IconPlus size={16} stroke={1.8} aria-hidden />} onClick={() => setAdding(true)}>
          {texts.add}
        </Button>
      }
    >
      <DataTable
        caption={texts.caption}
        columns={columns}
        rows={synonyms}
        rowKey={({ typed }) => typed}
        empty={<EmptyState>{texts.none}</EmptyState>}
      />
      {isAdding && <SynonymModal onClose={() => setAdding(false)} />}
    </Section>
  )
}

const SynonymModal = ({ onClose }: { onClose: () => void }) => {
  const form = useModalForm(addSynonym, {
    defaults: { typed: '', means: '' },
    rules: ({ typed, means }) => ({
      typed: typed.trim() ? null : texts.noTyped,
      means: means.trim() ? null : texts.noMeans,
    }),
    input: ({ typed, means }) => ({ typed: typed.trim(), means: means.trim() }),
    onClose,
    says: (_, { typed }) => texts.added(typed),
  })
  return (
    <FormModal
      title={texts.add}
      labels={{ keep: settingsTexts.cancel, confirm: texts.save }}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <TextField label={texts.typed} required maxLength={60} {...form.field('typed')} />
      <TextField label={texts.means} help={texts.meansHelp} required maxLength={60} {...form.field('means')} />
    </FormModal>
  )
}
