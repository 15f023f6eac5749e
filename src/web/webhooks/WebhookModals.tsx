import { addWebhook, changeWebhook, replayWebhook, type WebhookItem } from '#modules/webhooks/contract.ts'
import { kindsFor, type WebhookKind } from '#modules/webhooks/kind-names.ts'
import { initial } from '#platform/typed.ts'
import { webhookReplayTexts as replayTexts, webhookFormTexts as texts, webhooksTexts } from '#texts/webhooks.ts'
import { useModalForm } from '#web/api/form.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { DayField } from '#web/ui/fields/days/DayField.tsx'
import { readDay } from '#web/ui/fields/days/read-day.ts'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { MultiSelectField } from '#web/ui/fields/MultiSelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { count } from '#web/ui/figures/format.ts'

type Side = Parameters<typeof kindsFor>[0]
type Typed = { readonly name: string; readonly url: string; readonly kinds: readonly WebhookKind[] }

const defaultsOf = (of: WebhookItem | null): Typed => ({
  name: of?.name ?? '',
  url: of?.url ?? '',
  kinds: of?.kinds ?? [],
})

const missing = (value: string | readonly string[]) => (value.length === 0 ? texts.missing : null)
const rules = ({ name, url, kinds }: Typed) => ({
  name: missing(name.trim()),
  url: missing(url.trim()),
  kinds: missing(kinds),
})
const inputOf = ({ name, url, kinds }: Typed) => ({ name: name.trim(), url: url.trim(), kinds })

export const AddModal = ({
  side,
  onClose,
  onSecret,
}: {
  side: Side
  onClose: () => void
  onSecret: (secret: string) => void
}) => {
  const form = useModalForm(addWebhook, {
    defaults: defaultsOf(null),
    rules,
    input: inputOf,
    onClose,
    onDone: ({ secret }) => onSecret(secret),
    says: () => webhooksTexts.added,
  })
  return (
    <FormModal title={texts.newTitle} labels={texts} busy={form.busy} onClose={onClose} onSubmit={form.submit}>
      <WebhookFields side={side} field={form.field} />
    </FormModal>
  )
}

export const EditModal = ({ side, of, onClose }: { side: Side; of: WebhookItem; onClose: () => void }) => {
  const form = useModalForm(changeWebhook, {
    defaults: defaultsOf(of),
    rules,
    input: (typed) => ({ id: of.id, revision: of.revision, ...inputOf(typed) }),
    onClose,
    says: () => webhooksTexts.saved,
  })
  return (
    <FormModal
      title={texts.editTitle(of.name)}
      labels={texts}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <WebhookFields side={side} field={form.field} />
    </FormModal>
  )
}

type Field = ReturnType<typeof useModalForm<typeof addWebhook, Typed>>['field']

const WebhookFields = ({ side, field }: { side: Side; field: Field }) => (
  <>
    <TextField label={texts.name} required maxLength={80} {...field('name')} />
    <TextField label={texts.url} help={texts.urlHelp} required inputMode="url" maxLength={500} {...field('url')} />
    <MultiSelectField
      label={texts.kinds}
      required
      choices={kindsFor(side).map((value) => ({ value, label: value }))}
      {...field('kinds')}
    />
  </>
)

const positionOf = (typed: string): number | null => (/^[1-9]\d{0,14}$/.test(typed.trim()) ? Number(typed) : null)

export const ReplayModal = ({ of, onClose }: { of: WebhookItem; onClose: () => void }) => {
  const form = useModalForm(replayWebhook, {
    defaults: {},
    extra: { day: initial<string>(''), position: initial<string>('') },
    rules: ({ day, position }) => ({
      day: day === '' && position === '' ? replayTexts.one : null,
      position: position !== '' && positionOf(position) === null ? replayTexts.wrong : null,
    }),
    input: ({ day, position }) => ({ id: of.id, from: positionOf(position) ?? readDay(day) ?? '' }),
    places: { from: 'position' },
    onClose,
    says: ({ from }) => webhooksTexts.replayed(count(from)),
  })
  return (
    <FormModal
      title={replayTexts.title(of.name)}
      labels={replayTexts}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <p>{replayTexts.lead}</p>
      <FieldGrid>
        <DayField label={replayTexts.day} {...form.field('day')} />
        <TextField label={replayTexts.position} inputMode="numeric" maxLength={15} {...form.field('position')} />
      </FieldGrid>
    </FormModal>
  )
}
