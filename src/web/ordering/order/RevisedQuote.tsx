import type { OrderDetail } from '#modules/ordering/contract.ts'
import { showRounds } from '#modules/ordering/quotes/quote-contract.ts'
import { decisionTexts } from '#texts/orders.ts'
import { quoteCardTexts as texts } from '#texts/quotes.ts'
import { useRead } from '#web/api/endpoint.ts'
import { RoundDifferences } from '#web/ordering/rounds/RoundDifferences.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { Modal } from '#web/ui/dialogs/Modal.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { Text } from '#web/ui/page/Text.tsx'

/** The quote was revised while it was read: what is different, before anything of the new one can be confirmed. */
export const RevisedQuote = ({
  id,
  read,
  now,
  onRead,
  onClose,
}: {
  id: OrderDetail['id']
  /** The version that the person has read. */
  read: number
  /** The current version. */
  now: number
  onRead: () => void
  onClose: () => void
}) => {
  const rounds = useRead(showRounds, { id })
  return (
    <Modal
      opened
      onClose={onClose}
      width="chooser"
      title={texts.revised}
      actions={
        <>
          <Button onClick={onClose} data-autofocus>
            {decisionTexts.back}
          </Button>
          <Button look="filled" onClick={onRead}>
            {texts.goOn(now)}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <Text role="status">{texts.revisedLead(read, now)}</Text>
        <Loading read={rounds} skeleton={<Skeleton lines={4} height={40} />}>
          {(them) => {
            const before = them.find(({ quoteVersion }) => quoteVersion === read)
            const after = them.find(({ quoteVersion }) => quoteVersion === now)
            return before && after ? (
              <RoundDifferences before={before} after={after} />
            ) : (
              <Skeleton lines={4} height={40} />
            )
          }}
        </Loading>
      </Stack>
    </Modal>
  )
}
