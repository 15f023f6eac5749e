import type { ReactNode } from 'react'
import type { QuoteFigures } from '#modules/ordering/quotes/quote-pricing.ts'
import { quoteTexts as texts } from '#texts/office.ts'
import { adjustmentTexts } from '#texts/quotes.ts'
import type { OfficeOrder } from '#web/office/orders/OrderHeading.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { Modal } from '#web/ui/dialogs/Modal.tsx'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Said } from '#web/ui/layout/Said.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { QuoteBasisChanges } from './QuoteBasisChanges.tsx'
import { QuoteReading } from './QuoteReading.tsx'
import { quoteInput } from './quote-check.ts'
import type { QuoteBasis, QuoteDraft } from './quote-draft.ts'

/** Repeats what will be sent, to whom, and until when it is valid. */
export const SendQuoteModal = ({
  detail: { order, distributor },
  draft,
  basis,
  figures,
  changes,
  quicker,
  busy,
  onBack,
  onSend,
}: {
  detail: OfficeOrder
  /** Without errors. */
  draft: QuoteDraft
  basis: QuoteBasis
  figures: QuoteFigures | null
  /** What changed in the order meanwhile; null while nothing did. */
  changes: readonly string[] | null
  /** Says that a colleague sent one under the question. */
  quicker: ReactNode
  busy: boolean
  onBack: () => void
  onSend: () => void
}) => {
  const adjusted = quoteInput(draft, basis).adjustments?.length ?? 0
  return (
    <Modal
      opened
      onClose={onBack}
      title={order.quote ? texts.askRevised(order.num) : texts.ask(order.num)}
      actions={
        <>
          <Button onClick={onBack} data-autofocus>
            {texts.goBack}
          </Button>
          <Button look="filled" busy={busy} onClick={onSend} aria-keyshortcuts="Control+Enter">
            {texts.send}
          </Button>
        </>
      }
    >
      {quicker}
      {changes && <QuoteBasisChanges orderId={order.id} changes={changes} />}
      <Stack>
        <Facts
          facts={{
            [texts.to]: <bdi>{distributor.name}</bdi>,
            [texts.destination]: order.destination,
            [adjustmentTexts.prices]: adjusted > 0 ? adjustmentTexts.some(adjusted) : null,
            [texts.note]: draft.note.trim() === '' ? null : <Said>{draft.note}</Said>,
          }}
        />
        <QuoteReading draft={draft} basis={basis} figures={figures} />
        <Text size="small">{texts.goesTo}</Text>
      </Stack>
    </Modal>
  )
}
