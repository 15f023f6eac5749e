import { describeEvents } from '#platform/text/event-descriptions.ts'
import { readerStream, resourceStream, shelfStream } from './events.ts'
import { languages } from './kinds.ts'

const done = {
  FILM: 'Watched the film',
  LINK: 'Opened the film elsewhere',
  DOCUMENT: 'Opened the document',
} as const

/** The library, its highlights and its readers, described for staff. */
export const libraryDescriptions = describeEvents([resourceStream, shelfStream, readerStream], {
  ResourceCreated: ({ title }) => ({ what: 'added the resource', detail: title }),
  ResourceDescribed: ({ title }) => ({ what: 'described the resource', detail: title }),
  VariantSaved: ({ language, revision, content, restored }) => ({
    what: restored
      ? `restored revision ${restored} in ${languages[language]} as revision ${revision}`
      : `saved revision ${revision} in ${languages[language]}`,
    detail: content.title || null,
  }),
  VariantPublished: ({ revision, replaced }) => ({
    what: `published revision ${revision}`,
    detail: replaced && `With another file: ${replaced.name}`,
  }),
  VariantWithdrawn: () => ({ what: 'unpublished a language', detail: null }),
  VariantScheduled: ({ action, revision, due }) => ({
    what: action === 'PUBLISH' ? `scheduled revision ${revision}` : 'scheduled the unpublishing',
    detail: due,
  }),
  ScheduleCancelled: () => ({ what: 'cancelled the schedule', detail: null }),
  ScheduleFailed: ({ fault }) => ({ what: 'could not publish as scheduled', detail: fault }),
  ResourceHighlighted: ({ resourceId }) => ({
    what: resourceId ? 'highlighted a resource' : 'took the highlight away',
    detail: null,
  }),
  ResourceOpened: ({ revision }) => ({ what: `opened revision ${revision} of a resource`, detail: null }),
  ResourceDownloaded: ({ name }) => ({ what: 'downloaded a file of the library', detail: name }),
  FilmLeft: ({ second }) => ({ what: second === 0 ? 'watched a film to its end' : 'left a film', detail: null }),
  LessonCompleted: ({ rule }) => ({ what: 'completed an item of the academy', detail: done[rule] }),
  CertificateIssued: ({ category, number }) => ({ what: `earned the certificate of ${category.name}`, detail: number }),
  LibrarySeen: () => ({ what: 'marked the library as seen', detail: null }),
})
