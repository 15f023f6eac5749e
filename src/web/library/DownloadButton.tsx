import { IconDownload, IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { previewItem } from '#modules/library/academy/academy-contract.ts'
import { downloadItem, type ResourceItem } from '#modules/library/contract.ts'
import { libraryTexts as texts } from '#texts/library.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { keep } from '#web/api/files/download.ts'
import { FilePreview } from '#web/api/files/FilePreview.tsx'
import { fileAt } from '#web/api/http.ts'
import { Button } from '#web/ui/actions/Button.tsx'

type Props = {
  readonly item: Pick<ResourceItem, 'id' | 'title' | 'file'>
  /** Which of several it is. */
  readonly label?: string
  readonly disabled?: boolean
}

const useDownload = () => useCommand(downloadItem, { onDone: ({ url, name }) => void keep(fileAt(url), name) })

/** Saves the file of an item; the download is recorded, to notify when another file replaces it. */
export const DownloadButton = ({ item, label, disabled = false }: Props) => {
  const take = useDownload()
  return item.file ? (
    <Button
      look="filled"
      icon={<IconDownload size={18} stroke={1.6} aria-hidden />}
      busy={take.busy}
      disabled={disabled}
      {...(label !== undefined && { 'aria-label': texts.downloadOf(`${item.title}, ${label}`) })}
      onClick={() => void take.send({ id: item.id })}
    >
      {label ?? texts.download}
    </Button>
  ) : null
}

const canBeShown = (mediaType: string) => mediaType === 'application/pdf' || mediaType.startsWith('image/')

/** Shows the file of an item in front of the page, where browsers can. */
export const PreviewButton = ({ item, label, disabled = false }: Props) => {
  const [address, show] = useState<string | null>(null)
  const look = useCommand(previewItem, { onDone: ({ url }) => show(url) })
  const take = useDownload()
  if (!item.file || !canBeShown(item.file.mediaType)) return null
  return (
    <>
      <Button
        icon={<IconEye size={18} stroke={1.6} aria-hidden />}
        busy={look.busy}
        disabled={disabled}
        aria-label={texts.previewOf(label === undefined ? item.title : `${item.title}, ${label}`)}
        onClick={() => void look.send({ id: item.id })}
      >
        {texts.preview}
      </Button>
      {address && (
        <FilePreview
          call={fileAt(address)}
          name={item.file.name}
          label={item.title}
          onKeep={() => void take.send({ id: item.id })}
          onClose={() => show(null)}
        />
      )}
    </>
  )
}
