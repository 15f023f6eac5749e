import type { CartSection } from '#modules/ordering/contract.ts'
import { Button } from '#web/ui/Button.tsx'
import { Money } from '#web/ui/Figures.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { priceChangedWords as words } from '#web/words/order-flow.ts'
import { differences, type NewPrice } from './new-price.ts'
import classes from './PriceChanged.module.css'

/** The price moved between the screen and the server: the difference, and the question again. */
export const PriceChanged = ({
  price,
  before,
  onCancel,
  onPlace,
}: {
  price: NewPrice
  /** As it was on the screen when the order was sent: the cart behind may show the new prices already. */
  before: CartSection
  onCancel: () => void
  onPlace: () => void
}) => (
  <Modal
    opened
    onClose={onCancel}
    title={words.title}
    closeOnBackground={false}
    actions={
      <>
        <Button onClick={onCancel} data-autofocus>
          {words.cancel}
        </Button>
        <Button look="filled" onClick={onPlace}>
          {words.place}
        </Button>
      </>
    }
  >
    <p className={classes['lead']}>{words.lead}</p>
    <Comparison price={price} before={before} />
  </Modal>
)

const Comparison = ({ price, before }: { price: NewPrice; before: CartSection }) => (
  <table className={classes['table']}>
    <thead>
      <tr>
        <th scope="col">{words.product}</th>
        <th scope="col">{words.before}</th>
        <th scope="col">{words.now}</th>
      </tr>
    </thead>
    <tbody>
      {differences(before.products, price).map(({ name, before: was, now }) => (
        <tr key={name}>
          <th scope="row">
            <bdi>{name}</bdi>
          </th>
          <td>
            {was === null ? (
              '—'
            ) : (
              <s>
                <Money cents={was} />
              </s>
            )}
          </td>
          <td className={classes['now']}>{now === null ? '—' : <Money cents={now} />}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">{words.total}</th>
        <td>
          <s>
            <Money cents={before.total} />
          </s>
        </td>
        <td className={classes['now']}>
          <Money cents={price.total} />
        </td>
      </tr>
    </tfoot>
  </table>
)
