import type { OrderDraft } from '#modules/ordering/contract.ts'
import { type RequestSubject, requestSubjects } from '#modules/ordering/terms/special-request.ts'
import { keysOf } from '#platform/records.ts'
import { specialRequestTexts as texts } from '#texts/special-request.ts'
import { CheckField } from '#web/ui/fields/CheckField.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'

export type Wishes = Readonly<Record<RequestSubject, boolean>> & { readonly other: string }

const subjects = keysOf(requestSubjects)

/** As shown on the screen; nothing requested is nothing ticked. */
export const wishesOf = (request: OrderDraft['specialRequest']): Wishes => ({
  documents: request?.documents ?? false,
  packing: request?.packing ?? false,
  preShipmentInspection: request?.preShipmentInspection ?? false,
  other: request?.other ?? '',
})

/** As it is kept. */
export const keptRequest = (wishes: Wishes) => ({ ...wishes, other: wishes.other.trim() || null })

/** What may be requested beyond the goods: three subjects, and free text. */
export const SpecialRequestFields = ({
  wishes,
  onChange,
  onText,
  onSettled,
}: {
  wishes: Wishes
  /** A subject was ticked or let go. */
  onChange: (wishes: Wishes) => void
  onText: (other: string) => void
  /** The field of the free text was left. */
  onSettled?: () => void
}) => (
  <Stack gap={4}>
    <fieldset aria-label={texts.title}>
      <Row gap={6}>
        {subjects.map((subject) => (
          <CheckField
            key={subject}
            label={requestSubjects[subject]}
            checked={wishes[subject]}
            onChange={(checked) => onChange({ ...wishes, [subject]: checked })}
          />
        ))}
      </Row>
    </fieldset>
    <TextArea
      label={texts.other}
      value={wishes.other}
      maxLength={2_000}
      onChange={onText}
      {...(onSettled && { onBlur: onSettled })}
    />
  </Stack>
)
