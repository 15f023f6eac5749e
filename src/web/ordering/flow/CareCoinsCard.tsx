import { useState } from 'react'

import type { CartSection } from '#modules/ordering/contract.ts'
import { validationTexts as texts } from '#texts/order-flow.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { careCoins, money } from '#web/ui/figures/format.ts'
import { Card } from '#web/ui/page/Card.tsx'
import classes from './CareCoinsCard.module.css'
import { CareCoinsModal } from './CareCoinsModal.tsx'

/** How many CareCoins pay for a part of the order. */
export const CareCoinsCard = ({ section, balance }: { section: CartSection; balance: number }) => {
  const [opened, setOpened] = useState(false)
  const { careCoinsUsed, careCoinsDiscount, maximumCareCoins } = section
  return (
    <Card
      title="CareCoins"
      aside={
        maximumCareCoins > 0 && (
          <Button look="soft" onClick={() => setOpened(true)}>
            {careCoinsUsed > 0 ? texts.changeCoins : texts.use}
          </Button>
        )
      }
    >
      <p className={classes['balance']}>{texts.balance(careCoins(balance))}</p>
      {maximumCareCoins === 0 && <p className={classes['none']}>{texts.none}</p>}
      {careCoinsUsed > 0 && (
        <p className={classes['used']}>{texts.using(careCoins(careCoinsUsed), money(careCoinsDiscount))}</p>
      )}
      <CareCoinsModal opened={opened} section={section} balance={balance} onClose={() => setOpened(false)} />
    </Card>
  )
}
