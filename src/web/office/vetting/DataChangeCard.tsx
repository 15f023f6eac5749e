import { useState } from 'react'
import {
  confirmDataChange,
  questionDataChange,
  type showDataChange,
} from '#modules/distributors/data-change-contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { dataChangeTexts as texts } from '#texts/data-change.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { useModalCommand } from '#web/api/modal-command.ts'
import { useMay } from '#web/identity/may.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { ReasonModal } from '#web/ui/dialogs/ReasonModal.tsx'
import { dayTime } from '#web/ui/figures/format.ts'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Section } from '#web/ui/layout/Section.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'

type Change = NonNullable<Answer<typeof showDataChange>>

/** What a company changed of what it was vetted by: before and after, by whom and when; to be confirmed or questioned. */
export const DataChangeCard = ({
  company: { id: distributorId, organizationName },
  change: { seen, fields, changedAt, changedBy, question, explanation, waitsFor },
}: {
  company: { readonly id: string; readonly organizationName: string }
  change: Change
}) => {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const mayDecide = useMay()('office.company-documents.review')
  const confirm = useCommand(confirmDataChange, { onDone: () => showSuccess(texts.confirmed) })
  const ask = useModalCommand(questionDataChange, { onClose: close, says: () => texts.questionSent })
  const why = mayDecide ? {} : { why: texts.only }
  return (
    <Section title={texts.title} lead={texts.lead}>
      <Stack gap={4}>
        <Facts
          facts={{
            ...Object.fromEntries(
              fields.map(({ field, before, after }) => [
                texts.fields[field],
                <bdi key={field}>{texts.from(before, after)}</bdi>,
              ]),
            ),
            [texts.changedBy]: <bdi>{`${changedBy}, ${dayTime(changedAt)}`}</bdi>,
            [texts.question]: question === null ? null : <bdi>{question}</bdi>,
            [texts.explanation]:
              question === null ? null : waitsFor === 'DISTRIBUTOR' ? texts.waits : <bdi>{explanation}</bdi>,
          }}
        />
        <Row gap={2}>
          <Button look="filled" busy={confirm.busy} {...why} onClick={() => void confirm.send({ distributorId, seen })}>
            {texts.confirm}
          </Button>
          <Button {...why} onClick={() => setAsking(true)}>
            {texts.ask}
          </Button>
        </Row>
      </Stack>
      <ReasonModal
        opened={isAsking}
        title={texts.askTitle(organizationName)}
        labels={{ reason: texts.questionField, missing: texts.missing, confirm: texts.send, keep: texts.keep }}
        busy={ask.busy}
        error={ask.errors['text']}
        onConfirm={(text) => void ask.send({ distributorId, text })}
        onClose={close}
      >
        {texts.askLead}
      </ReasonModal>
    </Section>
  )
}
