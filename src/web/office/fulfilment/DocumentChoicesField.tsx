import { orderDocumentLabels } from '#modules/ordering/order-status.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import { UploadField } from '#web/ui/UploadField.tsx'
import { stepFormWords as words } from '#web/words/fulfilment.ts'
import classes from './DocumentChoicesField.module.css'
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
  choices,
  approved,
  error,
  onChange,
}: {
  choices: DocumentChoices
  /** Those that the distributor has approved. */
  approved: readonly ShippingDocumentType[]
  error: string | null
  onChange: (change: (before: DocumentChoices) => DocumentChoices) => void
}) => (
  <fieldset className={classes['documents']}>
    <legend>{words.documents}</legend>
    {shippingDocumentTypes.map((type) => (
      <Choice
        key={type}
        type={type}
        choice={choices[type]}
        ways={waysOf(type, approved.includes(type))}
        onChange={(choice) => onChange((before) => ({ ...before, [type]: choice }))}
      />
    ))}
    {error && (
      <p className={classes['error']} role="alert">
        {error}
      </p>
    )}
  </fieldset>
)

const Choice = ({
  type,
  choice,
  ways,
  onChange,
}: {
  type: ShippingDocumentType
  choice: DocumentChoice
  ways: readonly DocumentWay[]
  onChange: (choice: DocumentChoice) => void
}) => (
  <div className={classes['choice']}>
    <SelectField<DocumentWay>
      label={orderDocumentLabels[type]}
      choices={ways.map((value) => ({ value, label: words.how[value] }))}
      value={choice.way}
      onChange={(way) => way && onChange({ way, file: null })}
    />
    {choice.way === 'FILE' && (
      <UploadField
        label={orderDocumentLabels[type]}
        purpose="order-documents"
        onChange={([stored]) => onChange({ way: 'FILE', file: stored?.path ?? null })}
      />
    )}
  </div>
)
