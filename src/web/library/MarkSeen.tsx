import { type ResourceItem, seeLibrary } from '#modules/library/contract.ts'
import { libraryTexts as texts } from '#texts/library.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { Button } from '#web/ui/actions/Button.tsx'

/** Takes away the marks of all that is new, once something is. */
export const MarkSeen = ({ items }: { items: readonly ResourceItem[] }) => {
  const see = useCommand(seeLibrary)
  return items.some(({ mark }) => mark !== null) ? (
    <Button busy={see.busy} onClick={() => void see.send({})}>
      {texts.markSeen}
    </Button>
  ) : null
}
