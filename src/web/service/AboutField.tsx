import type { Ref } from 'react'
import { listProducts } from '#modules/catalogue/contract.ts'
import { listDocuments } from '#modules/distributors/file/file-contract.ts'
import { listLabels } from '#modules/labels/contract.ts'
import { listOrders } from '#modules/ordering/contract.ts'
import { listReports } from '#modules/service/reports/contract.ts'
import { aboutTexts as texts } from '#texts/tickets.ts'
import { useRead } from '#web/api/endpoint.ts'
import type { Choice } from '#web/ui/fields/choices.ts'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'

const kinds = ['ORDER', 'PRODUCT', 'DOCUMENT', 'LABEL', 'REPORT'] as const
type Kind = (typeof kinds)[number]
export type About = { readonly kind: Kind | null; readonly id: string | null }

/** What the company has of this kind, by what it is called. */
const useThings = (kind: Kind | null): readonly Choice<string>[] => {
  const only = (required: Kind) => ({ enabled: kind === required })
  const { data: orders = [] } = useRead(listOrders, {}, only('ORDER'))
  const { data: products = [] } = useRead(listProducts, {}, only('PRODUCT'))
  const { data: documents = [] } = useRead(listDocuments, {}, only('DOCUMENT'))
  const { data: labels = [] } = useRead(listLabels, {}, only('LABEL'))
  const { data: reports = [] } = useRead(listReports, {}, only('REPORT'))
  if (kind === 'ORDER') return orders.map(({ id, num }) => ({ value: id, label: num }))
  if (kind === 'PRODUCT') return products.map(({ id, name }) => ({ value: id, label: name }))
  if (kind === 'DOCUMENT') return documents.map(({ id, name }) => ({ value: id, label: name }))
  if (kind === 'LABEL')
    return labels.map(({ id, name, code, country }) => ({ value: id, label: `${name} (${code}), ${country.name}` }))
  return kind === 'REPORT' ? reports.map(({ id, reference }) => ({ value: id, label: reference })) : []
}

/** What a request is about, if it is about one thing: its kind, then which one. */
export const AboutField = ({
  about,
  error,
  ref,
  onChange,
}: {
  about: About
  error: string | null
  /** Of the field where the thing is chosen. */
  ref: Ref<HTMLInputElement>
  onChange: (about: About) => void
}) => {
  const things = useThings(about.kind)
  return (
    <FieldGrid>
      <SelectField<Kind>
        label={texts.kind}
        clearable
        choices={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
        value={about.kind}
        onChange={(kind) => onChange({ kind, id: null })}
      />
      {about.kind && (
        <SelectField<string>
          label={texts.which[about.kind]}
          required
          error={error}
          ref={ref}
          choices={things}
          value={about.id}
          onChange={(id) => onChange({ kind: about.kind, id })}
        />
      )}
    </FieldGrid>
  )
}
