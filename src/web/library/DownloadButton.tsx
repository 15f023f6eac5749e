import { IconDownload } from '@tabler/icons-react'
import { downloadItem, type ResourceItem } from '#modules/library/contract.ts'
import { libraryTexts as texts } from '#texts/library.ts'
import { keep } from '#web/api/download.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { fileAt } from '#web/api/http.ts'
import { Button } from '#web/ui/actions/Button.tsx'

/** Saves the file of an item; that it was taken is kept, to tell when another one takes its place. */
export const DownloadButton = ({
  item,
  label = texts.download,
  disabled = false,
}: {
  item: Pick<ResourceItem, 'id' | 'title' | 'file'>
  label?: string
  disabled?: boolean
}) => {
  const take = useCommand(downloadItem, { onDone: ({ url, name }) => void keep(fileAt(url), name) })
  return item.file ? (
    <Button
      look="filled"
      icon={<IconDownload size={18} stroke={1.6} aria-hidden />}
      busy={take.busy}
      disabled={disabled}
      {...(label !== texts.download && { 'aria-label': texts.downloadOf(`${item.title}, ${label}`) })}
      onClick={() => void take.send({ id: item.id })}
    >
      {label}
    </Button>
  ) : null
}
