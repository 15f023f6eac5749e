import { showCompany } from '#modules/distributors/desk/desk-contract.ts'
import { isActive } from '#modules/identity/account-states.ts'
import { listOfficeOrders } from '#modules/ordering/desk/desk-contract.ts'
import { type Department, departments, LONGEST_COMMENT, LONGEST_SUBJECT } from '#modules/service/service-states.ts'
import { openTicketForCaller } from '#modules/service/tickets/contract.ts'
import { translated } from '#platform/text/say.ts'
import { initial, present } from '#platform/typed.ts'
import { callerTexts as texts } from '#texts/office-requests.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useModalForm } from '#web/api/form.ts'
import { useCompanyChoices } from '#web/office/lists/company-choices.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { choicesOf } from '#web/ui/fields/choices.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'

const choices = departments.map((value) => ({ value, label: translated(value) }))

/** A request for a user of a company who called. `companyId`: where the company is known already. */
export const CallerModal = ({
  companyId = null,
  onOpened,
  onClose,
}: {
  companyId?: string | null
  onOpened: (id: string) => void
  onClose: () => void
}) => {
  const form = useModalForm(openTicketForCaller, {
    defaults: {
      distributorId: companyId,
      userId: initial<string | null>(null),
      department: initial<Department | null>(null),
      orderId: initial<string | null>(null),
      subject: '',
      comment: '',
    },
    rules: ({ distributorId, userId, department, subject, comment }) => ({
      distributorId: distributorId ? null : texts.chooseCompany,
      userId: userId ? null : texts.chooseCaller,
      department: department ? null : texts.chooseDepartment,
      subject: subject.trim() === '' ? texts.enterSubject : null,
      comment: comment.trim() === '' ? texts.enterComment : null,
    }),
    input: ({ distributorId, userId, department, orderId, subject, comment }) => ({
      distributorId: distributorId ?? '',
      userId: userId ?? '',
      department: present(department),
      subject: subject.trim(),
      comment: comment.trim(),
      ...(orderId && { orderId }),
    }),
    onClose,
    onDone: ({ id }) => onOpened(id),
    says: ({ reference }) => texts.opened(reference),
  })
  const chosen = form.typed.distributorId
  const isChosen = { enabled: chosen !== null }
  const companies = useCompanyChoices(chosen, { enabled: companyId === null })
  const { data: company } = useRead(showCompany, { id: chosen ?? '' }, isChosen)
  const { data: orders } = useRead(listOfficeOrders, { distributorId: chosen ?? '', page: 1, pageSize: 100 }, isChosen)
  const callers = company?.users.filter(({ state }) => isActive(state)) ?? []
  const choose = (id: string | null) => {
    form.set('distributorId', id)
    form.set('userId', null)
    form.set('orderId', null)
  }
  return (
    <FormModal
      title={texts.title}
      labels={{ keep: texts.keep, confirm: texts.confirm }}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <p>{company && callers.length === 0 ? texts.noCaller : texts.lead}</p>
      {companyId === null && (
        <SelectField<string>
          label={texts.company}
          required
          {...companies}
          {...form.field('distributorId')}
          onChange={choose}
        />
      )}
      <SelectField<string>
        label={texts.caller}
        required
        disabled={callers.length === 0}
        choices={choicesOf(callers)}
        {...form.field('userId')}
      />
      <SelectField<Department> label={texts.department} required choices={choices} {...form.field('department')} />
      <SelectField<string>
        label={texts.order}
        clearable
        disabled={!orders || orders.orders.length === 0}
        choices={orders?.orders.map(({ id, num }) => ({ value: id, label: num })) ?? []}
        {...form.field('orderId')}
      />
      <TextField label={texts.subject} required maxLength={LONGEST_SUBJECT} {...form.field('subject')} />
      <TextArea label={texts.comment} required maxLength={LONGEST_COMMENT} {...form.field('comment')} />
    </FormModal>
  )
}
