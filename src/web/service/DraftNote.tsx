import { draftTexts as texts } from '#texts/tickets.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Row } from '#web/ui/layout/Row.tsx'

/** Says that the content of the form is an earlier draft. */
export const DraftNote = ({ isBack, onDiscard }: { isBack: boolean; onDiscard: () => void }) =>
  isBack && (
    <Row gap={2}>
      <span role="status">{texts.back}</span>
      <Button size="small" look="text" onClick={onDiscard}>
        {texts.discard}
      </Button>
    </Row>
  )
