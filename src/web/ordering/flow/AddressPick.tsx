import { IconAlertCircle } from '@tabler/icons-react'
import { type Ref, useState } from 'react'

import type { Address } from '#modules/distributors/contract.ts'
import { addressTexts as texts } from '#texts/order-flow.ts'
import { AddressLines, type Place } from '#web/distributors/AddressLines.tsx'
import { OtherCountry } from '#web/ordering/OtherCountry.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import { AddressChooser } from './AddressChooser.tsx'
import classes from './picks.module.css'

type Country = { readonly id: string; readonly name: string }

/** The address that was chosen, and the way to choose another. `ref`: around its button, for the focus of an error. */
export const AddressPick = ({
  ref,
  type,
  chosen,
  gone = null,
  before = null,
  addresses,
  country,
  error = null,
  comingBack,
  onChoose,
}: {
  ref?: Ref<HTMLDivElement>
  type: 'SHIPPING' | 'BILLING'
  chosen: (Place & { readonly id: string; readonly country: Country }) | null
  /** What the chosen one was called, which has been deleted since. */
  gone?: string | null
  /** One that was chosen for another country, and can be had again. */
  before?: Address | null
  addresses: readonly Address[]
  /** What the order is for: goods that go elsewhere are said so. */
  country?: Country
  error?: string | null
  comingBack: string
  /** `close` is called once it is chosen. */
  onChoose: (id: string, close: () => void) => void
}) => {
  const [choosing, setChoosing] = useState(false)
  const close = () => setChoosing(false)
  return (
    <Card
      title={type === 'SHIPPING' ? texts.shipping : texts.billing}
      aside={
        <div {...(ref && { ref })}>
          <Button
            look={chosen ? 'outlined' : 'soft'}
            aria-describedby={error ? type : undefined}
            onClick={() => setChoosing(true)}
          >
            {chosen ? texts.change[type] : texts.choose[type]}
          </Button>
        </div>
      }
    >
      <p className={classes['help']}>{type === 'SHIPPING' ? texts.shippingHelp : texts.billingHelp}</p>
      {gone !== null && (
        <Note tone="error" icon={<IconAlertCircle size={18} stroke={1.8} aria-hidden />} strong={texts.gone(gone)}>
          {texts.goneNext}
        </Note>
      )}
      {chosen ? (
        <AddressLines place={chosen} />
      ) : (
        gone === null && <p className={classes['none']}>{texts.none[type]}</p>
      )}
      {before && (
        <div className={classes['row']} role="note">
          <span>{texts.before(before.name, before.country.name)}</span>
          <Button
            size="small"
            aria-label={`${texts.chooseThis}: ${before.name}`}
            onClick={() => onChoose(before.id, close)}
          >
            {texts.chooseThis}
          </Button>
        </div>
      )}
      {chosen && country && <OtherCountry address={chosen.country} order={country} say={texts.otherCountry} />}
      {type === 'SHIPPING' && <p className={classes['note']}>{texts.oneOrder}</p>}
      {error && (
        <p className={classes['error']} id={type} role="alert">
          <IconAlertCircle size={16} stroke={1.8} aria-hidden />
          {error}
        </p>
      )}
      <AddressChooser
        opened={choosing}
        type={type}
        chosenId={chosen?.id ?? null}
        addresses={addresses}
        comingBack={comingBack}
        onChoose={(id) => onChoose(id, close)}
        onClose={close}
      />
    </Card>
  )
}
