import { paths } from '#paths'
import type { Notice, NoticeTexts } from './wording.ts'

/** A new resource, or a file of the library that took the place of one that the reader downloaded. */
export const libraryNews = ({ resourceType, facts }: Notice): NoticeTexts => {
  const link = resourceType ? paths.resourcesOf({ type: resourceType }) : paths.resources()
  if (facts.status === 'REPLACED')
    return {
      title: 'A file that you downloaded was replaced',
      content: `There is a newer file of “${facts.document ?? 'a resource'}” in the library. Please use it instead of the one that you downloaded.`,
      link: resourceType && facts.subjectId ? paths.resource({ type: resourceType, id: facts.subjectId }) : link,
    }
  return {
    title: 'New resource available',
    content: facts.document
      ? `“${facts.document}” is now in the library.`
      : 'A new resource is available in the library.',
    link,
  }
}
