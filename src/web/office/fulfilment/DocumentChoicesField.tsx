import { type Ref, useState } from 'react'
import { previewShippingDocument } from '#modules/ordering/fulfilment/documents-contract.ts'
import { orderDocumentLabels } from '#modules/ordering/order-states.ts'
import { stepFormTexts as texts } from '#texts/fulfilment.ts'
import { wire } from '#web/api/endpoint.ts'
import { FilePreview } from '#web/api/files/FilePreview.tsx'
import { UploadField } from '#web/api/files/UploadField.tsx'
import type { OfficeOrder } from '#web/office/orders/OrderHeading.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { FieldGroup } from '#web/ui/fields/FieldGroup.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import {
  type DocumentChoice,
  type DocumentChoices,
  type DocumentWay,
  type ShippingDocumentType,
  shippingDocumentTypes,
  waysOf,
} from './document-choices.ts'

/** For each shipping document: where it comes from. */
export const DocumentChoicesField = ({
  order,
  value: choices,
  approved,
  error,
  onChange,
  ref,
}: {
  order: OfficeOrder['order']
  value: DocumentChoices
  /** Those that the distributor has approved. */
  approved: readonly ShippingDocumentType[]
  error: string | null
  onChange: (change: (before: DocumentChoices) => DocumentChoices) => void
  ref: Ref<HTMLInputElement>
}) => (
  <FieldGroup legend={texts.documents}>
    <FieldGrid>
      {shippingDocumentTypes.map((type, index) => (
        <Choice
          key={type}
          order={order}
          type={type}
          choice={choices[type]}
          {...(index === 0 && { ref })}
          ways={waysOf(type, approved.includes(type))}
          onChange={(choice) => onChange((before) => ({ ...before, [type]: choice }))}
        />
      ))}
    </FieldGrid>
    {error && (
      <Text role="alert" tone="error" size="small">
        {error}
      </Text>
    )}
  </FieldGroup>
)

const Choice = ({
  order: { id, num },
  type,
  choice,
  ways,
  onChange,
  ref,
}: {
  order: OfficeOrder['order']
  type: ShippingDocumentType
  choice: DocumentChoice
  ways: readonly DocumentWay[]
  onChange: (choice: DocumentChoice) => void
  ref?: Ref<HTMLInputElement>
}) => {
  const [looking, setLooking] = useState(false)
  const label = orderDocumentLabels[type]
  return (
    <Stack gap={3}>
      <SelectField<DocumentWay>
        {...(ref && { ref })}
        label={label}
        choices={ways.map((value) => ({ value, label: texts.how[value] }))}
        value={choice.way}
        onChange={(way) => way && onChange({ way, file: null })}
      />
      {choice.way === 'MADE' && (
        <Row>
          <Button look="text" size="small" onClick={() => setLooking(true)}>
            {texts.preview}
            <span className="visually-hidden"> {label}</span>
          </Button>
        </Row>
      )}
      {looking && (
        <FilePreview
          call={wire(previewShippingDocument, { id, type })}
          name={`draft-${num}.pdf`}
          label={label}
          onClose={() => setLooking(false)}
        />
      )}
      {choice.way === 'FILE' && (
        <UploadField
          label={label}
          purpose="orders"
          onChange={([stored]) => onChange({ way: 'FILE', file: stored?.path ?? null })}
        />
      )}
    </Stack>
  )
}
