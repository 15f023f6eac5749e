import { useState } from 'react'

import { editingTexts as texts } from '#texts/editing.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { ChoiceCard, ChoiceGroup } from '#web/ui/fields/ChoiceCard.tsx'
import type { Choice, ContestedField } from './editing.ts'

/** Theirs and yours, field by field. What the person has typed is chosen until they choose otherwise. */
export default function ContestedModal({
  fields,
  answer,
}: {
  fields: readonly ContestedField[]
  answer: (choice: Choice | null) => void
}) {
  const [choice, setChoice] = useState<Choice>(Object.fromEntries(fields.map(({ field }) => [field, 'YOURS'])))
  return (
    <FormModal
      title={texts.title}
      width="chooser"
      labels={{ keep: texts.keep, confirm: texts.confirm }}
      busy={false}
      onClose={() => answer(null)}
      onSubmit={() => answer(choice)}
    >
      <p>{texts.lead}</p>
      {fields.map(({ field, label, who, theirsShown, yoursShown }) => {
        const card = (value: Choice[string], title: string, says: string) => (
          <ChoiceCard
            name={field}
            value={value}
            title={title}
            chosen={choice[field] === value}
            onChoose={(chosen) => chosen && setChoice({ ...choice, [field]: value })}
          >
            <span style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{says}</span>
          </ChoiceCard>
        )
        return (
          <ChoiceGroup key={field} legend={label}>
            {card('YOURS', texts.yours, yoursShown)}
            {card('THEIRS', texts.theirs(who), theirsShown)}
          </ChoiceGroup>
        )
      })}
    </FormModal>
  )
}
