import { priceChangedTexts as texts } from '#texts/order-flow.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Modal } from '#web/ui/dialogs/Modal.tsx'
import { Money, Num } from '#web/ui/figures/Figures.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { type ComparedGroup, ComparisonTable } from '#web/ui/lists/ComparisonTable.tsx'
import { differences, type NewPrice, type ShownLine } from './new-price.ts'

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
    <Stack gap={5}>
      <p>{texts.lead}</p>
      <ComparisonTable caption={texts.title} hideCaption heads={heads} groups={groupsOf(price, before)} />
    </Stack>
  </Modal>
)

const heads = { before: texts.before, after: texts.now }

/** What moved, line by line, then what all of it comes to. */
const groupsOf = (price: NewPrice, before: ShownPrice): readonly ComparedGroup[] => [
  {
    key: 'lines',
    rows: differences(before.products, price).map(({ name, before: was, now }) => ({
      name,
      before: was === null ? null : <Money cents={was} />,
      after: now === null ? null : <Money cents={now} />,
      isChanged: true,
    })),
  },
  {
    key: 'sums',
    rows: [
      ...(before.careCoinsUsed === price.careCoinsUsed
        ? []
        : [
            {
              name: texts.careCoins,
              before: <Num value={before.careCoinsUsed} />,
              after: <Num value={price.careCoinsUsed} />,
              isChanged: true,
            },
          ]),
      {
        name: texts.total,
        before: <Money cents={before.total} exclVat />,
        after: <Money cents={price.total} exclVat />,
        isChanged: before.total !== price.total,
      },
    ],
  },
]
