import type { FilePurpose } from '#platform/files/file-kinds.ts'

const MEGABYTE = 1024 * 1024
const paper = { kinds: ['pdf', 'png', 'jpeg', 'docx', 'xlsx'], maxBytes: 25 * MEGABYTE } as const

/** The specification's `bucket`, with kinds and size. */
export const purposes = {
  signup: paper,
  documents: paper,
  orders: paper,
  /** The former name of `orders`, still sent by older screens and tickets. */
  'order-documents': paper,
  labels: paper,
  tickets: paper,
  reports: paper,
  pictures: { kinds: ['png', 'jpeg'], maxBytes: 5 * MEGABYTE, tidied: true },
  catalogue: { kinds: ['pdf', 'png', 'jpeg'], maxBytes: 25 * MEGABYTE },
  brand: { kinds: ['png', 'jpeg'], maxBytes: 2 * MEGABYTE, byStaff: true, tidied: true },
  agreements: { ...paper, byStaff: true },
  products: { kinds: ['pdf', 'png', 'jpeg'], maxBytes: 25 * MEGABYTE, byStaff: true, tidied: true },
  news: { kinds: ['png', 'jpeg'], maxBytes: 25 * MEGABYTE, byStaff: true, tidied: true },
  resources: {
    kinds: ['pdf', 'png', 'jpeg', 'docx', 'xlsx', 'pptx'],
    maxBytes: 100 * MEGABYTE,
    byStaff: true,
    tidied: true,
  },
  'resource-pictures': { kinds: ['png', 'jpeg'], maxBytes: 25 * MEGABYTE, byStaff: true, tidied: true },
  videos: { kinds: ['mp4', 'webm'], maxBytes: 500 * MEGABYTE, byStaff: true },
  captions: { kinds: ['vtt'], maxBytes: 5 * MEGABYTE, byStaff: true },
} as const satisfies Readonly<Record<string, FilePurpose>>

declare module '#platform/declared.ts' {
  interface Declared {
    readonly filePurpose: keyof typeof purposes
  }
}

/** Of one sign-up (4-decisions, safety). */
export const MOST_SIGNUP_FILES = 20
