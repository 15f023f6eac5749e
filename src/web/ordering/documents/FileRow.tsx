import { IconDownload, IconEye, IconFileText, IconFileTypePdf } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { documentTexts as texts } from '#texts/order-documents.ts'
import { keep } from '#web/api/files/download.ts'
import { FilePreview } from '#web/api/files/FilePreview.tsx'
import { fileAt } from '#web/api/http.ts'
import { IconButton } from '#web/ui/actions/Button.tsx'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import classes from './FileRow.module.css'

/** A file of an order: `file` is its address, `name` what it is kept as, `label` what it is. */
export type FileOfOrder = { readonly name: string; readonly file: string; readonly label: string }

/** To look at, and to keep. `children`: what there is to say of it. */
export const FileRow = ({
  file,
  state,
  children,
  end,
}: {
  file: FileOfOrder
  /** What became of it. */
  state?: ReactNode
  children?: ReactNode
  end?: ReactNode
}) => {
  const [previewing, setPreviewing] = useState(false)
  const { name, label } = file
  const call = fileAt(file.file)
  const TypeIcon = name.toLowerCase().endsWith('.pdf') ? IconFileTypePdf : IconFileText
  return (
    <div className={classes['file']}>
      <TypeIcon size={26} stroke={1.6} aria-hidden />
      <span className={classes['text']}>
        <strong>{label}</strong>
        <Text as="small" size="small">
          <bdi>{name}</bdi>
        </Text>
        {children && (
          <Text as="small" size="small">
            {children}
          </Text>
        )}
        {state && <span>{state}</span>}
      </span>
      <span>
        {end}
        <IconButton label={texts.previewOf(label)} onClick={() => setPreviewing(true)}>
          <IconEye size={18} stroke={1.8} aria-hidden />
        </IconButton>
        <IconButton label={texts.downloadOf(label)} onClick={() => void keep(call, name)}>
          <IconDownload size={18} stroke={1.8} aria-hidden />
        </IconButton>
      </span>
      {previewing && <FilePreview call={call} name={name} label={label} onClose={() => setPreviewing(false)} />}
    </div>
  )
}

/** Files side by side, as many as fit. */
export const FileRows = ({ children }: { children: ReactNode }) => (
  <Grid as="ul" gap={4}>
    {children}
  </Grid>
)
