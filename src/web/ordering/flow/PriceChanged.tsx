import { priceChangedTexts as texts } from '#texts/order-flow.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Modal } from '#web/ui/dialogs/Modal.tsx'
import { Money, Num } from '#web/ui/figures/Figures.tsx'
import { differences, type NewPrice, type ShownLine } from './new-price.ts'
import classes from './PriceChanged.module.css'

/** What was on the screen: any section of the cart is such. */
export type ShownPrice = {
  readonly products: readonly ShownLine[]
  readonly careCoinsUsed: number
  readonly total: number
}

/** The price moved between the screen and the server: the difference, and the question again. */
export const PriceChanged = ({
  price,
  before,
  yes = texts.place,
  busy,
  onCancel,
  onPlace,
}: {
  price: NewPrice
  /** As it was on the screen when the order was sent: the cart behind may show the new prices already. */
  before: ShownPrice
  /** The label of the confirming button; placing by default. */
  yes?: string
  busy: boolean
  onCancel: () => void
  onPlace: () => void
}) => (
  <Modal
    opened
    onClose={onCancel}
    title={texts.title}
    closeOnBackground={false}
    actions={
      <>
        <Button onClick={onCancel} data-autofocus>
          {texts.cancel}
        </Button>
        <Button look="filled" busy={busy} onClick={onPlace}>
          {yes}
        </Button>
      </>
    }
  >
    <p className={classes['lead']}>{texts.lead}</p>
    <Comparison price={price} before={before} />
  </Modal>
)

const Comparison = ({ price, before }: { price: NewPrice; before: ShownPrice }) => (
  <table className={classes['table']}>
    <thead>
      <tr>
        <th scope="col">{texts.product}</th>
        <th scope="col">{texts.before}</th>
        <th scope="col">{texts.now}</th>
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
      {before.careCoinsUsed !== price.careCoinsUsed && (
        <tr>
          <th scope="row">{texts.careCoins}</th>
          <td>
            <s>
              <Num value={before.careCoinsUsed} />
            </s>
          </td>
          <td className={classes['now']}>
            <Num value={price.careCoinsUsed} />
          </td>
        </tr>
      )}
      <tr>
        <th scope="row">{texts.total}</th>
        <td>
          <s>
            <Money cents={before.total} exclVat />
          </s>
        </td>
        <td className={classes['now']}>
          <Money cents={price.total} exclVat />
        </td>
      </tr>
    </tfoot>
  </table>
)
