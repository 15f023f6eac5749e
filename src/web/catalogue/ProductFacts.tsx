import { IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'

import { downloadSheet, type Product } from '#modules/catalogue/contract.ts'
import { download } from '#web/download.ts'
import { Button } from '#web/ui/Button.tsx'
import { StatusPill } from '#web/ui/StatusPill.tsx'
import { productPageWords as words } from '#web/words/catalogue.ts'
import classes from './ProductFacts.module.css'

/** What the product is, in words, with its sheet. */
export const ProductFacts = ({ product }: { product: Product }) => {
  const { id, reference, description, technicalDescription, sterile } = product
  const [busy, setBusy] = useState(false)
  const fetchSheet = async () => {
    setBusy(true)
    await download(downloadSheet, { id }, words.sheetFile(reference))
    setBusy(false)
  }
  return (
    <div className={classes['facts']}>
      <p className={classes['reference']}>
        <span>
          {words.reference} <bdi>{reference}</bdi>
        </span>
        {sterile && <StatusPill tone="closed">{words.sterile}</StatusPill>}
      </p>
      <p className={classes['description']}>{description}</p>
      <h2>{words.technical}</h2>
      <p className={classes['technical']}>{technicalDescription}</p>
      <Button
        icon={<IconFileTypePdf size={18} stroke={1.6} aria-hidden />}
        busy={busy}
        onClick={() => void fetchSheet()}
      >
        {words.sheet}
      </Button>
    </div>
  )
}
