import { IconFileTypePdf, IconTag } from '@tabler/icons-react'
import { useState } from 'react'

import { downloadLabel } from '#modules/catalogue/contract.ts'
import type { Registration } from '#modules/catalogue/products/product-contract.ts'
import { labelTexts as texts } from '#texts/catalogue.ts'
import { download } from '#web/api/files/download.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import classes from './LabelModal.module.css'

/** The label that a product carries in a country, with its PDF; or 'No label available'. */
export const CurrentLabel = ({ registration: { id, country, label } }: { registration: Registration }) => {
  const [busy, setBusy] = useState(false)
  const open = async (code: string) => {
    setBusy(true)
    await download(downloadLabel, { id }, `${code}.pdf`)
    setBusy(false)
  }
  return (
    <div className={classes['label']}>
      <IconTag size={26} stroke={1.6} aria-hidden />
      <div>
        <p className={classes['where']}>
          {texts.current} · {country.name}
        </p>
        <p className={classes['code']}>{label ? <bdi>{label.code}</bdi> : texts.none}</p>
        {label && <p className={classes['where']}>{label.name}</p>}
      </div>
      {label && (
        <Button
          size="small"
          busy={busy}
          icon={<IconFileTypePdf size={16} stroke={1.8} aria-hidden />}
          onClick={() => void open(label.code)}
        >
          {texts.open}
        </Button>
      )}
    </div>
  )
}
