import {
  type Label,
  type LabelIssue,
  LONGEST_DETAIL,
  listOrdersOfLabel,
  MOST_FILES,
  reportLabelIssue,
} from '#modules/labels/contract.ts'
import { issueKinds } from '#modules/labels/issue-kinds.ts'
import { initial } from '#platform/typed.ts'
import { issueKindTexts, reportIssueTexts as texts } from '#texts/labels.ts'
import { useRead } from '#web/api/endpoint.ts'
import { UploadField } from '#web/api/files/UploadField.tsx'
import { useModalForm } from '#web/api/form.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { showProblem } from '#web/ui/dialogs/messages.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'

const kinds = issueKinds.map((value) => ({ value, label: issueKindTexts[value] }))

/** What is wrong with a label, and which orders wait for it once it is reported. */
export const ReportIssueModal = ({
  labels,
  label,
  onClose,
}: {
  labels: readonly Label[]
  /** The one that it was opened for. */
  label: Label | null
  onClose: () => void
}) => {
  const form = useModalForm(reportLabelIssue, {
    defaults: {
      labelId: initial<Label['id'] | ''>(label?.id ?? ''),
      region: label?.region ?? '',
      kind: initial<LabelIssue['kind']>('WRONG_TEXT'),
      detail: '',
      files: initial<readonly string[]>([]),
    },
    rules: ({ labelId, region, detail }) => ({
      labelId: labelId === '' ? texts.chooseLabel : null,
      region: region.trim() === '' ? texts.enterRegion : null,
      detail: detail.trim() === '' ? texts.enterDetail : null,
    }),
    input: ({ labelId, region, kind, detail, files }) => ({
      labelId: labelId as Label['id'],
      region: region.trim(),
      kind,
      detail: detail.trim(),
      files: files.slice(0, MOST_FILES),
    }),
    onClose,
    says: () => texts.done,
    onProblem: () => {
      showProblem(texts.failed)
      return true
    },
  })
  const { labelId } = form.typed
  const choose = (id: Label['id'] | null) => {
    if (id === null) return
    form.set('labelId', id)
    form.set('region', labels.find((it) => it.id === id)?.region ?? '')
  }
  return (
    <FormModal
      title={texts.title}
      labels={texts}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
      width="chooser"
    >
      <SelectField
        label={texts.label}
        required
        choices={labels.map(({ id, code, product, region }) => ({
          value: id,
          label: `${product.name}, ${region} (${code})`,
        }))}
        {...form.field('labelId')}
        value={labelId === '' ? null : labelId}
        onChange={choose}
      />
      <TextField label={texts.region} required maxLength={120} {...form.field('region')} />
      <SelectField
        label={texts.kind}
        choices={kinds}
        {...form.field('kind')}
        onChange={(kind) => kind && form.set('kind', kind)}
      />
      <TextArea label={texts.detail} required maxLength={LONGEST_DETAIL} {...form.field('detail')} />
      <UploadField label={texts.files} purpose="labels" {...form.files('files')} />
      {labelId !== '' && <OrdersOnHold labelId={labelId} />}
    </FormModal>
  )
}

/** Said before the report is sent. */
const OrdersOnHold = ({ labelId: id }: { labelId: Label['id'] }) => {
  const { data: orders } = useRead(listOrdersOfLabel, { id }, { keepsOld: false })
  if (!orders) return <p role="status">{texts.looking}</p>
  if (orders.length === 0)
    return (
      <div role="status">
        <p>{texts.holdsNone}</p>
        <p>{texts.holdsLater}</p>
      </div>
    )
  return (
    <div role="status">
      <strong>{texts.holds(orders.length)}</strong>
      <ul>
        {orders.map(({ id: orderId, num, statusLabel, held }) => (
          <li key={orderId}>
            {num} · {statusLabel}
            {held && ` · ${texts.onHold}`}
          </li>
        ))}
      </ul>
      <p>{texts.holdsLater}</p>
    </div>
  )
}
