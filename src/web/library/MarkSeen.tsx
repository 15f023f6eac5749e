import { seeLibrary } from '#modules/library/contract.ts'
import { libraryTexts as texts } from '#texts/library.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { Button } from '#web/ui/actions/Button.tsx'

/** Takes away the marks of all that is new, once something is. */
export const MarkSeen = ({ unseen }: { unseen: boolean }) => {
  const see = useCommand(seeLibrary)
  return unseen ? (
    <Button busy={see.busy} onClick={() => void see.send({})}>
      {texts.markSeen}
    </Button>
  ) : null
}
