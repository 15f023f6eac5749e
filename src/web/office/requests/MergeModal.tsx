import { useState } from 'react'
import { mergeTickets, type OfficeTicket } from '#modules/service/tickets/contract.ts'
import { listMergeable } from '#modules/service/work/contract.ts'
import { initial, present } from '#platform/typed.ts'
import { requestRecordTexts as texts } from '#texts/office-requests.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useModalForm } from '#web/api/form.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'

/** Makes one of two tickets of a company: all that was written here goes on in the other. */
export const MergeModal = ({ ticket: { id, company }, onClose }: { ticket: OfficeTicket; onClose: () => void }) => {
  const form = useModalForm(mergeTickets, {
    defaults: { into: initial<string | null>(null) },
    rules: ({ into }) => ({ into: into ? null : texts.chooseOther }),
    input: ({ into }) => ({ id, into: present(into) }),
    onClose,
    says: () => texts.merged,
  })
  const [typed, onType] = useState('')
  const { into } = form.typed
  const { data: others } = useRead(listMergeable, {
    id,
    ...(typed && { search: typed }),
    ...(into && { chosen: into }),
  })
  return (
    <FormModal
      title={texts.mergeTitle}
      labels={{ keep: texts.keep, confirm: texts.merge }}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <p>{others?.length === 0 && typed === '' ? texts.noOther(company.name) : texts.mergeLead}</p>
      <SelectField<string>
        label={texts.mergeInto}
        required
        choices={(others ?? []).map((row) => ({ value: row.id, label: `${row.reference} · ${row.subject}` }))}
        onType={onType}
        {...form.field('into')}
      />
    </FormModal>
  )
}
