import { describeEvents } from '#platform/text/event-descriptions.ts'
import { say } from '#platform/text/say.ts'
import { readerStream, resourceStream, shelfStream } from './events.ts'
import { languages } from './kinds.ts'

const done = {
  FILM: 'Watched the film',
  LINK: 'Opened the film elsewhere',
  DOCUMENT: 'Opened the document',
} as const

/** The library, its highlights and its readers, described for staff. */
export const libraryDescriptions = describeEvents([resourceStream, shelfStream, readerStream], {
  ResourceCreated: ({ title }) => ({ what: say('added the resource'), detail: title }),
  ResourceDescribed: ({ title }) => ({ what: say('described the resource'), detail: title }),
  VariantSaved: ({ language, revision, content, restored }) => ({
    what: restored
      ? say('restored revision {0} in {1} as revision {2}', restored, languages[language], revision)
      : say('saved revision {0} in {1}', revision, languages[language]),
    detail: content.title || null,
  }),
  VariantPublished: ({ revision, replaced }) => ({
    what: say('published revision {0}', revision),
    detail: replaced && say('With another file: {0}', replaced.name),
  }),
  VariantWithdrawn: () => ({ what: say('unpublished a language'), detail: null }),
  VariantScheduled: ({ action, revision, due }) => ({
    what: action === 'PUBLISH' ? say('scheduled revision {0}', revision) : say('scheduled the unpublishing'),
    detail: due,
  }),
  ScheduleCancelled: () => ({ what: say('cancelled the schedule'), detail: null }),
  ScheduleFailed: ({ fault }) => ({ what: say('could not publish as scheduled'), detail: fault }),
  ResourceHighlighted: ({ resourceId }) => ({
    what: resourceId ? say('highlighted a resource') : say('took the highlight away'),
    detail: null,
  }),
  ResourceOpened: ({ revision }) => ({ what: say('opened revision {0} of a resource', revision), detail: null }),
  ResourceDownloaded: ({ name }) => ({ what: say('downloaded a file of the library'), detail: name }),
  FilmLeft: ({ second }) => ({
    what: second === 0 ? say('watched a film to its end') : say('left a film'),
    detail: null,
  }),
  LessonCompleted: ({ rule }) => ({ what: say('completed an item of the academy'), detail: done[rule] }),
  CertificateIssued: ({ category, number }) => ({
    what: say('earned the certificate of {0}', category.name),
    detail: number,
  }),
  LibrarySeen: () => ({ what: say('marked the library as seen'), detail: null }),
})
