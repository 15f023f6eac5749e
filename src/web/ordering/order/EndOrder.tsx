import { useState } from 'react'

import { cancelOrder, decideQuote, type OrderDetail } from '#modules/ordering/contract.ts'
import { orderTexts, decisionTexts as texts } from '#texts/orders.ts'
import { sumTexts } from '#texts/quotes.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { ConfirmModal } from '#web/ui/dialogs/ConfirmModal.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { Money } from '#web/ui/figures/Figures.tsx'
import { Box } from '#web/ui/layout/Box.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Sum, Sums } from '#web/ui/layout/Sums.tsx'
import { Text } from '#web/ui/page/Text.tsx'

type Props = { order: OrderDetail; onClose: () => void }

/** Turns the quote down, which ends the order; a reason helps sales. */
export const RejectQuote = ({ order, onClose }: Props) => {
  const [reason, setReason] = useState('')
  const command = useCommand(decideQuote, {
    onDone: () => {
      onClose()
      showSuccess(texts.rejected(order.num))
    },
  })
  const reject = () =>
    void command.send({
      orderId: order.id,
      status: 'CANCELLED',
      reason: reason.trim() || null,
      ...(order.quote && { quoteVersion: order.quote.version }),
    })
  return (
    <ConfirmModal
      title={texts.rejectTitle}
      keep={texts.keep}
      confirm={texts.reject}
      busy={command.busy}
      onKeep={onClose}
      onConfirm={reject}
    >
      <Stack gap={5}>
        <WhatEnds order={order} ofQuote />
        <Text>
          {texts.rejectLead} {order.careCoinsUsed > 0 && texts.careCoinsBack}
        </Text>
        <TextArea
          label={texts.reason}
          help={texts.reasonHelp}
          maxLength={1_000}
          value={reason}
          onChange={setReason}
          error={command.errors['reason'] ?? null}
        />
      </Stack>
    </ConfirmModal>
  )
}

/** Takes the order back, as long as it is not confirmed. */
export const CancelOrder = ({ order, onClose }: Props) => {
  const command = useCommand(cancelOrder, {
    onDone: () => {
      onClose()
      showSuccess(texts.cancelled(order.num))
    },
  })
  const cancel = () => void command.send({ orderId: order.id })
  return (
    <ConfirmModal
      title={texts.cancelTitle}
      keep={texts.keep}
      confirm={texts.cancel}
      busy={command.busy}
      onKeep={onClose}
      onConfirm={cancel}
    >
      <Stack gap={5}>
        <WhatEnds order={order} />
        <Text>
          {texts.cancelLead} {order.careCoinsUsed > 0 && texts.careCoinsBack}
        </Text>
      </Stack>
    </ConfirmModal>
  )
}

/** `ofQuote`: the total of the quote with its freight, once for each freight option; else the order's. */
const WhatEnds = ({
  order: { num, country, subCategory, total, quote },
  ofQuote = false,
}: {
  order: OrderDetail
  ofQuote?: boolean
}) => (
  <Box>
    <Sums>
      <Sum name={texts.number}>{num}</Sum>
      {ofQuote && quote ? (
        quote.options.map(({ optionId, name, grandTotal }) => (
          <Sum key={optionId} name={quote.options.length > 1 ? sumTexts.grandTotalOf(name) : orderTexts.grandTotal}>
            <Money cents={grandTotal} exclVat={quote.options.length > 1} />
          </Sum>
        ))
      ) : (
        <Sum name={`${country.name}: ${subCategory.name}`}>
          <Money cents={total} exclVat />
        </Sum>
      )}
    </Sums>
  </Box>
)
