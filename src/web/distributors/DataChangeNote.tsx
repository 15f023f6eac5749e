import { IconEye, IconHelpCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { type DataChange, explainOwnData } from '#modules/distributors/data-change-contract.ts'
import { dataChangeTexts as texts } from '#texts/data-change.ts'
import { useModalCommand } from '#web/api/modal-command.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { ReasonModal } from '#web/ui/dialogs/ReasonModal.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Note } from '#web/ui/page/Note.tsx'

/** That QUALITY reviews what the company changed, and its question. */
export const DataChangeNote = ({ change, mayAnswer }: { change: DataChange; mayAnswer: boolean }) => {
  const [answers, setAnswers] = useState(false)
  const close = () => setAnswers(false)
  const explain = useModalCommand(explainOwnData, { onClose: close, says: () => texts.answered })
  if (change.waitsFor === 'QUALITY')
    return (
      <Note
        tone="provider"
        icon={<IconEye size={18} stroke={1.8} aria-hidden />}
        strong={texts.own(texts.changed(change.fields.map(({ field }) => texts.fields[field])))}
      >
        {texts.ownLead}
      </Note>
    )
  return (
    <Stack gap={3}>
      <Note tone="you" icon={<IconHelpCircle size={18} stroke={1.8} aria-hidden />} strong={texts.ownQuestion}>
        <bdi>{change.question}</bdi>
      </Note>
      {mayAnswer && (
        <div>
          <Button look="soft" onClick={() => setAnswers(true)}>
            {texts.answer}
          </Button>
        </div>
      )}
      <ReasonModal
        opened={answers}
        title={texts.answerTitle}
        labels={{
          reason: texts.answerWords,
          missing: texts.answerMissing,
          confirm: texts.answerSend,
          keep: texts.keep,
        }}
        busy={explain.busy}
        error={explain.errors['text']}
        onConfirm={(text) => void explain.send({ text })}
        onClose={close}
      >
        {texts.answerLead}
      </ReasonModal>
    </Stack>
  )
}
