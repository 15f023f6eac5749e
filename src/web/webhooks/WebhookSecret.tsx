import { webhookSecretTexts as texts } from '#texts/webhooks.ts'
import { ShownOnceModal } from '#web/ui/dialogs/ShownOnceModal.tsx'

export const WebhookSecret = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <ShownOnceModal secret={secret} texts={{ ...texts, saved: texts.done }} onClose={onClose}>
    <code>{secret}</code>
  </ShownOnceModal>
)
