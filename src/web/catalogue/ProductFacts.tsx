import { IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'

import { downloadSheet, type Product } from '#modules/catalogue/contract.ts'
import { productPageTexts as texts } from '#texts/catalogue.ts'
import { download } from '#web/api/files/download.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import classes from './ProductFacts.module.css'

/** What the product is, as text, with its data sheet. */
export const ProductFacts = ({ product }: { product: Product }) => {
  const { id, reference, description, technicalDescription, sterile } = product
  const [busy, setBusy] = useState(false)
  const fetchSheet = async () => {
    setBusy(true)
    await download(downloadSheet, { id }, texts.sheetFile(reference))
    setBusy(false)
  }
  return (
    <div className={classes['facts']}>
      <p className={classes['reference']}>
        <span>
          {texts.reference} <bdi>{reference}</bdi>
        </span>
        {sterile && <StatusPill tone="closed">{texts.sterile}</StatusPill>}
      </p>
      <p className={classes['description']}>{description}</p>
      <h2>{texts.technical}</h2>
      <p className={classes['technical']}>{technicalDescription}</p>
      <Button
        icon={<IconFileTypePdf size={18} stroke={1.6} aria-hidden />}
        busy={busy}
        onClick={() => void fetchSheet()}
      >
        {texts.sheet}
      </Button>
    </div>
  )
}
