import { deadLinksIn } from '#modules/library/markdown/markdown.ts'
import { beyondLimits } from '#modules/library/markdown/markdown-limits.ts'
import { isOneOf } from '#platform/typed.ts'
import type { ResourceFacts, VariantContent } from './events.ts'
import { filmHosts, type ResourceKind } from './kinds.ts'

const isFilm = (mediaType: string) => mediaType.startsWith('video/')

/** Where a film of the academy may be opened. */
export const isFilmAddress = (given: string): boolean => {
  const url = URL.canParse(given) ? new URL(given) : null
  return url?.protocol === 'https:' && isOneOf(filmHosts, url.hostname)
}

/** What keeps the texts of a variant from being parsed, by the field of the editor; none: nothing. */
export const markdownFaults = ({
  content,
  content2,
}: Pick<VariantContent, 'content' | 'content2'>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({ content: beyondLimits(content, 'Text'), content2: beyondLimits(content2, 'Second text') }).filter(
      (fault): fault is [string, string] => fault[1] !== null,
    ),
  )

/** What a revision still lacks, by the field of the editor; none: it can be published. */
export const whyNotPublished = (
  kind: ResourceKind,
  facts: ResourceFacts | null,
  content: VariantContent,
): Readonly<Record<string, string>> => {
  const faults: Record<string, string> = {}
  if (content.title === '') faults['title'] = 'Enter a title'
  if (content.excerpt === '') faults['excerpt'] = 'Enter an excerpt: the card shows it'
  if (content.image && content.imageText === '') faults['imageText'] = 'Enter the alt text of the image'
  const dead = [...deadLinksIn(content.content), ...deadLinksIn(content.content2)]
  if (dead.length > 0) faults['content'] = `This address cannot be opened: ${dead[0]}`
  return { ...faults, ...markdownFaults(content), ...fileFaults(kind, facts, content) }
}

const fileFaults = (
  kind: ResourceKind,
  facts: ResourceFacts | null,
  { file, externalLink }: VariantContent,
): Readonly<Record<string, string>> => {
  if (kind === 'best-practices') return {}
  if (kind === 'womancare-academy' && facts?.contentType === null) return { contentType: 'Choose what it is' }
  if (kind === 'womancare-academy' && facts?.contentType === 'VIDEO')
    return (externalLink ? isFilmAddress(externalLink) : isFilm(file?.mediaType ?? ''))
      ? {}
      : { externalLink: `Add a film, or enter its address on ${filmHosts.join(', ')}` }
  if (!file) return { file: 'Add the file' }
  if (kind === 'videos-and-tutorials') return isFilm(file.mediaType) ? {} : { file: 'Add a film: MP4 or WebM' }
  return isFilm(file.mediaType) ? { file: 'A film belongs to videos and tutorials' } : {}
}

/** What may be published so, but a reader would miss. */
export const warningsOf = (content: VariantContent): string[] => [
  ...(isFilm(content.file?.mediaType ?? '') && !content.captions ? ['The film has no captions'] : []),
  ...(content.image ? [] : ['There is no image: a drawing is shown instead']),
]
