import type { ResourceItem } from '#modules/library/contract.ts'
import { fileKinds, kindOf } from '#platform/files/file-kinds.ts'
import { libraryTexts as texts } from '#texts/library.ts'
import { fileSize } from '#web/ui/figures/format.ts'

/** What a download contains: 'PDF, 12 pages, 1.2 MB, English'. */
export const fileFacts = (
  { mediaType, bytes, pages, seconds }: NonNullable<ResourceItem['file']>,
  language: string,
): string => {
  const kind = kindOf(mediaType)
  return [
    kind && fileKinds[kind].name,
    pages !== null && texts.pages(pages),
    seconds !== null && texts.length(seconds),
    fileSize(bytes),
    language,
  ]
    .filter((part) => part !== false && part !== null)
    .join(', ')
}
