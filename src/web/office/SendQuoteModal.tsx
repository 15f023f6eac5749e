import type { QuotePrice } from '#modules/ordering/pricing.ts'
import { Button } from '#web/ui/Button.tsx'
import { DateText } from '#web/ui/Figures.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { quoteWords as words } from '#web/words/office.ts'
import type { OfficeOrder } from './OrderHeading.tsx'
import { QuoteSums } from './QuoteSums.tsx'
import classes from './SendQuoteModal.module.css'

/** Repeats what will be sent, to whom, and until when it stands. */
export const SendQuoteModal = ({
  opened,
  detail: { order, distributor },
  validUntil,
  note,
  price,
  busy,
  onBack,
  onSend,
}: {
  opened: boolean
  detail: OfficeOrder
  /** 'YYYY-MM-DD'. */
  validUntil: string
  note: string
  price: QuotePrice
  busy: boolean
  onBack: () => void
  onSend: () => void
}) => (
  <Modal
    opened={opened}
    onClose={onBack}
    title={order.quote ? words.askRevised(order.num) : words.ask(order.num)}
    actions={
      <>
        <Button onClick={onBack} data-autofocus>
          {words.goBack}
        </Button>
        <Button look="filled" busy={busy} onClick={onSend} aria-keyshortcuts="Control+Enter">
          {words.send}
        </Button>
      </>
    }
  >
    <dl className={classes['facts']}>
      <dt>{words.to}</dt>
      <dd>
        <bdi>{distributor.name}</bdi>
      </dd>
      <dt>{words.destination}</dt>
      <dd>{order.destination}</dd>
      <dt>{words.validUntil}</dt>
      <dd>
        <DateText at={validUntil} />
      </dd>
      {note.trim() !== '' && (
        <>
          <dt>{words.note}</dt>
          <dd className={classes['note']}>
            <bdi>{note}</bdi>
          </dd>
        </>
      )}
    </dl>
    <QuoteSums total={order.total} price={price} discount={order.promoCodeShippingDiscount} />
    <p className={classes['then']}>{words.goesTo}</p>
  </Modal>
)
